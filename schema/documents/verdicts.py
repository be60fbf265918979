"""Lab verdicts: what games between bots have shown of a map, in figures that any program can read."""

from ..late_dataclass import late_dataclass
from ..records import JsonObject, Record, document_json, to_json

VERDICT_FORMAT = "hullwright/verdict"
VERDICT_VERSION = 1
FAIR = "fair"
"""The verdict where nobody is ahead; any other names who is, and none says that it is not known."""


@late_dataclass(kw_only=True)
class VerdictRow(Record):
    """What is known of a map for one number of players."""

    players: int
    games: int
    fairness: str = ""
    """`fair`, the side or place that is ahead, or nothing while it is not known."""
    share: float = 0.5
    """Of whoever is ahead, or of the first side."""
    low: float = 0.0
    high: float = 1.0
    """Between which the true share lies."""
    minutes: int = 0
    """How long a game takes at a table, reckoned from its rounds; 0 if that is not known."""


@late_dataclass(kw_only=True)
class LabVerdict(Record):
    """What was played on a map and what came of it."""

    map: str
    """The file of the map, by its place in the pack."""
    game: str
    engine: str = ""
    """The version of the engine that played."""
    scenario: str = ""
    """The name of the scenario it was played under."""
    bots: tuple[str, ...] = ()
    confidence: float = 0.95
    rows: tuple[VerdictRow, ...]

    def to_json(self) -> JsonObject:
        """Return the document as it stands in a file."""
        return document_json(VERDICT_FORMAT, VERDICT_VERSION, to_json(self))
