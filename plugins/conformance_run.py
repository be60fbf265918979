"""A run of all there is to test in a plugin's folder: what it says, what it brings, its code, and its own tests.

Nothing of it runs in this process: code is called in another one, with a home of its own and a time limit.
"""

import os
import re
import subprocess
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from hullwright.schema.messages import Message, message, verbatim
from hullwright.schema.processes.bounded_process import Ended, run_bounded
from hullwright.schema.processes.child import Child
from hullwright.schema.processes.single_task import answer_to
from hullwright.schema.processes.tasks import Task, TaskBroken, TaskDone, TaskRefused, plain_message

from .conformance.data_files import data_files
from .conformance.mistake import Mistake, name_inside
from .fixtures import plugin_in
from .host.discovery import MANIFEST
from .testing import faults

SECONDS = 120.0
"""How long the conformance tests may take, and again the plugin's own tests."""

TESTS = "tests"
"""The folder inside a plugin in which its own tests are."""

WHOLE = message("as a whole")
"""What is wrong with no file or name in particular."""

_OUTCOME = re.compile(r"^(PASSED|FAILED|ERROR) (\S+?)(?: - (.*))?$", re.MULTILINE)
"""How pytest sums up one test."""
_NOTHING_COLLECTED = 5
"""The exit code of pytest where there are no tests."""


@dataclass(frozen=True)
class TriedPart:
    """One part of a plugin that was tested, and what is wrong with it."""

    name: Message
    faults: tuple[Message, ...] = ()


@dataclass(frozen=True)
class ConformanceRun:
    """What came of testing a plugin."""

    parts: tuple[TriedPart, ...]
    output: str = ""
    """What its own tests have printed."""
    notes: tuple[Message, ...] = ()
    """What could not be tested, and why."""

    @property
    def has_passed(self) -> bool:
        """Tell whether nothing is wrong."""
        return not any(each.faults for each in self.parts)


def conformance_run(
    folder: Path, seconds: float = SECONDS, own_seconds: float | None = None
) -> ConformanceRun:
    """Test the plugin in a folder; its code runs. Its own tests have as long, unless another time is named."""
    own_seconds = seconds if own_seconds is None else own_seconds
    with TemporaryDirectory(prefix="hullwright-") as home:
        environment = {**os.environ, "HULLWRIGHT_HOME": home}
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
        # What the person has told pytest is about other tests.
        environment.pop("PYTEST_ADDOPTS", None)
        parts = _conformance(folder.absolute(), seconds, environment)
        if not (folder / TESTS).is_dir():
            none = message(
                "It has no tests of its own: there is no folder “{name}” in it.", name=TESTS
            )
            return ConformanceRun(parts, notes=(none,))
        if find_spec("pytest") is None:
            lacking = message(
                "Its own tests were not run, because pytest is not installed: pip install pytest"
            )
            return ConformanceRun(parts, notes=(lacking,))
        ended = _own_tests(folder.absolute(), own_seconds, environment)
    output = ended.output.decode("utf-8", "replace")
    return ConformanceRun((*parts, *_own_parts(ended, output, own_seconds)), output)


def _conformance(
    folder: Path, seconds: float, environment: Mapping[str, str]
) -> tuple[TriedPart, ...]:
    task = Task(1, tried_parts, (str(folder),))
    answered = answer_to(task, seconds=seconds, environment=environment)
    match answered.reply:
        case TaskDone(value=parts):
            return tuple(parts)
        case TaskRefused(reason=reason):
            return (TriedPart(WHOLE, (message("{reason}", reason=reason),)),)
        case TaskBroken(detail=detail):
            return (TriedPart(WHOLE, (verbatim(detail),)),)
    return (TriedPart(WHOLE, (_unfinished(answered.code, seconds),)),)


def _unfinished(code: int | None, seconds: float) -> Message:
    if code is None:
        return message(
            "It did not finish within {seconds} seconds and was stopped.", seconds=f"{seconds:g}"
        )
    return message("It ended the process in which it was tested ({code}).", code=code)


def tried_parts(_: Child, folder: str) -> list[TriedPart]:
    """Return what is wrong with each part of the plugin in a folder, as a task for another process."""
    return [
        TriedPart(plain_message(each.name), tuple(map(plain_message, each.faults)))
        for each in _parts(Path(folder))
    ]


def _parts(folder: Path) -> Iterator[TriedPart]:
    """Yield what was found about the manifest, each file of data and each name of code."""
    plugin, left = plugin_in(folder), list(faults(folder, run_code=True))
    files = (path for each in plugin.contributions() for path in data_files(each))
    names = [MANIFEST, *(name_inside(plugin, path) for path in files), *plugin.codes]
    for name in dict.fromkeys(names):
        wrong = [each for each in left if _is_about(each, name)]
        left = [each for each in left if each not in wrong]
        yield TriedPart(verbatim(name), tuple(each.sentence for each in wrong))
    if left:
        yield TriedPart(WHOLE, tuple(each.sentence for each in left))


def _is_about(mistake: Mistake, name: str) -> bool:
    """Tell whether a mistake is in a file, or in the code of a name."""
    return name == (mistake.file or mistake.code)


def _own_tests(folder: Path, seconds: float, environment: Mapping[str, str]) -> Ended:
    settings = folder / "pytest.ini"
    arguments = ["-m", "pytest", "-rA", "-q", "--color=no", "--import-mode=importlib"]
    arguments += ["-p", "no:cacheprovider", f"--rootdir={folder}"]
    # Settings of whatever lies around the folder are not the plugin's.
    arguments += ["-c", str(settings) if settings.is_file() else os.devnull, TESTS]
    return run_bounded(arguments, seconds, environment, folder=folder, errors=subprocess.STDOUT)


def _own_parts(ended: Ended, output: str, seconds: float) -> Iterator[TriedPart]:
    summary = output.rpartition("short test summary info")[2]
    failed = False
    for outcome, name, reason in _OUTCOME.findall(summary):
        failed = failed or outcome != "PASSED"
        wrong = () if outcome == "PASSED" else (verbatim(reason or outcome.lower()),)
        yield TriedPart(verbatim(name), wrong)
    if ended.code not in {0, _NOTHING_COLLECTED} and not failed:
        said = _unfinished(ended.code, seconds)
        yield TriedPart(verbatim(TESTS), (said,))
