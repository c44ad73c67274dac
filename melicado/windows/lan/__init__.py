"""Pages for playing over the network, and the sessions behind their tables."""
