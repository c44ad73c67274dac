"""Méli Cado and Mendelius: two card games for families and classes."""
