"""What a person chooses before sheets are made."""

from enum import StrEnum

from hullwright.schema.late_dataclass import late_dataclass

MOST_PLAYERS = 16
"""A record has a column for each player."""
MOST_ROUNDS = 200
"""What a record on a page of its own can hold."""


class What(StrEnum):
    """What is printed."""

    MAP = "map"
    """A sheet of the map to play on."""
    SCENARIO = "scenario"
    """The rules in force, in words."""
    BOTH = "both"
    """The rules, and one sheet of the map."""
    BOOKLET = "booklet"
    """The rules, and a sheet of the map for each player; or with one map and all pieces to cut out."""
    PIECES = "pieces"
    """The pieces that are played with, to be cut out."""
    EXTRA = "extra"
    """A sheet that a plugin brings."""


@late_dataclass
class SheetOptions:
    """How sheets are to be made."""

    what: What = What.MAP
    paper: str = "a4"
    per_page: int = 1
    """Sheets of the map on a page: 1, or 2 to cut apart."""
    players: int | None = None
    """How many play; as many as the map is made for if None."""
    language: str = "en"
    rounds: int | None = None
    """Rounds in the record; as many as the ruleset has if None."""
    hull: str = "line"
    """The style of the hull around a ship; other maps have none."""
    extra: str = ""
    """The name of a plugin's sheet, if that is what is printed."""
