"""The race reckoned through: who will be out first if everybody goes on as the dice fall."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product

TURNS = 9
"""Turns of everybody that are reckoned through; hardly a game takes more."""
FARTHEST = 60
"""From here on it makes no difference how far it is."""

Dice = tuple[tuple[int, ...], ...]


@lru_cache(maxsize=16)
def rolls(dice: Dice) -> tuple[tuple[int, float], ...]:
    """Return what a roll may come to, each with its chance.

    >>> rolls(((1, 2), (1, 2)))
    ((2, 0.25), (3, 0.5), (4, 0.25))
    """
    sums = [sum(each) for each in product(*dice)]
    return tuple((total, sums.count(total) / len(sums)) for total in sorted(set(sums)))


@lru_cache(maxsize=16)
def _walked(dice: Dice) -> tuple[tuple[float, ...], ...]:
    """Return for each number of rolls the chance that they come to at least so many steps."""
    found = []
    sums = {0: 1.0}
    for _ in range(TURNS):
        after: dict[int, float] = {}
        for steps, chance in sums.items():
            for more, part in rolls(dice):
                after[steps + more] = after.get(steps + more, 0.0) + chance * part
        sums = after
        found.append(
            tuple(sum(c for steps, c in sums.items() if steps >= d) for d in range(FARTHEST + 1))
        )
    return tuple(found)


@lru_cache(maxsize=65536)
def hazards(
    dice: Dice, away: int, energy: int, locked: int, others: tuple[float, float]
) -> tuple[float, ...]:
    """Return for each of a player's next turns the chance to get out in it, if not before.

    Others get in the way meanwhile: it grows by a drag in each turn after the next, and now and then somebody
    is stopped altogether.
    """
    drag, stopped = others
    out: list[float] = []
    before = 0.0
    for turn in range(TURNS):
        moves = turn + 1 - locked
        if moves <= 0:
            out.append(0.0)
            continue
        left = round(away + drag * turn) - min(moves, energy)
        chance = max(before, _walked(dice)[moves - 1][max(0, min(left, FARTHEST))])
        hazard = (chance - before) / (1.0 - before) if before < 1.0 else 1.0
        out.append(hazard * (1.0 - stopped) if turn else hazard)
        before = chance
    return tuple(out)


def first_out(risks: Sequence[tuple[float, ...]], order: Sequence[int]) -> list[float]:
    """Return each player's chance to be the first one out, by the chances of their turns in their order.

    >>> first_out([(0.5, 1.0), (1.0, 1.0)], [0, 1])
    [0.5, 0.5]
    """
    wins = [0.0] * len(risks)
    left = 1.0
    for turn in range(len(risks[0])):
        for player in order:
            chance = left * risks[player][turn]
            wins[player] += chance
            left -= chance
        if left < 1e-4:
            break
    return wins
