"""What is counted in a game of No Escape, from its events."""

from collections import Counter
from typing import TYPE_CHECKING

from hullwright.schema.messages import english

from ..figures import Ending, Figures
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

FIGURES = Figures(
    endings={
        "escape": Ending(english("somebody escapes"), ("escape", "pushed")),
        "pushed": Ending(english("pushed out"), ("pushed",)),
        "explosion": Ending(english("the station explodes"), ("explosion",)),
    },
    numbers=NUMBERS,
    heat=("visits", english("visits per cell")),
)


def counted(state: "NoEscapeState") -> Summary:
    """Return the summary of one game that is over."""
    counts = Counter(event[0] for event in state.events)
    moves = [event for event in state.events if event[0] == "moved"]
    counts["pushes"] = sum(event[4] for event in moves)
    # Counted as numbers: a label is made for each cell and not for each step.
    visits = Counter(event[2] for event in moves)
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
        places={"visits": Counter({label(cell): count for cell, count in visits.items()})},
    )


def _outcome(state: "NoEscapeState") -> str:
    """Return how the game ended: by an escape, by a push, or by the explosion."""
    out = next((event for event in reversed(state.events) if event[0] == "escaped"), None)
    if out is None:
        return "explosion"
    return "pushed" if out[4] else "escape"
