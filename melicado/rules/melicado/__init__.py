"""Méli Cado, the word game of speed (rules MC-01 to MC-46)."""
