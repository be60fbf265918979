"""Commands that keep stamps and put them down."""

from collections.abc import Callable, Sequence

from ..documents.workplace import Workplace
from ..languages.words import error_text, tr
from ..shell.commands import Command
from ..shell.notices import Tone
from .editing_context import EditingContext, a_selection, tools
from .pieces import take_up
from .small_maps import piece_of_map, small_map
from .stamps import Stamp, Stamps

MOST_ENTRIES = 20
"""Stamps in the menu; the panel shows all."""


def stamp_commands(context: EditingContext) -> list[Command]:
    """Return the command that keeps a stamp; the stamps themselves stand in a menu made on opening."""

    def keep(place: Workplace) -> None:
        stamp = keep_selection(context.stamps, place)
        context.notices.tell(
            tr("Kept as “{name}”. You can rename it in the Stamps panel.", name=stamp.name),
            Tone.GOOD,
            topic="stamps",
        )

    return [
        context.command(
            "edit.keep-stamp",
            tr("Keep the selection as a stamp"),
            keep,
            a_selection,
            menu="Edit",
            group=4,
            key="Shift+T",
            icon="stamp",
            help=tr("Keeps the selected cells for later, on any map of this kind."),
        )
    ]


def stamp_entries(context: EditingContext) -> Callable[[], Sequence[Command]]:
    """Return what fills the menu "Edit/Stamps" whenever it opens; tells of stamps that can't be used."""

    def entries() -> Sequence[Command]:
        found = context.stamps.found()
        for fault in found.faults:
            context.notices.tell(error_text(fault), Tone.WARNING, topic="stamps")
        return [_entry(context, each) for each in found.stamps[:MOST_ENTRIES]]

    return entries


def _entry(context: EditingContext, stamp: Stamp) -> Command:
    return context.command(
        f"stamp.{stamp.path.stem}",
        stamp.name,
        lambda place: take_stamp(place, stamp),
        tools,
        menu="Edit/Stamps",
        icon="stamp",
    )


def keep_selection(stamps: Stamps, place: Workplace) -> Stamp:
    """Keep the selected cells as a stamp, named after the map."""
    document = small_map(place.editor_kind, place.map, place.selection)
    known = {stamp.name for stamp in stamps.found().stamps}
    name, number = document.name, 1
    while name in known:
        number += 1
        name = tr("{name} {number}", name=document.name, number=number)
    return stamps.keep(document, name)


def take_stamp(place: Workplace, stamp: Stamp) -> None:
    """Take a stamp into the hand, to be put down with the next click."""
    take_up(place, piece_of_map(place.editor_kind, stamp.document))
