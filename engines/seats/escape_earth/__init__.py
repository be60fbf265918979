"""Escape Earth on desks: what its players see, hold and may do, in words."""
