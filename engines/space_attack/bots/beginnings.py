"""Beginnings: where a rescuer places crew and pods."""

from collections.abc import Sequence

from ...contract import Action
from ..chart import cells_of
from ..view import SpaceAttackView
from .lookout import Lookout


def best_place(view: SpaceAttackView, legal: Sequence[Action]) -> Action:
    """Return the most valuable crew on the best tile: at the edge, late to fall, near a gate."""
    outer, classes = view.chart.outer, view.classes
    highest = max(action[1] for action in legal)

    def suits(action: Action) -> tuple[bool, float]:
        cell = action[2]
        way = min(each[cell] for each in view.chart.ways_out)
        return action[1] == highest, 2 * (outer >> cell & 1) + classes[cell] - 0.7 * way

    return max(legal, key=suits)


def best_berth(at: Lookout, legal: Sequence[Action]) -> Action:
    """Return the cell for a pod with the most valuable own crew beside it, away from Queens."""
    deadly = [kind for kind in at.bestiary.kinds if at.bestiary.eats_crew[kind]]

    def suits(action: Action) -> float:
        cell = action[1]
        near = at.chart.near_masks[cell] & at.station
        beside = sum(
            at.values[crew]
            for tile in cells_of(near)
            for crew in at.by_cell.get(tile, ())
            if at.mine(crew)
        )
        others = sum(
            1.0 for tile in cells_of(near) for crew in at.by_cell.get(tile, ()) if not at.mine(crew)
        )
        danger = 5.0 if any(at.threats[kind] >> cell & 1 for kind in deadly) else 0.0
        return beside - 0.5 * others - 0.4 * min(at.ship_ways[cell], 20) - danger

    return max(legal, key=suits)
