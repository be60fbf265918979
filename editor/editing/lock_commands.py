"""Commands that lock pieces and cells against brushes."""

from functools import partial

from ..documents.workplace import Workplace
from ..languages.words import tr
from ..shell.commands import Command
from .editing_context import EditingContext, a_selection


def lock_commands(context: EditingContext) -> list[Command]:
    """Return the switch for pieces, and the locks for selected cells."""
    return [
        context.command(
            "lock.pieces",
            tr("Lock single pieces"),
            lambda place: place.choices.choose(locks_pieces=not place.choices.now.locks_pieces),
            _has_pieces,
            menu="Tools",
            group=1,
            key="Shift+L",
            icon="lock",
            help=tr(
                "Brushes, fills and stamps leave pods, starts and other single pieces alone; the tools "
                "that put them down still move them."
            ),
            is_on=lambda place: place.choices.now.locks_pieces,
            is_elsewhere=partial(_is_elsewhere, context),
        ),
        context.command(
            "lock.selection",
            tr("Lock the selected cells"),
            lambda place: place.lock(place.locked | place.selection),
            a_selection,
            menu="Select",
            group=3,
            key="Ctrl+L",
            icon="lock",
            help=tr("Brushes, fills and stamps leave these cells alone, whatever is in them."),
        ),
        context.command(
            "lock.none",
            tr("Unlock all cells"),
            lambda place: place.lock(frozenset()),
            _is_locked,
            menu="Select",
            group=3,
            key="Ctrl+Shift+L",
            help=tr("Lets brushes change every cell again."),
        ),
    ]


def _is_elsewhere(context: EditingContext) -> bool:
    place = context.workplaces.current
    return place is not None and place.editor_kind.lock is None


def _has_pieces(place: Workplace) -> str:
    return "" if place.editor_kind.lock else tr("Maps of this kind have no single pieces to lock.")


def _is_locked(place: Workplace) -> str:
    return "" if place.locked else tr("No cells are locked.")
