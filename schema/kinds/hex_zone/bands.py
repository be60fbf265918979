"""What published zones have (“Known bands” in the digest): outside of these, checks give a hint."""

Band = tuple[float, float]
"""The least and the most."""

SECTORS: Band = (16, 276)
SILENT_PERCENT: Band = (17, 92)
SILENT_PERCENT_OF_LARGE: Band = (17, 47)
LARGE = 140
"""Zones with more sectors than this count as large."""
HUMAN_DISTANCE: Band = (4, 14)
NEIGHBOURS: Band = (2.5, 5.0)
MOST_DEAD_ENDS = 3


def silent_percent(sectors: int) -> Band:
    """Return the band for the share of silent sectors in a zone of that many."""
    return SILENT_PERCENT_OF_LARGE if sectors > LARGE else SILENT_PERCENT
