"""Games whose process is killed: no finished action is lost, and the game goes on from its journal."""

import subprocess
import sys
from pathlib import Path

import pytest

from hullwright.engines.rules.book import RuleBook
from hullwright.engines.seats.session import GameSession
from hullwright.samples import HERE

from .tables import MAPS

DOOMED = Path(__file__).with_name("doomed_game.py")


def killed_after(journal: Path, game: str, lines: int) -> int:
    """Let a process play, kill it after some actions, and return how many it had said were done."""
    path, players = MAPS[game]
    command = [sys.executable, DOOMED, journal, HERE / path, str(players), "3"]
    with subprocess.Popen(list(map(str, command)), stdout=subprocess.PIPE, text=True) as process:
        said = 0
        assert process.stdout is not None
        for line in process.stdout:
            if line.strip() == "over":
                break
            said = int(line)
            lines -= 1
            if not lines:
                process.kill()
                break
        # What it wrote before it was gone counts, too.
        rest = [each for each in process.stdout.read().split() if each.isdecimal()]
        return int(rest[-1]) if rest else said


@pytest.mark.parametrize("game", ["eftaios", "space_attack"])
def test_no_finished_action_is_lost_however_often_a_game_is_killed(game, tmp_path):
    journal = tmp_path / "game.journal"
    before = 0
    for lines in (3, 7, 2):
        said = killed_after(journal, game, lines)
        session = GameSession.resumed(journal, RuleBook())
        session.close()
        assert len(session.actions) >= said > before
        before = len(session.actions)
