"""What to say of tasks that were not done."""

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message
from hullwright.schema.processes.memory import memory_limit
from hullwright.schema.processes.tasks import TaskBroken, TaskLost, TaskRefused


def fault_of(reply: TaskRefused | TaskBroken | TaskLost, title: str) -> HullwrightError:
    """Return why a task was not done, which people know by a title."""
    if isinstance(reply, TaskRefused):
        return reply.reason
    if isinstance(reply, TaskLost) and reply.is_too_large:
        return HullwrightError(
            message(
                "“{title}” takes more than {limit} MiB of memory and was stopped. Nothing was "
                "changed.",
                title=title,
                limit=memory_limit(),
            )
        )
    if isinstance(reply, TaskLost) and reply.is_late:
        return HullwrightError(
            message("“{title}” took too long and was stopped. Nothing was changed.", title=title)
        )
    return HullwrightError(
        message(
            "“{title}” stopped half-way, perhaps for lack of memory. Nothing was changed; close "
            "other maps and try again.",
            title=title,
        )
    )
