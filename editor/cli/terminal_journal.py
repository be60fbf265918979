"""Terminal games on the disk: begun, gone on with, and put away, as the window does it."""

from pathlib import Path
from typing import TYPE_CHECKING

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message

from ..drawing.terminal_style import style
from ..languages.words import error_text, tr
from .printing import echo

if TYPE_CHECKING:
    from hullwright.engines.seats.session import GameSession
    from hullwright.schema.files.journal import JournalFault

RESUME = "hullwright play --resume"


def games_folder() -> Path:
    """Return where games are kept while they are played."""
    from hullwright.plugins.host.home import home

    from ..games.kept_games import FOLDER

    return home() / FOLDER


def keep(session: "GameSession") -> None:
    """Write a game to a journal from now on; where that can't be, it is played without."""
    from ..games.kept_games import new_journal

    folder = games_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        session.keep(new_journal(folder, session.prepared.scenario.game))
    except (OSError, HullwrightError) as fault:
        warn(tr("The game is not kept while it is played: {reason}", reason=_reason(fault)))


def _reason(fault: OSError | HullwrightError) -> str:
    return error_text(fault) if isinstance(fault, HullwrightError) else str(fault.strerror)


def go_without(session: "GameSession", fault: "JournalFault") -> None:
    """Play on without a journal that can't be written any more, and say so."""
    session.close()
    session.journal = None
    warn(error_text(fault))


def newest_left() -> Path:
    """Return the journal of the newest game that was not finished."""
    from ..games.kept_games import left_games

    left = left_games(games_folder())
    if not left:
        raise HullwrightError(message("No game was left unfinished."))
    return left[0]


def gone_on_with(path: Path) -> "GameSession":
    """Return the game of a journal, which goes on; one with several people at one screen is for the window."""
    from hullwright.engines.seats.session import GameSession
    from hullwright.plugins.host import Host
    from hullwright.plugins.rules import rule_book

    session = GameSession.resumed(path, rule_book(Host()))
    if len(session.people) != 1:
        session.close()
        raise HullwrightError(
            message(
                "{path} is no game of one person. Go on with it in the window, or host it if it is a table.",
                path=path,
            )
        )
    return session


def tell_left() -> None:
    """Say that a game was not finished, and how to go on with it."""
    from ..games.kept_games import left_games, map_name

    left = left_games(games_folder())
    if left:
        echo(
            tr(
                "A game was not finished: {name}. To go on with it: {command}",
                name=map_name(left[0]),
                command=RESUME,
            ),
            err=True,
        )


def leave(session: "GameSession", seat: int) -> bool:
    """Let go of a game: one that is over becomes a recording, one that was not begun goes; tell whether it can be gone on with."""
    from ..games.kept_games import put_away

    journal = session.journal
    if journal is None:
        return False
    if session.is_over:
        put_away(session)
        return False
    session.close()
    if not session.has_decided(seat):
        journal.path.unlink(missing_ok=True)
        return False
    return True


def warn(text: str) -> None:
    """Print what is not as it should be, but stops nothing."""
    echo(f"{style('!', fg='yellow')} {text}", err=True)
