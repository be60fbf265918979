"""Installing on the plugin page: from zips and folders, by buttons and by dropping; and removing."""

from pathlib import Path

from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from hullwright.editor.plugins.plugin_page import PluginPage
from hullwright.editor.shell.notices import Tone

from ....plugin_folders import manifest, with_data
from ....plugin_zips import packed_folder, zipped
from .visits import LEFT, SAMPLES


def test_installing_from_a_zip_selects_it_and_can_be_undone(visit, tmp_path):
    here = visit()
    here.person.opens = [packed_folder(SAMPLES / "sparkle-tool", tmp_path / "sparkle.zip")]
    here.press("install-zip")
    assert here.page.list.current().id == "sparkle-tool"
    assert here.heard[-1].text == (
        "Sparkle brush 1.0 was installed. It contains code, which is not run until you trust it."
    )
    assert here.changes
    here.offer("Undo")
    assert "Sparkle brush" not in here.rows()
    assert "sparkle-tool" not in {each.id for each in here.host.plugins()}


def test_installing_from_a_folder_is_done_by_its_manifest(visit):
    here = visit()
    here.person.opens = [SAMPLES / "tally-panel" / "plugin.toml"]
    here.press("install-folder")
    assert here.rows()["Tally"] == "Needs your trust · Your own"


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
