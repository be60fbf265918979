"""The commands about plugins, for the menus and the command palette."""

from collections.abc import Callable

from ..languages.words import tr
from ..shell.commands import Command


def commands(show_page: Callable[[], object]) -> list[Command]:
    """Return the command that shows the plugin page."""
    return [
        Command(
            name="plugins.page",
            title=tr("Plugins…"),
            run=show_page,
            menu="Plugins",
            icon="settings",
            help=tr(
                "Shows what is installed and what it adds; install, trust and remove plugins there."
            ),
        )
    ]
