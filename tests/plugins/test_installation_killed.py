"""Killed installs: whenever the program ends, the old plugin is there whole or the new one is."""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from hullwright.plugins.host import folder_moves, lock_file
from hullwright.plugins.host.discovery import of_the_person
from hullwright.plugins.host.installation import Keeper
from hullwright.plugins.host.lock_file import locked
from hullwright.plugins.host.removals import ASIDE
from hullwright.schema.errors import HullwrightError

from ..plugin_folders import manifest, written

STEPS = frozenset({"open", "os.rename", "os.mkdir", "os.remove", "os.rmdir", "os.truncate"})


def files(version: str) -> dict[str, str]:
    return {"plugin.toml": manifest("berths", plugin_version=version), "deep/a.txt": version}


@pytest.fixture
def home(tmp_path: Path) -> Path:
    written(tmp_path / "old", files("1.0"))
    written(tmp_path / "new", files("2.0"))
    Keeper(tmp_path / "home", ()).install(tmp_path / "old")
    return tmp_path / "home"


def killed_at(step: int, home: Path, act: Callable[[], object]) -> bool:
    """Do something in a process that is killed before its nth step on the disk; tell whether it was."""
    child = os.fork()
    if child:
        return os.WIFSIGNALED(os.waitpid(child, 0)[1])
    left = step

    def count(event: str, arguments: tuple[Any, ...]) -> None:
        nonlocal left
        if event in STEPS and str(home) in str(arguments[0]):
            left -= 1
            if left == 0:
                os.kill(os.getpid(), signal.SIGKILL)

    try:
        sys.addaudithook(count)
        act()
    finally:
        os._exit(0)


def standing(home: Path) -> str:
    """Return the version that is installed, having seen that it is whole and alone."""
    (plugin,) = Keeper(home, ()).plugins()
    assert plugin.manifest is not None
    version = plugin.manifest.plugin_version
    assert (plugin.folder / "deep" / "a.txt").read_text() == version
    assert {each.name for each in (home / "plugins").iterdir()} <= {"berths", ASIDE}
    return version


def moments() -> Iterator[int]:
    """Yield every step; whoever asks stops when nothing was killed any more."""
    yield from range(1, 1000)


def test_a_replacement_is_all_or_nothing_at_any_kill(tmp_path, home):
    found = []
    for step in moments():
        keeper = Keeper(home, ())
        was_killed = killed_at(
            step, home, lambda keeper=keeper: keeper.install(tmp_path / "new", replace=True)
        )
        found.append(standing(home))
        if not was_killed:
            break
        Keeper(home, ()).install(tmp_path / "old", replace=True)
    assert len(found) > 20
    assert found == sorted(found)
    assert found[-1] == "2.0"


def test_an_undone_replacement_is_all_or_nothing_at_any_kill(tmp_path, home):
    found = []
    for step in moments():
        keeper = Keeper(home, ())
        keeper.install(tmp_path / "old", replace=True)
        installed = keeper.install(tmp_path / "new", replace=True)
        was_killed = killed_at(
            step, home, lambda keeper=keeper, installed=installed: keeper.undo(installed)
        )
        found.append(standing(home))
        if not was_killed:
            break
    assert len(found) > 8
    assert found == sorted(found, reverse=True)
    assert found[-1] == "1.0"


def test_a_sweep_that_is_killed_is_finished_by_the_next(tmp_path, home):
    for step in moments():
        desk = written(home / "plugins" / ".installing-x", {})
        written(desk / "plugin", files("2.0"))
        (home / "plugins" / ASIDE).mkdir(exist_ok=True)
        moves = f'[["berths", "{ASIDE}/1-berths"], [".installing-x/plugin", "berths"]]'
        written(desk, {"moves.json": moves})
        (home / "plugins" / "berths").rename(home / "plugins" / ASIDE / "1-berths")
        was_killed = killed_at(step, home, lambda: list(of_the_person(home / "plugins")))
        assert standing(home) == "1.0"
        if not was_killed:
            break
    assert step > 5


def test_what_is_being_installed_at_the_moment_is_left_alone(home, monkeypatch):
    monkeypatch.setattr(lock_file, "PATIENCE", 0)
    desk = written(home / "plugins" / ".installing-x", {"plugin/a.txt": ""})
    with locked(home / "plugins" / folder_moves.LOCK):
        Keeper(home, ()).plugins()
        assert desk.exists()
        with pytest.raises(HullwrightError, match=f"process {os.getpid()} on "):
            Keeper(home, ()).install(home.parent / "new", replace=True)
    Keeper(home, ()).plugins()
    assert not desk.exists()


@pytest.mark.parametrize(
    "notes", ["", "{", "7", "[7]", '[["/etc", "/tmp/x"]]', '[["../../old", "x"], ["y", "z"]]']
)
def test_notes_that_make_no_sense_move_nothing(home, notes):
    written(home / "plugins" / ".installing-x", {"moves.json": notes})
    assert standing(home) == "1.0"
    assert (home.parent / "old").exists()
