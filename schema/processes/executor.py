"""An executor whose processes are children of ours: one that dies costs what it was doing, and is replaced."""

import pickle
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import Executor, Future
from contextlib import suppress
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, TypeVar

from ..messages import message
from .child import Child
from .command import child_arguments
from .frames import BadFrame, Frames, framed
from .greeting import greeting
from .tasks import CallLost, Reply, Task, TaskBroken, TaskDone, TaskLost, TaskRefused

T = TypeVar("T")

ATTEMPTS = 3
"""So often a call is made whose process ends: more often would be no accident."""
_PIECE = 1 << 16


class CallBroken(RuntimeError):
    """A call that raised what nobody foresaw; says what, in the words of the other process."""


# Any: functions of all sorts are called.
@dataclass(frozen=True)
class _Call:
    """A function to be called in another process, and who waits for what it returns."""

    future: "Future[Any]"
    function: Callable[..., Any]
    arguments: tuple[Any, ...]


def called(_: Child, function: Callable[..., T], arguments: tuple[Any, ...]) -> T:
    """Return what a function returns, as a task of another process."""
    return function(*arguments)


class ChildExecutor(Executor):
    """So many processes that are started when there is something to do, and end with this one."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._calls: SimpleQueue[_Call | None] = SimpleQueue()
        self._lock = Lock()
        self._hands: list[_Hand] = []
        self._is_over = False

    # Any: functions of all sorts are called.
    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> "Future[T]":
        """Have a function called in some process; it, its arguments and its result have to travel."""
        if kwargs:
            raise TypeError(kwargs)
        with self._lock:
            if self._is_over:
                raise RuntimeError("this executor was shut down")
            future: Future[T] = Future()
            self._calls.put(_Call(future, fn, args))
            if len(self._hands) < self._size:
                hand = _Hand(self._calls)
                self._hands.append(hand)
                hand.start()
            return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Take no more calls; those that were made are answered, unless they are cancelled."""
        with self._lock:
            self._is_over = True
            if cancel_futures:
                self._cancel_waiting()
            for _ in self._hands:
                self._calls.put(None)
        if wait:
            for hand in self._hands:
                hand.join()

    def dismiss(self) -> None:
        """End all processes at once, whatever they do; calls that are not answered are lost."""
        for hand in self._hands:
            hand.dismiss()
        self.shutdown(cancel_futures=True)

    def process_ids(self) -> list[int]:
        """Return the numbers of the processes that run."""
        return [hand.child.pid for hand in self._hands if hand.child]

    def _cancel_waiting(self) -> None:
        while not self._calls.empty():
            call = self._calls.get()
            if call:
                call.future.cancel()


class _Hand(Thread):
    """Sees one call after another through, in a process of its own."""

    def __init__(self, calls: "SimpleQueue[_Call | None]") -> None:
        # Should the program end without a word, it does not wait for this.
        super().__init__(daemon=True)
        self._calls = calls
        self.child: subprocess.Popen[bytes] | None = None
        self._is_dismissed = False
        self._lock = Lock()

    def run(self) -> None:
        """Make calls until there are no more."""
        while call := self._calls.get():
            if call.future.set_running_or_notify_cancel():
                self._see_through(call)
        self._end()

    def dismiss(self) -> None:
        """End the process, and start no other."""
        with self._lock:
            self._is_dismissed = True
            if self.child:
                self.child.kill()

    def _see_through(self, call: _Call) -> None:
        try:
            task = framed(Task(0, called, (call.function, call.arguments)))
            match self._reply(task):
                case TaskDone(value=value):
                    call.future.set_result(value)
                case TaskRefused(reason=reason):
                    call.future.set_exception(reason)
                case TaskBroken(detail=detail):
                    call.future.set_exception(CallBroken(detail))
                case _:
                    call.future.set_exception(_lost())
        except (pickle.PicklingError, OSError, TypeError, AttributeError) as fault:
            # What can't travel, or no process that can be started: whoever waits has to hear of it.
            call.future.set_exception(fault)

    def _reply(self, task: bytes) -> Reply | None:
        """Return what becomes of a task, or None if it has cost too many processes their life."""
        for _ in range(ATTEMPTS):
            child = self._living()
            if child is None:
                return None
            reply = _answer(child, task)
            if reply:
                return reply
            self._end()
        return None

    def _living(self) -> "subprocess.Popen[bytes] | None":
        with self._lock:
            if self.child is None and not self._is_dismissed:
                self.child = subprocess.Popen(
                    [sys.executable, *child_arguments()],
                    bufsize=0,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    # Ctrl+C in a terminal is for the program, which then says what is to be done.
                    start_new_session=True,
                )
                if first := greeting():
                    _answer(self.child, framed(Task(0, first)))
            return self.child

    def _end(self) -> None:
        """End the process, and see to it that nothing is left of it."""
        with self._lock:
            child, self.child = self.child, None
        if child:
            with child:
                child.kill()


def _lost() -> CallLost:
    return CallLost(
        message(
            "The process for this stopped unexpectedly {count} times, perhaps for lack of memory.",
            count=ATTEMPTS,
        )
    )


def _answer(child: "subprocess.Popen[bytes]", task: bytes) -> Reply | None:
    """Return what a process says to a task, or None if it ends before or talks nonsense."""
    frames = Frames()
    with suppress(BrokenPipeError, BadFrame):
        if child.stdin and child.stdout:
            rest = memoryview(task)
            while rest:
                rest = rest[child.stdin.write(rest) :]
            while piece := child.stdout.read(_PIECE):
                for reply in frames.taken(piece):
                    if isinstance(reply, TaskLost):
                        # It gives up, and is of no more use.
                        return None
                    if isinstance(reply, TaskDone | TaskRefused | TaskBroken):
                        return reply
    return None
