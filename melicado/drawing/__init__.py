"""Painters of cards, people and icons (QtGui only)."""
