"""Commands about the whole map: its size, and the numbers of its pods."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from ..documents.workplace import Workplace
from ..languages.words import tr
from ..shell.commands import Command
from ..tools.contents import split
from .editing_context import EditingContext, tools
from .sizes import can_resize, crop, renumber

if TYPE_CHECKING:
    from .resize_card import ResizeCard


def map_commands(context: EditingContext) -> list[Command]:
    """Return the commands of the Map menu."""
    return [
        context.command(
            "map.resize",
            tr("Resize…"),
            _SizeAsker(context),
            can_resize,
            lacks=can_resize,
            menu="Map",
            group=1,
            icon="resize",
            help=tr("Adds columns and rows at any side, or cuts them off."),
        ),
        context.command(
            "map.crop",
            tr("Crop to content"),
            crop,
            can_resize,
            lacks=can_resize,
            menu="Map",
            group=1,
            icon="crop",
            help=tr("Cuts off empty columns and rows at the sides."),
        ),
        context.command(
            "map.renumber",
            tr("Renumber pods"),
            renumber,
            tools,
            lacks=_has_no_numbers,
            menu="Map",
            group=2,
            icon="pods",
            help=tr("Numbers the pods from 1, row by row."),
        ),
    ]


def _has_no_numbers(place: Workplace) -> str:
    swatches = place.editor_kind.swatches(place.map.layout)
    if any(split(each.content)[1] is not None for each in swatches):
        return ""
    return tr("On maps of this kind nothing has a number.")


class _SizeAsker:
    """Shows the card that asks for a size, and keeps hold of it while it is open."""

    def __init__(self, context: EditingContext) -> None:
        self._context = context
        self._card: ResizeCard | None = None

    def __call__(self, place: Workplace) -> None:
        """Ask for another size of a map."""
        from .resize_card import ResizeCard

        self._card = ResizeCard(place, QApplication.activeWindow())
        self._context.workplaces.switched.connect(self._card.leave)
        self._card.show()
