"""A plugin of pytest that lets what comes by itself come late: answers of processes, and what follows a step.

On a machine that is busy for a moment they do. A test that looks at something before it has waited for it fails once
in a thousand runs there; here it fails soon.
"""

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QTimer

from hullwright.editor.documents.afterwards import FRAME, Afterwards
from hullwright.editor.workers.worker import Worker

DELAYS = (0, 0, 20, 120, 400)
"""Milliseconds; two of five come as soon as ever."""
CHANCE = Random()
WAITED_FOR: list[Worker] = []
"""Those for whom somebody does nothing but wait."""
HEAR, WAIT, ASK = Worker._take_in, Worker.wait, Afterwards.ask

# What stands in for a method has its name: by that PySide knows when a signal is heard by nobody any more.


def _take_in(worker: Worker) -> None:
    """Let a worker hear its process later, unless that has ended or somebody waits for it."""
    child, delay = worker._child, CHANCE.choice(DELAYS)
    has_ended = child is None or child.state() is not child.ProcessState.Running
    if has_ended or worker in WAITED_FOR or not delay:
        HEAR(worker)
    else:
        QTimer.singleShot(delay, worker, lambda: HEAR(worker))


def wait(worker: Worker, patience: int) -> None:
    """Wait for a worker, with all that it has not heard yet."""
    WAITED_FOR.append(worker)
    HEAR(worker)
    WAIT(worker, patience)
    WAITED_FOR.remove(worker)


def ask(afterwards: Afterwards, *_: object) -> None:
    """Let something follow a step later."""
    if not afterwards.isActive():
        afterwards.setInterval(FRAME + CHANCE.choice(DELAYS))
    ASK(afterwards)


@pytest.fixture(autouse=True)
def _late_answers(request: pytest.FixtureRequest) -> Iterator[None]:
    """Have answers and afterthoughts of the window come late, the same in each run of a test."""
    CHANCE.seed(request.node.nodeid)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Worker, "_take_in", _take_in)
        patch.setattr(Worker, "wait", wait)
        patch.setattr(Afterwards, "ask", ask)
        yield
