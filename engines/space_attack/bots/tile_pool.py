"""The pool of tiles: which backs can still come, and how long the station lasts, by counting."""

from collections import Counter
from collections.abc import Mapping, Sequence

from ..chart import cells_of
from ..view import SpaceAttackView

TURNS = 5
"""How many turns ahead the end is looked for."""


class TilePool:
    """What a player can know of the tiles that lie, by what has been seen."""

    def __init__(self, view: SpaceAttackView) -> None:
        self._names = tuple(view.class_names)
        self._backs = view.backs
        self._totals = view.tile_classes
        counts: list[list[int]] = [[] for _ in self._names]
        for cell in cells_of(view.chart.station):
            counts[view.classes[cell]].append(cell)
        self._masks = [sum(1 << cell for cell in cells) for cells in counts]
        self._breach = max(
            (
                n
                for n, name in enumerate(self._names)
                if any(map(self.breaches, self._totals[name]))
            ),
            default=len(self._names) - 1,
        )

    def breaches(self, back: str) -> bool:
        """Tell whether a back breaches the core."""
        return any(part.do == "core_breach" for part in self._backs.parts[back])

    def lowest(self, station: int) -> int:
        """Return the class that is being removed."""
        return next((n for n, cells in enumerate(self._masks) if cells & station), 0)

    def odds(self, view: SpaceAttackView) -> Mapping[str, float]:
        """Return how likely each back is under a tile of the class that is being removed.

        Backs that are not kept lie on the station as long as nobody has seen them; of the others some are
        in others' hands.
        """
        number = self.lowest(view.station)
        cells = self._masks[number]
        known = view.known_backs()
        seen = Counter([back for cell, back in known.items() if cells >> cell & 1])
        left = Counter(self._totals[self._names[number]]) - seen
        laid = sum(1 for cell in cells_of(cells & view.station) if cell not in known)
        if not laid:
            return {}
        kept = sum(count for back, count in left.items() if back in self._backs.kept)
        open_ones = sum(count for back, count in left.items() if back not in self._backs.kept)
        share = max(0, laid - open_ones) / (kept * laid) if kept else 0.0
        return {
            back: count * (share if back in self._backs.kept else 1 / max(laid, open_ones))
            for back, count in left.items()
        }

    def lasting(self, view: SpaceAttackView, removed: int) -> tuple[float, ...]:
        """Return how likely the game still goes on in the player's turns from now on, the present one first."""
        rules = view.ruleset
        if rules.core_breach != "ends_game":
            return self._without_breach(view)
        before = view.station & ~self._masks[self._breach]
        lower, last = before.bit_count(), (view.station & self._masks[self._breach]).bit_count()
        return tuple(
            max(0.0, 1 - max(0, turn * view.players - removed - lower) / max(last, 1))
            for turn in range(TURNS)
        )

    @staticmethod
    def _without_breach(view: SpaceAttackView) -> tuple[float, ...]:
        """Return the same where the game ends with the last crew, or some rounds after the last tile."""
        limit = view.ruleset.rounds_after_station
        rounds = view.station.bit_count() // view.players + limit
        return tuple(float(not limit or turn <= rounds) for turn in range(TURNS))


def whole_turns(costs: int, points: int, a_turn: int) -> Sequence[int]:
    """Return for each cost in movement points how many turns it takes beyond the present one."""
    a_turn = max(a_turn, 1)
    return [max(0, -(-(cost - points) // a_turn)) for cost in range(costs)]
