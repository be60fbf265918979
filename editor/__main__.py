"""What `make run` does: open the editor on a sample, or without a display do the same job headless."""

import os
import sys
from pathlib import Path

from hullwright.schema.processes.stop_signals import heed, unwind

from .command_line import run

SAMPLE = "bellwether"


def main() -> None:
    """Open the editor on a sample, or say that there is no display and check, export and show it."""
    from hullwright.samples import maps
    from hullwright.schema.errors import HullwrightError
    from hullwright.schema.visible_stream import guard_streams

    from .cli.edit import insist_on_display
    from .cli.printing import TerminalStream, echo
    from .cli.qt import qt_at_hand
    from .drawing.terminal_style import style

    heed(unwind)
    guard_streams(TerminalStream)
    sample = next(path for path in maps() if path.stem == SAMPLE)
    try:
        insist_on_display(os.environ)
    except HullwrightError:
        said = "There is no display: checking, exporting, drawing and showing a sample instead."
        echo(style(said, dim=True), end="\n\n")
        work_headless(sample)
    else:
        with qt_at_hand():
            from .program import start
        # A copy: whoever tries the program must not save over what comes with it.
        sys.exit(start.run([], samples=[sample]))


def work_headless(sample: Path) -> None:
    """Check all samples, then export, draw and show one of them, saying each command."""
    from hullwright.samples import HERE

    from .cli import commands
    from .cli.printing import echo
    from .drawing.terminal_style import style

    output = Path("out")
    output.mkdir(exist_ok=True)
    for arguments in (
        ["check", "--no-hints", str(HERE)],
        ["export", str(sample), "-o", str(output / sample.name)],
        ["picture", str(sample), "--force", "-o", str(output / f"{sample.stem}.png")],
        ["show", str(sample)],
    ):
        echo(style(f"$ hullwright {' '.join(arguments)}", bold=True))
        try:
            commands.main(arguments, standalone_mode=True)
        except SystemExit as end:
            if end.code:
                sys.exit(end.code)
        echo()


if __name__ == "__main__":
    run(main)
