"""Recorded games: the seed and the actions, from which the whole game can be replayed."""

from collections.abc import Mapping

from ..late_dataclass import late_dataclass
from ..records import Json, JsonObject, Record, document_json, to_json
from .maps import MapDocument
from .scenarios import Scenario

RECORDING_FORMAT = "hullwright/recording"
RECORDING_VERSION = 2


@late_dataclass(kw_only=True)
class Seat(Record):
    """Who played at a seat: a person, or a bot by its name."""

    name: str
    bot: str = ""


@late_dataclass(kw_only=True)
class RecordedOutcome(Record):
    """How a recorded game ended."""

    winners: tuple[int, ...]
    """The seats that won, counted from 0."""
    reason: str
    scores: tuple[float, ...] = ()


@late_dataclass(kw_only=True)
class Recording(Record):
    """A recorded game, with its map and scenario inside so that it can be replayed anywhere."""

    game: str
    engine: str
    """The version of the engine that played it."""
    seed: int
    seats: tuple[Seat, ...]
    map: MapDocument
    scenario: Scenario | None = None
    actions: tuple[Json, ...]
    """Every action in order, in the form the engine reads."""
    outcome: RecordedOutcome | None = None
    notes: Mapping[str, str] | None = None

    def to_json(self) -> JsonObject:
        """Return the document as it stands in a file, with whole documents inside it."""
        body = to_json(self)
        body["map"] = self.map.to_json()
        if self.scenario is not None:
            body["scenario"] = self.scenario.to_json()
        return document_json(RECORDING_FORMAT, RECORDING_VERSION, body)
