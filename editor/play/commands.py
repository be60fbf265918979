"""The commands that begin a game, go on with one, or show a recorded one."""

from collections.abc import Callable

from ..languages.words import tr
from ..shell.commands import Command


def commands(
    play: Callable[[], object],
    host: Callable[[], object],
    resume: Callable[[], object],
    replay: Callable[[], object],
    hindered: Callable[[], str],
    nothing_left: Callable[[], str],
) -> list[Command]:
    """Return the commands about games."""
    return [
        Command(
            name="game.play",
            title=tr("Play…"),
            run=play,
            menu="Map",
            group=4,
            key="F5",
            icon="play",
            help=tr("Play this map against bots, or with others at this screen."),
            hindered=hindered,
        ),
        Command(
            name="game.play-scenario",
            title=tr("Play…"),
            run=play,
            menu="Scenario",
            group=1,
            icon="play",
            help=tr("Play this scenario on the map that is chosen for it."),
            hindered=hindered,
        ),
        Command(
            name="game.host",
            title=tr("Play around the table…"),
            run=host,
            menu="Map",
            group=4,
            key="Shift+F5",
            icon="play",
            help=tr(
                "Guests join with the browser of a phone or laptop; bots play the empty seats."
            ),
            hindered=hindered,
        ),
        Command(
            name="game.host-scenario",
            title=tr("Play around the table…"),
            run=host,
            menu="Scenario",
            group=1,
            icon="play",
            help=tr(
                "Guests join with the browser of a phone or laptop; bots play the empty seats."
            ),
            hindered=hindered,
        ),
        Command(
            name="game.resume",
            title=tr("Go on with a game"),
            run=resume,
            menu="File/Games",
            group=1,
            icon="play",
            help=tr("Goes on with the game that was played last and is not over."),
            hindered=nothing_left,
        ),
        Command(
            name="game.replay",
            title=tr("Open a recorded game…"),
            run=replay,
            menu="File/Games",
            group=1,
            icon="history",
            help=tr("Watch a recorded game again, step by step, and play on from any moment."),
        ),
    ]
