"""The pages of Mendelius: a new game, its table, its results, its rules."""
