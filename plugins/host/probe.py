"""The probe: whether code can be loaded at all, found out where it can do no harm to this process."""

from hullwright.schema.processes.single_task import answer_to
from hullwright.schema.processes.tasks import Task, TaskDone

from .attempt import Wanted, attempted
from .settings import Outcome, Verdict


def verdict_of(wanted: Wanted, seconds: float) -> Verdict | None:
    """Return how loading code goes in a process of its own, given so many seconds.

    None if that process did not find the content that it was told to take the code from.
    """
    answered = answer_to(Task(1, attempted, (wanted,)), seconds=seconds)
    if isinstance(answered.reply, TaskDone):
        verdict: Verdict | None = answered.reply.value
        return verdict
    if answered.code is None:
        return Verdict(Outcome.ENDLESS, f"{seconds:g}")
    return Verdict(Outcome.ENDS, str(answered.code))
