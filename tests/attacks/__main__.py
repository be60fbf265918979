"""`python -m tests.attacks`: sends what strangers could send, kills what could be killed, and prints a table.

The same seed attacks with the same files. What was found lies in out/attacks/, each with the files that
did it; `--only NAME` makes one attempt again, by the name that its folder tells.
"""

import os
import sys
import tempfile
import time
from pathlib import Path

import click

from ..forks.server import preload
from .attempts import results
from .plan import Share, named
from .sent_files import warm_up
from .table import Table

KEPT = Path("out", "attacks")


@click.command()
@click.option("--sent", default=90_000, show_default=True, help="Files sent to commands.")
@click.option("--window", default=10_000, show_default=True, help="Files opened in the window.")
@click.option("--start", default=300, show_default=True, help="Windows started among plugins.")
@click.option("--record", default=1_000, show_default=True, help="False records replayed.")
@click.option("--kill", default=1_000, show_default=True, help="Processes killed.")
@click.option("--race", default=100, show_default=True, help="Files saved by two at once.")
@click.option("--listed", default=1_000, show_default=True, help="Archives, tampering and bombs.")
@click.option("--each", default=0, help="Of kills and files, at most so many of one sort; 0: all.")
@click.option("--lanes", default=2, show_default=True, help="Processes that attack at once.")
@click.option("--minutes", default=30.0, show_default=True, help="When to stop, whatever is left.")
@click.option("--seed", default="1", show_default=True, help="Another seed makes other files.")
@click.option("--only", default="", help="Make one attempt, by the name that its finding has.")
def main(each: int, lanes: int, minutes: float, seed: str, only: str, **amounts: int) -> None:
    """Attack the program, and exit with 1 if something did not hold."""
    os.environ.update(QT_QPA_PLATFORM="offscreen", HULLWRIGHT_LANGUAGE="en")
    preload()
    began, table = time.monotonic(), Table()
    if only:
        table = _alone(only)
    else:
        until = began + 60 * minutes
        shares = [Share(seed, amounts, number, lanes, each) for number in range(lanes)]
        for told in [_lane(share, until) for share in shares]:
            with os.fdopen(told) as file:
                table.merge(file.read())
    print("\n".join(table.lines()))
    print(f"{time.monotonic() - began:.0f} s; what did not hold lies in {KEPT}")
    sys.exit(not table.is_clean)


def _alone(name: str) -> Table:
    table = Table()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        for result in results([named(name, Path(folder, "tried"))], KEPT.absolute()):
            table.count(result)
            print(result.told)
    return table


def _lane(share: Share, until: float) -> int:
    """Start a process that does its share; return where it tells what became of it."""
    told, telling = os.pipe()
    if os.fork():
        os.close(telling)
        return told
    try:
        table = _made(share, until)
        with os.fdopen(telling, "w") as file:
            file.write(table.as_text())
    finally:
        os._exit(0)


def _made(share: Share, until: float) -> Table:
    table, kept = Table(), KEPT.absolute()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as place:
        folder = Path(place, "tried")
        # What is made ready once pays where there are many forks to spare.
        if not share.each:
            warm_up(folder)
        for batch in share.batches(folder):
            for result in results(batch, kept):
                table.count(result)
            if time.monotonic() > until:
                break
    return table


if __name__ == "__main__":
    main()
