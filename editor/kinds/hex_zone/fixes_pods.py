"""Fixes of pods: numbers from 1, none too many, and one where there is none."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace

from hullwright.schema.boards.hexes import Hex, distance, from_odd_q
from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.hex_zone.layout import (
    ALIEN,
    DANGEROUS,
    HULL,
    HUMAN,
    POD,
    SILENT,
    HexZone,
    SectorKind,
)
from hullwright.schema.messages import Message, message

from ...concepts.editor_kind import Fix
from .edits import painted
from .fixes_edits import painting
from .fixes_ground import FixGround

NEAREST, FARTHEST = 4, 14
"""The published distances from the Humans to their nearest pod (EAV-8)."""
MOST_PODS = 4
MOST_NUMBERS = 99
"""Nobody renumbers more pods than this with one click; each number takes a character of the legend."""

MOST_ALIENS = 10
"""Alien starts that a place for a pod is kept away from."""


def pods_of(zone: HexZone) -> Mapping[Hex, SectorKind]:
    """Return the pods of a zone, by number and then by row; those without a number last."""
    pods = {
        from_odd_q(column, row): zone.legend[character]
        for row, line in enumerate(zone.rows)
        for column, character in enumerate(line)
        if zone.legend[character].role == POD
    }
    return dict(sorted(pods.items(), key=lambda each: each[1].number or 1 << 30))


def renumbered(zone: HexZone) -> HexZone:
    """Return a zone whose pods have the numbers from 1, in the order of those they had."""
    numbers = {cell: f"{POD} {number}" for number, cell in enumerate(pods_of(zone), 1)}
    return painted(zone, numbers)


def _can_be_numbered(zone: HexZone) -> bool:
    """Whether all pods are plain ones; a plugin's kinds of pods keep their own numbers."""
    pods = pods_of(zone)
    return len(pods) <= MOST_NUMBERS and all(each.kind == POD for each in pods.values())


def renumber(document: MapDocument, _: Problem) -> Iterator[Fix]:
    """Yield the fix for pods that are not numbered from 1, each number once (EA-M4)."""
    if _can_be_numbered(document.layout):
        count = len(pods_of(document.layout))
        title = message("renumber the pods 1 to {count}", count=count)
        yield Fix(title, lambda before: replace(before, layout=renumbered(before.layout)))


def without_pods(document: MapDocument, pods: Collection[Hex], title: Message) -> Iterator[Fix]:
    """Yield the ways to remove pods: open sectors instead, or hull; the others are numbered from 1."""
    is_numbered = _can_be_numbered(document.layout)
    for content in (DANGEROUS, HULL):

        def edit(before: MapDocument, content: str = content) -> MapDocument:
            zone = painted(before.layout, dict.fromkeys(pods, content))
            return replace(before, layout=renumbered(zone) if is_numbered else zone)

        yield Fix(title, edit)


def keep_four(document: MapDocument, _: Problem) -> Iterator[Fix]:
    """Yield the fix for more pods than published zones have (EA-M5)."""
    pods = list(pods_of(document.layout))
    title = message("keep the first {count} pods", count=MOST_PODS)
    yield from without_pods(document, pods[MOST_PODS:], title)


def add_pod(document: MapDocument, _: Problem) -> Iterator[Fix]:
    """Yield places for a first pod (EA-M5): as far from the Humans as published, away from the Aliens."""
    ground = FixGround.of(document.layout)
    humans = ground.with_role(HUMAN)
    steps = ground.steps(humans)
    # One is enough for a game; who has more than a few has other worries than the best place.
    aliens = ground.with_role(ALIEN)[:MOST_ALIENS]
    open_sectors = [
        cell for cell in ground.with_role(SILENT, DANGEROUS) if cell in steps or not humans
    ]

    def worth(cell: Hex) -> tuple[bool, int, Hex]:
        far = min((distance(cell, each) for each in aliens), default=0)
        return NEAREST <= steps.get(cell, NEAREST) <= FARTHEST, steps.get(cell, 0) + far, cell

    for cell in sorted(open_sectors, key=worth, reverse=True)[:4]:
        yield painting(message("add a pod"), {cell: f"{POD} 1"})
