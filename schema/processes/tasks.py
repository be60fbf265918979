"""Tasks for another process, and its replies."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeAlias

from ..complaints import Complaint, Unreadable
from ..errors import HullwrightError, trace_behind
from ..late_dataclass import late_dataclass
from ..messages import Message


@late_dataclass
class Task:
    """Something to do in another process."""

    number: int
    """Says which task a reply belongs to."""
    # Any: a task is any function with what it takes and gives; its client has the types.
    function: Callable[..., Any]
    """Takes the Child in which it runs, and the arguments; at the top of a module, so that it can be sent."""
    arguments: tuple[Any, ...] = ()


@late_dataclass
class TaskProgress:
    """How far a task is, from 0 to 1."""

    number: int
    share: float
    found: Any = None  # as with the function of the task
    """What is known already, or nothing."""


@late_dataclass
class TaskDone:
    """What a task's function has returned, and how long it took."""

    number: int
    value: Any  # as with the function of the task
    seconds: float


@late_dataclass
class TaskRefused:
    """A task that could not be done, for a reason that a person can put right."""

    number: int
    reason: HullwrightError


@late_dataclass
class TaskBroken:
    """A task that failed for a bug of ours or of a plugin."""

    number: int
    detail: str


@late_dataclass
class TaskLost:
    """A task whose process ended before it was done, or gave it up for want of memory."""

    number: int
    is_late: bool = False
    """Whether the process was ended because the task took too long."""
    is_too_large: bool = False
    """Whether the task takes more memory than a process may."""


class CallLost(HullwrightError):
    """Something that no process lived to do, although several were started for it."""


Reply: TypeAlias = TaskDone | TaskRefused | TaskBroken | TaskLost
"""What becomes of a task; each has one reply."""


def plain_error(fault: HullwrightError) -> HullwrightError:
    """Return an error without what a plugin may have hung on it, so that it can travel."""
    plain = _plain_unreadable(fault) if isinstance(fault, Unreadable) else _plain_refusal(fault)
    if trace := trace_behind(fault):
        plain.trace = trace
    return plain


def _plain_refusal(fault: HullwrightError) -> HullwrightError:
    return HullwrightError(_plain(fault.args[0]))


def _plain_unreadable(fault: Unreadable) -> Unreadable:
    complaints = [
        Complaint(each.path, _plain(each.place), plain_message(each.message))
        for each in fault.complaints
    ]
    plain = Unreadable(fault.source, complaints)
    plain.left_out = fault.left_out
    return plain


def plain_message(sentence: Message) -> Message:
    """Return a sentence whose gaps are filled with plain values, so that it can travel.

    >>> from pathlib import PurePosixPath
    >>> plain_message(Message("{path}: {size}", {"path": PurePosixPath("a/b"), "size": 3}))
    Message(template='{path}: {size}', values={'path': 'a/b', 'size': 3})
    """
    values = {name: _plain(each) for name, each in sentence.values.items()}
    return replace(sentence, values=values)


# Any: a sentence stays a sentence and a text a text, wherever it goes.
def _plain(value: object) -> Any:
    if isinstance(value, Message):
        return plain_message(value)
    if isinstance(value, HullwrightError):
        return plain_error(value)
    return value if type(value) in {bool, int, float, str} else str(value)
