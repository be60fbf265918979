"""The decisions and the events of every turn, made once for each player: they never differ."""

from .vocabulary import MOST_PLAYERS

PLAYERS = range(MOST_PLAYERS)

TURNS = tuple(("turn", player) for player in PLAYERS)
"""The decision where to move, and the event that a turn begins."""
ACTS = tuple(("act", player) for player in PLAYERS)
"""The decision what to do on arrival."""
SILENT_SECTORS = tuple(("silent", player) for player in PLAYERS)
"""The event that a player is in a silent sector (EA-T5)."""
