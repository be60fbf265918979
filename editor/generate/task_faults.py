"""What is said when a process that works for the page did not do its task."""

from hullwright.schema.processes.tasks import TaskBroken, TaskLost, TaskRefused

from ..languages.words import error_text, tr


def fault_words(reply: TaskRefused | TaskBroken | TaskLost, lost: str) -> str:
    """Return what went wrong as a sentence; what is lost with a process is said by whoever had started it."""
    match reply:
        case TaskRefused(reason=reason):
            return error_text(reason)
        case TaskBroken(detail=detail):
            return tr("Something broke that should not have ({detail}).", detail=detail)
        case TaskLost():
            return lost
