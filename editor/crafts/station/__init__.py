"""The craft of stations."""
