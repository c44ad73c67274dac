"""Main window, dialogs and pages."""
