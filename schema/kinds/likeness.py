"""Likeness: whether one map is a copy of another that was shifted, turned or mirrored, with or without slips.

Maps are compared by what lies in their cells; numbers of pods do not count, because mirrored copies number them anew.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from hashlib import sha256

from ..boards.hexes import Hex, label, to_odd_q
from ..documents.maps import MapDocument
from ..late_dataclass import late_dataclass
from ..messages import Message, message
from . import map_kind

NEARLY = 0.1
"""The share of cells in which a copy may differ."""
MOST_CELLS = 5_000
"""Larger maps are only compared for being the same: nobody copies them by hand."""
MOST_SHIFTS = 200
"""Ways to lay one map over the other that are tried for each turn."""
TURNS = 6

Cells = Mapping[Hex, str]


@late_dataclass
class Likeness:
    """How a copy lies to its original."""

    turns: int
    """How many sixths of a turn it is turned to the right."""
    is_mirrored: bool
    """Whether left and right are exchanged, before it is turned."""
    columns: int
    """How many columns it lies further to the right, after that."""
    rows: int
    cells: tuple[str, ...]
    """The cells of the copy in which it differs, also those that it lacks."""

    @property
    def is_exact(self) -> bool:
        """Whether nothing differs but the place."""
        return not self.cells

    @property
    def sentence(self) -> Message:
        """What is told of it."""
        how = _words(self)
        if self.is_exact:
            return message("It is the same map, {how}.", how=how)
        return message(
            "It is nearly the same map, {how}. Cells that differ: {count}.",
            how=how,
            count=len(self.cells),
        )


def _words(found: Likeness) -> Message:
    if found.is_mirrored:
        if found.turns == 0:
            return message("mirrored left to right")
        if found.turns == TURNS // 2:
            return message("mirrored top to bottom")
        return message("mirrored and turned by {degrees}°", degrees=60 * found.turns)
    if found.turns:
        return message("turned by {degrees}°", degrees=60 * found.turns)
    return message(
        "shifted by {columns} columns and {rows} rows", columns=found.columns, rows=found.rows
    )


def likeness(original: MapDocument, other: MapDocument) -> Likeness | None:
    """Return how a map is a copy of another, or None if it is none, or lies where the other lies."""
    if original.kind != other.kind or map_kind(original.kind).hex_of is None:
        return None
    before, after = _cells(original), _cells(other)
    if not before or not after or max(len(before), len(after)) > MOST_CELLS:
        return None
    if abs(len(before) - len(after)) > NEARLY * len(before):
        return None
    best: Likeness | None = None
    for is_mirrored, turns, shift, moved in _ways(before, after):
        found = _compared(moved, after, shift, best)
        if found is not None:
            best = Likeness(turns, is_mirrored, *to_odd_q(shift), found)
        if best is not None and best.is_exact:
            break
    return best


def _ways(before: Cells, after: Cells) -> Iterator[tuple[bool, int, Hex, Cells]]:
    """Yield the ways to lay a map over another, but for that in which both lie already."""
    for is_mirrored in (False, True):
        for turns in range(TURNS):
            moved = _all_moved(before, turns, is_mirrored=is_mirrored)
            for shift in _shifts(moved, after):
                if turns or is_mirrored or shift != Hex(0, 0):
                    yield is_mirrored, turns, shift, moved


def shape_mark(document: MapDocument) -> str:
    """Return a mark that is the same for a map and for every shifted, turned or mirrored copy of it.

    For kinds whose maps can't be turned it is a mark of their cells as they lie.
    """
    if map_kind(document.kind).hex_of is None:
        cells = map_kind(document.kind).contents(document.layout)
        return _hash(f"{document.kind} {sorted(cells.items())}")
    found = _cells(document)
    forms = (
        _canonical(_all_moved(found, turns, is_mirrored=is_mirrored))
        for is_mirrored in (False, True)
        for turns in range(TURNS)
    )
    return _hash(f"{document.kind} {min(forms, default='')}")


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:32]


def _canonical(cells: Cells) -> str:
    """Return the cells as text, counted from the first of them."""
    left = min((each.q for each in cells), default=0)
    above = min((each.r for each in cells), default=0)
    return ";".join(
        f"{cell.q - left},{cell.r - above},{each}" for cell, each in sorted(cells.items())
    )


def _cells(document: MapDocument) -> Cells:
    kind = map_kind(document.kind)
    contents = kind.contents(document.layout) if kind.hex_of else {}
    return {
        kind.hex_of(label): "pod" if each.startswith("pod") else each
        for label, each in contents.items()
        if kind.hex_of
    }


def _moved(cell: Hex, turns: int, *, is_mirrored: bool) -> Hex:
    q, r = (-cell.q, cell.q + cell.r) if is_mirrored else cell
    for _ in range(turns):
        q, r = -r, q + r
    return Hex(q, r)


def _all_moved(cells: Cells, turns: int, *, is_mirrored: bool) -> Cells:
    return {_moved(cell, turns, is_mirrored=is_mirrored): each for cell, each in cells.items()}


def _shifts(moved: Cells, after: Cells) -> Iterator[Hex]:
    """Yield the shifts that lay something rare of the one map over the same of the other."""
    counts = Counter(after.values())
    shared = [each for each in counts if each in set(moved.values())]
    rare = min(shared, key=counts.__getitem__, default=None)
    votes = Counter(
        Hex(there.q - here.q, there.r - here.r)
        for here, each in moved.items()
        if each == rare
        for there, other in list(after.items())
        if other == rare
    )
    for shift, _ in votes.most_common(MOST_SHIFTS):
        yield shift


def _compared(
    moved: Cells, after: Cells, shift: Hex, best: Likeness | None
) -> tuple[str, ...] | None:
    """Return the cells that differ under a shift; None if they are too many, or no fewer than before."""
    most = NEARLY * len(moved) if best is None else len(best.cells) - 1
    odd: list[Hex] = []
    shifted = {cell + shift: each for cell, each in moved.items()}
    for cell in shifted.keys() | after.keys():
        if shifted.get(cell) != after.get(cell):
            odd.append(cell)
            if len(odd) > most:
                return None
    return tuple(_label(each) for each in sorted(odd))


def _label(cell: Hex) -> str:
    column, row = to_odd_q(cell)
    return label(cell) if column >= 0 <= row else f"({column + 1}, {row + 1})"
