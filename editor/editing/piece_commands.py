"""Commands that cut, copy, paste, turn and mirror."""

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message

from ..documents.workplace import Workplace
from ..languages.words import tr
from ..shell.commands import Command
from ..tools.proposals import unlocked
from . import pieces
from .clipboard import is_code, is_own
from .editing_context import (
    Act,
    EditingContext,
    a_map,
    a_selection,
    something_to_mirror,
    something_to_turn,
    tools,
)


def piece_commands(context: EditingContext) -> list[Command]:
    """Return the commands of the Edit menu about pieces."""
    return [*_clipboard(context), *_selected(context), *_turning(context), *_forms(context)]


def _clipboard(context: EditingContext) -> list[Command]:
    clipboard = context.clipboard
    return [
        context.command(
            "edit.cut",
            tr("Cut"),
            lambda place: pieces.cut(place, clipboard),
            a_selection,
            menu="Edit",
            group=1,
            key="Ctrl+X",
            icon="cut",
            help=tr("Puts the selected cells on the clipboard and empties them."),
        ),
        context.command(
            "edit.copy",
            tr("Copy"),
            lambda place: pieces.copy(place, clipboard),
            a_selection,
            menu="Edit",
            group=1,
            key="Ctrl+C",
            icon="copy",
            help=tr("Puts the selected cells on the clipboard, also as text and as a picture."),
        ),
        context.command(
            "edit.paste",
            tr("Paste"),
            lambda place: _paste(context, place),
            tools,
            without_map=lambda: context.import_pasted(clipboard.text()),
            menu="Edit",
            group=1,
            key="Ctrl+V",
            icon="paste",
            help=tr(
                "Picks up what was copied, here or on another map; a click puts it down. A share "
                "code, a link or a map of another program becomes a new map."
            ),
        ),
        context.command(
            "edit.paste-in-place",
            tr("Paste in place"),
            lambda place: pieces.paste_in_place(place, clipboard),
            tools,
            menu="Edit",
            group=1,
            key="Ctrl+Shift+V",
            help=tr("Puts what was copied where it came from, also on another map."),
        ),
    ]


def _paste(context: EditingContext, place: Workplace) -> None:
    """Take up what was copied, or import it if it is a map of another program's."""
    if is_code(context.clipboard) and context.import_pasted(context.clipboard.text()):
        return
    try:
        pieces.paste(place, context.clipboard)
    except HullwrightError:
        if is_own(context.clipboard) or not context.import_pasted(context.clipboard.text()):
            raise


def _selected(context: EditingContext) -> list[Command]:
    return [
        context.command(
            "edit.duplicate",
            tr("Duplicate"),
            pieces.duplicate,
            a_selection,
            menu="Edit",
            group=1,
            key="Ctrl+D",
            icon="duplicate",
            help=tr("Picks up a copy of the selected cells; a click puts it down."),
        ),
        context.command(
            "edit.delete",
            tr("Delete"),
            _telling_locks(context, lambda place: pieces.empty(place, message("Delete"))),
            a_selection,
            menu="Edit",
            group=1,
            key="Del",
            icon="delete",
            help=tr("Empties the selected cells."),
        ),
        context.command(
            "edit.fill",
            tr("Fill the selection"),
            _telling_locks(context, _fill),
            a_selection,
            menu="Edit",
            group=1,
            key="Shift+F",
            icon="fill",
            help=tr("Paints all selected cells with the first content."),
        ),
    ]


def _fill(place: Workplace) -> None:
    content = place.choices.now.first
    name = place.editor_kind.content_name(content)
    pieces.fill(place, content, message("Fill with {content}", content=name))


def _telling_locks(context: EditingContext, act: Act) -> Act:
    """Return an act that says how many selected cells stay as they are because they are locked."""

    def run(place: Workplace) -> None:
        locked = place.tool_context().locked_among(place.selection)
        act(place)
        if locked:
            context.notices.tell(tr(unlocked(None, locked)), topic="editing")

    return run


def _turning(context: EditingContext) -> list[Command]:
    return [
        context.command(
            "edit.turn-right",
            tr("Turn right"),
            lambda place: pieces.turn(place, message("Turn right"), 1),
            something_to_turn,
            menu="Edit",
            group=2,
            key="R",
            icon="turn-right",
            help=tr("Turns the piece you are holding, or the selected cells where they are."),
        ),
        context.command(
            "edit.turn-left",
            tr("Turn left"),
            lambda place: pieces.turn(place, message("Turn left"), -1),
            something_to_turn,
            menu="Edit",
            group=2,
            key="Shift+R",
            icon="turn-left",
            help=tr("Turns the piece you are holding, or the selected cells where they are."),
        ),
        context.command(
            "edit.mirror",
            tr("Mirror"),
            lambda place: pieces.mirror(place, message("Mirror")),
            something_to_mirror,
            menu="Edit",
            group=2,
            key="M",
            icon="mirror",
            help=tr("Mirrors the piece you are holding, or the selected cells, left to right."),
        ),
    ]


def _forms(context: EditingContext) -> list[Command]:
    clipboard = context.clipboard
    return [
        context.command(
            "edit.copy-text",
            tr("Copy as text"),
            lambda place: pieces.copy_text(place, clipboard),
            a_map,
            menu="Edit",
            group=3,
            help=tr("Puts the rows of the selection, or of the whole map, on the clipboard."),
        ),
        context.command(
            "edit.copy-picture",
            tr("Copy as picture"),
            lambda place: pieces.copy_picture(place, clipboard),
            a_map,
            menu="Edit",
            group=3,
            icon="picture",
            help=tr("Puts a picture of the selection, or of the whole map, on the clipboard."),
        ),
    ]
