"""What is kept of the program's own errors: a log, reports, and how the last run ended. No Qt."""
