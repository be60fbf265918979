"""Styles of planners, as data."""
