"""The room: a match that people on several machines play over the local network (QtNetwork)."""
