"""What is counted in a game of Escape Earth, from its events."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from hullwright.schema.messages import english

from ..figures import Ending, Figures, HeatLayer, PieceTally, SpaceTally
from ..phases import PHASES, by_phase, layer_name
from ..summary import Summary
from . import endings
from .box import GalaxyBox
from .ruleset import EscapeEarthRuleset, level_of

if TYPE_CHECKING:
    from .state import EscapeEarthState

OUTCOMES = {
    endings.WON: "won",
    endings.ALIENS: "aliens",
    endings.CHAOS: "chaos",
    endings.NO_EVENTS: "no_events",
    endings.LOCKED: "locked",
    endings.NO_TIME: "no_time",
}
"""What a game is counted as, by why it ended."""

NUMBERS = {
    "event": english("events"),
    "fought": english("fights won"),
    "repelled": english("times repelled"),
    "built": english("buildings"),
}
"""The events of which the number in each game is printed, and their titles."""


def counted(state: "EscapeEarthState") -> Summary:
    """Return the summary of one game that is over."""
    result = state.outcome
    reason = result.reason if result else ""
    winners = result.winners if result else ()
    happened = Counter(event[0] for event in state.events)
    return Summary(
        games=1,
        outcomes=Counter([OUTCOMES.get(reason, "other")]),
        reasons=Counter([reason]),
        rounds=Counter([state.round]),
        seat_wins=Counter(winners),
        place_wins=Counter((seat - state.owner(state.first)) % state.players for seat in winners),
        shares=Counter(["unwinnable"] if state.locked else []),
        numbers={name: Counter([happened[name]]) for name in NUMBERS},
        places={
            "outposts": Counter(
                str(event[3])
                for event in state.events
                if event[0] == "built"
                and state.game.box.reveal[state.game.box.building[event[2]]][0]
            ),
            "visits": Counter(str(event[4]) for event in state.events if event[0] == "travelled"),
            **by_phase("visits", _travels(state), state.round),
        },
        pieces={
            "events": Counter(str(each[2]) for each in state.events if each[0] == "event"),
            "buildings": Counter(str(each[2]) for each in state.events if each[0] == "built"),
        },
    )


def _travels(state: "EscapeEarthState") -> Iterator[tuple[int, str, str]]:
    """Yield the round, no side, and the position of each journey's end."""
    at = 0
    for event in state.events:
        if event[0] == "round":
            at = event[2]
        elif event[0] == "travelled":
            yield at, "", str(event[4])


def figures(ruleset: EscapeEarthRuleset, length: int, box: GalaxyBox) -> Figures:
    """Return what is printed of games in a galaxy; the first share is that of wins on its level."""
    labels = {str(at): str(at) for at in range(1, length + 1)}
    return Figures(
        endings={
            "won": Ending(f"wins ({level_of(ruleset)})", ("won",)),
            "aliens": Ending(english("lost to the Aliens"), ("aliens",)),
            "chaos": Ending(english("lost to chaos"), ("chaos",)),
            "no_events": Ending(english("event deck empty"), ("no_events",)),
            "other": Ending(english("lost otherwise"), ("locked", "no_time", "other")),
        },
        shares={"unwinnable": english("became unwinnable")},
        numbers=NUMBERS,
        tallies={"outposts": SpaceTally(english("outposts"), labels)},
        heat=("visits", english("visits per position")),
        layers={layer_name("visits", phase): HeatLayer("", phase) for phase in PHASES},
        pieces={
            "events": PieceTally(english("events"), _dealt(box.event_names, box.event_deck)),
            "buildings": PieceTally(english("buildings"), tuple(box.names)),
        },
    )


def _dealt(names: Iterable[str], counts: Iterable[int]) -> tuple[str, ...]:
    """Return the names of which there is at least one."""
    return tuple(name for name, count in zip(names, counts, strict=True) if count)
