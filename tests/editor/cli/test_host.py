"""`hullwright host` as typed: it says how to join, keeps the game, and what is wrong is said in a sentence."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from hullwright.editor.cli import commands
from hullwright.editor.table import hosting
from hullwright.samples import HERE
from hullwright.schema.errors import HullwrightError

MAP = str(HERE / "hex-zones" / "thimble.json")


def hosted(folder: Path, *arguments: str) -> tuple[list[str], str]:
    """Return what is printed until guests can come, and after Ctrl+C."""
    code = "from hullwright.editor.command_line import main; main()"
    command = [sys.executable, "-P", "-c", code, "host", *arguments, "--port", "0"]
    environment = {**os.environ, "HULLWRIGHT_HOME": str(folder), "LANG": "C", "LANGUAGE": "en"}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline().rstrip() for _ in range(5)]
        process.send_signal(signal.SIGINT)
        rest, _ = process.communicate()
    return lines, rest


def test_a_table_says_how_to_join_and_how_to_go_on(tmp_path):
    lines, rest = hosted(tmp_path, MAP, "--players", "3")
    name, told, join, code, board = lines
    assert name == "Thimble"
    assert told.startswith("Only this machine can join.")
    assert join.endswith(code.removeprefix("Code: "))
    assert join.removeprefix("Join: ") in board
    (journal,) = (tmp_path / "tables").glob("*.journal")
    assert f"hullwright host {journal}" in rest
    again, _ = hosted(tmp_path, str(journal))
    assert again[3] == code


def refusal(*arguments: str) -> str:
    result = CliRunner().invoke(commands, ["host", *arguments])
    assert isinstance(result.exception, HullwrightError)
    return str(result.exception.args[0])


def test_a_port_that_is_taken_is_said_with_what_to_do(tmp_path, monkeypatch):
    monkeypatch.setenv("HULLWRIGHT_HOME", str(tmp_path))
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert refusal(MAP, "--port", port).startswith(f"Port {port} can't be used")


def test_a_journal_that_is_there_is_not_begun_anew(tmp_path):
    journal = tmp_path / "game.journal"
    journal.write_text("mine", "utf-8")
    assert "exists" in refusal(MAP, "--journal", str(journal))
    assert journal.read_text("utf-8") == "mine"


def test_a_journal_without_its_seats_is_not_hosted(tmp_path):
    _, rest = hosted(tmp_path, MAP)
    (journal,) = (tmp_path / "tables").glob("*.journal")
    journal.with_name(journal.name + ".seats").unlink()
    assert rest
    assert "missing or damaged" in refusal(str(journal))


def test_without_the_extra_the_command_that_installs_it_is_said(monkeypatch):
    monkeypatch.setattr(hosting, "PACKAGES", ("no_such_package_here",))
    assert "pip install 'hullwright[table]'" in refusal(MAP)


@pytest.mark.parametrize("players", ["1", "99"])
def test_a_number_of_players_that_the_game_is_not_for_is_refused(players):
    assert "players" in refusal(MAP, "--players", players)
