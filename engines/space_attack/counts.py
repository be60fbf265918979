"""What is counted in a game of Survive: Space Attack!, from its events."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from hullwright.schema.messages import english

from ..figures import Ending, Figures, HeatLayer, PieceTally, SpaceTally
from ..phases import PHASES, by_phase, layer_name
from ..summary import Summary
from .chart import StationChart

if TYPE_CHECKING:
    from .state import SpaceAttackState

BREACH = "the core has breached"


def counted(state: "SpaceAttackState") -> Summary:
    """Return the summary of one game that is over."""
    result, ids = state.outcome, state.game.chart.ids
    winners = result.winners if result else ()
    places = [(seat - state.first) % state.players for seat in winners]
    kinds = Counter(event[0] for event in state.events)
    losses = Counter(ids[event[3]] for event in state.events if event[0] == "lost")
    saved = Counter(str(event[4]) for event in state.events if event[0] == "jump")
    return Summary(
        games=1,
        outcomes=Counter(map(_outcome, places)),
        reasons=Counter([result.reason if result else ""]),
        rounds=Counter([state.round]),
        seat_wins=Counter(winners),
        place_wins=Counter(places),
        shares=Counter(["breach"] if result and result.reason == BREACH else []),
        numbers={
            "scores": Counter(int(score) for score in (result.scores if result else ())),
            "saved": Counter([kinds["jump"]]),
            "lost": Counter([kinds["lost"]]),
            "left_behind": Counter([kinds["left_behind"]]),
            "tiles_left": Counter([state.station.bit_count()]),
        },
        places={
            "jump_points": saved,
            "losses": losses,
            **by_phase("losses", _losses(state), state.round),
        },
        pieces={
            "backs": Counter(str(each[2]) for each in state.events if each[0] in USED),
        },
    )


USED = ("revealed", "played")
"""The events of which a tile's back is told: it acts at once, or when it is played."""


def _losses(state: "SpaceAttackState") -> Iterator[tuple[int, str, str]]:
    """Yield the round, no side, and the cell of each loss."""
    at, ids = 0, state.game.chart.ids
    for event in state.events:
        if event[0] == "round":
            at = event[2]
        elif event[0] == "lost":
            yield at, "", ids[event[3]]


def _outcome(place: int) -> str:
    return f"place_{place + 1}"


def figures(chart: StationChart, most: int, backs: Iterable[str]) -> Figures:
    """Return what is printed of games on a station for so many players at the most, with some tile backs."""
    return Figures(
        endings={
            _outcome(place): Ending(title, (_outcome(place),))
            for place, title in enumerate(TITLES[:most])
        },
        shares={"breach": english("core breached")},
        numbers={
            "scores": english("points of a player"),
            "saved": english("crew saved"),
            "lost": english("crew lost on the way"),
            "left_behind": english("crew left behind"),
            "tiles_left": english("tiles left"),
        },
        tallies={
            "jump_points": SpaceTally(
                english("saved at"), {each: each for each in chart.jump_points}
            )
        },
        heat=("losses", english("crew lost per cell")),
        layers={layer_name("losses", phase): HeatLayer("", phase) for phase in PHASES},
        pieces={"backs": PieceTally(english("tile backs"), tuple(backs))},
    )


TITLES = (
    *(english("first in turn wins"), english("second in turn wins"), english("third in turn wins")),
    *(english("fourth in turn wins"), english("fifth in turn wins"), english("sixth in turn wins")),
)
"""Who won, by the order of play; everybody plays alone."""
