"""What maps are made by: a target, a seed, and what must stay or be resembled."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING

from hullwright.engines.generation.candidate import GENERATED, ToldMap
from hullwright.engines.generation.contract import DraftKind, FixedPart
from hullwright.engines.generation.draft_kinds import draft_kind
from hullwright.engines.generation.generation import Generation
from hullwright.engines.generation.preset_choice import preset_named, presets_by_name
from hullwright.engines.generation.target_check import insist_on_known
from hullwright.engines.generation.taste import Taste
from hullwright.schema.boards.hexes import offset_label, offset_of
from hullwright.schema.complaints import unreadable
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.targets import Target
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.reader import build, read, read_map
from hullwright.schema.kinds import map_kind
from hullwright.schema.messages import message
from hullwright.schema.records import Json

from ..generate.plugin_beginnings import plugin_beginnings
from ..languages.preset_words import in_own_language
from .game_setup import LARGEST_SEED

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

MOVES = 20_000


@dataclass(frozen=True)
class GenerationTerms:
    """A target with the seed and the number of moves that are made for it."""

    kind: DraftKind
    target: Target
    seed: int
    moves: int
    source: str
    """Where the target was found, for complaints about it."""
    again: ToldMap | None = None
    """The map that is to be made again, if one was named as the target."""

    @classmethod
    def of(
        cls, kind: str, target: str | None, seed: int | None, moves: int | None
    ) -> "GenerationTerms":
        """Return what options say; a generated map that is named as the target also tells its seed and moves."""
        made, note = draft_kind(kind), dict[str, Json]()
        path = Path(target) if target else None
        if path and (path.suffix or path.exists()):
            found, note = _read(path)
        elif target:
            found = in_own_language(preset_named(made, target))
        else:
            found = in_own_language(next(iter(presets_by_name(made).values())))
        return cls(
            made,
            found,
            _first(seed, note.get("seed"), SystemRandom().randint(0, LARGEST_SEED)),
            _first(moves, note.get("moves"), MOVES),
            target or found.name,
            ToldMap.of(note),
        )

    def with_options(self, options: Mapping[str, Json], generator: str | None) -> "GenerationTerms":
        """Return the terms with other options, or a plugin's generator, than the target says."""
        own = {} if generator else self.target.options
        target = replace(
            self.target,
            options={**own, **options},
            generator=generator or self.target.generator,
        )
        insist_on_known(target, self.kind, self.source)
        return replace(self, target=target)

    def generation(
        self, like: Path | None, fixed: Path | None, change: "Sequence[str]"
    ) -> Generation:
        """Return the run that makes maps on these terms."""
        if change and fixed is None:
            raise HullwrightError(
                message("--change says what of a map may change: name it with --fixed.")
            )
        part = self._fixed(read_map(fixed), change) if fixed else None
        starts = tuple(plugin_beginnings(self.target, self.seed))
        generation = Generation(self.kind, self.target, self.seed, part, starts)
        if like:
            model = self._of_kind(read_map(like))
            generation.taste = Taste().more_like(self.kind.measured(model))
        return generation

    def _fixed(self, document: MapDocument, change: "Sequence[str]") -> FixedPart:
        self._of_kind(document)
        free = {each for cells in change for each in _cells(cells)}
        if not free:
            return FixedPart(document, frozenset(_drawn_cells(document)))
        return FixedPart(document, frozenset(_all_cells(document)) - free)

    def _of_kind(self, document: MapDocument) -> MapDocument:
        if document.kind != self.kind.kind:
            raise HullwrightError(
                message(
                    "“{name}” is a map of the kind “{found}”, not “{kind}”.",
                    name=document.name,
                    found=document.kind,
                    kind=self.kind.kind,
                )
            )
        return document


def _read(path: Path) -> tuple[Target, dict[str, Json]]:
    """Return the target in a file, or the one that a map was made for with how it was made."""
    document = read(path)
    if isinstance(document, Target):
        return document, {}
    if isinstance(document, MapDocument) and isinstance(document.extra.get(GENERATED), dict):
        note = document.extra[GENERATED]
        found = build(note.get("target"), str(path))
        if isinstance(found, Target):
            return found, note
    raise unreadable(str(path), "This is neither a target nor a map that was generated for one.")


def _first(*values: int | None) -> int:
    return next(each for each in values if isinstance(each, int))


def _cells(text: str) -> "Collection[str]":
    """Return the cells that a text names: one by its label, or all between two corners."""
    first, colon, last = text.partition(":")
    for numbers_of, written in _LABELS:
        one, other = numbers_of(first), numbers_of(last)
        if colon and one is not None and other is not None:
            spans = (range(min(pair), max(pair) + 1) for pair in zip(one, other, strict=True))
            return [written(*at) for at in product(*spans)]
    return [text]


def _numbers(count: int) -> "Callable[[str], tuple[int, ...] | None]":
    """Return what reads labels of so many numbers, parted by commas."""

    def read(label: str) -> tuple[int, ...] | None:
        found = _NUMBERS.findall(label)
        is_label = len(found) == count and ",".join(found) == label.replace(" ", "")
        return tuple(map(int, found)) if is_label else None

    return read


def _joined(*numbers: int) -> str:
    return ",".join(map(str, numbers))


_NUMBERS = re.compile(r"-?[0-9]{1,5}")
_LABELS: "Sequence[tuple[Callable[[str], tuple[int, ...] | None], Callable[..., str]]]" = (
    (offset_of, offset_label),
    (_numbers(2), _joined),
    (_numbers(1), _joined),
)
"""How labels of cells are read and written: of zones, of mazes and stations, of galaxies."""


def _drawn_cells(document: MapDocument) -> "Collection[str]":
    """Return the cells of a map that somebody has put something into."""
    found = map_kind(document.kind).contents(document.layout)
    return [
        label for label, word in found.items() if word.partition(",")[0] not in ("open", "drawn")
    ]


def _all_cells(document: MapDocument) -> "Collection[str]":
    """Return all cells of a map: those of its sheet or table, else those with something in them."""
    layout = document.layout
    found = set(map_kind(document.kind).contents(layout))
    width, height = getattr(layout, "width", 0), getattr(layout, "height", 0)
    if map_kind(document.kind).extent is None:
        found |= _around(found)
    elif map_kind(document.kind).hex_of and width and height:
        found |= {offset_label(column, row) for column in range(width) for row in range(height)}
    return found


TABLE = 16
"""So many cells around what lies on a table without an end count as the table."""


def _around(labels: "Collection[str]") -> set[str]:
    """Return the cells of a table around some of them."""
    places = [each for each in map(_numbers(2), labels) if each]
    spans = (
        range(min(numbers) - TABLE, max(numbers) + TABLE + 1)
        for numbers in zip((0, 0), *places, strict=True)
    )
    return {_joined(*at) for at in product(*spans)}
