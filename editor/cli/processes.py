"""Processes that play: Ctrl+C reaches every process of a terminal, but is for the one that started them."""

import signal
from multiprocessing.context import SpawnContext, SpawnProcess


class UninterruptedProcess(SpawnProcess):
    """A process that an interrupt does not end, not even while it is starting."""

    def start(self) -> None:
        """Start with interrupts held back, which a new process inherits; this one gets them later."""
        if not hasattr(signal, "pthread_sigmask"):
            super().start()
            return
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            super().start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


class UninterruptedContext(SpawnContext):
    """Makes fresh processes, which behave alike on every system, whatever this one has loaded or begun."""

    Process = UninterruptedProcess


def leave_interrupts_to_us() -> None:
    """Ignore interrupts in a process that has started, also where they can't be held back."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
