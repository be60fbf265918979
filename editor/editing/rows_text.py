"""Rows as text: a piece as people write it, a letter for each cell, and back."""

from collections.abc import Mapping
from dataclasses import replace
from textwrap import dedent

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.jsontext import parse
from hullwright.schema.files.reader import build
from hullwright.schema.limits import MAX_CODE_LETTERS
from hullwright.schema.messages import message, some_of
from hullwright.schema.records import Json

from ..concepts.editor_kind import EditorKind, Layout

SOURCE = "The text on the clipboard"


def text_of_rows(document: MapDocument) -> str:
    """Return the rows of a map as text; nothing for kinds that have none."""
    return "\n".join(getattr(document.layout, "rows", ()))


def map_of_text(editor_kind: EditorKind, like: MapDocument, text: str) -> MapDocument:
    """Return the map that a text holds: a whole map file, or rows in the letters of another map.

    Forgives indentation, quotes and commas as in a file, blanks between letters, short rows, and
    small letters for large ones. Raises HullwrightError for everything else.
    """
    if len(text) > MAX_CODE_LETTERS:
        raise HullwrightError(message("The text on the clipboard is too long to be a map."))
    if text.lstrip().startswith("{"):
        return _map(parse(text, SOURCE))
    if not hasattr(like.layout, "rows"):
        raise HullwrightError(message("Text can't be pasted into maps of this kind."))
    rows = _rows(_letters(editor_kind, like), editor_kind.erased, text)
    layout = replace(_without_edges(editor_kind, like.layout), rows=rows)
    return _map(replace(like, layout=layout, extra={}).to_json())


def _without_edges(editor_kind: EditorKind, layout: Layout) -> Layout:
    """Return a layout without what stands between its cells: other rows have other cells there."""
    edges = editor_kind.edges
    return layout if edges is None else edges.changed(layout, dict.fromkeys(edges.of(layout)))


def _map(value: Json) -> MapDocument:
    """Return the map that a JSON value stands for, checked like a file."""
    found = build(value, SOURCE)
    if not isinstance(found, MapDocument):
        raise HullwrightError(message("The text on the clipboard is not a map."))
    return found


def _rows(letters: Mapping[str, str], erased: str, text: str) -> tuple[str, ...]:
    lines = [_bare(line) for line in dedent(text.expandtabs()).strip("\n").splitlines()]
    lines = [line for line in lines if line not in {"[", "]"}] or [""]
    if all(not line[1::2].strip() for line in lines):
        lines = [line[::2] for line in lines]
    empty = next(each for each, content in letters.items() if content == erased)
    known = {each.swapcase(): each for each in letters} | {each: each for each in letters}
    known[" "] = empty
    unknown = sorted(set("".join(lines)).difference(known))
    if unknown:
        raise HullwrightError(
            message(
                "On this map nothing is written as {unknown}; it knows {known}. The text on the "
                "clipboard can't be pasted.",
                unknown=some_of(unknown),
                known=" ".join(letters),
            )
        )
    table = str.maketrans(known)
    width = max(map(len, lines))
    return tuple(line.translate(table).ljust(width, empty) for line in lines)


def _bare(line: str) -> str:
    """Return a row without the quotes and commas that stand around it in a file."""
    line = line.rstrip().removesuffix(",")
    return line.strip().strip('"') if line.lstrip().startswith('"') else line


def _letters(editor_kind: EditorKind, like: MapDocument) -> Mapping[str, str]:
    """Return what each letter of a map's legend stands for."""
    legend = "".join(like.layout.legend)
    surface = editor_kind.surface(replace(like.layout, rows=(legend,)))
    return dict(zip(legend, map(surface.content, surface.cells()), strict=True))
