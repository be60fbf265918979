"""Entrants: which of very many changes get a chance, every family in its turn."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from random import Random

from hullwright.schema.checks.problem import Severity
from hullwright.schema.kinds.examination import Examination

from ...lab.cells import LabCell
from .change import RULES, RuledMap, SmallChange

CellOf = Callable[[RuledMap], LabCell | None]
"""Returns the games of a map under its rules, or None if it can't be played."""


@dataclass(frozen=True)
class Entrant:
    """A change that can be played, with what becomes of the map by it."""

    change: SmallChange
    after: RuledMap
    cell: LabCell


def entrant(change: SmallChange, played: RuledMap, cell_of: CellOf) -> Entrant | None:
    """Return a change with what becomes of a map by it, or None if that can't be played or has new problems."""
    after = change.of(played)
    if after is None or not _is_sound(played, after):
        return None
    cell = cell_of(after)
    return Entrant(change, after, cell) if cell else None


def _is_sound(before: RuledMap, after: RuledMap) -> bool:
    """Tell whether a map has no errors and warnings that it did not have before."""
    if before.document.layout is after.document.layout:
        return True
    was, now = (_complaints(Examination(each.document)) for each in (before, after))
    return all(now[each] <= was.get(each, 0) for each in now)


def _complaints(examined: Examination) -> Mapping[str, int]:
    found: dict[str, int] = {}
    for each in examined.problems:
        if each.severity in (Severity.ERROR, Severity.WARNING):
            found[each.id] = found.get(each.id, 0) + each.count
    return found


def in_turn(changes: Sequence[SmallChange], chance: Random) -> Iterator[SmallChange]:
    """Yield all changes by chance, one of each family after the other, those first that have the first turn."""
    families: dict[str, list[SmallChange]] = {}
    for each in changes:
        families.setdefault(family_of(each), []).append(each)
    for members in families.values():
        chance.shuffle(members)
        members.sort(key=lambda each: each.is_first)
    while families:
        for name in list(families):
            yield families[name].pop()
            if not families[name]:
                del families[name]


def family_of(change: SmallChange) -> str:
    """Return the family that a change takes turns with others in; all rules are one."""
    return change.sort if change.sort == RULES else change.family or change.theme


def nearest_first(
    changes: Sequence[SmallChange], best: Sequence[SmallChange]
) -> Iterator[SmallChange]:
    """Yield changes that touch what good ones touch first, in turn with those of the same family, and the others last."""
    cells = {cell for each in best for cell in each.cells}
    families = {family_of(each) for each in best}
    touching: list[SmallChange] = []
    alike: list[SmallChange] = []
    others: list[SmallChange] = []
    for each in changes:
        near = touching if cells & set(each.cells) else alike
        (near if family_of(each) in families else others).append(each)
    for pair in zip_longest(touching, alike):
        yield from (each for each in pair if each is not None)
    yield from others


def drawn(
    changes: list[SmallChange], number: int, played: RuledMap, cell_of: CellOf
) -> Sequence[Entrant]:
    """Take so many changes that can be played from the first on; those that can't be are gone as well."""
    found: list[Entrant] = []
    while len(found) < number and changes:
        made = entrant(changes.pop(0), played, cell_of)
        if made is not None:
            found.append(made)
    return found
