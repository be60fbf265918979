"""Hex zones from the formats in which players already have them: a module for each format."""
