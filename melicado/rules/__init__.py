"""The two games as pure state machines: no Qt, no clock, no files."""
