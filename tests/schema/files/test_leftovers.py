"""Half-written files of killed runs go with the next save, and nothing else does."""

import os
import subprocess
import sys
from pathlib import Path

from hullwright.schema.files.atomic_file import save
from hullwright.schema.files.leftovers import sweep

STUCK = """
import signal, sys
from pathlib import Path
from hullwright.schema.files.atomic_file import save

def parts():
    yield "half"
    print("half", flush=True)
    signal.pause()

save(Path(sys.argv[1]), parts())
"""


def half_written(folder: Path) -> list[Path]:
    return list(folder.glob(".*.saving"))


def test_what_a_run_is_still_writing_stays_and_goes_once_it_was_killed(tmp_path: Path):
    target = tmp_path / "map.json"
    with subprocess.Popen(
        [sys.executable, "-c", STUCK, str(target)], stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "half\n"
        save(target, ["text"])
        assert len(half_written(tmp_path)) == 1
        other.kill()
    save(tmp_path / "another.json", ["text"])
    assert half_written(tmp_path) == []
    assert target.read_text() == "text"


def test_nothing_goes_that_is_not_surely_ours(tmp_path: Path):
    (tmp_path / ".map.json.saving").touch()
    (tmp_path / ".map.json.0123abcd.saving~").touch()
    (tmp_path / "map.json.0123abcd.saving").touch()
    (tmp_path / ".folder.0123abcd.saving").mkdir()
    (tmp_path / ".link.0123abcd.saving").symlink_to(tmp_path / ".map.json.saving")
    os.mkfifo(tmp_path / ".pipe.0123abcd.saving")
    before = sorted(tmp_path.iterdir())
    sweep(tmp_path)
    assert sorted(tmp_path.iterdir()) == before


def test_a_folder_that_is_not_there_has_no_leftovers(tmp_path: Path):
    sweep(tmp_path / "nowhere")
