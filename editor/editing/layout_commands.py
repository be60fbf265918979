"""Commands that map kinds offer for a whole map, and the one that leaves it to chance again."""

from dataclasses import dataclass

from ..concepts.editor_kind import LayoutCommand
from ..documents.document import Document
from ..documents.workplace import Workplace
from ..kinds.table import EDITOR_KINDS
from ..languages.words import tr
from ..shell.commands import Command
from .editing_context import EditingContext


def layout_command_entries(context: EditingContext) -> list[Command]:
    """Return a command for each layout command of any map kind, and "again" for those by chance."""
    chance = _Chance()
    layout_commands = [
        layout_command
        for editor_kind in EDITOR_KINDS.values()
        for layout_command in editor_kind.layout_commands
    ]
    return [
        *(_layout_command(context, chance, each) for each in layout_commands),
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


def _layout_command(
    context: EditingContext, chance: "_Chance", layout_command: LayoutCommand
) -> Command:
    def need(place: Workplace) -> str:
        if any(each.name == layout_command.name for each in place.editor_kind.layout_commands):
            return ""
        return tr("Maps of this kind have no use for this.")

    return context.command(
        f"deed.{layout_command.name}",
        tr(layout_command.title),
        lambda place: chance.do(place, layout_command),
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


@dataclass(frozen=True)
class _Done:
    """A layout command by chance that was done, and which step of which history it was."""

    layout_command: LayoutCommand
    document: Document
    step: int


class _Chance:
    """Runs layout commands, each with a seed of its own, and remembers the last one."""

    def __init__(self) -> None:
        self._seed = 0
        self._last: _Done | None = None

    def do(self, place: Workplace, layout_command: LayoutCommand) -> None:
        """Run a layout command as one step of the history."""
        self._seed += 1
        seed, document = self._seed, place.document
        document.apply_to_layout(
            layout_command.title,
            lambda layout: layout_command.edit(layout, seed),
            layout_command.icon,
        )
        self._last = (
            _Done(layout_command, document, document.history.index())
            if layout_command.by_chance
            else None
        )

    def hindered(self, place: Workplace) -> str:
        """Return why chance can't choose anew, or nothing if it can."""
        last, history = self._last, place.document.history
        if last and last.document is place.document and last.step == history.index() > 0:
            return ""
        return tr("The last step involved no chance.")

    def again(self, place: Workplace) -> None:
        """Take the last one back and do it with another seed."""
        if self._last is not None:
            place.document.history.undo()
            self.do(place, self._last.layout_command)
