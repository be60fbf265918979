"""Pictures of recent files: drawn beside the window, kept, and made anew when a file has changed."""

import shutil
from pathlib import Path

from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from hullwright.editor.files.recent_pictures import RecentPictures
from hullwright.editor.shell.recent_file import RecentFile
from hullwright.samples import HERE

SAMPLE = HERE / "hex-zones" / "thimble.json"


def pictures(folder: Path) -> tuple[RecentPictures, dict[Path, Path]]:
    made = RecentPictures(folder)
    found: dict[Path, Path] = {}
    made.drawn.connect(lambda path, file: found.update({path: file}))
    return made, found


def test_maps_are_drawn_once_and_a_broken_file_costs_no_other_its_picture(
    qtbot: QtBot, tmp_path: Path
) -> None:
    good, broken = tmp_path / "good.json", tmp_path / "broken.json"
    shutil.copy(SAMPLE, good)
    broken.write_text("no map")
    files = [RecentFile(broken), RecentFile(good), RecentFile(tmp_path / "gone", is_there=False)]
    drawing, found = pictures(tmp_path / "pictures")
    drawing.want(files)
    qtbot.waitUntil(lambda: drawing.is_idle and bool(found))
    assert list(found) == [good]
    assert not QImage(str(found[good])).isNull()
    again, kept = pictures(tmp_path / "pictures")
    again.want([RecentFile(good)])
    assert kept == found, "what was drawn before is there at once"
    assert again.is_idle
    good.write_text(good.read_text() + "\n")
    drawing.want([RecentFile(good)])
    assert not drawing.is_idle, "the file is another by now"
    assert not kept[good].exists()
    drawing.close()
