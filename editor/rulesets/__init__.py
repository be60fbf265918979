"""Rulesets as people read and change them: their fields, and what differs between two."""
