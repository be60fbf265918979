"""Commands for what a plugin's map kind does with a whole map."""

from itertools import count

from ..concepts.editor_kind import LayoutCommand
from ..documents.absence import no_map
from ..documents.workplaces import Workplaces
from ..languages.words import tr
from ..shell.commands import Command

_seeds = count(1)


def layout_entry(workplaces: Workplaces, command: LayoutCommand) -> Command:
    """Return the command that does it, as one step of the history."""

    def is_elsewhere() -> bool:
        place = workplaces.current
        offered = place.editor_kind.layout_commands if place else ()
        return place is not None and all(each.name != command.name for each in offered)

    def hindered() -> str:
        if workplaces.current is None:
            return no_map(workplaces)
        return tr("Maps of this kind have no use for this.") if is_elsewhere() else ""

    def do() -> None:
        seed = next(_seeds)
        if workplaces.current is not None:
            workplaces.current.document.apply_to_layout(
                command.title, lambda layout: command.edit(layout, seed), command.icon
            )

    return Command(
        name=f"deed.{command.name}",
        title=tr(command.title),
        run=do,
        menu="Map",
        group=3,
        icon=command.icon,
        help=tr(command.help),
        hindered=hindered,
        is_elsewhere=is_elsewhere,
    )
