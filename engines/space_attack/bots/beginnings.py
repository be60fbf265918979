"""Beginnings: where a rescuer places crew and pods, without telling by the place what a crew is worth."""

from collections.abc import Sequence
from random import Random

from ...contract import Action
from ..chart import cells_of
from ..view import SpaceAttackView
from .lookout import Lookout
from .weights import RescueWeights


def place(
    view: SpaceAttackView,
    legal: Sequence[Action],
    worths: Sequence[float],
    company: float,
    chance: Random | None,
) -> Action:
    """Return a crew for the best tile: at the edge, late to fall, near a gate, beside others of one's own.

    Which crew it is says the lot, so that neither order nor place tells; without one, the most valuable.
    """
    found, near = list(worths), view.chart.near
    for space, own in _company(view).items():
        for each in near[space]:
            found[each] += company * min(own, 2)
    first = legal[0][1]
    cells = [action[2] for action in legal if action[1] == first]
    cell = max(cells, key=found.__getitem__)
    values = {action[1] for action in legal}
    if chance is None:
        return "place", max(values), cell
    left = [value for each in view.unplaced for value in each if value in values]
    return "place", left[int(chance.random() * len(left))], cell


def suits(view: SpaceAttackView, weights: RescueWeights) -> list[float]:
    """Return how well each cell suits to begin on, before anybody has."""
    chart, classes = view.chart, view.classes
    ways = map(min, zip(*chart.ways_out, strict=True))
    return [
        weights.edge * (chart.outer >> cell & 1)
        + weights.late_class * classes[cell]
        - weights.gate_way * way
        for cell, way in enumerate(ways)
    ]


def _company(view: SpaceAttackView) -> dict[int, int]:
    """Return how many crew of one's own are beside the open cells, where a pod could take them aboard."""
    found: dict[int, int] = {}
    for crew, at in enumerate(view.where):
        if at >= 0 and view.owners[crew] == view.player:
            for near in view.chart.near[at]:
                if not view.station >> near & 1:
                    found[near] = found.get(near, 0) + 1
    return found


def berth(at: Lookout, legal: Sequence[Action], weights: RescueWeights) -> Action:
    """Return the cell for a pod with the most own crew beside it, away from creatures that end pods."""
    mean = sum(at.values[crew] for crew in at.own) / max(len(at.own), 1)
    ends_pods = [kind for kind in at.bestiary.kinds if at.bestiary.eats_crew[kind]]
    hidden = 1 - weights.frankness

    def suited(action: Action) -> float:
        cell = action[1]
        found = -0.5 * weights.gate_way * min(at.pod_ways[cell], 20)
        for tile in cells_of(at.chart.near_masks[cell] & at.station):
            for crew in at.by_cell.get(tile, ()):
                value = at.values[crew]
                found += mean * hidden + value * (1 - hidden) if at.mine(crew) else -0.5
        near = at.chart.near_masks[cell] | 1 << cell
        danger = any(at.creature_masks[kind] & near for kind in ends_pods)
        return found - 5.0 * danger

    return max(legal, key=suited)
