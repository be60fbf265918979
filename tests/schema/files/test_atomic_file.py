"""Saving: at any moment the file on the disk is the old one or the new one."""

import errno
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from hullwright.schema.errors import HullwrightError
from hullwright.schema.files import atomic_file
from hullwright.schema.files.atomic_file import save
from hullwright.schema.processes.stop_signals import StopRequested

OLD = "old " * 50_000
NEW = "new " * 70_000

KILLED_AT_STEP = """
import os, signal, sys
from pathlib import Path
from hullwright.schema.files import atomic_file

step = int(sys.argv[2])

def deadly(function):
    def call(*arguments, **options):
        global step
        step -= 1
        if step == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return function(*arguments, **options)
    return call

os.fsync = deadly(os.fsync)
os.open = deadly(os.open)
Path.replace = deadly(Path.replace)
os.fchmod = deadly(os.fchmod)
Path.open = deadly(Path.open)

atomic_file.save(Path(sys.argv[1]), ["new " * 70_000])
print("saved")
"""


def test_a_saved_file_holds_what_was_written(tmp_path):
    save(tmp_path / "map.json", ["text ", b"and bytes"])
    assert (tmp_path / "map.json").read_text() == "text and bytes"


@pytest.mark.parametrize("step", range(1, 9))
def test_killing_the_program_at_any_step_leaves_the_old_or_the_new_file(tmp_path, step):
    target = tmp_path / "map.json"
    target.write_text(OLD)
    ended = subprocess.run(
        [sys.executable, "-c", KILLED_AT_STEP, str(target), str(step)],
        check=False,
        capture_output=True,
        text=True,
    )
    assert target.read_text() in {OLD, NEW}
    assert ended.returncode in {0, -signal.SIGKILL}
    assert (ended.stdout == "saved\n") == (ended.returncode == 0)
    if ended.returncode == 0:
        assert target.read_text() == NEW
    save(target, [NEW])
    assert list(tmp_path.iterdir()) == [target]


def test_some_step_is_early_enough_to_keep_the_old_file_and_some_late_enough_for_the_new(tmp_path):
    """Proves that the killing above really happens on both sides of the rename."""
    found = set()
    for step in range(1, 9):
        target = tmp_path / f"{step}.json"
        target.write_text(OLD)
        subprocess.run(
            [sys.executable, "-c", KILLED_AT_STEP, str(target), str(step)],
            check=False,
            capture_output=True,
        )
        found.add(target.read_text())
    assert found == {OLD, NEW}


def test_killing_the_program_in_the_middle_of_writing_leaves_a_whole_file(tmp_path):
    target = tmp_path / "map.json"
    target.write_text(OLD)
    writer = (
        "import sys; from pathlib import Path; from hullwright.schema.files.atomic_file import save\n"
        "texts = ('old ' * 50_000, 'new ' * 70_000)\n"
        "print('ready', flush=True)\n"
        "n = 0\n"
        "while True:\n"
        "    n += 1; text = texts[n % 2]\n"
        "    save(Path(sys.argv[1]), (text[i:i + 997] for i in range(0, len(text), 997)))\n"
    )
    for delay in (0.01, 0.03, 0.07, 0.11):
        with subprocess.Popen(
            [sys.executable, "-c", writer, str(target)], stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None
            process.stdout.readline()
            with pytest.raises(subprocess.TimeoutExpired):
                process.wait(delay)
            process.kill()
        assert target.read_text() in {OLD, NEW}


def test_a_failing_writer_changes_nothing_and_leaves_nothing_behind(tmp_path):
    target = tmp_path / "map.json"
    target.write_text(OLD)

    def parts():
        yield "half"
        raise RuntimeError("no more")

    with pytest.raises(RuntimeError):
        save(target, parts())
    assert target.read_text() == OLD
    assert list(tmp_path.iterdir()) == [target]


# A file whose end is interrupted is closed when it is collected, which Python says.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_asked_to_end_at_any_line_it_leaves_the_old_or_the_new_file_and_nothing_beside_it(tmp_path):
    target = tmp_path / "map.json"
    found = set()
    for line in range(1, 1000):
        target.write_bytes(b"old")
        stops = StopAt(line)
        sys.settrace(stops.followed)
        try:
            save(target, [b"new"])
        except StopRequested:
            pass
        finally:
            sys.settrace(None)
        assert list(tmp_path.iterdir()) == [target], f"at line {line} of those it runs through"
        found.add((stops.has_stopped, target.read_bytes()))
        if not stops.has_stopped:
            break
    assert found == {(True, b"old"), (True, b"new"), (False, b"new")}


class StopAt:
    """A request to end that comes when the file's own code comes to a line, counted as it runs."""

    def __init__(self, line: int) -> None:
        self.left = line
        self.has_stopped = False

    def followed(self, frame, event, _):
        if frame.f_code.co_filename != atomic_file.__file__:
            return None
        if event == "line" and not self.has_stopped:
            self.left -= 1
            if not self.left:
                self.has_stopped = True
                raise StopRequested(signal.SIGTERM)
        return self.followed


def test_a_full_disk_is_said_in_a_sentence_and_loses_nothing(tmp_path):
    target = tmp_path / "map.json"
    target.write_text(OLD)
    script = (
        "import resource, signal, sys\n"
        "from pathlib import Path\n"
        "from hullwright.schema.errors import HullwrightError\n"
        "from hullwright.schema.files.atomic_file import save\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))\n"
        "try:\n    save(Path(sys.argv[1]), ['new ' * 70_000])\n"
        "except HullwrightError as fault:\n    print(fault)\n"
    )
    said = subprocess.run(
        [sys.executable, "-c", script, str(target)], capture_output=True, text=True, check=True
    ).stdout
    assert "can't be saved" in said
    assert "as it was before" in said
    assert target.read_text() == OLD
    assert list(tmp_path.iterdir()) == [target]


@pytest.mark.parametrize("step", range(1, 7))
@pytest.mark.parametrize("name", ["open", "fchmod", "fsync", "replace"])
def test_a_disk_that_fills_up_at_any_step_costs_neither_the_old_file_nor_leaves_a_half_one(
    tmp_path, monkeypatch, name, step
):
    target, calls, usual = tmp_path / "map.json", [], getattr(os, name)
    target.write_text(OLD)

    def full(*arguments, **options):
        calls.append(name)
        if len(calls) == step:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return usual(*arguments, **options)

    monkeypatch.setattr(os, name, full)
    said = ""
    try:
        save(target, [NEW])
    except HullwrightError as fault:
        said = str(fault)
    assert not said or said.endswith("no space left on device. The file is as it was before.")
    assert target.read_text() == (OLD if said else NEW)
    assert list(tmp_path.iterdir()) == [target]


def test_a_missing_folder_is_said_in_a_sentence(tmp_path):
    with pytest.raises(HullwrightError, match="can't be saved: no such file or directory"):
        save(tmp_path / "nowhere" / "map.json", ["x"])


def test_the_mode_of_a_file_is_kept_and_a_link_is_followed(tmp_path):
    target = tmp_path / "map.json"
    target.write_text(OLD)
    target.chmod(0o640)
    link = tmp_path / "link.json"
    link.symlink_to(target)
    save(link, [NEW])
    assert link.is_symlink()
    assert target.read_text() == NEW
    assert target.stat().st_mode & 0o777 == 0o640


def test_a_new_file_gets_the_mode_that_files_usually_get(tmp_path):
    path = Path(tmp_path / "map.json")
    save(path, ["x"])
    mask = os.umask(0)
    os.umask(mask)
    assert path.stat().st_mode & 0o777 == 0o666 & ~mask
