"""The first window fits the screen, also a small one with large letters, and hides nothing without a mark."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSize

from hullwright.editor.shell.first_arrangement import first_size

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(("scale", "language"), [("1", "de"), ("1.5", "de")])
def test_a_screen_of_1280_by_720_has_room_for_the_first_window(
    tmp_path: Path, scale: str, language: str
) -> None:
    screen = {"name": "small", "x": 0, "y": 0, "width": 1280, "height": 720, "dpr": 1}
    described = {**screen, "logicalDpi": 96, "logicalBaseDpi": 96}
    (tmp_path / "screens.json").write_text(json.dumps({"screens": [described]}))
    environment = {
        "QT_QPA_PLATFORM": "offscreen:configfile=screens.json",
        "QT_SCALE_FACTOR": scale,
        "HULLWRIGHT_HOME": str(tmp_path),
        "PYTHONPATH": str(ROOT),
    }
    done = subprocess.run(
        [sys.executable, "-m", "tests.editor.small_screen", language],
        cwd=tmp_path,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    width, height = told["screen"]
    assert (width, height) == (round(1280 / float(scale)), round(720 / float(scale)))
    for sample, window, canvas in told["sizes"]:
        assert window[0] <= width, sample
        assert window[1] < height, sample
        assert canvas[0] >= 300, sample
        assert canvas[1] >= 160, sample
    assert told["least"][1] < height - 32
    assert told["outside"] == []
    assert told["unmarked"] == []
    assert told["folded"] == [], "the toolbar leaves out texts rather than buttons"


def test_a_large_screen_is_not_filled() -> None:
    assert first_size(QSize(3840, 2160)) == QSize(1280, 800)
