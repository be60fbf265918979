"""Escape from the Aliens in Outer Space on desks: what its players see, hold and may do, in words."""
