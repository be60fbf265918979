"""Trust, for every sort of contributions at once: nothing runs before it, and one byte takes it back."""

import os
from pathlib import Path

import pytest

from hullwright.plugins.host import Host, Status
from hullwright.plugins.new_plugin import make_plugin
from hullwright.plugins.plugin_templates import plugin_templates
from hullwright.plugins.sorts import CONTRIBUTION_SORTS, Brings
from hullwright.samples import HERE

from .cli.terminal import run as run_command
from .window_session import WindowSession

ZONE = HERE / "hex-zones" / "bellwether.json"


@pytest.fixture
def marks(tmp_path: Path) -> Path:
    folder = tmp_path / "marks"
    folder.mkdir()
    return folder


@pytest.fixture
def watched(home: Path, marks: Path) -> Path:
    """A plugin with one of everything, each of whose modules leaves a mark when it is run."""
    folder = make_plugin("night-watch", list(plugin_templates().values()), Host(home))
    for path in folder.glob("*.py"):
        mark = f"\n__import__('pathlib').Path({str(marks / path.name)!r}).touch()\n"
        path.write_text(path.read_text("utf-8") + mark, "utf-8")
    return folder


def marked(marks: Path) -> list[str]:
    return sorted(each.name for each in marks.iterdir())


def commands(home: Path, folder: Path, out: Path) -> None:
    """Go through everything in the terminal that looks at plugins."""
    environment = {**os.environ, "HULLWRIGHT_HOME": str(home)}
    for arguments in (
        ("plugins", "list"),
        ("plugins", "check", folder),
        ("plugins", "settings", "night-watch"),
        ("rules",),
        ("check", ZONE),
        ("show", ZONE),
        ("export", ZONE, "-o", out / "zone.json"),
        ("export", "--formats"),
        ("picture", ZONE, "-o", out / "zone.png"),
        ("sheet", ZONE, "-o", out / "zone.pdf"),
        ("simulate", ZONE, "--games", "1"),
        ("new", out / "new.json"),
        ("import", ZONE, "-o", out / "again.json"),
        ("schema",),
    ):
        run_command(*arguments, code=None, environment=environment)


def at_the_window(home: Path) -> None:
    """Open a window, make a map, and have it checked."""
    session = WindowSession(home)
    try:
        session.new_map()
        session.problems()
        session.program.frame.window_additions.show_page()
    finally:
        session.leave()


def test_one_plugin_brings_every_sort_that_has_code(watched, home):
    brought = {each.sort for each in Host(home).plugin("night-watch").contributions()}
    with_code = {
        sort for sort, each in CONTRIBUTION_SORTS.items() if each.brings is not Brings.DATA
    }
    assert with_code <= brought


def test_nothing_of_any_sort_runs_before_trust_in_terminal_and_window(
    watched, home, marks, tmp_path, qapp
):
    commands(home, watched, tmp_path)
    at_the_window(home)
    assert marked(marks) == []


def test_what_is_trusted_runs_and_one_byte_in_any_file_takes_it_back(watched, home, marks):
    assert Host(home).trust("night-watch").status is Status.READY
    at_the_window(home)
    assert marked(marks)
    for path in sorted(each for each in watched.rglob("*") if each.is_file()):
        content = path.read_bytes()
        path.write_bytes(content + b" ")
        assert Host(home).plugin("night-watch").status is not Status.READY, path
        path.write_bytes(content)
    assert Host(home).plugin("night-watch").status is Status.READY
