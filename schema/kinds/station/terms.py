"""The terms a station is played on: what its rule codes change for the checks, and who takes part."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from ...documents.maps import MapDocument, Players, RuleUse
from .layout import StationSetup

PLAYERS = Players(min=2, max=4)
"""How many play where the map does not say (SA-1)."""


@dataclass(frozen=True)
class StationTerms:
    """The rules in force, as far as the checks depend on them."""

    breach_ends_game: bool = True
    """Whether a Core Breach ends the game (SA-95) or acts as a black hole."""
    crew_on_inner_tile: int = 1
    """How many crew begin on a tile that no open space outside touches (SA-14)."""
    reactors_dealt: bool = False
    """Whether the tiles of the last class are dealt even where the map fixes them."""
    colours_of_two: int = 1
    """How many colours each plays in a game of two."""
    pods_per_colour: bool = False
    """Whether each of these colours has pods as if it were a player (SA-100)."""
    fewer_for_many: bool = False
    """Whether five and six players begin with fewer crew and pods."""


# Any: fields of the terms by their names, each of its own type.
SWITCHES: Mapping[str, Mapping[str, Any]] = {
    "SA.TO_THE_LAST": {"breach_ends_game": False},
    "SA.OVERPOPULATED": {"crew_on_inner_tile": 2},
    "SA.RANDOM_REACTORS": {"reactors_dealt": True},
    "SA.TWO_COLOURS": {"colours_of_two": 2},
    "SA.PLAYERS_5_6": {"fewer_for_many": True},
}
"""What each rule code changes (SA-100 … SA-104); codes that no check depends on are left out."""

CREW_LEFT_OUT: Mapping[int, tuple[int, ...]] = {5: (1, 3), 6: (1, 1, 2, 3)}
"""The crew values that each of five or six players puts away (SA-104)."""

PODS_FOR_MANY: Mapping[int, int] = {5: 1 + 1 + 2 + 2 + 2, 6: 1 + 1 + 1 + 1 + 2 + 2}
"""The pods that five or six players begin with together, in turn order (SA-104)."""


PODS_PER_COLOUR = "colour"
"""What the parameter “pods” of SA.TWO_COLOURS says for pods of each colour."""


def terms_of(rules: Iterable[RuleUse]) -> StationTerms:
    """Return the terms under some rule codes; their order does not matter.

    >>> terms_of([RuleUse(code="SA.OVERPOPULATED")]).crew_on_inner_tile
    2
    """
    changes: dict[str, Any] = {}  # Any: as in the table above
    for rule in rules:
        changes.update(SWITCHES.get(rule.code, {}))
        if "colours_of_two" in SWITCHES.get(rule.code, {}):
            changes["pods_per_colour"] = rule.parameters.get("pods") == PODS_PER_COLOUR
    return replace(StationTerms(), **changes)


@dataclass(frozen=True)
class Party:
    """Some players, and what they begin with together."""

    players: int
    crew: int
    pods: int


def parties(document: MapDocument, terms: StationTerms) -> Iterator[Party]:
    """Yield a party for each number of players that the map is for, the fewest first."""
    told = document.players or PLAYERS
    setup: StationSetup = document.layout.setup
    for players in range(min(told.min, told.max), max(told.min, told.max) + 1):
        yield _party(players, setup, terms)


def _party(players: int, setup: StationSetup, terms: StationTerms) -> Party:
    if terms.fewer_for_many and players in CREW_LEFT_OUT:
        kept = Counter(setup.crew_values) - Counter(CREW_LEFT_OUT[players])
        return Party(players, players * kept.total(), PODS_FOR_MANY[players])
    colours = players * (terms.colours_of_two if players == 2 else 1)
    berths = colours if terms.pods_per_colour else players
    return Party(players, colours * len(setup.crew_values), berths * setup.pods_per_player)
