"""`hullwright gallery`, as people and scripts use it."""

import signal
import subprocess

from hullwright.samples import HERE

from ...waiting import wait_until
from . import terminal

THIMBLE = HERE / "hex-zones" / "thimble.json"


def test_a_folder_becomes_a_site_and_what_is_left_out_is_told(tmp_path):
    maps = tmp_path / "maps"
    maps.mkdir()
    (maps / "thimble.json").write_bytes(THIMBLE.read_bytes())
    (maps / "vast.json").write_text('{"format": "hullwright/map"}', "utf-8")
    done = terminal.run("gallery", maps, "-o", tmp_path / "site", "--sheets", code=1)
    assert "1 map, new or changed: 1" in done.stdout
    assert "vast.json" in done.stderr
    sheet = tmp_path / "site" / "maps" / "thimble" / "sheet-de.pdf"
    assert sheet.read_bytes().startswith(b"%PDF")


def test_what_holds_no_map_makes_no_site(tmp_path):
    (tmp_path / "maps").mkdir()
    done = terminal.run("gallery", tmp_path / "maps", "-o", tmp_path / "site", code=2)
    assert "There is no map to show" in done.stderr
    assert not (tmp_path / "site").exists()
    done = terminal.run("gallery", tmp_path / "none", "-o", tmp_path / "site", code=2)
    assert "neither a folder nor a pack" in done.stderr


def test_ctrl_c_leaves_no_half_of_a_site(tmp_path):
    site = tmp_path / "site"
    words = [terminal.HULLWRIGHT, "gallery", str(HERE / "galaxies"), "-o", str(site)]
    with subprocess.Popen(words, stderr=subprocess.PIPE, text=True) as running:
        wait_until((site / ".gallery-new").exists)
        wait_until(lambda: any((site / ".gallery-new").rglob("*.svg")))
        running.send_signal(signal.SIGINT)
        _, told = running.communicate()
    assert running.returncode == 130
    assert "Stopped. The site is as it was." in told
    assert not site.exists()
