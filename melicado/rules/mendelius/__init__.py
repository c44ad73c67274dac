"""Mendelius, the game of inheritance (rules MD-01 to MD-21)."""
