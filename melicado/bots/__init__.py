"""Players that see a View and answer with a Command and a delay."""
