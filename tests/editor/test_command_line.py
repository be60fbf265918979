"""Commands that are ended early or lose their output: an exit code for each, and never a traceback."""

import os
import resource
import signal
import subprocess
import sys
from collections.abc import Iterable
from functools import partial
from pathlib import Path

import pytest

from hullwright.samples import HERE

from ..waiting import PATIENCE
from .cli.terminal import HULLWRIGHT

ZONE = HERE / "hex-zones" / "bellwether.json"
COMMANDS = (("show", ZONE), ("rules",), ("--help",))
BROKEN_PIPE, NOT_WRITTEN = 141, 74


def ended(*arguments: object, **streams: object) -> "subprocess.CompletedProcess[bytes]":
    """Run a command with streams as they are in a shell; its errors must be no traceback."""
    done = subprocess.run(
        [HULLWRIGHT, *map(str, arguments)],
        check=False,
        timeout=PATIENCE,
        **{"stderr": subprocess.PIPE, **streams},
    )
    assert b"Traceback" not in (done.stderr or b"")
    assert b"Exception ignored" not in (done.stderr or b"")
    return done


@pytest.mark.parametrize("arguments", COMMANDS, ids=lambda each: each[0])
def test_a_reader_who_wants_no_more_ends_a_command_without_a_word(arguments):
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "wb") as output:
        done = ended(*arguments, stdout=output)
    assert (done.returncode, done.stderr) == (BROKEN_PIPE, b"")


@pytest.mark.parametrize("is_buffered", [True, False])
def test_output_onto_a_full_disk_has_its_exit_code_and_a_sentence(tmp_path, is_buffered):
    # A limit for files is a full disk to whoever writes.
    full = partial(resource.setrlimit, resource.RLIMIT_FSIZE, (0, 0))
    environment = {**os.environ, "PYTHONUNBUFFERED": "" if is_buffered else "1"}
    with (tmp_path / "output").open("wb") as output:
        done = ended("show", ZONE, stdout=output, preexec_fn=full, env=environment)
    assert done.returncode == NOT_WRITTEN
    assert done.stderr.startswith(b"hullwright: Standard output can't be written to: ")
    assert done.stderr.count(b"\n") == 1


@pytest.mark.parametrize(
    ("closed", "code"), [((1,), NOT_WRITTEN), ((2,), 2), ((0, 1, 2), NOT_WRITTEN)], ids=str
)
def test_streams_that_are_closed_take_no_file_for_themselves(tmp_path, closed, code):
    def close() -> None:
        for each in closed:
            os.close(each)

    done = ended("check", tmp_path / "none.json", stdout=subprocess.DEVNULL, preexec_fn=close)
    assert done.returncode == code


def test_a_game_without_a_keyboard_is_left_at_the_first_question():
    ended("play", ZONE, "--seed", "1", stdout=subprocess.DEVNULL, preexec_fn=partial(os.close, 0))


AT_CALLS = """
import os, sys
from pathlib import Path

folder, calls, ways, made = Path(sys.argv[1]), sys.argv[2].split(), sys.argv[3].split(), 0

def count(*_):
    global made
    made += 1
    if str(made) in calls:
        for way in ways:
            told = folder / f"{made} {way}"
            process = os.fork()
            if not process:
                sys.setprofile(None)
                for number, name in enumerate(("printed", "errors"), 1):
                    os.dup2(os.open(f"{told} {name}", os.O_WRONLY | os.O_CREAT), number)
                for stop in way.split(","):
                    os.kill(os.getpid(), int(stop))
                return
            code = os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
            Path(f"{told} code").write_text(str(code))

from hullwright.editor.command_line import main
sys.argv[:] = ["hullwright", *sys.argv[4:]]
sys.setprofile(count)
main()
"""
"""Whenever so many functions have been called or left, the command goes on in a copy of itself that is asked to end."""
TOLD = ("code", "errors")
CALLS = (100, 20_000, 100_000, 200_000, 300_000, 500_000)
WAYS = ((2,), (2, 2, 15))


def stop(folder: Path, calls: Iterable[int], ways: Iterable[str], *arguments: object) -> None:
    """Ask a command to end at some calls in some ways; what became of it each time is then in a folder."""
    told = [str(folder), " ".join(map(str, calls)), " ".join(ways), *map(str, arguments)]
    command = [sys.executable, "-P", "-c", AT_CALLS, *told]
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True, timeout=PATIENCE)


def way_of(stops: Iterable[int]) -> str:
    return ",".join(map(str, stops))


@pytest.fixture(scope="module")
def stopped(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What became of a command that was asked to end at some moments in some ways."""
    folder = tmp_path_factory.mktemp("stopped")
    stop(folder, CALLS, map(way_of, WAYS), "show", ZONE)
    return folder


@pytest.mark.parametrize("stops", WAYS, ids=str)
@pytest.mark.parametrize("call", CALLS)
def test_being_stopped_at_any_moment_ends_with_its_exit_code_and_no_traceback(stopped, stops, call):
    told = f"{call} {way_of(stops)}"
    # Nothing is told if the command has become so quick that it had ended before.
    found = {name: path.read_text() for name in TOLD for path in stopped.glob(f"{told} {name}")}
    assert int(found.get("code", 128 + 2)) in {128 + each for each in stops}
    assert found.get("errors", "") in {"", "\nAborted!\n"}


def test_who_is_told_to_ignore_interrupts_goes_on(tmp_path):
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        stop(tmp_path, [20_000], ["2"], "--help")
    finally:
        signal.signal(signal.SIGINT, before)
    assert (tmp_path / "20000 2 code").read_text() == "0"
    assert (tmp_path / "20000 2 printed").read_text()


INSIDE_A_LIBRARY = """
import os, signal
from hullwright.editor import command_line
from hullwright.schema.processes.stop_signals import StopRequested, heed, unwind

def drawn():
    heed(unwind)
    try:
        if {is_stopped}:
            os.kill(os.getpid(), signal.SIGHUP)
    except StopRequested:
        pass
    raise SystemError("bad argument to internal function")

command_line.run(drawn)
"""
"""Makes another exception of a request to end, as Qt does with one that arrives in the midst of a call."""


@pytest.mark.parametrize(("is_stopped", "code"), [(True, 129), (False, 1)])
def test_a_request_that_a_library_makes_something_else_of_is_still_one(is_stopped, code):
    command = [sys.executable, "-P", "-c", INSIDE_A_LIBRARY.format(is_stopped=is_stopped)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == code
    assert ("Traceback" in done.stderr) is not is_stopped
