"""Candidates: maps that a run offers, with why they are good and how they can be made again."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from hullwright.schema.documents.carried_verdict import content_hash
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.targets import Target
from hullwright.schema.records import Json

from .niche_archive import Niche
from .scoring import Score

GENERATED = "x-generated"
"""Where a generated map tells how it was made."""


class ToldMap(NamedTuple):
    """By what a map is known again that tells how it was made."""

    number: int
    content: str
    """The hash of its content: after other moves, or steered otherwise, the same number is another map."""

    @classmethod
    def of(cls, note: Mapping[str, Json]) -> "ToldMap | None":
        """Return what a map's note tells; None if it tells something else."""
        number, content = note.get("number"), note.get("map")
        if isinstance(number, int) and isinstance(content, str):
            return cls(number, content)
        return None


@dataclass(frozen=True)
class Candidate:
    """A map that a run offers."""

    document: MapDocument
    measures: Mapping[str, float]
    score: Score
    niche: Niche
    seed: int
    """The seed of the run."""
    number: int
    """Which of the maps that the run has kept it is, from 1."""
    moves: int
    """How many moves the run had made when it offered the map; as many make it again."""

    def told(self, target: Target) -> MapDocument:
        """Return the map with target, seed and figures in it, so that it can be made again."""
        note = {
            "target": target.to_json(),
            "map": content_hash(self.document),
            "seed": self.seed,
            "moves": self.moves,
            "number": self.number,
            "score": round(self.score.total, 4),
            "measures": {name: round(value, 4) for name, value in self.measures.items()},
        }
        return replace(self.document, extra={**self.document.extra, GENERATED: note})
