"""Code of plugins on the command line: in a process of its own, whose end is told in a sentence."""

from typing import TYPE_CHECKING

from hullwright.schema.processes.tasks import Reply, Task, TaskDone

if TYPE_CHECKING:
    from hullwright.plugins.commands import CommandResult
    from hullwright.schema.documents.maps import MapDocument

GRACE = 5.0
"""Seconds beyond its own limit after which a process is ended from outside."""


def done_for_terminal(
    name: str, document: "MapDocument", selection: tuple[str, ...], seconds: float
) -> "CommandResult":
    """Return what a command of a plugin makes of a map; HullwrightError says why it makes nothing."""
    from hullwright.plugins.commands import command_named
    from hullwright.plugins.host.usual import usual_host

    from ..plugins.command_task import run_command
    from ..workers.faults import fault_of

    # Here first: what is not there needs no process to be told.
    command_named(usual_host(), name, document.kind)
    reply = reply_alone(Task(1, run_command, (name, document, selection)), seconds)
    if not isinstance(reply, TaskDone):
        raise fault_of(reply, name)
    result: CommandResult = reply.value
    return result


def reply_alone(task: Task, seconds: float) -> Reply:
    """Return what becomes of a task in a process that speaks our language."""
    from hullwright.schema.processes.single_task import done_alone

    from ..languages.words import language_in_use
    from ..workers.language import adopt_language

    return done_alone([Task(0, adopt_language, (language_in_use(),)), task], seconds + GRACE)
