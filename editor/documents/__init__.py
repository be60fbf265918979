"""Open documents: a value with its history and its file, and the workplace around it."""
