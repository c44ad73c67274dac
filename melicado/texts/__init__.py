"""Sentences in the reader's language, made from the codes of the lower floors; QtCore only."""
