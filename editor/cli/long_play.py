"""Games for proof and advice, played in the terminal with a bar that shows how far it is."""

import sys
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import click

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message
from hullwright.schema.processes.stop_signals import StopRequested, disregard, heed, unwind_once

from ..languages.words import tr
from .printing import echo, progress_stream
from .simulate import tell_cores

if TYPE_CHECKING:
    from collections.abc import Generator
    from concurrent.futures import Executor

STEPS = 1000
MOST_MINUTES = 24 * 60


def insist_on_minutes(minutes: float) -> None:
    """Refuse a time in which nothing could be played, or that nobody waits for."""
    if not 0 < minutes <= MOST_MINUTES:
        raise HullwrightError(message("--minutes has to be more than 0, and at most a day."))


class LongPlay(Protocol):
    """Something that is found out by many games, and knows how far it is."""

    @property
    def share(self) -> float:
        """Which part of the games has been played."""
        ...

    def go_on(self, executor: "Executor | None" = None) -> "Generator[int, None, None]":
        """Play, yielding the games of each batch."""
        ...

    def conclude(self) -> None:
        """Say what is known so far."""
        ...


def played_until_known(run: LongPlay, workers: int, results: Path | None) -> int:
    """Play until everything is known or somebody stops it, and return the exit code of that.

    What was stopped says what is known by then, and whether the next run goes on from there.
    """
    stopped = _played_out(run, workers)
    if not stopped:
        return 0
    run.conclude()
    told = (
        tr("Stopped. The games are in {path}: the same command goes on from there.", path=results)
        if results
        else tr("Stopped. With --keep FILE the games would have been kept for the next time.")
    )
    echo(told, err=True)
    return stopped


def _played_out(run: LongPlay, workers: int) -> int:
    """Play until everything is known, and return the exit code of having been stopped, if somebody did."""
    from ..games.game_processes import players

    tell_cores(workers)
    heed(unwind_once)
    try:
        with (
            players(workers) as executor,
            click.progressbar(
                length=STEPS,
                label=tr("Playing"),
                file=progress_stream(),
                hidden=not sys.stderr.isatty(),
            ) as bar,
            closing(run.go_on(executor)) as going,
        ):
            for _ in going:
                bar.update(round(STEPS * run.share) - bar.pos)
    except StopRequested as stop:
        heed(disregard)
        return stop.exit_code
    heed(disregard)
    return 0
