"""Commands of plugins at the real window: by key and menu, one step each, and called off when they never end."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu

from hullwright.editor.documents.document import Document
from hullwright.plugins import commands
from hullwright.plugins.commands import carried_out, command_named
from hullwright.schema.errors import HullwrightError

from ..inspection.maps import SMALL, map_of
from ..window_session import WindowSession
from .strangers import installed_code, installed_sample

SWAP, COUNT = "plugin.swap-command/swap", "plugin.swap-command/count"
CONTROL_ALT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
LOOP = "def work(context):\n    context.progress(0.5)\n    while True: pass\n"


@pytest.fixture
def person(qapp, home, keeper) -> Iterator[WindowSession]:
    installed_sample(keeper, "swap-command")
    installed_code(
        keeper, "commands", LOOP, plugin_id="loop", more='key = "Ctrl+S"\nmenu = "Map"\n'
    )
    session = WindowSession(home)
    session.program.services.workplaces.open(Document(map_of(*SMALL)))
    yield session
    session.leave()


def texts(person) -> list[str]:
    return [each.text for each in person.program.services.notices.standing()]


def test_a_command_by_key_or_menu_is_one_step_on_what_is_selected(person):
    # By its key, on all sectors: one step, undone at once.
    before = person.place.map
    person.key(Qt.Key.Key_D, CONTROL_ALT)
    person.wait(lambda: person.place.map is not before)
    assert person.rows == ("Hds1", "dsds", "sdsA")
    assert person.place.document.history.count() == 1
    assert "Swapped: 9" in texts(person)
    person.command("edit.undo")
    assert person.place.map == before
    # Only what is selected.
    person.place.select(frozenset({person.place.surface.cell_of("B01")}))
    person.command(SWAP)
    person.wait(lambda: person.place.map != before)
    assert person.rows == ("Hdd1", *SMALL[1:])
    # One that only says something changes nothing.
    held = person.place.map
    person.command(COUNT)
    person.wait(lambda: "Test: 12" in texts(person))
    assert person.place.map is held


def test_a_key_of_ours_stays_ours_and_a_command_that_loops_can_be_called_off(person):
    held = person.place.map
    # A key of ours stays ours, and that is told.
    assert any("belongs to “Save”, so “It” has no key" in each for each in texts(person))
    # A loop harms nothing, and is called off with the button of its notice.
    person.command("plugin.loop/it")
    runs = person.program.services.additions._runs
    assert runs.is_busy
    assert person.program.frame.actions.reason(SWAP) == "Another plugin command is running."
    notices = person.program.services.notices
    person.wait(lambda: any(each.text == "It …" for each in notices.standing()))
    (going,) = [each for each in notices.standing() if each.text == "It …"]
    going.offers[0].run()
    person.wait(lambda: not runs.is_busy)
    assert "“It” was cancelled. Nothing was changed." in texts(person)
    assert person.place.map is held


def test_entries_are_where_the_manifest_says_and_go_with_their_plugin(person, keeper):
    frame = person.program.frame
    menu = next(each for each in frame.window.findChildren(QMenu, "menu Map"))
    assert "Swap silent and dangerous" in [each.text() for each in menu.actions()]
    assert frame.actions.command(COUNT).menu == "Plugins"
    person.new_map("Ring", kind="galaxy")
    assert frame.actions.reason(SWAP) == "It is for maps of another kind."
    assert not frame.actions.action(SWAP).isVisible()
    assert frame.actions.action(COUNT).isEnabled()
    keeper.disable("swap-command")
    person.program.services.additions.refresh()
    assert SWAP not in frame.actions
    keeper.enable("swap-command")
    person.program.services.additions.refresh()
    assert SWAP in frame.actions


def done(keeper, code, *, kind="hex-zone"):
    installed_code(keeper, "commands", code)
    return carried_out(command_named(keeper, "it", kind), map_of(*SMALL))


@pytest.mark.parametrize(
    ("returned", "sentence"),
    [
        ("7", "int, of which nothing can be made"),
        ("{'A01': 7}", "no words by label"),
        ("CommandResult(document=7)", "int as a map"),
        ("replace(context.document, name='')", "made a map that can't be used"),
        ("message('{gap}')", "failed"),
        ("1 / 0", r"ZeroDivisionError: division by zero \(it.py, line 6\)"),
        ("exit()", "tried to end the program"),
    ],
)
def test_what_a_command_gets_wrong_is_told_and_changes_nothing(keeper, returned, sentence):
    code = (
        "from dataclasses import replace\n"
        "from hullwright.plugins.commands import CommandResult\n"
        "from hullwright.schema.messages import message\n"
        f"\ndef work(context):\n    return {returned}\n"
    )
    with pytest.raises(HullwrightError, match=sentence) as fault:
        done(keeper, code)
    assert "odd" in str(fault.value)


def test_a_command_has_a_time_limit(keeper, monkeypatch):
    monkeypatch.setattr(commands, "SECONDS", 0.3)
    with pytest.raises(HullwrightError, match=r"took longer than 0\.3 seconds"):
        done(keeper, "def work(context):\n    while True: pass\n")


def test_commands_are_found_by_either_name_and_refused_with_a_sentence(keeper):
    installed_sample(keeper, "swap-command")
    assert command_named(keeper, "swap-command/swap", "hex-zone").id == "swap"
    assert command_named(keeper, "swap", "hex-zone").id == "swap"
    with pytest.raises(HullwrightError, match="did you mean “swap”"):
        command_named(keeper, "swop", "hex-zone")
    with pytest.raises(HullwrightError, match="for maps of the kind hex-zone"):
        command_named(keeper, "swap", "galaxy")
    keeper.distrust("swap-command")
    with pytest.raises(HullwrightError, match="no plugin that you trust brings one"):
        command_named(keeper, "swap", "hex-zone")
