"""What a map can be compared with: its snapshots, other open maps and files."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from hullwright.schema.documents.maps import MapDocument

from ..canvas.overlays.comparisons import Comparisons
from ..documents.workplace import Workplace
from ..files.file_services import FileServices
from ..files.named_snapshot import NamedSnapshot
from ..languages.words import tr


class SideChoice(NamedTuple):
    """Something that can be chosen for one side of a comparison."""

    title: str
    icon: str
    choose: Callable[[], object]


class ComparisonSides:
    """Offers what can be compared, and compares it."""

    def __init__(self, comparisons: Comparisons, files: FileServices) -> None:
        self._comparisons = comparisons
        self._files = files

    def others(self, place: Workplace) -> Iterator[SideChoice]:
        """Yield what the map in front, or what stands for it, can be compared with."""
        for snapshot in reversed(self._files.snapshots.of(place.document)):
            yield SideChoice(snapshot.name, "pin", partial(self.compare_snapshot, place, snapshot))
        for each in self._files.comparing.others(place):
            if each.map.kind == place.map.kind:
                yield SideChoice(each.map.name, "layout", partial(self._compare_open, place, each))
        ask = partial(self._files.comparing.ask_file, place)
        yield SideChoice(tr("A file…"), "open", ask)

    def bases(self, place: Workplace) -> Iterator[SideChoice]:
        """Yield what can stand for the map in front."""
        yield SideChoice(present(), "layout", partial(self._stand, place, None))
        for snapshot in reversed(self._files.snapshots.of(place.document)):
            yield SideChoice(snapshot.name, "pin", partial(self._stand, place, snapshot))

    def compare_snapshot(self, place: Workplace, snapshot: NamedSnapshot) -> None:
        """Compare the map, or what stands for it, with one of its snapshots."""
        value = self._files.snapshots.value(snapshot)
        if isinstance(value, MapDocument):
            self._files.comparing.compare(place, value, snapshot.name, self._base(place))

    def _compare_open(self, place: Workplace, other: Workplace) -> None:
        self._files.comparing.compare(place, other.map, other.map.name, self._base(place))

    def _stand(self, place: Workplace, snapshot: NamedSnapshot | None) -> None:
        """Let a snapshot stand for the map in front, or the map itself again."""
        other, name = self._comparisons.other(place), self._comparisons.sides(place).other_name
        value = self._files.snapshots.value(snapshot) if snapshot is not None else None
        if other is None:
            return
        if snapshot is not None and isinstance(value, MapDocument):
            self._files.comparing.compare(place, other, name, (value, snapshot.name))
        elif snapshot is None:
            self._files.comparing.compare(place, other, name)

    def _base(self, place: Workplace) -> tuple[MapDocument, str] | None:
        sides = self._comparisons.sides(place)
        return None if sides.base is None else (sides.base, sides.base_name)


def present() -> str:
    """Return what the map in front is called where it is compared."""
    return tr("The map as it is now")
