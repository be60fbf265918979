"""The command that asks for suggestions on the map in front."""

from collections.abc import Callable

from ..documents.absence import no_map
from ..documents.workplaces import Workplaces
from ..languages.words import tr
from ..shell.commands import Command


def advice_commands(workplaces: Workplaces, show: Callable[[], object]) -> list[Command]:
    """Return the commands about advice; whoever shows the panel puts the keyboard into it."""
    return [
        Command(
            name="map.suggest",
            title=tr("Suggest changes"),
            run=show,
            menu="Map",
            group=4,
            key="Ctrl+Shift+I",
            icon="fix",
            help=tr(
                "Small changes are tried by bots: what makes the map fairer, shorter, or used in more places."
            ),
            hindered=lambda: no_map(workplaces),
        )
    ]
