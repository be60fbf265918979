"""Trust on the plugin page: asked for in two steps, about one content, and withdrawn."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hullwright.editor.shell.notices import Tone
from hullwright.plugins.host import Status

from ....plugin_folders import with_code
from .visits import SAMPLES


def test_trust_takes_two_steps_and_shows_what_code_can_do_and_which_code_it_is(visit, qtbot):
    here = visit()
    here.page.acts.install(SAMPLES / "sparkle-tool")
    here.press("plugin-trust")
    assert here.status("sparkle-tool") is Status.UNTRUSTED
    warning = here.text("trust-warning")
    assert "read, change and delete your files, and use the network" in warning
    content = here.host.plugin("sparkle-tool").content_hash
    assert here.text("trust-hash").replace(" ", "") == content
    assert here.button("plugin-trust") is None
    here.press("trust-agree")
    assert here.status("sparkle-tool") is Status.READY
    assert "You trust exactly this content" in here.everything()
    qtbot.waitUntil(lambda: here.heard[-1].tone is Tone.GOOD)
    assert here.heard[-1].text == "Sparkle brush is trusted, and its code loads."


@pytest.mark.parametrize("way", ["button", "escape"])
def test_the_question_of_trust_can_be_left_without_an_answer(visit, way):
    here = visit()
    here.page.acts.install(SAMPLES / "sparkle-tool")
    here.press("plugin-trust")
    if way == "button":
        here.press("trust-drop")
    else:
        QTest.keyClick(here.button("trust-drop"), Qt.Key.Key_Escape)
    assert here.status("sparkle-tool") is Status.UNTRUSTED
    assert here.text("trust-warning") == ""
    assert here.button("plugin-trust").hasFocus()


def test_the_question_of_trust_is_about_one_plugin_only(visit):
    here = visit()
    here.page.acts.install(SAMPLES / "tally-panel")
    here.page.acts.install(SAMPLES / "sparkle-tool")
    here.press("plugin-trust")
    here.page.list.look_at("tally-panel")
    assert here.button("trust-agree") is None


def test_a_plugin_that_changes_while_the_question_stands_is_not_trusted(visit, qtbot):
    here = visit()
    here.page.acts.install(SAMPLES / "sparkle-tool")
    here.press("plugin-trust")
    folder = here.host.plugin("sparkle-tool").folder
    (folder / "sparkle.py").write_text("raise SystemExit")
    here.press("trust-agree")
    assert here.status("sparkle-tool") is Status.UNTRUSTED
    assert "It has changed since you trusted it" in here.text("plugin-reason")
    assert here.text("trusted-hash") != here.text("content-hash")


def test_code_that_does_not_load_is_told_after_it_was_trusted(visit, home, qtbot):
    with_code(home, "claims = imported = len\nraise ValueError('broken')")
    here = visit()
    here.page.list.look_at("mine")
    here.press("plugin-trust")
    here.press("trust-agree")
    qtbot.waitUntil(lambda: bool(here.heard))
    assert "ValueError: broken" in here.heard[-1].text
    assert here.rows()["Mine"] == "Ready, but some of its code failed · Your own"


def test_trust_can_be_withdrawn(visit):
    here = visit()
    here.page.acts.install(SAMPLES / "sparkle-tool")
    here.host.trust("sparkle-tool")
    here.page.refresh()
    here.press("plugin-distrust")
    assert here.status("sparkle-tool") is Status.UNTRUSTED
    assert "will no longer be run" in here.heard[-1].text


def test_code_that_only_a_rule_names_is_shown_asked_for_and_tried(visit, qtbot):
    here = visit()
    here.page.acts.install(SAMPLES / "uneasy-decks")
    assert here.status("uneasy-decks") is Status.UNTRUSTED
    here.press("plugin-trust")
    assert "Code: marks:left" in here.everything()
    here.press("trust-agree")
    assert here.status("uneasy-decks") is Status.READY
    qtbot.waitUntil(lambda: here.heard[-1].tone is Tone.GOOD)
    assert here.heard[-1].text == "Uneasy decks is trusted, and its code loads."
