"""What is done with pieces: cut, copy, paste, duplicate, turn and mirror."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtGui import QClipboard

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import Message, message

from ..concepts.editor_kind import Cell
from ..concepts.piece import Piece, contents_at, edges_at, mirrored, piece_of, put_down, turned
from ..documents.workplace import Workplace
from ..tools.turn import draws_edges, turned_content, turns_content
from .clipboard import picture, put_piece, taken_piece
from .editing_context import holds_piece
from .rows_text import text_of_rows
from .small_maps import small_map


def copy(place: Workplace, clipboard: QClipboard) -> None:
    """Put the selected cells on the clipboard."""
    document = small_map(place.editor_kind, place.map, place.selection)
    put_piece(clipboard, document, len(place.selection))


def cut(place: Workplace, clipboard: QClipboard) -> None:
    """Put the selected cells on the clipboard and empty them."""
    copy(place, clipboard)
    empty(place, message("Cut"), "cut")


def empty(place: Workplace, title: Message, icon: str = "delete") -> None:
    """Empty the selected cells."""
    fill(place, place.editor_kind.erased, title, icon)


def fill(place: Workplace, content: str, title: Message, icon: str = "fill") -> None:
    """Give all selected cells a content."""
    locked = place.tool_context().locked_among(place.selection)
    contents = dict.fromkeys(place.selection - locked, content)
    place.apply_and_select(
        title, lambda layout: place.editor_kind.painted(layout, contents), place.selection, icon
    )


def copy_text(place: Workplace, clipboard: QClipboard) -> None:
    """Put the rows of the selected cells on the clipboard, as text and nothing else."""
    text = text_of_rows(small_map(place.editor_kind, place.map, _shown(place)))
    if not text:
        raise HullwrightError(message("Maps of this kind can't be written as text."))
    clipboard.setText(text)


def copy_picture(place: Workplace, clipboard: QClipboard) -> None:
    """Put a picture of the selected cells, or of the whole map, on the clipboard."""
    value = place.map
    shown = small_map(place.editor_kind, value, place.selection) if place.selection else value
    clipboard.setImage(picture(shown))


def _shown(place: Workplace) -> frozenset[Cell]:
    return place.selection or frozenset(place.surface.cells())


def paste(place: Workplace, clipboard: QClipboard) -> None:
    """Take what is on the clipboard into the hand, to be put down with the next click."""
    take_up(place, taken_piece(clipboard, place.editor_kind, place.map))


def take_up(place: Workplace, piece: Piece) -> None:
    """Choose the tool that puts pieces down, with a piece in it."""
    tool = next(each for each in place.editor_kind.tools if each.holds_piece)
    place.choices.choose(tool=tool.name, piece=piece)


def paste_in_place(place: Workplace, clipboard: QClipboard) -> None:
    """Put what is on the clipboard where it was cut out, its empty cells included, and select it."""
    piece = taken_piece(clipboard, place.editor_kind, place.map)
    contents = contents_at(piece, place.editor_kind.lattice, piece.origin)
    inside = frozenset(cell for cell in contents if cell in place.surface)
    if not inside:
        raise HullwrightError(
            message("It was cut where this map has no cells: paste it and click instead.")
        )
    _put(place, message("Paste in place"), piece, contents, (inside, "paste"))


def duplicate(place: Workplace) -> None:
    """Take a copy of the selected cells into the hand; the clipboard stays as it is."""
    take_up(place, piece_of(place.editor_kind, place.map.layout, place.selection))


def turn(place: Workplace, title: Message, turns: int) -> None:
    """Turn what is in the hand to the right so many times, or the selected cells where they lie."""
    editor_kind, choice = place.editor_kind, place.choices.now
    if draws_edges(editor_kind, choice.tool):
        pen = choice.edge
        place.choices.choose(edge=replace(pen, side=(pen.side + turns) % editor_kind.lattice.turns))
    elif turns_content(editor_kind, choice.tool):
        place.choices.choose(first=turned_content(editor_kind, choice.first, turns))
    else:
        change(place, title, lambda piece: turned(piece, editor_kind.lattice, turns), "turn-right")


def mirror(place: Workplace, title: Message) -> None:
    """Exchange left and right of what is in the hand or selected; a one-way passage is turned around."""
    editor_kind, choice = place.editor_kind, place.choices.now
    if draws_edges(editor_kind, choice.tool):
        pen = choice.edge
        place.choices.choose(edge=replace(pen, is_reversed=not pen.is_reversed))
    else:
        change(place, title, lambda piece: mirrored(piece, editor_kind.lattice), "mirror")


def change(
    place: Workplace, title: Message, changed: Callable[[Piece], Piece], icon: str = ""
) -> None:
    """Turn or mirror the piece in the hand, or the selected cells where they lie."""
    held = place.choices.now.piece
    if held is not None and holds_piece(place):
        place.choices.choose(piece=changed(held))
        return
    piece = changed(piece_of(place.editor_kind, place.map.layout, place.selection))
    arrived = contents_at(piece, place.editor_kind.lattice, piece.origin)
    erased = place.editor_kind.erased
    left = {cell: erased for cell in place.selection if cell not in arrived}
    put = {
        cell: content
        for cell, content in arrived.items()
        if content != erased or cell in place.selection
    }
    selection = frozenset(cell for cell in arrived if cell in place.surface)
    _put(place, title, piece, left | put, (selection, icon))


def _put(
    place: Workplace,
    title: Message,
    piece: Piece,
    contents: dict[Cell, str],
    after: tuple[frozenset[Cell], str],
) -> None:
    """Put contents down as one step, with the selection afterwards and the icon of the step."""
    editor_kind = place.editor_kind
    edges = edges_at(piece, editor_kind.lattice, piece.origin)
    place.apply_and_select(title, put_down(editor_kind, piece, contents, edges), *after)
