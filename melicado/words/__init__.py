"""Letters and dictionaries. Knows nothing of cards."""
