"""Candidates: maps that a run offers, with why they are good and how they can be made again."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from hullwright.schema.documents.carried_verdict import content_hash
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.targets import Target

from .niche_archive import Niche
from .scoring import Score

GENERATED = "x-generated"
"""Where a generated map tells how it was made."""


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
