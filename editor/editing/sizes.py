"""Edits of a whole map: another size, cropping to what is there, numbering anew."""

from collections import Counter

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import Message, message

from ..concepts.editor_kind import Cell, Edit, EditorKind, Layout
from ..documents.workplace import Workplace
from ..languages.words import tr
from ..tools.contents import joined, split
from .editing_context import tools
from .small_maps import Margins, margins, without
from .symmetry_commands import centre


def can_resize(place: Workplace) -> str:
    """Need a map whose size can be changed."""
    if reason := tools(place):
        return reason
    return (
        ""
        if place.editor_kind.resized
        else tr("Maps of this kind have no size that can be changed.")
    )


def resize(place: Workplace, by: Margins, title: Message) -> bool:
    """Add columns and rows at the four sides, or take them away; return whether anything changed."""
    resized = place.editor_kind.resized
    return resized is not None and _change(place, title, lambda layout: resized(layout, *by))


def crop(place: Workplace) -> None:
    """Cut off the columns and rows at the sides that hold nothing."""
    if not _used(place.editor_kind, place.map.layout):
        raise HullwrightError(message("The map is empty: there is nothing to crop it to."))
    if not _change(place, message("Crop"), lambda layout: cropped(place.editor_kind, layout)):
        raise HullwrightError(message("There is nothing to cut off: the map fills its size."))


def cropped(editor_kind: EditorKind, layout: Layout) -> Layout:
    """Return a layout without the empty columns and rows at its sides."""
    # Hexes that move by half a row may empty another row, so a second look is needed.
    for _ in range(2):
        layout = without(
            editor_kind, layout, margins(editor_kind.surface(layout), _used(editor_kind, layout))
        )
    return layout


def _used(editor_kind: EditorKind, layout: Layout) -> list[Cell]:
    surface = editor_kind.surface(layout)
    return [cell for cell in surface.cells() if surface.content(cell) != editor_kind.erased]


def _change(place: Workplace, title: Message, edit: Edit) -> bool:
    before = place.selection
    # The cells get other names, so a selection would come to lie elsewhere.
    is_changed = place.apply_and_select(title, edit, frozenset(), "resize")
    if is_changed:
        centre(place)
    else:
        place.select(before)
    return is_changed


def renumber(place: Workplace) -> None:
    """Give everything that has a number a new one, from 1, row by row."""
    surface = place.surface
    reached: Counter[str] = Counter()
    contents = {}
    for cell in surface.cells():
        word, number = split(surface.content(cell))
        if number is not None:
            reached[word] += 1
            contents[cell] = joined(word, reached[word])
    if not contents:
        raise HullwrightError(message("There are no pods to number: place some first."))
    place.document.apply_to_layout(
        message("Renumber pods"),
        lambda layout: place.editor_kind.painted(layout, contents),
        "pods",
    )
