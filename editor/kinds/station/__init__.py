"""The kind of stations."""
