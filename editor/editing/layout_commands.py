"""Commands that map kinds offer for a whole map, and the one that leaves it to chance again."""

from collections.abc import Sequence

from ..concepts.editor_kind import EditorKind, LayoutCommand
from ..documents.workplace import Workplace
from ..languages.words import tr
from ..shell.commands import Command
from .editing_context import EditingContext


def layout_command_entries(context: EditingContext, kinds: Sequence[EditorKind]) -> list[Command]:
    """Return a command for each layout command of some map kinds, and "again" for those by chance."""
    chance = context.chance
    layout_commands = [
        layout_command for editor_kind in kinds for layout_command in editor_kind.layout_commands
    ]
    return [
        *(_layout_command(context, each) for each in layout_commands),
        context.command(
            # Not called otherwise any more: people's own shortcuts are kept under such names.
            "deed.again",
            tr("Roll again"),
            chance.again,
            chance.hindered,
            lacks=_has_no_chance,
            menu="Map",
            group=3,
            icon="redo",
            help=tr("Takes back the last random step and rolls it again, as one step."),
        ),
    ]


def _layout_command(context: EditingContext, layout_command: LayoutCommand) -> Command:
    def need(place: Workplace) -> str:
        if any(each.name == layout_command.name for each in place.editor_kind.layout_commands):
            return ""
        return tr("Maps of this kind have no use for this.")

    return context.command(
        f"deed.{layout_command.name}",
        tr(layout_command.title),
        lambda place: context.chance.do(place, layout_command),
        need,
        lacks=need,
        menu="Map",
        group=3,
        icon=layout_command.icon,
        help=tr(layout_command.help),
    )


def _has_no_chance(place: Workplace) -> str:
    if any(each.by_chance for each in place.editor_kind.layout_commands):
        return ""
    return tr("On maps of this kind nothing is left to chance.")
