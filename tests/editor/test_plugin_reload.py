"""Plugins that change while the window is open: everything follows, and nothing is pulled away."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hullwright.editor.plugins import plugin_watch
from hullwright.editor.plugins.plugin_page import PluginPage
from hullwright.editor.scenarios.workshop.page import WorkshopPage
from hullwright.plugins.host import Host
from hullwright.plugins.host.installation import Keeper
from hullwright.plugins.host.usual import Stamp, stamp, usual_host
from hullwright.plugins.new_plugin import make_plugin
from hullwright.plugins.plugin_templates import named_templates

from ..plugin_folders import with_code
from ..waiting import wait_until
from .window_session import LEFT, WindowSession

CROSS = "night-watch/cross"


@pytest.fixture
def person(home, qapp):
    session = WindowSession(home)
    yield session
    session.leave()


def dropped(home: Path, *things: str) -> Path:
    """Put a new plugin into the folder, as another program does."""
    return make_plugin("night-watch", named_templates(things), Host(home))


def title_of(person, code: str) -> str:
    rule = person.program.services.rules.book.find(code, "eftaios")
    return rule.title["en"] if rule else ""


def tools(person) -> list[str]:
    (place,) = person.program.services.workplaces.maps()
    return [each.name for each in place.editor_kind.tools]


def notices(person) -> str:
    return "\n".join(each.text for each in person.program.services.notices.standing())


def test_a_rule_is_seen_when_it_comes_is_changed_and_goes(home, person):
    code, reread = "night-watch:short-night", []
    assert title_of(person, code) == ""
    person.program.services.rules.changed.connect(lambda: reread.append(True))
    folder = dropped(home, "rule")
    person.wait(lambda: title_of(person, code) == "A short night")
    path = folder / "rules" / "short-night.json"
    path.write_text(path.read_text().replace("A short night", "A long night"))
    person.wait(lambda: title_of(person, code) == "A long night")
    assert reread
    shutil.rmtree(folder)
    person.wait(lambda: title_of(person, code) == "")


def test_code_is_seen_after_trust_and_goes_with_the_first_changed_byte(home, person):
    person.new_map()
    person.program.frame.window_additions.show_page()
    page = next(each for each in person.program.frame.tabs.pages() if isinstance(each, PluginPage))
    folder = dropped(home, "tool", "panel")
    person.wait(lambda: "until you trust it" in notices(person))
    assert CROSS not in tools(person)
    assert "Night watch" in [
        page.list.item(row).text().split("\n")[0] for row in range(page.list.count())
    ]
    # In a terminal beside the window.
    Host(home).trust("night-watch")
    person.wait(lambda: CROSS in tools(person))
    assert "until you trust it" not in notices(person)
    assert "night-watch/size" in person.program.frame.window.panes
    assert f"tool.{CROSS}" in person.program.frame.actions
    person.program.frame.tabs.step(1)
    person.place.choices.choose(tool=CROSS)
    with (folder / "cross_brush.py").open("a") as code:
        code.write("# changed\n")
    person.wait(lambda: CROSS not in tools(person))
    assert person.place.choices.now.tool != CROSS
    assert "night-watch/size" not in person.program.frame.window.panes


def test_a_tool_in_the_middle_of_a_stroke_is_not_pulled_away(home, person):
    person.new_map()
    folder = dropped(home, "tool")
    Host(home).trust("night-watch")
    person.wait(lambda: CROSS in tools(person))
    person.program.frame.tabs.setCurrentWidget(person.canvas)
    person.place.choices.choose(tool=CROSS, first="silent")
    before, none = person.rows, Qt.KeyboardModifier.NoModifier
    known = stamp(home)
    QTest.mousePress(person.canvas, LEFT, none, person.at("C03"))
    assert person.canvas.is_stroking
    shutil.rmtree(folder)
    watch, checks = person.program.plugin_reload.watch, []
    watch._pause.timeout.connect(lambda: checks.append(stamp(home) != known))
    # Seen twice, and put off twice.
    person.wait(lambda: sum(checks) > 1)
    assert CROSS in tools(person)
    QTest.mouseMove(person.canvas, person.at("E03"))
    QApplication.processEvents()
    QTest.mouseRelease(person.canvas, LEFT, none, person.at("E03"))
    person.wait(lambda: CROSS not in tools(person))
    assert person.rows != before


def test_what_changes_after_the_host_has_looked_is_seen_whoever_notes_it(home, person):
    code, services = "night-watch:short-night", person.program.services
    path = dropped(home, "rule") / "rules" / "short-night.json"
    services.additions.refresh()
    person.wait(lambda: title_of(person, code) == "A short night")
    services.host.look_again()
    assert services.host.plugins()
    path.write_text(path.read_text().replace("A short night", "A long night"))
    person.program.plugin_reload.watch.note()
    person.wait(lambda: title_of(person, code) == "A long night")


def test_what_changes_before_anybody_watches_is_seen(home, qapp, monkeypatch):
    def stamped(folder: Path) -> Stamp:
        monkeypatch.undo()
        found = stamp(folder)
        dropped(home, "rule")
        return found

    monkeypatch.setattr(plugin_watch, "stamp", stamped)
    watch, heard = plugin_watch.PluginWatch(Keeper(home), lambda: False), []
    watch.changed.connect(lambda _: heard.append(True))
    wait_until(lambda: heard, QApplication.processEvents)
    watch.end()


def test_the_workshop_takes_in_changed_files_and_keeps_what_is_not_saved(home, person):
    program = person.program
    program.open_workshop()
    page = next(each for each in program.frame.tabs.pages() if isinstance(each, WorkshopPage))
    own = page.own_rules
    page.new()
    draft = own.drafts[0]
    draft.apply("fill", lambda value: {**value, "title": {"en": "Fog"}, "text": {"en": "Fog."}})
    draft.apply("fill", lambda value: {**value, "sets": {"rounds": 9}})
    assert own.save(draft)
    page.new()
    unsaved = own.drafts[-1]
    draft.path.write_text(draft.path.read_text().replace("Fog.", "Thick fog."))
    person.wait(lambda: draft.value["text"]["en"] == "Thick fog.")
    assert unsaved in own.drafts
    copy = draft.path.read_text().replace(draft.value["code"], "own:other")
    draft.path.with_name("other.json").write_text(copy)
    person.wait(lambda: len(own.drafts) == 3)
    draft.path.unlink()
    person.wait(lambda: draft not in own.drafts)
    assert unsaved in own.drafts


def test_a_failure_that_rests_is_not_woken_by_what_is_noted_of_it(home, person):
    services, heard = person.program.services, []
    services.additions.changed.connect(lambda: heard.append(True))
    folder = with_code(home)
    Host(home).trust("mine")
    # The host may know it before the window does, because others ask it, too.
    person.wait(lambda: heard)
    person.wait(lambda: services.host.plugin("mine").is_usable)
    person.settle()
    heard.clear()
    known = stamp(home)
    assert services.host.plugin("mine").fault("reader:claims") is None
    assert stamp(home) != known
    person.program.plugin_reload.watch.check()
    assert heard == []
    (folder / "reader.py").write_text("claims = imported = len")
    person.wait(lambda: heard)


def test_the_usual_host_follows_changes_inside_a_plugin(home):
    folder = with_code(home)
    before = usual_host()
    assert usual_host() is before
    (folder / "reader.py").write_text("claims = imported = len")
    assert usual_host() is not before


def test_in_safe_mode_nobody_looks_into_the_folder(home, monkeypatch):
    with_code(home)
    monkeypatch.setenv("HULLWRIGHT_SAFE", "1")
    assert stamp(home) == ()
