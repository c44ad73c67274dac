"""The table of Mendelius."""
