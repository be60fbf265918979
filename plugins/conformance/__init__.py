"""Conformance of plugins: what is asked of each contribution, by sort, and what is said of those that fail."""
