"""Kills at any moment: no file is broken, no work is lost, no process is left behind, and nothing lies about."""

import json
import os
import shutil
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import cycle
from pathlib import Path
from random import Random

from hullwright.plugins.host.removals import ASIDE
from hullwright.schema.files.reader import read_map

from ..plugin_folders import manifest
from ..plugin_zips import zipped
from .doors import Arguments, run
from .findings import Attempt
from .originals import SAMPLES
from .processes import in_session, kill, left_behind, started

MAPS = (SAMPLES / "hex-zones" / "bellwether.json", SAMPLES / "hex-zones" / "rosewheel.json")
SIGNS = (signal.SIGKILL, signal.SIGKILL, signal.SIGTERM, signal.SIGHUP, signal.SIGINT)
ENDS = (b"}", b"%%EOF", b"</svg>", b"IEND\xaeB`\x82")
"""How a file of ours ends that was written to its end: JSON, PDF, SVG, PNG."""


def _fresh(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "home" / "plugins").mkdir(parents=True)
    (folder / "out").mkdir()
    return folder


def _killed(act: Callable[[], object], after: float, sign: int) -> str:
    """Let something run for a while, end it, and return what it left behind."""
    with started(act) as process:
        time.sleep(after)
        return kill(process, sign) or left_behind(process)


# Commands that write one file.


def _written_again_and_again(
    folder: Path, command: tuple[str, ...], name: str
) -> Callable[[], None]:
    def act() -> None:
        for each in cycle(MAPS):
            _run_well((*command, each, "-o", folder / "out" / name), folder)

    return act


def _run_well(arguments: Arguments, folder: Path) -> None:
    """Run a command; one that was interrupted ends the process."""
    try:
        run(arguments, folder)
    except SystemExit as ended:
        if ended.code:
            raise


def _commands(chance: Random) -> tuple[tuple[str, ...], str]:
    return chance.choice(
        (
            (("export", "--force"), "board.json"),
            (("picture", "--force"), "picture.svg"),
            (("picture", "--force", "--size", "300"), "picture.png"),
            (("sheet", "--force"), "sheet.pdf"),
        )
    )


def killed_command(chance: Random, folder: Path) -> str:
    """Kill a command that writes a file; the file is there as a whole or not at all, and alone."""
    _fresh(folder)
    command, name = _commands(chance)
    act = _written_again_and_again(folder, command, name)
    if fault := _killed(act, chance.random() * 0.3, chance.choice(SIGNS)):
        return fault
    path = folder / "out" / name
    if path.exists() and not path.read_bytes().rstrip().endswith(ENDS):
        return f"broken file: {name}"
    with started(lambda: run((*command, MAPS[0], "-o", path), folder)) as process:
        os.waitpid(process, 0)
    others = [each.name for each in (folder / "out").iterdir() if each != path]
    return f"leftovers: {others}" if others else ""


# Installing.


def killed_installation(chance: Random, folder: Path) -> str:
    """Kill an installation that replaces another; afterwards the plugin is the old or the new one."""
    _fresh(folder)
    packs = [_pack(folder, version) for version in ("1.0", "2.0")]
    with started(lambda: run(("plugins", "install", packs[0]), folder)) as process:
        os.waitpid(process, 0)

    def act() -> None:
        for each in cycle(reversed(packs)):
            _run_well(("plugins", "install", "--replace", each), folder)

    if fault := _killed(act, chance.random() * 0.25, chance.choice(SIGNS)):
        return fault
    with started(lambda: run(("plugins", "list"), folder)) as process:
        os.waitpid(process, 0)
    return _whole_plugin(folder / "home" / "plugins")


def _pack(folder: Path, version: str) -> Path:
    files = {f"data/{number}.json": json.dumps(version) for number in range(40)}
    files["plugin.toml"] = manifest("mine", plugin_version=version)
    return zipped(folder / f"{version}.zip", files, "mine")


def _whole_plugin(plugins: Path) -> str:
    # What was replaced is kept for a while, so that it can be had again.
    found = [each.name for each in plugins.iterdir() if each.is_dir() and each.name != ASIDE]
    if found != ["mine"]:
        return f"broken plugin: there is {found}"
    versions = {each.read_text() for each in (plugins / "mine" / "data").iterdir()}
    number = len(list((plugins / "mine" / "data").iterdir()))
    stated = (plugins / "mine" / "plugin.toml").read_text()
    is_whole = len(versions) == 1 and number == 40 and json.loads(versions.pop()) in stated
    return "" if is_whole else f"broken plugin: {number} files of {versions}"


# Simulating.


def _simulation(folder: Path, out: Path) -> Callable[[], None]:
    arguments = (
        "simulate",
        MAPS[0],
        "--games",
        "60",
        "--bots",
        "random",
        "--workers",
        "2",
        "--json",
    )

    def act() -> None:
        written = os.open(out, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(written, 1)
        run(arguments, folder)

    return act


def killed_simulation(chance: Random, folder: Path) -> str:
    """Kill the parent of workers; all of them go with it."""
    _fresh(folder)
    act = _simulation(folder, folder / "out" / "report.json")
    return _killed(act, chance.random() * 1.5, chance.choice(SIGNS))


def killed_worker(chance: Random, folder: Path) -> str:
    """Kill one of the workers; the report is the same as if nothing had happened."""
    _fresh(folder)
    reports = [folder / "out" / name for name in ("killed.json", "calm.json")]
    with started(_simulation(folder, reports[0])) as process:
        time.sleep(0.3 + chance.random())
        workers = [each for each in in_session(process) if each != process]
        if workers:
            with suppress(ProcessLookupError):
                os.kill(chance.choice(workers), signal.SIGKILL)
        os.waitpid(process, 0)
        if fault := left_behind(process):
            return fault
    with started(_simulation(folder, reports[1])) as process:
        os.waitpid(process, 0)
    same = reports[0].read_bytes() == reports[1].read_bytes()
    return "" if same else f"lost games: {reports[0].read_text()[:200]}"


# Editing and saving.


def killed_editing(chance: Random, folder: Path) -> str:
    """Kill the editor while it edits and saves; the file is whole, and no more than three seconds are lost."""
    from hullwright.editor.files.recovery_file import read_recovery
    from hullwright.editor.files.sessions import Session

    from ..editor.files.killed_program import WHILE, work
    from ..editor.files.test_killed import begin, made

    shutil.rmtree(folder, ignore_errors=True)
    begin(folder)
    with started(lambda: work(folder, saves=chance.random() < 0.5)) as process:
        end = time.monotonic() + 20
        while not (folder / "ready").exists() and time.monotonic() < end:
            time.sleep(0.005)
        time.sleep(chance.random() * 1.5)
        fault = kill(process)
        edits = made(folder / "edits") if (folder / "edits").exists() else 0
        if fault := fault or left_behind(process):
            return fault
    session = Session(folder / "home" / "recovery")
    found = [read_recovery(each).value for each in session.left_files()]
    session.end()
    newest = max(int(each.description) for each in (read_map(folder / "map.json"), *found))
    lost = edits - newest
    return f"lost edits: {lost}" if lost > 3 * WHILE else ""


KILLS: dict[str, tuple[int, Callable[[Random, Path], str]]] = {
    "commands that write": (300, killed_command),
    "installing": (250, killed_installation),
    "editing and saving": (300, killed_editing),
    "simulating": (100, killed_simulation),
    "a worker of a simulation": (50, killed_worker),
}
"""How many of a thousand kills are of each sort."""


def kill_attempt(seed: str, number: int, folder: Path) -> Attempt:
    """Return the kill with a number."""
    chance = Random(f"{seed}/kill/{number}")
    names = list(KILLS)
    name = chance.choices(names, [KILLS[each][0] for each in names])[0]

    def act() -> object:
        return KILLS[name][1](chance, folder) or None

    return Attempt(f"kill: {name}", f"{seed}/kill/{number}", act, folder)
