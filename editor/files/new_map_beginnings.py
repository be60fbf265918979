"""What a new map can begin with, as a list to choose from."""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

from hullwright.plugins.host.home import home
from hullwright.plugins.host.strangers import has_strangers
from hullwright.schema.boards.silhouettes import SILHOUETTES, Outline
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds import map_kind
from hullwright.schema.messages import Message, message, verbatim

from ..concepts.editor_kind import Cell, EditorKind, Layout, LayoutCommand, Surface
from ..kinds.table import editor_kind_of
from ..languages.words import language_in_use
from .silhouettes import cells_within, filled, symmetric, symmetry_of

if TYPE_CHECKING:
    from hullwright.plugins.generators import MapGenerator

    from .kept_silhouettes import KeptSilhouette

SEEDS = 1_000_000
"""Among so many seeds chance chooses."""
_SILHOUETTES = message("Silhouettes")

Size = tuple[int, int]
Inside = Callable[[Surface], Collection[Cell]]
"""Says which cells of an empty map a silhouette covers."""


@dataclass(frozen=True)
class MapBeginning:
    """One thing a map can begin with."""

    title: Message
    group: Message | None = None
    inside: Inside | None = None
    """For a silhouette: the cells it covers."""
    sample: Path | None = None
    """For a sample: its file."""
    generator: "MapGenerator | None" = None
    """For a map that a plugin makes: what makes it."""
    edit: Callable[[Layout], Layout] | None = None
    """What is done to the empty map first, such as laying tiles at random."""
    asks: str = ""
    """What it has to be given first: "drawing" or "picture"."""
    symmetry: str = ""
    """For a silhouette: the name of the symmetry that the map has by it."""
    silhouette: str = ""
    """For a silhouette of ours: its name."""
    kept: "KeptSilhouette | None" = None
    """For a silhouette of a picture: where it is kept."""

    @property
    def is_sized(self) -> bool:
        """Whether a size is to be chosen; a sample has its own, and so has what a plugin makes."""
        return self.sample is None and self.generator is None

    def made(self, kind: str, name: str, size: Size | None, filling: Sequence[str]) -> MapDocument:
        """Return the new map."""
        if self.sample:
            from hullwright.schema.files.reader import read_map

            return replace(read_map(self.sample), name=name)
        layout = map_kind(kind).blank(size)
        if self.edit:
            layout = self.edit(layout)
        if self.inside:
            editor_kind = editor_kind_of(kind)
            surface = editor_kind.surface(layout)
            symmetry = symmetry_of(editor_kind, surface, self.symmetry)
            layout = filled(editor_kind, layout, self.covered(kind, surface), filling, symmetry)
        return map_kind(kind).new(name, layout)

    def covered(self, kind: str, surface: Surface) -> Collection[Cell]:
        """Return the cells that its silhouette covers on an empty map, as symmetric as it is itself."""
        if self.inside is None:
            return ()
        editor_kind = editor_kind_of(kind)
        symmetry = symmetry_of(editor_kind, surface, self.symmetry)
        return symmetric(editor_kind, surface, self.inside(surface), symmetry)


def shaped(outlines: Sequence[Outline]) -> Inside:
    """Return the silhouette of outlines, such as one that was drawn by hand."""
    return lambda surface: cells_within(surface, outlines)


def beginnings(kind: str) -> Iterator[MapBeginning]:
    """Yield what a map of a kind can begin with."""
    yield MapBeginning(message("Empty"))
    editor_kind = editor_kind_of(kind)
    if editor_kind.fillings:
        yield from silhouettes(editor_kind)
        yield from _kept(_SILHOUETTES)
        yield MapBeginning(message("Draw an outline"), _SILHOUETTES, asks="drawing")
        yield MapBeginning(message("Picture or SVG file…"), _SILHOUETTES, asks="picture")
    yield from _by_chance(editor_kind)
    yield from _generators(kind)
    yield from _samples(kind)


def silhouettes(editor_kind: EditorKind) -> Iterator[MapBeginning]:
    """Yield our own silhouettes."""
    for each in SILHOUETTES:
        inside = shaped(each.within(editor_kind.silhouette_share))
        yield MapBeginning(
            Message(each.title, {}),
            _SILHOUETTES,
            inside,
            symmetry=each.symmetry,
            silhouette=each.name,
        )


def _by_chance(editor_kind: EditorKind) -> Iterator[MapBeginning]:
    """Yield what chance can begin a map with, another each time that it is listed."""
    import secrets

    for each in editor_kind.layout_commands:
        if each.beginning is not None:
            seed = secrets.randbelow(SEEDS)
            edit = partial(_rolled, each, seed)
            yield MapBeginning(each.beginning, message("Left to chance"), edit=edit)


def _rolled(command: LayoutCommand, seed: int, layout: Layout) -> Layout:
    return command.edit(layout, seed)


def _kept(group: Message) -> Iterator[MapBeginning]:
    """Yield the silhouettes of pictures that the person brought."""
    from .kept_silhouettes import kept_silhouettes

    for each in kept_silhouettes():
        yield MapBeginning(verbatim(each.title), group, asks="picture", kept=each)


def _generators(kind: str) -> Iterator[MapBeginning]:
    if not has_strangers(home() / "plugins"):
        return
    from hullwright.plugins.generators import generators
    from hullwright.plugins.host.usual import usual_host

    for each in generators(usual_host(), kind):
        title = verbatim(each.title(language_in_use()))
        yield MapBeginning(title, message("Generators of plugins"), generator=each)


def _samples(kind: str) -> Iterator[MapBeginning]:
    """Yield the samples of a kind: ours, then those of each plugin under its name."""
    from hullwright.plugins.samples import maps_for

    for path in _own_samples(kind):
        title = verbatim(path.stem.replace("-", " ").title())
        yield MapBeginning(title, message("Samples"), sample=path)
    for each in maps_for(kind):
        yield MapBeginning(verbatim(each.title), verbatim(each.group), sample=each.path)


@cache
def _own_samples(kind: str) -> Sequence[Path]:
    """Return our samples of a kind, which stay the same while the program runs."""
    from hullwright.samples import maps
    from hullwright.schema.files.jsontext import parse

    return [path for path in maps() if parse(path.read_text("utf-8"), path.name)["kind"] == kind]
