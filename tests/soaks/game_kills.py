"""Kills of games in sessions and in the window: no action that was done is lost, and the games go on.

`python -m tests.soaks.game_kills [OF_SESSIONS [OF_WINDOWS]]` kills processes in the midst of games, each after a few actions.
"""

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from hullwright.engines.rules.book import RuleBook
from hullwright.engines.seats.session import GameSession
from hullwright.samples import HERE
from hullwright.schema.files.journal import journals_in
from hullwright.schema.files.reader import read_recording
from tests.engines.seats.tables import GAMES, MAPS
from tests.engines.seats.test_killed_games import killed_after

SESSIONS, WINDOWS = 60, 40
AT_ONCE = 10
"""Kills of one game before the next one has its go."""


def kill_sessions(game: str, kills: int, chance: Random) -> None:
    """Kill sessions of a game, one after another."""
    with TemporaryDirectory() as folder:
        number = 0
        for _ in range(kills):
            journal = Path(folder) / f"{number}.journal"
            said = killed_after(journal, game, chance.randint(1, 9))
            session = GameSession.resumed(journal, RuleBook())
            session.close()
            assert len(session.actions) >= said, (game, len(session.actions), said)
            number += session.is_over


def kill_windows(game: str, kills: int, chance: Random) -> None:
    """Kill windows in which a game is played, one after another."""
    path, players = MAPS[game]
    with TemporaryDirectory() as home:
        for _ in range(kills):
            said = _killed_window(home, HERE / path, players, chance.randint(1, 9))
            assert len(_actions(Path(home))) >= said, (game, said)


def _killed_window(home: str, path: Path, players: int, lines: int) -> int:
    """Let a window play, kill it after some actions, and return how many it had said were done."""
    command = [sys.executable, "-m", "tests.editor.play.doomed_window", home, path, players]
    environment = {**os.environ, "HULLWRIGHT_HOME": home, "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen(
        list(map(str, command)), stdout=subprocess.PIPE, text=True, env=environment
    ) as process:
        assert process.stdout is not None
        said = [line.strip() for _, line in zip(range(lines), process.stdout, strict=False)]
        process.kill()
        said += process.stdout.read().split()
    return max((int(each) for each in said if each.isdecimal()), default=0)


def _actions(home: Path) -> tuple[object, ...]:
    """Return the actions of the game that is under way, or of the last one that is over."""
    games = home / "games"
    under_way = list(journals_in(games))
    over = sorted((games / "finished").glob("*.json"))
    return tuple(read_recording((under_way or over[::-1])[0]).actions)


def main(sessions: int = SESSIONS, windows: int = WINDOWS) -> None:
    chance = Random(1)
    for kind, kill, kills in (
        ("session", kill_sessions, sessions),
        ("window", kill_windows, windows),
    ):
        for number in range(kills // AT_ONCE):
            game = GAMES[number % len(GAMES)]
            kill(game, AT_ONCE, chance)
            print(
                f"{AT_ONCE * (number + 1)} kills of a {kind}, the last {AT_ONCE} in {game}: nothing lost",
                flush=True,
            )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
