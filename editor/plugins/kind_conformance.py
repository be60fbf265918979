"""Map kinds and games of plugins on trial in the window: drawn, painted and named, where their code may run."""

from collections.abc import Iterator
from itertools import islice

from hullwright.plugins.conformance.map_kinds import kind_mistakes
from hullwright.plugins.conformance.mistake import Mistake, in_manifest
from hullwright.plugins.conformance.surroundings import Surroundings
from hullwright.plugins.conformance.whole_games import engine_mistakes
from hullwright.plugins.host import Contributed
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds import map_kind
from hullwright.schema.messages import Message, message

from ..concepts.editor_kind import EditorKind, Layout
from ..games.brought import PLAIN, words_from
from ..kinds.brought.calls import Calls
from ..kinds.brought.editor_kind import fitted
from ..kinds.brought.loading import loaded_from
from ..tools.table import TOOLS

MOST = 3
"""So many mistakes of one sort are told."""


def map_kind_mistakes(contributed: Contributed, around: Surroundings) -> Iterator[Mistake]:
    """Yield what is wrong with a map kind, its side for the window included."""
    found = list(kind_mistakes(contributed, around))
    yield from found
    if around.runs_code and contributed.contribution.editor and not found:
        for told in _window_side(contributed):
            yield in_manifest(contributed, "editor", told)


def game_mistakes(contributed: Contributed, around: Surroundings) -> Iterator[Mistake]:
    """Yield what is wrong with an engine, its words included."""
    yield from engine_mistakes(contributed, around)
    if around.runs_code and contributed.contribution.editor:
        try:
            words = words_from(contributed)
            if words.terminal != PLAIN:
                contributed.plugin.load(words.terminal)
        except HullwrightError as fault:
            yield in_manifest(contributed, "editor", message("{reason}", reason=fault))


def _window_side(contributed: Contributed) -> Iterator[Message]:
    try:
        calls = Calls(contributed)
        editor_kind = fitted(loaded_from(contributed), calls)
        layout = map_kind(editor_kind.kind).blank(None)
        yield from islice(_unpainted(editor_kind, layout), MOST)
        yield from _taken_keys(editor_kind)
        _drawn(editor_kind, layout)
        for fault in islice(calls.resting.values(), MOST):
            yield message("{reason}", reason=fault)
    except HullwrightError as fault:
        yield message("{reason}", reason=fault)


def _drawn(editor_kind: EditorKind, layout: Layout) -> None:
    """Draw and name everything of a new map once; what fails rests by then."""
    surface = editor_kind.surface(layout)
    for placed in surface.placed(surface.bounds):
        editor_kind.marks(placed.look)
    for swatch in editor_kind.swatches(layout):
        editor_kind.marks(swatch.look)
    for cell in surface.cells():
        editor_kind.cell_text(surface, cell)
        surface.corners(cell)
        surface.label(cell)
    for table in editor_kind.tables:
        table.rows(layout)
        table.totals(layout)


def _unpainted(editor_kind: EditorKind, layout: Layout) -> Iterator[Message]:
    """Yield each content that is not there after it was painted into a cell of a new map."""
    cell = next(iter(editor_kind.surface(layout).cells()), None)
    if cell is None:
        return
    for swatch in editor_kind.swatches(layout):
        painted = editor_kind.painted(layout, {cell: swatch.content})
        found = editor_kind.surface(painted)
        if cell in found and found.content(cell) != swatch.content:
            yield message(
                "“{content}” was painted, but “{found}” is there afterwards.",
                content=swatch.content,
                found=found.content(cell),
            )


def _taken_keys(editor_kind: EditorKind) -> Iterator[Message]:
    """Yield the tools of a kind whose keys are those of other tools."""
    keys = {each.key: each.name for each in TOOLS}
    for tool in editor_kind.tools:
        if tool.key and keys.get(tool.key, tool.name) != tool.name:
            yield message(
                "“{owner}” already has the key {key}. Choose another.",
                key=tool.key,
                owner=keys[tool.key],
            )
