"""Hostile manifests before commands and window: none stops one, and each is shown with its reason."""

from pathlib import Path

import pytest
from click.testing import CliRunner
from hypothesis import HealthCheck, given, settings
from pytestqt.qtbot import QtBot

from hullwright.editor.cli import commands
from hullwright.editor.languages.words import tr_in
from hullwright.plugins.host import Host
from hullwright.schema.errors import HullwrightError

from ...plugin_folders import manifest, with_data, written
from ...plugins.test_host_hostile_manifests import HOSTILE, MANIFESTS, OWN, mutants
from ..window_session import WindowSession
from .page.visits import Visit

SHOWN = [["plugins", "list"], ["plugins", "list", "--json"], ["plugins", "disable", "odd"]]


def odd(home: Path, content: bytes) -> Path:
    folder = written(home / "plugins" / "odd", {})
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "plugin.toml").write_bytes(content)
    return folder


def done(*typed: str) -> str:
    """Return what a command prints that ends with an exit code and no exception of another sort."""
    ended = CliRunner().invoke(commands, typed, standalone_mode=False)
    assert isinstance(ended.exception, HullwrightError | SystemExit | None), ended.exception
    return ended.output


def hostile_contents() -> list[str]:
    stated = manifest("odd")
    broken = [f"{stated}{text}\n" for name, text in HOSTILE.items() if not text.startswith("id")]
    return [*broken, *(f"{stated}[contributes]\nx-mine = {value}\n" for value in OWN)]


@pytest.mark.parametrize("content", hostile_contents(), ids=range(len(hostile_contents())))
def test_every_command_about_plugins_goes_on(home, content):
    folder = odd(home, content.encode())
    for typed in SHOWN:
        assert "odd" in done(*typed)
    done("plugins", "check", str(folder))
    assert "Removed: odd" in done("plugins", "remove", "odd")


@pytest.fixture
def visit(qtbot: QtBot, home: Path) -> Visit:
    return Visit(qtbot, home)


@settings(
    max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(content=mutants(MANIFESTS))
def test_no_mutant_stops_a_command_or_the_page(visit, home, content):
    folder = odd(home, content)
    for typed in SHOWN[:2]:
        done(*typed)
    done("plugins", "check", str(folder))
    visit.host.look_again()
    visit.page.refresh()
    for row in (1, 0):
        visit.page.list.setCurrentRow(row)


def test_the_reason_is_in_the_language_of_the_person(home):
    odd(home, f"{manifest('odd')}author = 2020-01-01\n".encode())
    reason = Host(home).plugin("odd").reason
    assert reason is not None
    said = tr_in("de", reason)
    assert "author ($.author): 2020-01-01 ist ein Datum oder eine Uhrzeit." in said
    assert "so nicht verwendbar" in said


def test_the_window_starts_and_its_page_shows_why(qapp, home):
    for number, content in enumerate(hostile_contents()):
        written(home / "plugins" / f"odd{number}", {"plugin.toml": content})
    with_data(home)
    person = WindowSession(home)
    try:
        person.program.frame.window_additions.show_page()
        page = person.program.frame.window_additions._page
        assert page is not None
        texts = [page.list.item(row).text() for row in range(page.list.count())]
        assert sum("Can't be used" in text for text in texts) >= len(HOSTILE) - 1
        assert "Berths\nReady · Your own" in texts
    finally:
        person.leave()
