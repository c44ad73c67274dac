"""Sentences from codes, in the reader's language (QtCore only)."""
