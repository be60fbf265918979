"""Pictures for the documentation, taken of the real window: `make pictures`."""
