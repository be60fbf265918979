"""The command that lets bots play the map in front."""

from collections.abc import Callable

from ..documents.absence import no_map
from ..documents.workplaces import Workplaces
from ..languages.words import tr
from ..shell.commands import Command


def commands(workplaces: Workplaces, show: Callable[[], object]) -> list[Command]:
    """Return the commands about bots; whoever shows the panel puts the keyboard into it."""

    def hindered() -> str:
        return no_map(workplaces)

    return [
        Command(
            name="map.simulate",
            title=tr("Let bots play"),
            run=show,
            menu="Map",
            group=4,
            key="Ctrl+B",
            icon="bots",
            help=tr(
                "Bots play the map many times: who wins, how long it takes, where things happen."
            ),
            hindered=hindered,
        )
    ]
