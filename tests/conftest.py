"""Settings for all tests."""

import gc
import os
import signal
import sys
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

# Tests read English texts, whatever the developer speaks.
os.environ["HULLWRIGHT_LANGUAGE"] = "en"

# Tests are of the sources, and some replace parts of modules: what `make compiled` has left is used by
# `make test-compiled` alone, which says so.
os.environ.setdefault("HULLWRIGHT_COMPILED", "")

# Before any test makes an application.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# No algebra of ours is large enough for several threads, which wait busily in every process that imports numpy.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# What is compiled once is kept, also where Python is told otherwise: workers and the programs that
# tests start would each compile all of it again.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# A change is judged by the same examples every time; at a developer's desk new ones are tried, and with
# HULLWRIGHT_EXAMPLES=1000 far more of them than the minutes of a usual run allow.
EXAMPLES = int(os.environ.get("HULLWRIGHT_EXAMPLES", "40"))
# How long an example takes says more about what else the machine does than about the program.
PATIENT = settings(
    max_examples=EXAMPLES, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("desk", PATIENT)
settings.register_profile("ci", PATIENT, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "desk")


STARTERS = (
    "hullwright.schema.processes.executor",
    "hullwright.schema.processes.single_task",
    "hullwright.editor.workers.worker",
)
"""The modules that start processes which do tasks."""


@pytest.fixture(autouse=True, scope="session")
def _forked_children() -> Iterator[None]:
    """Have processes that do tasks forked from one that has imported everything."""
    from .forks.forking import forked_child_arguments

    with pytest.MonkeyPatch.context() as patch:
        for each in STARTERS:
            patch.setattr(f"{each}.child_arguments", forked_child_arguments)
        yield


@pytest.fixture(autouse=True, scope="session")
def _kept_priority() -> Iterator[None]:
    """Let no task that a test calls in its own process put all later tests behind other programs.

    Only the administrator can take it back. Processes of their own step back as they do for people.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "setpriority", lambda *_: None, raising=False)
        yield


@pytest.fixture(autouse=True, scope="session")
def _heard_requests() -> None:
    """Have programs that tests start hear requests to end, where these tests run in a shell's background or by nohup.

    A signal that is ignored stays so in every program that is started; a handler does not.
    """
    for each in (signal.SIGHUP, signal.SIGINT):
        if signal.getsignal(each) is signal.SIG_IGN:
            signal.signal(each, lambda *_: None)


@pytest.fixture
def children_afresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have processes that do tasks start as they do for people, for what depends on it."""
    from hullwright.schema.processes.command import child_arguments

    for each in STARTERS:
        monkeypatch.setattr(f"{each}.child_arguments", child_arguments)


def pytest_configure() -> None:
    """Look for no cycles while tests are collected: everything that is made then stays."""
    gc.disable()


def pytest_collection_finish(session: pytest.Session) -> None:
    """Look for cycles among what tests make, as rarely as the program does, and not among the tests."""
    gc.freeze()
    gc.set_threshold(100_000, 50, 50)
    gc.enable()
