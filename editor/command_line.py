"""The command line from the outside: whatever ends a command early has its exit code, and no traceback.

Nothing is imported here that takes time, so that Ctrl+C is understood from the first moment.
"""

import sys
from collections.abc import Callable
from contextlib import suppress

from hullwright.schema.processes.stop_signals import (
    StopRequested,
    drop_lost_stops,
    end_at_once,
    hear_no_more,
    heed,
    unwind,
)


def main() -> None:
    """Run the command that was typed."""
    run(_commands)


def run(command: Callable[[], object]) -> None:
    """Run a command and end this process with its exit code, or with that of what ended it early."""
    heed(end_at_once)
    drop_lost_stops()
    from hullwright.schema.processes.standard_streams import LostOutput, watch_streams

    output = watch_streams()
    code: int | str | None = 0
    # Said below, together with what is lost only when the last of it is sent.
    with suppress(LostOutput):
        code = _exit_code(command)
    heed(end_at_once)
    if output and (fault := output.finished()):
        _say_lost(fault)
    hear_no_more()
    sys.exit((output and output.exit_code) or code)


def _exit_code(command: Callable[[], object]) -> int | str | None:
    """Run a command and return the exit code that it asks for, or that of a request to end."""
    try:
        command()
    except SystemExit as ended:
        return ended.code or _code_at_the_end()
    except StopRequested as stop:
        heed(end_at_once)
        _say_stopped()
        return stop.exit_code
    except SystemError:
        # What is raised in the midst of a call into Qt comes out of it as another exception.
        heed(end_at_once)
        if unwind.requested is None:
            raise
        _say_stopped()
        return unwind.requested
    return _code_at_the_end()


def _code_at_the_end() -> int:
    """Return the exit code of a command that has ended by itself, or that of a request that came too late for it."""
    heed(end_at_once)
    if unwind.waiting is None:
        return 0
    _say_stopped()
    return unwind.waiting


def _commands() -> None:
    from .cli import main as commands

    heed(unwind)
    commands()


def _say_stopped() -> None:
    import click

    from .languages.words import tr

    # The line that shows the keys that were pressed ends here.
    click.echo(f"\n{tr('Aborted!')}", err=True)


def _say_lost(fault: OSError) -> None:
    if isinstance(fault, BrokenPipeError):
        # Whoever read it wanted no more.
        return
    import click

    from hullwright.schema.errors import system_reason

    from .languages.words import tr

    said = tr("Standard output can't be written to: {reason}.", reason=system_reason(fault))
    click.echo(f"hullwright: {said}", err=True)
