"""An experiment played in the terminal, with a bar that shows how far it is."""

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import click

from hullwright.engines.lab.pace import LabPace
from hullwright.engines.lab.rounds import LabRun
from hullwright.schema.processes.stop_signals import StopRequested, disregard, heed, unwind_once

from ..lab.players import players_of
from ..languages.words import number, tr
from .printing import progress_stream
from .simulate import tell_cores

if TYPE_CHECKING:
    from collections.abc import Iterator
    from concurrent.futures import Executor
    from contextlib import AbstractContextManager


def played(laboratory: LabRun, workers: int, address: str | None = None) -> int:
    """Play until the question is answered, and return the exit code of having been stopped, if somebody did."""
    laboratory.recall()
    heed(unwind_once)
    try:
        with _executor(laboratory, workers, address) as executor, _bar(laboratory) as bar:
            for games in laboratory.go_on(executor):
                bar.update(games, games)
    except StopRequested as stop:
        heed(disregard)
        return stop.exit_code
    heed(disregard)
    return 0


@contextmanager
def _executor(laboratory: LabRun, workers: int, address: str | None) -> "Iterator[Executor | None]":
    """Yield who plays, after saying whether there are cores for them."""
    if address is None:
        tell_cores(workers)
    with players_of(laboratory, workers, address or "") as executor:
        yield executor


def _bar(laboratory: LabRun) -> "AbstractContextManager[Any]":
    """Return a bar that is full when the limit is reached; most questions are answered before."""
    pace = LabPace(laboratory)

    def shown(games: int | None) -> str | None:
        if games is None:
            return None
        return tr(
            "{speed} games a second, known: {share} %",
            speed=number(pace.games_a_second, 0 if pace.games_a_second >= 10 else 1),
            share=round(100 * laboratory.shares_known),
        )

    return click.progressbar(
        length=max(laboratory.experiment.limit.games - laboratory.games, 1),
        label=tr("Playing"),
        file=progress_stream(),
        hidden=not sys.stderr.isatty(),
        show_eta=True,
        item_show_func=shown,
    )
