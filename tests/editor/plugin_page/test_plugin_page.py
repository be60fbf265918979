"""The plugin page, used by mouse and keys: what it shows, and that each button does what it says."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QObject, QPointF, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices, QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from hullwright.editor.drawing.inks import DARK, LIGHT
from hullwright.editor.plugin_page.commands import commands
from hullwright.editor.plugin_page.page import PluginPage
from hullwright.editor.shell.notices import Notices, Tone
from hullwright.editor.words import speak
from hullwright.plugins.host import Status
from hullwright.plugins.host.installing import Keeper
from hullwright.samples import HERE

from ...plugin_folders import manifest, with_code, with_data, written
from ...plugin_zips import packed_folder, zipped
from ..files.desks import Person

SAMPLES = HERE / "plugins"
LEFT = Qt.MouseButton.LeftButton


class Visit:
    """A person on the plugin page."""

    def __init__(self, qtbot, home: Path) -> None:
        self.qtbot = qtbot
        self.host = Keeper(home)
        self.person = Person()
        self.notices = Notices()
        self.heard = []
        self.notices.told.connect(self.heard.append)
        self.page = PluginPage(self.host, self.notices, self.person, DARK)
        self.changes = []
        self.page.changed.connect(lambda: self.changes.append(1))
        qtbot.addWidget(self.page)
        self.page.resize(1000, 700)
        self.page.show()
        self.page.activateWindow()
        qtbot.waitUntil(self.page.isActiveWindow)

    def rows(self) -> dict[str, str]:
        listed = (self.page.list.item(row).text() for row in range(self.page.list.count()))
        return dict(text.split("\n", 1) for text in listed)

    def button(self, name: str) -> QPushButton | None:
        shown = [each for each in self.page.findChildren(QPushButton, name) if each.isVisible()]
        return shown[0] if shown else None

    def press(self, name: str) -> None:
        button = self.button(name)
        assert button is not None, name
        QTest.mouseClick(button, LEFT)
        QApplication.processEvents()

    def text(self, name: str) -> str:
        shown = [each for each in self.page.findChildren(QLabel, name) if each.isVisible()]
        return shown[0].text() if shown else ""

    def everything(self) -> str:
        labels = self.page.details.findChildren(QLabel)
        return "\n".join(each.text() for each in labels if each.isVisible())

    def offer(self, title: str) -> None:
        next(each for each in self.heard[-1].offers if each.title == title).run()
        QApplication.processEvents()

    def status(self, plugin_id: str) -> Status:
        return self.host.plugin(plugin_id).status


@pytest.fixture
def visit(qtbot, home):
    return lambda: Visit(qtbot, home)


def test_every_plugin_is_listed_with_its_state_the_persons_own_first(visit, home):
    with_data(home)
    with_code(home)
    written(home / "plugins" / "odd", {"plugin.toml": "?"})
    written(home / "plugins" / "late", {"plugin.toml": manifest("late", requires=">=99")})
    rows = visit().rows()
    assert rows["Berths"] == "Ready · Your own"
    assert rows["Mine"] == "Waits for your trust · Your own"
    assert rows["odd"] == "Can't be used · Your own"
    assert rows["Late"] == "Needs a newer Hullwright · Your own"
    assert rows["Public map formats"] == "Ready · Comes with Hullwright"
    assert list(rows)[-1] == "Public map formats"


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
    speak("de")
    try:
        here = visit()
        here.page.acts.install(SAMPLES / "shy-pods-check")
        assert "Kapseln berühren sich nicht" in here.everything()
    finally:
        speak("en")


def test_a_broken_plugin_says_why(visit, home):
    written(home / "plugins" / "odd", {"plugin.toml": "?"})
    here = visit()
    here.page.list.look_at("odd")
    assert "Its plugin.toml can't be used as it is" in here.text("plugin-reason")
    assert here.button("plugin-enable") is here.button("plugin-disable") is None
    here.press("plugin-remove")
    assert not (home / "plugins" / "odd").exists()


def test_installing_from_a_zip_selects_it_and_can_be_undone(visit, tmp_path):
    here = visit()
    here.person.opens = [packed_folder(SAMPLES / "sparkle-tool", tmp_path / "sparkle.zip")]
    here.press("install-zip")
    assert here.page.list.current().id == "sparkle-tool"
    assert here.heard[-1].text == (
        "Sparkle brush 1.0 was installed. It contains code, which is not run before you trust it."
    )
    assert here.changes
    here.offer("Undo")
    assert "Sparkle brush" not in here.rows()
    assert "sparkle-tool" not in {each.id for each in here.host.plugins()}


def test_installing_from_a_folder_is_done_by_its_manifest(visit):
    here = visit()
    here.person.opens = [SAMPLES / "tally-panel" / "plugin.toml"]
    here.press("install-folder")
    assert here.rows()["Tally"] == "Waits for your trust · Your own"


def test_what_is_there_already_is_replaced_only_after_a_further_click(visit, tmp_path):
    here = visit()
    one = zipped(tmp_path / "one.zip", {"plugin.toml": manifest("berths")})
    two = zipped(tmp_path / "two.zip", {"plugin.toml": manifest("berths", plugin_version="2.0")})
    here.page.acts.install(one)
    here.page.acts.install(two)
    assert here.heard[-1].tone is Tone.WARNING
    assert here.host.plugin("berths").manifest.plugin_version == "1.0"
    here.offer("Replace it")
    assert here.host.plugin("berths").manifest.plugin_version == "2.0"
    here.offer("Undo")
    assert here.host.plugin("berths").manifest.plugin_version == "1.0"


def test_what_cannot_be_installed_is_told(visit, tmp_path):
    here = visit()
    (tmp_path / "odd.zip").write_bytes(b"nonsense")
    here.person.opens = [tmp_path / "odd.zip"]
    here.press("install-zip")
    assert here.heard[-1].tone is Tone.ERROR
    assert here.heard[-1].text.startswith("“odd.zip” was not installed. ")
    assert here.changes == []


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
    qtbot.waitUntil(lambda: here.heard[-1].tone is Tone.GOOD, timeout=20_000)
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
    with_code(home, "raise ValueError('broken')")
    here = visit()
    here.page.list.look_at("mine")
    here.press("plugin-trust")
    here.press("trust-agree")
    qtbot.waitUntil(lambda: bool(here.heard), timeout=20_000)
    assert "ValueError: broken" in here.heard[-1].text
    assert here.rows()["Mine"] == "Ready, but some of its code failed · Your own"


def test_trust_can_be_withdrawn(visit):
    here = visit()
    here.page.acts.install(SAMPLES / "sparkle-tool")
    here.host.trust("sparkle-tool")
    here.page.refresh()
    here.press("plugin-distrust")
    assert here.status("sparkle-tool") is Status.UNTRUSTED
    assert "is not run any more" in here.heard[-1].text


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


def test_a_removed_plugin_is_offered_back(visit, home):
    folder = with_data(home)
    here = visit()
    here.page.list.look_at("berths")
    here.press("plugin-remove")
    assert not folder.exists()
    assert "Berths" not in here.rows()
    assert "kept for two weeks" in here.heard[-1].text
    here.offer("Undo")
    assert folder.exists()
    assert here.page.list.current().id == "berths"


def test_what_is_not_the_persons_cannot_be_removed_and_says_why(visit):
    here = visit()
    here.page.list.look_at("public-formats")
    button = here.button("plugin-remove")
    assert not button.isEnabled()
    assert "switch it off instead" in button.toolTip()


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


def dropped(page: PluginPage, path: Path) -> bool:
    """Drop a file on the page and return whether the page takes it."""
    carried = QMimeData()
    carried.setUrls([QUrl.fromLocalFile(str(path))])
    none, copy = Qt.KeyboardModifier.NoModifier, Qt.DropAction.CopyAction
    entering = QDragEnterEvent(QPointF(9, 9).toPoint(), copy, carried, LEFT, none)
    entering.ignore()
    QApplication.sendEvent(page, entering)
    if not entering.isAccepted():
        return False
    QApplication.sendEvent(page, QDropEvent(QPointF(9, 9), copy, carried, LEFT, none))
    return True


def test_folders_and_zips_can_be_dropped(visit, tmp_path):
    here = visit()
    assert dropped(here.page, SAMPLES / "tally-panel")
    assert dropped(here.page, packed_folder(SAMPLES / "sparkle-tool", tmp_path / "s.zip"))
    assert {"Tally", "Sparkle brush"} <= set(here.rows())
    (tmp_path / "map.json").write_text("{}")
    assert not dropped(here.page, tmp_path / "map.json")


class Manager(QObject):
    """A file manager that notes what it is asked to show."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[str] = []

    @Slot(QUrl)
    def show(self, url: QUrl) -> None:
        self.shown.append(url.toLocalFile())


def test_the_folder_is_shown_in_the_file_manager(visit):
    here, manager = visit(), Manager()
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
    assert "can't be used as it is" in here.text("plugin-complaint")


def test_the_page_wears_both_themes_and_every_button_has_a_name(visit, home):
    with_code(home)
    here = visit()
    before = here.page.grab().toImage()
    here.page.set_inks(LIGHT)
    assert here.page.grab().toImage() != before
    for button in here.page.findChildren(QPushButton):
        assert button.objectName()
        assert button.text()


def test_done_ends_the_page_and_a_command_shows_it(visit, qtbot):
    here = visit()
    with qtbot.waitSignal(here.page.finished):
        here.press("plugins-done")
    shown = []
    (command,) = commands(lambda: shown.append(1))
    command.run()
    assert shown == [1]
    assert command.menu == "Plugins"
