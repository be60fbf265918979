"""What to say of tasks that were not done."""

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message
from hullwright.schema.processes.tasks import TaskBroken, TaskLost, TaskRefused


def fault_of(reply: TaskRefused | TaskBroken | TaskLost, title: str) -> HullwrightError:
    """Return why a task was not done, which people know by a title."""
    if isinstance(reply, TaskRefused):
        return reply.reason
    return HullwrightError(
        message(
            "“{title}” stopped half-way, perhaps for want of memory. Nothing was changed; "
            "close other maps and try again.",
            title=title,
        )
    )
