"""Escape from the Aliens in Outer Space: hidden movement on a hex zone (EA)."""
