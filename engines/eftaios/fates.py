"""What may have become of a player."""

ABOARD, ESCAPED, ELIMINATED = range(3)
FATES = ("aboard", "escaped", "eliminated")

NOBODY = -1
"""No player, and no place."""
