"""Nothing in the working folder is ever run, whatever it is called and whatever is done there."""

import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from hullwright.editor.cli import commands
from hullwright.samples import HERE

from ..plugin_folders import manifest, written
from ..waiting import PATIENCE, wait_until
from .cli.terminal import HULLWRIGHT
from .working_folders import LIBRARIES, environment, hostile_folder

ROOT = Path(__file__).parents[2]
MAP = "bellwether.json"
GIVEN = {
    "RECORD": "recorded.json",
    "OUT": "new.json",
    "ID": "tally-panel",
    "CODE": "E.1",
    "PATH": str(HERE / "plugins" / "tally-panel"),
    "FOLDER": "made",
    "FILE": "code.txt",
}
"""What stands for an argument, by what the help calls it; a map for all others."""
MORE = {
    "generate": ["--moves", "500", "--count", "1"],
    "suggest": ["--goal", "fair", "--games", "64", "--bots", "random", "--workers", "2"],
    "simulate": ["--workers", "2", "--games", "6", "--bots", "random"],
    "lab compare": ["--workers", "2", "--games", "50", "--bots", "random", "--players", "2"],
    "lab decided": ["--playouts", "1", "--bots", "random"],
    "play": ["--watch", "--bots", "random", "--seed", "1", "--record", "again.json"],
}


def walked(group: click.Group, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Yield every command with those that lead to it, from the table of commands itself."""
    for name, command in group.commands.items():
        if isinstance(command, click.Group):
            yield from walked(command, (*path, name))
        else:
            yield (*path, name)


def arguments(path: tuple[str, ...]) -> list[str]:
    """Return a command line for a command, with something for everything it needs."""
    command: click.Command = commands
    for name in path:
        assert isinstance(command, click.Group)
        command = command.commands[name]
    given = list(MORE.get(" ".join(path), []))
    for each in command.params:
        if isinstance(each, click.Argument) and isinstance(each.type, click.Choice):
            given.append(each.type.choices[0])
        elif isinstance(each, click.Argument):
            given.append(GIVEN.get(str(each.metavar).strip("…[]"), MAP))
        elif each.opts[0] in given:
            continue
        elif each.required or {"-o", "--output"} & set(each.opts):
            given += [each.opts[0], f"out-{path[0]}.{'pdf' if path[0] == 'sheet' else 'json'}"]
    return [*path, *given]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("strangers") / "here"
    hostile_folder(made)
    shutil.copy(HERE / "hex-zones" / MAP, made / MAP)
    run(made, HULLWRIGHT, "play", MAP, "--watch", "--bots", "random", "--record", "recorded.json")
    (made / "code.txt").write_text(run(made, HULLWRIGHT, "share", MAP))
    return made


def run(folder: Path, *command: str, **more: str) -> str:
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
        env=environment(folder.parent / "home", **more),
        timeout=PATIENCE,
        stdin=subprocess.DEVNULL,
    )
    assert "Traceback" not in done.stderr, done.stderr
    assert done.returncode in {0, 1, 2}, done.stderr
    assert "Usage:" not in done.stderr, done.stderr
    assert ran(folder) == ""
    return done.stdout


def ran(folder: Path) -> str:
    told = folder.with_name(f"{folder.name}-ran")
    return told.read_text() if told.exists() else ""


def test_a_server_runs_nothing_that_lies_beside_the_map(folder):
    with subprocess.Popen(
        [HULLWRIGHT, *arguments(("host",)), "--port", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=folder,
        env=environment(folder.parent / "home"),
    ) as process:
        assert process.stdout is not None
        told = b""
        while b"/board#" not in told:
            told += process.stdout.readline()
        process.send_signal(signal.SIGINT)
        _, faults = process.communicate(timeout=PATIENCE)
    assert (process.returncode, faults) == (0, b"")
    assert ran(folder) == ""


SERVERS = {("host",)}
"""Commands that end when somebody ends them."""


@pytest.mark.parametrize("path", sorted(set(walked(commands)) - SERVERS), ids=" ".join)
def test_no_command_runs_what_lies_beside_the_maps(folder, path):
    run(folder, HULLWRIGHT, *arguments(path))


def test_the_folder_would_be_run_by_a_python_that_looks_there(tmp_path):
    hostile_folder(tmp_path / "here")
    subprocess.run([sys.executable, "-c", "import orjson"], cwd=tmp_path / "here", check=True)
    assert ran(tmp_path / "here") == "orjson\n"


def test_the_program_drops_the_working_folder_before_it_looks_for_libraries(folder):
    assert "There is no display" in run(folder, sys.executable, "-m", "hullwright.editor")


@pytest.mark.parametrize("path", ["/nowhere:", ":/nowhere"])
def test_an_empty_entry_of_the_search_path_does_not_mean_the_working_folder(tmp_path, path):
    # Python itself looks for its own libraries there before anything of ours can run.
    hostile_folder(tmp_path / "here", LIBRARIES, ())
    shutil.copy(HERE / "hex-zones" / MAP, tmp_path / "here" / MAP)
    run(tmp_path / "here", HULLWRIGHT, *arguments(("simulate",)), PYTHONPATH=path)


def test_a_folder_that_somebody_has_named_is_searched_for_libraries(tmp_path):
    code = "import sys; import hullwright.editor; print(*sys.path, sep='\\n')"
    for named in ("/named:", f"/named:{tmp_path}"):
        shown = subprocess.run(
            [sys.executable, "-P", "-c", code],
            capture_output=True,
            text=True,
            check=True,
            cwd=tmp_path,
            env=environment(tmp_path, PYTHONPATH=named),
        ).stdout.splitlines()
        assert "/named" in shown
        assert (str(tmp_path) in shown) is (str(tmp_path) in named)


CHECK = """
[[contributes.checks]]
id = "greedy"
code = "greedy:check"
title.en = "Greedy"
"""
GREEDY = """
import queue, statistics, unicodedata, orjson, numpy

def check(survey):
    import networkx, random
    yield from ()
"""


def test_the_code_of_plugins_and_the_processes_that_try_it_take_nothing_from_it(folder, tmp_path):
    made = {"plugin.toml": manifest("greedy", CHECK), "greedy.py": GREEDY}
    written(tmp_path / "plugins" / "greedy", made)
    around = {"HULLWRIGHT_HOME": str(tmp_path)}
    run(folder, HULLWRIGHT, "plugins", "trust", "greedy", "--yes", **around)
    assert '"outcome": "fine"' in (tmp_path / "plugins.json").read_text()
    assert "could not be checked" not in run(folder, HULLWRIGHT, "check", MAP, **around)
    run(folder, HULLWRIGHT, "plugins", "check", str(tmp_path / "plugins" / "greedy"), **around)


def test_the_window_runs_nothing_of_it_whatever_is_done_there(folder):
    said = run(
        folder,
        sys.executable,
        "-P",
        "-m",
        "tests.editor.window_among_strangers",
        str(folder.parent / "home of the window"),
        PYTHONPATH=str(ROOT),
        QT_QPA_PLATFORM="offscreen",
        HULLWRIGHT_HOME=str(folder.parent / "home of the window"),
    )
    assert "problems 0" in said
    assert "exported" in said
    assert "recovery file written" in said
    assert "played 5" in said
    assert "is trusted, and its code loads" in said


def test_the_window_on_a_sample_runs_nothing_of_it(folder):
    home = folder.parent / "home of the sample"
    with subprocess.Popen(
        [sys.executable, "-m", "hullwright.editor"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        cwd=folder,
        env=environment(home, QT_QPA_PLATFORM="offscreen"),
    ) as window:
        try:
            wait_until(lambda: (home / "recovery").exists() or window.poll() is not None)
            assert window.poll() is None
        finally:
            window.kill()
    assert (home / "recovery").exists()
    assert ran(folder) == ""
