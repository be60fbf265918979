"""Choosing maps to show: good ones that differ from each other, as a person can only look at a few."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from .map_forms import MapForms
from .niche_archive import Elite
from .scoring import Score, distance

Ranked: TypeAlias = tuple[Elite, Score]
VARIETY = 0.5
"""How much it counts to differ from what is chosen already, beside being good."""
BY_LOOKS = 0.8
"""How much of that is what differs in their cells; the rest is what differs in their measures."""
LOOKED_AT = 6
"""So many times as many maps as are wanted are looked at, the best of all."""
TWINS = 0.15
"""Maps that differ in no more of their cells are twins: a second one comes after all that are as fit."""


def selected(
    ranked: Sequence[Ranked],
    count: int,
    spans: Mapping[str, float],
    forms: Callable[[Elite], MapForms],
) -> Sequence[Ranked]:
    """Return some of the maps, best first: each is as good as can be and unlike those before it."""
    left, chosen = list(ranked[: LOOKED_AT * count]), list[Ranked]()
    nearest, apart = [1.0] * len(left), [1.0] * len(left)
    while left and len(chosen) < count:
        index = max(range(len(left)), key=lambda n: _worth(left[n], nearest[n], apart[n], -n))
        taken, _, _ = left.pop(index), nearest.pop(index), apart.pop(index)
        chosen.append(taken)
        taken_forms = forms(taken[0])
        for n, (elite, _) in enumerate(left):
            cells = taken_forms.differing(forms(elite))
            measured = distance(elite.measures, taken[0].measures, spans)
            nearest[n] = min(nearest[n], BY_LOOKS * cells + (1 - BY_LOOKS) * measured)
            apart[n] = min(apart[n], cells)
    return chosen


def _worth(
    each: Ranked, difference: float, cells: float, rank: int
) -> tuple[bool, bool, float, int]:
    elite, score = each
    return score.is_fit, cells > TWINS, elite.merit + VARIETY * difference, rank
