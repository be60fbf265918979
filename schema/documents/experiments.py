"""Experiments: a question about maps, and which games are to answer it."""

from ..late_dataclass import late_dataclass
from ..records import JsonObject, Record, document_json, to_json

EXPERIMENT_FORMAT = "hullwright/experiment"
EXPERIMENT_VERSION = 1


@late_dataclass(kw_only=True)
class Certainty(Record):
    """How sure an answer has to be."""

    confidence: float = 0.95
    """How often an interval holds the true share, however often one looks."""
    within: float = 0.05
    """How far an interval may reach to either side of what was seen."""


@late_dataclass(kw_only=True)
class LabLimit(Record):
    """When to stop although the answer is not known."""

    games: int = 20_000
    minutes: float = 0.0
    """Without a limit where it is 0."""


@late_dataclass(kw_only=True)
class Experiment(Record):
    """A question, and the maps, scenarios, numbers of players and bots that are played to answer it."""

    name: str
    description: str = ""
    author: str = ""
    language: str = ""
    question: str
    maps: tuple[str, ...]
    """Files, by their places from the experiment's own."""
    scenarios: tuple[str, ...] = ()
    """Files likewise; without any, maps are played by themselves."""
    players: tuple[int, ...] = ()
    """Without any, as many as each map is made for."""
    bots: tuple[str, ...] = ()
    """Kinds as on the command line, one for all or one for each side; without any, the best."""
    certainty: Certainty = Certainty()
    limit: LabLimit = LabLimit()
    seed: int = 1

    def to_json(self) -> JsonObject:
        """Return the document as it stands in a file."""
        return document_json(EXPERIMENT_FORMAT, EXPERIMENT_VERSION, to_json(self))
