"""The Qt scene: cards, row, hand, places, gestures, motion."""
