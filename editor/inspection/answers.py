"""Answers to questions about maps, worked out in a worker's process, so that the window never has to wait for one."""

from importlib import import_module

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.processes.child import Child

from ..concepts.question import Answer, Question


def examine(child: Child, asker: int, document: MapDocument) -> None:
    """Keep the map that the next questions of an asker are about, with all that is worked out about it."""
    child.memory[asker] = Examination(document)


def answer(child: Child, asker: int, question: Question) -> Answer:
    """Return the answer to a question about the map that was sent last."""
    return question.answered(child.memory[asker])


def forget(child: Child, asker: int) -> None:
    """Keep no map for an asker any more."""
    child.memory.pop(asker, None)


def warm_up(_: Child) -> None:
    """Load scipy while nobody waits: a process that lives long gains by arrays on every board."""
    import_module("scipy.sparse.csgraph")
