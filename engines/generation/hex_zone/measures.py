"""What can be wished of zones, and how it is read from a state."""

from collections.abc import Callable, Iterator, Mapping

from hullwright.schema.messages import message

from ..contract import Measure
from .symmetry import best_symmetry
from .zone_state import ZoneState

MEASURES: Mapping[str, Measure] = {
    "sectors": Measure(
        message("Sectors"), message("How many sectors the zone has."), least=16, most=322, step=5
    ),
    "silent-share": Measure(
        message("Silent sectors"),
        message("How many of the silent and dangerous sectors are silent."),
        least=0,
        most=1,
        step=0.01,
        is_share=True,
    ),
    "pods": Measure(message("Pods"), message("How many pods the zone has."), least=1, most=4),
    "human-to-pod": Measure(
        message("Humans to the nearest pod"),
        message("How many moves the Humans need to the nearest pod, at least."),
        least=1,
        most=25,
    ),
    "alien-to-pod": Measure(
        message("Aliens to the nearest pod"),
        message("How many sectors the nearest pod is away from the Aliens."),
        least=1,
        most=25,
    ),
    "human-to-pods": Measure(
        message("Humans to a pod on average"),
        message("How many moves the Humans need to a pod, on average over all pods."),
        least=1,
        most=30,
        step=0.5,
    ),
    "pod-spread": Measure(
        message("Spread of the pods"),
        message("How many more moves the farthest pod takes the Humans than the nearest one."),
        least=0,
        most=20,
    ),
    "pods-apart": Measure(
        message("Way between the pods"),
        message("How many sectors the two pods that are nearest to each other are apart."),
        least=0,
        most=25,
    ),
    "starts-apart": Measure(
        message("Way between the starts"),
        message("How many sectors the Humans and the Aliens begin away from each other."),
        least=1,
        most=30,
    ),
    "human-first": Measure(
        message("Where Humans are first"),
        message("The share of sectors that the Humans can reach before the Aliens do."),
        least=0,
        most=1,
        step=0.01,
        is_share=True,
    ),
    "alien-first": Measure(
        message("Where Aliens are first"),
        message("The share of sectors that the Aliens can reach before the Humans do."),
        least=0,
        most=1,
        step=0.01,
        is_share=True,
    ),
    "mean-degree": Measure(
        message("Ways on from a sector"),
        message("How many others a sector touches on average: 2 in a corridor, 6 on a deck."),
        least=2,
        most=6,
        step=0.1,
    ),
    "narrow-share": Measure(
        message("Corridors"),
        message("The share of sectors with hull on both sides of a way through them."),
        least=0,
        most=1,
        step=0.01,
        is_share=True,
    ),
    "wide-share": Measure(
        message("Open decks"),
        message("The share of sectors that six others surround."),
        least=0,
        most=1,
        step=0.01,
        is_share=True,
    ),
    "loops": Measure(
        message("Loops"),
        message("How many pieces of hull can be walked around."),
        least=0,
        most=40,
    ),
    "dead-ends": Measure(
        message("Dead ends"), message("How many sectors touch just one other."), least=0, most=20
    ),
    "chokepoints": Measure(
        message("Chokepoints"),
        message("How many sectors lie on every way of a side to all pods, both sides together."),
        least=0,
        most=20,
    ),
    "silent-together": Measure(
        message("Silent sectors side by side"),
        message("The share of silent sectors that touch another silent one."),
        least=0,
        most=1,
        step=0.01,
        is_share=True,
    ),
    "symmetry": Measure(
        message("Symmetry"),
        message(
            "The share of sectors whose image is of the same kind, under the symmetry that fits best."
        ),
        least=0,
        most=1,
        step=0.01,
        is_share=True,
    ),
}
"""What can be wished, in the order in which people read it."""


def share(part: float, whole: float) -> float:
    """Return a share as measures tell it, rounded alike wherever it was counted."""
    return round(part / whole, 3) if whole else 0.0


def _first(state: ZoneState, side: int) -> float:
    found = state.ways.first_arrivals
    return share(found[side], sum(found))


def _together(state: ZoneState) -> float:
    beside = 0
    for each in state.grid.around(state.silent):
        beside |= each
    return share((state.silent & beside).bit_count(), state.silent.bit_count())


def _through(state: ZoneState) -> int:
    return state.ground.through.bit_count()


_READ: Mapping[str, Callable[[ZoneState], float]] = {
    "sectors": lambda state: state.ways.form.sectors,
    "silent-share": lambda state: share(state.silent.bit_count(), _through(state)),
    "pods": lambda state: state.ground.pods.bit_count(),
    "human-to-pod": lambda state: state.ways.human_to_pods[0],
    "alien-to-pod": lambda state: state.ways.alien_to_pod,
    "human-to-pods": lambda state: share(
        sum(state.ways.human_to_pods), len(state.ways.human_to_pods)
    ),
    "pod-spread": lambda state: state.ways.human_to_pods[-1] - state.ways.human_to_pods[0],
    "pods-apart": lambda state: state.ways.pods_apart,
    "starts-apart": lambda state: state.ways.starts_apart,
    "human-first": lambda state: _first(state, 0),
    "alien-first": lambda state: _first(state, 1),
    "mean-degree": lambda state: share(2 * state.ways.form.links, state.ways.form.sectors),
    "narrow-share": lambda state: share(state.ways.form.narrow, _through(state)),
    "wide-share": lambda state: share(state.ways.form.wide, _through(state)),
    "loops": lambda state: state.ways.form.loops,
    "dead-ends": lambda state: state.ways.form.dead_ends,
    "chokepoints": lambda state: (
        state.ways.human.chokepoints.bit_count() + state.ways.alien.chokepoints.bit_count()
    ),
    "silent-together": _together,
    "symmetry": best_symmetry,
}


class ZoneMeasures(Mapping[str, float]):
    """The measures of a state, each worked out when it is asked for."""

    def __init__(self, state: ZoneState) -> None:
        self._state = state

    def __getitem__(self, name: str) -> float:
        return float(_READ[name](self._state))

    def __iter__(self) -> Iterator[str]:
        return iter(_READ)

    def __len__(self) -> int:
        return len(_READ)
