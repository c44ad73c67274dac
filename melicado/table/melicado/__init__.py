"""The table of Méli Cado."""
