"""The plugin page, used by mouse and keys: what it shows, and that each button does what it says."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from hullwright.editor.drawing.inks import LIGHT
from hullwright.editor.languages.words import use_language
from hullwright.editor.plugins.commands import commands
from hullwright.plugins.host import Status

from ....plugin_folders import manifest, with_code, with_data, written
from ...file_viewer import FileViewer
from .visits import SAMPLES


def test_every_plugin_is_listed_with_its_state_the_persons_own_first(visit, home):
    with_data(home)
    with_code(home)
    written(home / "plugins" / "odd", {"plugin.toml": "?"})
    written(home / "plugins" / "late", {"plugin.toml": manifest("late", requires=">=99")})
    rows = visit().rows()
    assert rows["Berths"] == "Ready · Your own"
    assert rows["Mine"] == "Needs your trust · Your own"
    assert rows["odd"] == "Can't be used · Your own"
    assert rows["Late"] == "Needs a newer Hullwright · Your own"
    assert rows["Public map formats"] == "Ready · Comes with Hullwright"
    assert rows["Rule codes of Survive: Space Attack!"] == "Ready · Comes with Hullwright"
    assert "Your own" in next(iter(rows.values()))
    assert "Your own" not in list(rows.values())[-1]


def test_the_details_say_who_made_it_what_it_adds_and_its_content(visit, home):
    here = visit()
    here.page.acts.install(SAMPLES / "ascii-exporter")
    said = here.everything()
    for words in ("ASCII zones", "Hullwright", "CC0-1.0", "1.0", "Formats to export", "ASCII zone"):
        assert words in said
    assert (
        here.text("content-hash").replace(" ", "")
        == here.host.plugin("ascii-exporter").content_hash
    )
    assert "You don't trust this content" in said


def test_titles_are_shown_in_the_language_of_the_window(visit):
    use_language("de")
    try:
        here = visit()
        here.page.acts.install(SAMPLES / "shy-pods-check")
        assert "Kapseln berühren sich nicht" in here.everything()
    finally:
        use_language("en")


def test_a_broken_plugin_says_why(visit, home):
    written(home / "plugins" / "odd", {"plugin.toml": "?"})
    here = visit()
    here.page.list.look_at("odd")
    assert "Its plugin.toml can't be used as it is" in here.text("plugin-reason")
    assert here.button("plugin-enable") is here.button("plugin-disable") is None
    here.press("plugin-remove")
    assert not (home / "plugins" / "odd").exists()


def test_what_can_not_be_used_of_a_plugin_is_said_and_it_is_not_called_ready(visit, home):
    rules = '[[contributes.rules]]\nid = "rules"\ndata = "rules"\ntitle.en = "Odd rules"\n'
    written(
        home / "plugins" / "odd",
        {"plugin.toml": manifest("odd", rules), "rules/a.json": "{", "rules/b.json": "[]"},
    )
    here = visit()
    here.page.list.look_at("odd")
    assert here.rows()["Odd"] == "Not all of it can be used · Your own"
    lines = here.text("plugin-unusable").splitlines()
    assert [line.partition(":")[0] for line in lines[1:]] == ["✗ rules/a.json", "✗ rules/b.json"]


def test_plugins_are_switched_off_and_on_ours_too(visit):
    here = visit()
    here.page.list.look_at("public-formats")
    here.press("plugin-disable")
    assert here.status("public-formats") is Status.DISABLED
    assert here.rows()["Public map formats"] == "Switched off · Comes with Hullwright"
    assert here.button("plugin-enable").hasFocus()
    here.press("plugin-enable")
    assert here.status("public-formats") is Status.READY
    assert len(here.changes) == 2


def test_everything_can_be_done_by_keyboard(visit, home, qtbot):
    with_code(home)
    here = visit()
    here.page.list.setFocus()
    qtbot.waitUntil(here.page.list.hasFocus)
    QTest.keyClick(here.page.list, Qt.Key.Key_Home)
    assert here.page.list.current().id == "mine"
    reached = []
    for _ in range(4):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        reached.append(QApplication.focusWidget().objectName())
        if reached[-1] == "plugin-remove":
            break
    assert [each for each in reached if each.startswith("plugin-")] == [
        "plugin-disable",
        "plugin-trust",
        "plugin-remove",
    ]
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    assert not (home / "plugins" / "mine").exists()


def test_the_folder_is_shown_in_the_file_manager(visit):
    here, manager = visit(), FileViewer()
    QDesktopServices.setUrlHandler("file", manager, "show")
    try:
        here.press("open-plugin-folder")
    finally:
        QDesktopServices.unsetUrlHandler("file")
    assert manager.shown == [str(here.host.folder)]
    assert here.host.folder.is_dir()


def test_strangers_texts_are_shown_as_they_are(visit, home):
    stated = manifest("odd", "", description="<b>bold</b> {gap}", author="<img src=x>")
    written(home / "plugins" / "odd", {"plugin.toml": stated})
    here = visit()
    here.page.list.look_at("odd")
    labels = here.page.details.findChildren(QLabel)
    said = [each for each in labels if each.text() in {"<b>bold</b> {gap}", "<img src=x>"}]
    assert len(said) == 2
    assert {each.textFormat() for each in said} == {Qt.TextFormat.PlainText}


def test_a_broken_file_of_choices_is_named(visit, home):
    (home / "plugins.json").write_text("{")
    here = visit()
    assert "is damaged" in here.text("plugin-complaint")


def test_the_page_takes_on_both_themes_and_every_button_has_a_name(visit, home, use_theme):
    with_code(home)
    here = visit()
    before = here.page.grab().toImage()
    use_theme(LIGHT)
    assert here.page.grab().toImage() != before
    for button in here.page.findChildren(QPushButton):
        assert button.objectName()
        assert button.text()


def test_a_command_shows_the_page():
    shown = []
    (command,) = commands(lambda: shown.append(1))
    command.run()
    assert shown == [1]
    assert command.menu == "Plugins"
