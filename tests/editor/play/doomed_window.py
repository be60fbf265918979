"""A window that is going to be killed: bots play in it, and it says how many actions are done, after each of them.

`python -m tests.editor.play.doomed_window HOME MAP PLAYERS` goes on with the game that was left in a home folder, or begins one.
"""

import sys
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from hullwright.editor.play.game_page import GamePage
from hullwright.editor.program.program import Program
from hullwright.engines.loader import plain_scenario, prepared
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.seats.session import GameSession
from hullwright.schema.documents.recordings import Seat
from hullwright.schema.files.reader import read_map


def begin(program: Program, path: Path, players: int) -> GamePage:
    """Go on with the game that was left, or begin one with bots alone."""
    if program.games.window_games.left():
        program.games.resume()
    else:
        document = read_map(path)
        ready = prepared(document, plain_scenario(document, name="Plain"), RuleBook())
        seats = [Seat(name=f"Player {number}", bot="random") for number in range(players)]
        program.games.begin(GameSession(ready, seats, seed=3))
    page = program.frame.tabs.page()
    assert isinstance(page, GamePage)
    return page


def main(home: str, path: str, players: str) -> None:
    application = QApplication([])
    program = Program(application, Path(home))
    program.frame.window.show()
    page = begin(program, Path(path), int(players))
    page.table.pause = 0
    told = -1

    def tell() -> None:
        nonlocal told
        session = page.table.session
        if len(session.actions) != told:
            told = len(session.actions)
            print(told, flush=True)
        if session.is_over:
            print("over", flush=True)
            QTimer.singleShot(0, application.quit)

    page.table.changed.connect(tell)
    application.exec()


if __name__ == "__main__":
    main(*sys.argv[1:])
