"""Styles of racers, as data."""
