"""Plans: what bots are to play on a map, who sits there, and how often."""

from dataclasses import dataclass, field
from uuid import uuid4

from hullwright.schema.documents.scenarios import Scenario

FEWEST, USUAL, MOST = 1, 200, 100_000
"""How many games can be asked for."""
LARGEST_SEED = 2**31 - 1
"""As far as a box for numbers counts."""


@dataclass(frozen=True)
class GamesPlan:
    """What a person has asked for; the map is that of the moment when it was asked."""

    scenario: Scenario
    players: int
    bots: tuple[str, ...]
    """The names of their kinds: one for each side, or those that take turns."""
    games: int = USUAL
    seed: int = 1
    name: str = field(default_factory=lambda: uuid4().hex, compare=False)
    """Tells it from every other one in a process that plays."""
