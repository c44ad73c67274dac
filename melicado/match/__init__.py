"""One match: its authority, seats, clock and journal."""
