"""Trust: code runs when its exact content is trusted, and never before."""

import os
import platform
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from hullwright.plugins.host import Host, Status, lock_file
from hullwright.schema.errors import HullwrightError

from ..plugin_folders import IMPORTER, manifest, with_code, with_data, written

WRITES = "from pathlib import Path\nPath({mark!r}).write_text('ran')\nclaims = imported = len\n"


@pytest.fixture
def mark(tmp_path: Path) -> Path:
    """Return the file that the code of the plugin writes when it is imported."""
    return tmp_path / "mark"


@pytest.fixture
def folder(tmp_path: Path, mark: Path) -> Path:
    return with_code(tmp_path, WRITES.format(mark=str(mark)))


def test_code_that_is_not_trusted_never_runs_not_even_on_import(tmp_path, folder, mark):
    plugin = Host(tmp_path, ()).plugin("mine")
    for attempt in (
        plugin.load,
        plugin.fault,
        replace(plugin, status=Status.READY).load,
        lambda code: plugin.loader.loaded(plugin, code),
    ):
        with pytest.raises(HullwrightError, match="is not run"):
            attempt("reader:claims")
    assert not mark.exists()


def test_trust_lets_code_run(tmp_path, folder, mark):
    assert Host(tmp_path, ()).trust("mine").status is Status.READY
    assert not mark.exists()
    assert Host(tmp_path, ()).plugin("mine").load("reader:claims") is len
    assert mark.exists()


@pytest.mark.parametrize("name", ["reader.py", "berth.json", "new.py", "plugin.toml"])
def test_any_change_of_content_takes_trust_away_and_says_so(tmp_path, folder, mark, name):
    Host(tmp_path, ()).trust("mine")
    with (folder / name).open("a") as file:
        file.write("\n")
    plugin = Host(tmp_path, ()).plugin("mine")
    assert plugin.status is Status.UNTRUSTED
    assert "It has changed since you trusted it" in str(plugin.reason)
    with pytest.raises(HullwrightError, match="has changed"):
        plugin.load("reader:claims")
    assert not mark.exists()


def test_what_is_put_back_as_it_was_is_trusted_again(tmp_path, folder):
    Host(tmp_path, ()).trust("mine")
    before = (folder / "reader.py").read_text()
    (folder / "reader.py").write_text("pass")
    assert Host(tmp_path, ()).plugin("mine").status is Status.UNTRUSTED
    (folder / "reader.py").write_text(before)
    assert Host(tmp_path, ()).plugin("mine").status is Status.READY


def test_code_that_changes_after_it_was_found_is_not_run(tmp_path, folder, mark):
    plugin = Host(tmp_path, ()).trust("mine")
    written(folder, {"other.py": WRITES.format(mark=str(mark))})
    with pytest.raises(HullwrightError, match="not what you trusted"):
        plugin.load("other:claims")
    assert not mark.exists()


def test_what_is_no_longer_trusted_is_not_run_even_by_those_who_hold_it(tmp_path, folder, mark):
    plugin = Host(tmp_path, ()).trust("mine")
    assert Host(tmp_path, ()).distrust("mine").status is Status.UNTRUSTED
    with pytest.raises(HullwrightError, match="not run until you trust it"):
        plugin.load("reader:claims")
    assert not mark.exists()


def test_trust_is_in_one_plugin_and_not_in_another_of_the_same_content(tmp_path, folder, mark):
    Host(tmp_path, ()).trust("mine")
    twin = shutil.copytree(folder, tmp_path / "plugins" / "twin")
    (twin / "plugin.toml").write_text(manifest("twin", IMPORTER.format(id="mine")))
    assert Host(tmp_path, ()).plugin("twin").status is Status.UNTRUSTED


def test_compiled_code_that_lies_beside_the_source_is_never_used(tmp_path, folder, mark):
    """Its content is not part of what is trusted, so it must not run."""
    Host(tmp_path, ()).trust("mine")
    source = folder / "reader.py"
    honest, stat = source.read_text(), source.stat()
    other = WRITES.format(mark=str(mark)[:-4] + "evil")
    assert len(other) == len(honest)
    compiling = (
        "import os, py_compile, sys; path, text, at = sys.argv[1:]\n"
        "before = open(path).read(); open(path, 'w').write(text); os.utime(path, ns=(int(at),) * 2)\n"
        "py_compile.compile(path); open(path, 'w').write(before); os.utime(path, ns=(int(at),) * 2)\n"
    )
    subprocess.run(
        [sys.executable, "-c", compiling, str(source), other, str(stat.st_mtime_ns)], check=True
    )
    assert source.read_text() == honest
    plugin = Host(tmp_path, ()).plugin("mine")
    assert plugin.status is Status.READY
    plugin.load("reader:claims")
    assert mark.exists()
    assert not (tmp_path / "evil").exists()


def test_a_plugin_without_code_needs_no_trust_and_takes_it_without_harm(tmp_path):
    with_data(tmp_path)
    assert Host(tmp_path, ()).trust("berths").status is Status.READY


def test_a_broken_plugin_can_not_be_trusted(tmp_path, folder):
    (folder / "plugin.toml").write_text("")
    with pytest.raises(HullwrightError, match="can't be trusted as it is"):
        Host(tmp_path, ()).trust("mine")


# The file in which it is kept

BROKEN = ["", "{", "[]", '{"format": "hullwright/map"}', "\udcff", "[" * 9999, "1" * 5000]
HEAD = '{"format": "hullwright/plugin-settings", "version": %s, "trusted": %s}'


@pytest.mark.parametrize("text", [*BROKEN, HEAD % (0, "{}"), HEAD % (1, "[1]"), HEAD % (1, 7)])
def test_with_a_damaged_file_nothing_is_trusted_and_it_is_kept_aside(tmp_path, folder, mark, text):
    Host(tmp_path, ()).trust("mine")
    path, kept = tmp_path / "plugins.json", tmp_path / "plugins.damaged.json"
    path.write_text(text, errors="surrogateescape")
    before = path.read_bytes()
    host = Host(tmp_path, ())
    assert host.plugin("mine").status is Status.UNTRUSTED
    assert "no plugin counts as trusted" in str(host.complaint)
    assert "put aside as plugins.damaged.json" in str(host.complaint)
    assert path.read_bytes() == before
    assert host.disable("mine").status is Status.DISABLED
    assert host.complaint is None
    assert host.enable("mine").status is Status.UNTRUSTED
    assert kept.read_bytes() == before
    path.write_text(text, errors="surrogateescape")
    host.disable("mine")
    assert (tmp_path / "plugins.damaged-2.json").read_bytes() == kept.read_bytes() == before
    assert not mark.exists()


@pytest.mark.parametrize("place", ["newer", "folder", "pipe", "circle"])
def test_a_file_that_is_not_damaged_but_out_of_reach_stays_where_it_is(tmp_path, folder, place):
    path = tmp_path / "plugins.json"
    {
        "newer": lambda: path.write_text(HEAD % (2, "{}")),
        "folder": path.mkdir,
        "pipe": lambda: os.mkfifo(path),
        "circle": lambda: path.symlink_to(path.name),
    }[place]()
    host = Host(tmp_path, ())
    assert "no plugin counts as trusted" in str(host.complaint)
    for change in (host.trust, host.disable, host.distrust):
        with pytest.raises(HullwrightError, match="can't be used as it is"):
            change("mine")
    assert [each.name for each in tmp_path.glob("plugins.*")] == ["plugins.json"]


def test_a_home_that_can_not_be_made_is_named(tmp_path):
    folder = with_data(tmp_path).parent
    written(tmp_path, {"file": ""})
    (tmp_path / "file").unlink()
    (tmp_path / "file").symlink_to(tmp_path / "file")
    host = Host(tmp_path / "file" / "home", (folder,))
    with pytest.raises(HullwrightError, match="HULLWRIGHT_HOME"):
        host.disable("berths")


KILLED = """
import os, signal, sys
from pathlib import Path
from hullwright.plugins.host import Host

host = Host(Path(sys.argv[1]), ())
host.plugins()
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
Path.replace = deadly(Path.replace)
host.disable("mine")
"""


@pytest.mark.parametrize("step", [1, 2, 3])
def test_settings_survive_a_kill_at_any_step_of_saving(tmp_path, folder, step):
    Host(tmp_path, ()).trust("mine")
    subprocess.run([sys.executable, "-c", KILLED, str(tmp_path), str(step)], check=False)
    host = Host(tmp_path, ())
    assert host.complaint is None
    assert host.plugin("mine").status is (Status.READY if step < 3 else Status.DISABLED)


def test_changes_made_by_several_processes_at_once_are_all_kept(tmp_path):
    names = [f"plugin{number}" for number in range(6)]
    for name in names:
        with_data(tmp_path, name)
    program = (
        "import sys; from pathlib import Path; from hullwright.plugins.host import Host;"
        "Host(Path(sys.argv[1]), ()).disable(sys.argv[2])"
    )
    running = [
        subprocess.Popen([sys.executable, "-c", program, str(tmp_path), name]) for name in names
    ]
    assert [each.wait() for each in running] == [0] * len(names)
    assert {each.status for each in Host(tmp_path, ()).plugins()} == {Status.DISABLED}


# The lock that keeps two processes from changing it at once


def test_a_held_lock_says_who_holds_it_and_since_when(tmp_path, folder, monkeypatch):
    monkeypatch.setattr(lock_file, "PATIENCE", 0)
    with lock_file.locked(tmp_path / "plugins.lock"):
        held = (tmp_path / "plugins.lock").read_text().split("\n")
        with pytest.raises(HullwrightError) as raised:
            Host(tmp_path, ()).disable("mine")
    assert held[1:3] == [str(os.getpid()), platform.node()]
    for words in (*held, str(tmp_path), "Wait until it is done, or end it."):
        assert words in str(raised.value)
    assert Host(tmp_path, ()).disable("mine").status is Status.DISABLED
    assert not (tmp_path / "plugins.lock").exists()


def test_a_lock_of_a_process_that_was_killed_holds_nobody_up(tmp_path, folder):
    (tmp_path / "plugins.lock").write_text("hullwright\n1\nhere\nlong ago")
    assert Host(tmp_path, ()).disable("mine").status is Status.DISABLED


@pytest.mark.parametrize("place", ["folder", "pipe", "link"])
def test_something_else_in_the_place_of_a_lock_is_said(tmp_path, folder, place):
    path, other = tmp_path / "plugins.lock", tmp_path / "other"
    other.write_text("kept")
    {
        "folder": path.mkdir,
        "pipe": lambda: os.mkfifo(path),
        "link": lambda: path.symlink_to(other),
    }[place]()
    with pytest.raises(HullwrightError, match="Nothing can be written to"):
        Host(tmp_path, ()).disable("mine")
    assert other.read_text() == "kept"
