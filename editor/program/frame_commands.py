"""Commands of the frame: what was told, what was left unsaved, and the map without all that is around it."""

from collections.abc import Callable

from ..files.recovery import Recovery
from ..languages.words import tr
from ..shell.commands import Command
from ..shell.window import Window

MESSAGES = "view.messages"
MAP_ONLY = "view.map-only"


def commands(
    window: Window,
    show_messages: Callable[[], object],
    recovery: Recovery,
    show_recovery: Callable[[], object],
) -> list[Command]:
    """Return the commands on what is around the map."""
    return [
        Command(
            name=MAP_ONLY,
            title=tr("Only the map"),
            run=window.toggle_alone,
            menu="View",
            group=3,
            key="Shift+F11",
            icon="fit",
            help=tr(
                "Hide everything around the map, or bring it back. While you work on the map, Tab does the same."
            ),
            is_on=lambda: window.is_alone,
        ),
        Command(
            name=MESSAGES,
            title=tr("Messages"),
            run=show_messages,
            menu="View",
            group=3,
            key="Ctrl+Shift+M",
            icon="messages",
            help=tr("Read again what Hullwright has told you."),
        ),
        Command(
            name="file.recovery",
            title=tr("Unsaved work…"),
            run=show_recovery,
            menu="File",
            icon="recover",
            help=tr("Restore or discard what was not saved when Hullwright last ended."),
            hindered=lambda: "" if recovery.left else tr("Nothing was left unsaved."),
            is_elsewhere=lambda: not recovery.left,
        ),
    ]
