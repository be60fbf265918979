"""Edits of stations: each is a function from one station to the next."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import TypeAlias

from ...boards.hexes import Hex, to_even_r
from ...errors import HullwrightError
from ...messages import Message, message
from ..painted_rows import free_character, rows_painted
from .blank import house
from .cell_content import CellContent, cell_content
from .layout import CellKind, Creature, JumpPoint, Offset, Station, cell_label

MOST_CHARACTERS, MOST_CREATURES, MOST_JUMP_POINTS, MOST_CLASSES = 2000, 200, 60, 20
"""As many as a file may hold; the published schema states the same numbers."""

Wanted: TypeAlias = Mapping[Offset, CellContent]


def painted(station: Station, contents: Mapping[Hex, str]) -> Station:
    """Return a station with other contents in some cells; hexes beside its rows are passed over.

    A creature that is put onto a gate leaves the gate; a Jump Point that loses its last gate goes.
    """
    read = {word: cell_content(word) for word in set(contents.values())}
    wanted = {
        at: read[content]
        for cell, content in contents.items()
        if is_within(station, at := to_even_r(Hex(*cell)))
    }
    return _with_creatures(_with_gates(_with_grounds(station, wanted), wanted), wanted)


def is_within(station: Station, at: Offset) -> bool:
    """Tell whether a row and column are among those of a station."""
    return 0 <= at[0] < station.height and 0 <= at[1] < station.width


def require(condition: object, otherwise: Message) -> None:
    """Refuse what is not possible with a sentence."""
    if not condition:
        raise HullwrightError(otherwise)


# The ground.


def _with_grounds(station: Station, wanted: Wanted) -> Station:
    able = _with_kinds(station, (content.ground for content in wanted.values()))
    known = _characters(able)
    rows = rows_painted(
        station.rows, {at: known[_told(content.ground)] for at, content in wanted.items()}
    )
    return station if rows == station.rows else replace(able, rows=rows)


def _told(kind: CellKind) -> tuple[str, str | None, str | None]:
    return kind.cell, kind.tile, kind.back


def _characters(station: Station) -> dict[tuple[str, str | None, str | None], str]:
    """Return the character for each kind of cell that the legend knows, the first of several."""
    found: dict[tuple[str, str | None, str | None], str] = {}
    for character, kind in station.legend.items():
        found.setdefault(_told(kind), character)
    return found


def _with_kinds(station: Station, kinds: Iterable[CellKind]) -> Station:
    """Return a station whose legend knows some kinds of cells."""
    known = _characters(station)
    missing = {_told(kind): kind for kind in kinds if _told(kind) not in known}
    if not missing:
        return station
    require(
        len(station.legend) + len(missing) <= MOST_CHARACTERS,
        message("A station has at most {most} kinds of cells.", most=MOST_CHARACTERS),
    )
    classes = [each.id for each in station.tile_classes]
    legend = dict(station.legend)
    for kind in missing.values():
        require(
            kind.tile is None or kind.tile in classes,
            message(
                "This station has no tile class “{name}”; its classes are {known}.",
                name=kind.tile,
                known=", ".join(classes),
            ),
        )
        legend[free_character(_wished(kind), legend)] = kind
    return replace(station, legend=legend)


def _wished(kind: CellKind) -> Iterator[str]:
    """Yield characters for a kind of cell: those of the house set, then its initials."""
    usual = {_told(each): character for character, each in house().legend.items()}
    if _told(kind) in usual:
        yield usual[_told(kind)]
    initial = (kind.back or kind.tile or kind.cell)[0]
    yield from (initial.upper(), initial)


# What stands on it.


def _with_gates(station: Station, wanted: Wanted) -> Station:
    labelled = {cell_label(*at): content for at, content in wanted.items()}
    leaving = {label for label, content in labelled.items() if not content.leaves_gates}
    named = dict.fromkeys(name for content in labelled.values() for name in content.gates)
    before = {each.id: each for each in station.jump_points}
    found = [
        _with_its_gates(each, leaving, [at for at in labelled if each.id in labelled[at].gates])
        for each in (
            *station.jump_points,
            *(JumpPoint(id=name, gates=()) for name in named if name not in before),
        )
    ]
    # One that had no gate before is somebody's work in progress and stays.
    left = tuple(each for each in found if each.gates or not _had_gates(before.get(each.id)))
    if left == station.jump_points:
        return station
    require(
        len(left) <= MOST_JUMP_POINTS,
        message("A station has at most {most} Jump Points.", most=MOST_JUMP_POINTS),
    )
    return replace(station, jump_points=left)


def _had_gates(jump_point: JumpPoint | None) -> bool:
    return jump_point is not None and bool(jump_point.gates)


def _with_its_gates(
    jump_point: JumpPoint, leaving: Collection[str], gates: Collection[str]
) -> JumpPoint:
    kept = [each for each in jump_point.gates if each in gates or each not in leaving]
    now = (*kept, *(each for each in gates if each not in kept))
    return jump_point if now == jump_point.gates else replace(jump_point, gates=now)


def _with_creatures(station: Station, wanted: Wanted) -> Station:
    due = {cell_label(*at): Counter(content.creatures) for at, content in wanted.items()}
    left: list[Creature] = []
    for each in station.creatures:
        if each.at not in due:
            left.append(each)
        elif due[each.at][each.kind] > 0:
            due[each.at][each.kind] -= 1
            left.append(each)
    left += [Creature(kind=kind, at=at) for at, kinds in due.items() for kind in kinds.elements()]
    if tuple(left) == station.creatures:
        return station
    require(
        len(left) <= MOST_CREATURES,
        message("At most {most} creatures begin on a station.", most=MOST_CREATURES),
    )
    return replace(station, creatures=tuple(left))
