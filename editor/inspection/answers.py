"""Answers to questions about maps, worked out in a worker's process, so that the window never has to wait for one."""

import os
from importlib import import_module
from time import monotonic

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.processes.child import Child

from ..concepts.question import Answer, Question

LONG = 0.4
"""Seconds without news after which people want to know how far an answer is, and what is known already."""
VAST = 20_000
"""The spaces from which on it is told: on smaller boards the rest is there before anybody has read it."""
BEHIND = 5
"""How far behind the window the process stands in the queue for cores, as `nice` counts."""


def examine(child: Child, asker: int, document: MapDocument) -> None:
    """Keep the map that the next questions of an asker are about, with all that is worked out about it."""
    step_back()
    child.memory[asker] = Examination(document)


def answer(child: Child, asker: int, question: Question) -> Answer:
    """Return the answer to a question about the map that was sent last; if it takes long, report what is known."""
    examination, told = child.memory[asker], monotonic()
    parts = question.parts if len(examination.board) >= VAST else None
    for part in parts(examination) if parts else ():
        if monotonic() - told >= LONG:
            told = monotonic()
            child.report(part.share, part.answer)
    return question.answered(examination)


def forget(child: Child, asker: int) -> None:
    """Keep no map for an asker any more."""
    child.memory.pop(asker, None)


def step_back() -> None:
    """Let the window go first where cores are few: nobody's hand waits for a check."""
    if hasattr(os, "setpriority"):
        now = os.getpriority(os.PRIO_PROCESS, 0)
        os.setpriority(os.PRIO_PROCESS, 0, max(now, BEHIND))


def warm_up(_: Child) -> None:
    """Load scipy while nobody waits: a process that lives long gains by arrays on every board."""
    import_module("scipy.sparse.csgraph")
