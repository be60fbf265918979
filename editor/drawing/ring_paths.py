"""The rings of outlines: each as a path of its own, so that a change draws only what differs."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from ..concepts.editor_kind import Box
from .paths import angular_path

MOST = 400
"""So many lines may differ; above that, everything does."""
NEAR = 1.0
"""What differs within so many sides of a cell is drawn as one."""
SLIM = 0.01
"""What is added around a ring, in sides of a cell: Qt's rectangles without a width touch nothing."""


class RingPaths:
    """Draws an outline ring by ring, or only those of its rings that touch a box."""

    def __init__(self, notation: str, before: "RingPaths | None" = None) -> None:
        self.rings: Sequence[str] = notation.split("M")[1:]
        known = before.paths if before else {}
        self.paths: Mapping[str, tuple[QPainterPath, QRectF]] = {
            each: known.get(each) or _ring(each) for each in self.rings
        }

    def touching(self, box: Box) -> Iterator[QPainterPath]:
        """Yield the rings that touch a box."""
        area = QRectF(box.left, box.top, box.right - box.left, box.bottom - box.top)
        for each in self.rings:
            ring, around = self.paths[each]
            if around.intersects(area):
                yield ring

    def area_in(self, box: Box) -> QPainterPath:
        """Return the rings that touch a box as one path, which fills what all of them do inside of it."""
        path = QPainterPath()
        for ring in self.touching(box):
            path.addPath(ring)
        return path


def differing(
    before: Mapping[str, RingPaths], after: Mapping[str, RingPaths], reach: float
) -> Sequence[Box] | None:
    """Return boxes without which two groups of outlines look the same, as far as lines reach; None for everywhere.

    No two of them overlap, so that whatever lies beside them can be reached around them: what is filled
    there is the same, too.
    """
    lines: Counter[frozenset[str]] = Counter()
    for name in {*before, *after}:
        ours, theirs = (
            Counter(each[name].rings if name in each else ()) for each in (before, after)
        )
        gone, come = _lines(ours - theirs), _lines(theirs - ours)
        lines += (gone - come) + (come - gone)
    if len(lines) > MOST:
        return None
    return boxes_apart([_around(each, reach) for each in lines])


def _ring(notation: str) -> tuple[QPainterPath, QRectF]:
    path = angular_path(f"M{notation}")
    return path, path.controlPointRect().adjusted(-SLIM, -SLIM, SLIM, SLIM)


def _lines(rings: Iterable[str]) -> "Counter[frozenset[str]]":
    """Return the lines of some rings, each by its ends, wherever a ring begins and whichever way it runs."""
    return Counter(frozenset(ends) for ring in rings for ends in pairwise(_corners(ring)))


def _corners(ring: str) -> Iterator[str]:
    """Yield the corners along a ring, back to the first where it is closed."""
    corners = [each.strip() for each in ring.replace("Z", "").split("L")]
    yield from corners
    if "Z" in ring:
        yield corners[0]


def _around(line: Iterable[str], reach: float) -> Box:
    corners = [tuple(map(float, each.split())) for each in line]
    xs, ys = [each[0] for each in corners], [each[1] for each in corners]
    return Box(min(xs) - reach, min(ys) - reach, max(xs) + reach, max(ys) + reach)


def boxes_apart(boxes: Sequence[Box]) -> Sequence[Box]:
    """Return boxes of which no two are near each other, around all of some boxes."""
    apart: list[Box] = []
    for box in boxes:
        joined = box
        while near := [each for each in apart if _are_near(each, joined)]:
            apart = [each for each in apart if each not in near]
            joined = _joined([*near, joined])
        apart.append(joined)
    return apart


def _are_near(one: Box, other: Box) -> bool:
    return (
        one.left < other.right + NEAR
        and other.left < one.right + NEAR
        and one.top < other.bottom + NEAR
        and other.top < one.bottom + NEAR
    )


def _joined(boxes: Sequence[Box]) -> Box:
    return Box(
        min(each.left for each in boxes),
        min(each.top for each in boxes),
        max(each.right for each in boxes),
        max(each.bottom for each in boxes),
    )
