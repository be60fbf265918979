"""Games that are kept while they are played, in the window and in the terminal alike: where, for how long, and which were left."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from hullwright.engines.seats.session import GameSession
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.journal import is_held, journals_in
from hullwright.schema.files.reader import read_recording
from hullwright.schema.files.writer import text_of

FOLDER = "games"
"""The folder of games, in the person's own."""
FINISHED = "finished"
"""The folder of games that are over, within that of games."""
MOST_FINISHED = 50
"""So many games that are over are kept."""


def new_journal(folder: Path, game: str) -> Path:
    """Return where the journal of a game goes that begins now."""
    now = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S-%f")
    return folder / f"{now}-{game}.journal"


def left_games(folder: Path) -> Sequence[Path]:
    """Return the journals of games that nobody plays right now, the newest first."""
    return [each for each in journals_in(folder) if not is_held(each)]


def map_name(journal: Path) -> str:
    """Return what the map of a kept game is called."""
    try:
        return read_recording(journal).map.name
    except (OSError, HullwrightError):
        return journal.stem


def put_away(session: GameSession) -> None:
    """Let the journal of a game that is over become a plain recording, for replays."""
    journal = session.journal
    if not session.is_over or journal is None:
        return
    session.journal = None
    journal.close()
    folder = journal.path.parent / FINISHED
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{journal.path.stem}.json"
        path.write_text(text_of(session.recording()), "utf-8")
        journal.path.unlink(missing_ok=True)
    except (OSError, HullwrightError):
        # The journal stays, which says the same.
        return
    for old in sorted(folder.glob("*.json"))[:-MOST_FINISHED]:
        old.unlink(missing_ok=True)
