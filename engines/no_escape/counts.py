"""What is counted in a game of No Escape, from its events."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from hullwright.schema.messages import english

from ..figures import Ending, Figures, HeatLayer, PieceTally
from ..phases import PHASES, by_phase, layer_name
from ..summary import Summary
from .grid import label

if TYPE_CHECKING:
    from .state import NoEscapeState

NUMBERS = {
    "laid": english("tiles laid"),
    "played": english("action tiles"),
    "aborted": english("aborts"),
    "jumped": english("jumps"),
    "pushes": english("pushes"),
    "hand_lost": english("forced flips"),
}
"""What is counted in each game, and what to call it."""


def figures(tiles: Iterable[str], actions: Iterable[str]) -> Figures:
    """Return what is printed of games with some maze tiles and action tiles."""
    return Figures(
        endings={
            "escape": Ending(english("somebody escapes"), ("escape", "pushed")),
            "pushed": Ending(english("pushed out"), ("pushed",)),
            "explosion": Ending(english("the station explodes"), ("explosion",)),
        },
        numbers=NUMBERS,
        heat=("visits", english("visits per cell")),
        layers={layer_name("visits", phase): HeatLayer("", phase) for phase in PHASES},
        pieces={
            "tiles": PieceTally(english("maze tiles"), tuple(tiles)),
            "actions": PieceTally(english("action tiles"), tuple(actions)),
        },
    )


def counted(state: "NoEscapeState") -> Summary:
    """Return the summary of one game that is over."""
    counts = Counter(event[0] for event in state.events)
    moves = [event for event in state.events if event[0] == "moved"]
    counts["pushes"] = sum(event[4] for event in moves)
    # Counted as numbers: a label is made for each cell and not for each step.
    visits = Counter(event[2] for event in moves)
    names = state.game.box.names
    result = state.outcome
    winners = result.winners if result else ()
    return Summary(
        games=1,
        outcomes=Counter([_outcome(state)]),
        reasons=Counter([result.reason if result else ""]),
        rounds=Counter([state.round]),
        seat_wins=Counter(winners),
        place_wins=Counter((seat - state.first) % state.players for seat in winners),
        numbers={name: Counter([counts[name]]) for name in NUMBERS},
        places={
            "visits": Counter({label(cell): count for cell, count in visits.items()}),
            **by_phase("visits", _moves(state), state.round),
        },
        pieces={
            "tiles": Counter(names[each[2]] for each in state.events if each[0] == "laid"),
            "actions": Counter(
                names[each[2]] for each in state.events if each[0] in {"played", "aborted"}
            ),
        },
    )


def _moves(state: "NoEscapeState") -> Iterator[tuple[int, str, str]]:
    """Yield the round, no side, and the cell of each step."""
    at = 0
    for event in state.events:
        if event[0] == "round":
            at = event[2]
        elif event[0] == "moved":
            yield at, "", label(event[2])


def _outcome(state: "NoEscapeState") -> str:
    """Return how the game ended: by an escape, by a push, or by the explosion."""
    out = next((event for event in reversed(state.events) if event[0] == "escaped"), None)
    if out is None:
        return "explosion"
    return "pushed" if out[4] else "escape"
