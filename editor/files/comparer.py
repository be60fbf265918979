"""The comparer: what differs between an open map and another, handed on to be drawn."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeAlias

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds import map_kind
from hullwright.schema.kinds.comparison import Comparison
from hullwright.schema.kinds.likeness import likeness
from hullwright.schema.messages import message

from ..canvas.overlays.comparisons import Sides
from ..documents.workplace import Workplace
from ..kinds.difference_words import counts
from ..languages.words import tr
from ..shell.notices import Tone
from .file_context import FileContext, map_patterns
from .file_reader import Filed, insist_on_map
from .job_queue import FileJob, size_of, weight_of

LEAST_MOVED = 8
"""Differences from which on it is worth looking whether the whole map was moved."""
ShowComparison: TypeAlias = Callable[[Workplace, MapDocument, Comparison, Sides], object]


class Comparer:
    """Compares the map in front with others."""

    def __init__(self, context: FileContext, show: ShowComparison) -> None:
        self._context = context
        self._show = show

    def ask_file(self, workplace: Workplace) -> None:
        """Ask for a file and compare with it."""
        folder = self._context.recent.folder()
        for path in self._context.asker.open_paths(tr("Compare with"), folder, map_patterns())[:1]:
            self._context.jobs.run(
                FileJob(
                    job="read",
                    asked={"path": str(path)},
                    title=tr("Reading {name} …", name=path.name),
                    then=partial(self._compare_filed, workplace, path),
                    fails=lambda fault: self._context.tell_fault(fault, _TOPIC),
                    weight=size_of(path),
                )
            )

    def _compare_filed(self, workplace: Workplace, path: Path, filed: Filed) -> None:
        try:
            other = insist_on_map(filed.value, str(path))
        except HullwrightError as fault:
            self._context.tell_fault(fault, _TOPIC)
        else:
            self.compare(workplace, other, path.name)

    def ask_open(self, workplace: Workplace) -> None:
        """Ask for another open map and compare with it."""
        others = self.others(workplace)
        chosen = self._context.asker.one_of(
            tr("Compare with an open map"),
            tr("The other map"),
            [each.document.value.name for each in others],
        )
        if chosen is not None:
            other = others[chosen].map
            self.compare(workplace, other, other.name)

    def others(self, workplace: Workplace) -> list[Workplace]:
        """Return the other open maps."""
        return [each for each in self._context.workplaces.maps() if each is not workplace]

    def compare(
        self,
        workplace: Workplace,
        other: MapDocument,
        name: str,
        base: tuple[MapDocument, str] | None = None,
    ) -> None:
        """Compare an open map, or a base in its place, with another, which people know by this name."""
        mine = base[0] if base else workplace.map
        sides = Sides(name, *base) if base else Sides(name)
        if mine.kind != other.kind:
            self._context.tell_fault(_different_kinds(mine, other), _TOPIC)
            return
        self._context.jobs.run(
            FileJob(
                job="compare",
                asked={"before": other, "after": mine},
                title=tr("Comparing with {name} …", name=name),
                then=partial(self._tell, workplace, other, sides),
                fails=lambda fault: self._context.tell_fault(fault, _TOPIC),
                weight=weight_of(other, mine),
            )
        )

    def _tell(
        self, workplace: Workplace, other: MapDocument, sides: Sides, found: Comparison
    ) -> None:
        self._show(workplace, other, found, sides)
        self._context.notices.settle(_TOPIC)
        like = likeness(other, workplace.map) if len(found.cells) >= LEAST_MOVED else None
        if like and len(like.cells) < len(found.cells):
            self._context.notices.tell(tr(like.sentence), Tone.HINT, topic=_TOPIC)


def counted(name: str, found: Comparison) -> str:
    """Return how much differs from a map of that name."""
    if not found:
        return tr("No difference from {name}.", name=name)
    told = ", ".join(tr(each) for each in counts(found))
    return tr("Different from {name}. {counts}.", name=name, counts=told)


def _different_kinds(mine: MapDocument, other: MapDocument) -> HullwrightError:
    return HullwrightError(
        message(
            "{mine} ({kind}) and {other} ({other_kind}) are of different kinds. Choose a map of the "
            "same kind to compare with.",
            mine=mine.name,
            kind=map_kind(mine.kind).title,
            other=other.name,
            other_kind=map_kind(other.kind).title,
        )
    )


_TOPIC = "comparison"
