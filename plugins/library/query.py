"""What people look for in libraries, and what they are shown of each pack at first."""

from hullwright.schema.late_dataclass import late_dataclass

SMALL = 150
"""So many spaces a small map has at the most."""
SYMMETRIC = 0.95
"""The share of cells that agree with their images on a map that counts as symmetric."""
NEW_DAYS = 30
"""For so many days a pack is new."""


@late_dataclass(kw_only=True)
class LibraryQuery:
    """What somebody looks for; what is not said does not matter."""

    text: str = ""
    game: str = ""
    players: int = 0
    """Who sits at the table tonight."""
    minutes: int = 0
    """The longest that it may take."""
    fair: bool = False
    symmetric: bool = False
    small: bool = False
    new: bool = False
    language: str = ""


@late_dataclass
class PackCard:
    """A pack as it stands in a list: its first map's figures, and those of all maps together."""

    row: int
    """By which the local index knows it."""
    library: str
    pack: str
    title: str
    authors: str
    version: str
    published: str
    maps: int
    least: int
    most: int
    """Players; 0 if no map says."""
    spaces: int
    minutes: int
    fairness: str
    """`fair`, who is ahead, `mixed`, or nothing if nobody has judged it."""
    preview: str
    has_code: bool
    game: str = ""


@late_dataclass
class KnownMap:
    """A map of a pack that some library offers."""

    library: str
    pack: str
    title: str
    """Of the pack."""
    name: str
    file: str
    """Its place in the pack."""
