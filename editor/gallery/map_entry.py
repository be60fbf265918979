"""What a gallery knows of a map: enough for its card, for the filters and for the feed."""

from hullwright.plugins.library.index_entries import fairness_of
from hullwright.schema.documents.maps import Players
from hullwright.schema.documents.verdicts import VerdictRow
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.records import Record


@late_dataclass(kw_only=True)
class MapEntry(Record):
    """A map of a gallery."""

    slug: str
    """By which its page and its folder are called."""
    origin: str
    """Where it came from: its file from the folder, or its place in a pack."""
    digest: str
    """The hash of all that its pages are made of."""
    name: str
    kind: str
    game: str
    subtitle: str = ""
    author: str = ""
    description: str = ""
    """The beginning of it, for searching."""
    language: str = ""
    tags: tuple[str, ...] = ()
    players: Players | None = None
    spaces: int = 0
    symmetry: float = 0.0
    verdicts: tuple[VerdictRow, ...] = ()
    is_judged: bool = False
    """Whether it carries a verdict of the lab itself."""
    published: str
    """The day on which it came, such as 2026-11-17."""
    updated: str
    """The moment at which its pages became what they are."""
    files: tuple[str, ...]
    """All that was made of it, by places from the folder of the site."""

    @property
    def minutes(self) -> int:
        """The middle of how long games take; 0 if that is not known."""
        known = sorted(each.minutes for each in self.verdicts if each.minutes)
        return known[len(known) // 2] if known else 0

    @property
    def fairness(self) -> str:
        """One word for what is known of fairness, as libraries have it."""
        return fairness_of(list(self.verdicts))
