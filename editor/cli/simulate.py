"""`hullwright simulate`: many games between bots, and what became of them."""

import os
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Any

import click

from ..languages.words import tr
from .game_setup import (
    LARGEST_SEED,
    TravellingGame,
    bot_kinds,
    insist,
    prepared_from,
    with_table,
)
from .printing import echo, echo_json, progress_stream
from .translated_commands import TranslatedCommand

if TYPE_CHECKING:
    from types import FrameType

    from hullwright.engines.preparation import Prepared
    from hullwright.engines.simulation import Match, Summary
    from hullwright.engines.simulation.report import GamesReport

DONE, STOPPED = 0, 130
MOST_GAMES, MOST_WORKERS = 10_000_000, 250


@click.command(cls=TranslatedCommand)
@with_table
@click.option(
    "--games",
    type=int,
    default=1000,
    show_default=True,
    metavar="N",
    help="How many games to play.",
)
@click.option(
    "--seed",
    type=int,
    default=1,
    show_default=True,
    metavar="S",
    help="The same seed gives the same games.",
)
@click.option(
    "--workers",
    type=int,
    default=1,
    show_default=True,
    metavar="K",
    help="How many processes play; the result does not depend on it.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object for programs.")
def simulate(
    *,
    path: Path,
    scenario_path: Path | None,
    ruleset: str | None,
    players: int | None,
    bots: str | None,
    games: int,
    seed: int,
    workers: int,
    as_json: bool,
) -> None:
    """Let bots play many games on a map, and print who won, how long it took, and where.

    Shares have 95 % intervals, and are true of these bots only. Ctrl+C stops and prints what was
    finished; its intervals are then wider, to be true although you chose the moment.
    Exit code: 0 all games were played, 130 stopped, 2 something can't be read or played.
    """
    from hullwright.engines.simulation import Match
    from hullwright.engines.simulation.report import GamesReport

    insist("--games", games, 1, MOST_GAMES)
    insist("--workers", workers, 1, MOST_WORKERS)
    insist("--seed", seed, 0, LARGEST_SEED)
    prepared = prepared_from(path, scenario_path, ruleset)
    kinds = bot_kinds(bots, prepared)
    match = Match(TravellingGame(prepared), prepared.players(players), kinds, seed)
    summary = _played(match, games, workers)
    report = GamesReport(
        scenario=prepared.scenario,
        players=match.players,
        bots=tuple(each.name for each in kinds),
        seed=seed,
        asked=games,
        summary=summary,
        figures=prepared.game.figures,
    )
    _print(report, prepared, as_json=as_json)
    if summary.games < games:
        stopped = tr("Stopped after {played} of {games} games.", played=summary.games, games=games)
        echo(f"hullwright: {stopped}", err=True)
        sys.exit(STOPPED)


def _print(report: "GamesReport", prepared: "Prepared", *, as_json: bool) -> None:
    from .simulation_report import PrintedReport

    if as_json:
        value = report.to_json(prepared.document.name)
        echo_json(value)
        return
    for line in PrintedReport(report, prepared).lines():
        echo(line)


def _played(match: "Match", games: int, workers: int) -> "Summary":
    """Return the summary of the games, or of those that were finished before Ctrl+C."""
    from hullwright.engines.simulation import Summary, summaries
    from hullwright.engines.simulation.matches import BATCH

    total = Summary()
    with _executor(workers) as executor, _interrupts() as interrupted, _bar(match, games) as bar:
        parts = summaries(match, games, executor, BATCH if executor else 1)
        for part in parts:
            total += part
            bar.update(part.games, total)
            if interrupted.is_set():
                break
        if executor:
            executor.shutdown(cancel_futures=True)
    return total


def _bar(match: "Match", games: int) -> AbstractContextManager[Any]:
    """Return the progress bar, with the running interval of the share of the first ending beside it."""
    from hullwright.engines.statistics import running

    first = next(iter(match.loaded.figures.endings.values()))

    def shown(total: "Summary | None") -> str | None:
        if not total:
            return None
        low, high = running(total.ended(first.counts), total.games)
        return f"{tr(first.title)}: {100 * low:.0f}–{100 * high:.0f} %"

    return click.progressbar(
        length=games,
        label=tr("Playing"),
        file=progress_stream(),
        hidden=not sys.stderr.isatty(),
        item_show_func=shown,
    )


@contextmanager
def _interrupts() -> Iterator[Event]:
    """Yield an event that the first Ctrl+C sets; the second one interrupts as usual.

    An interrupt at any place would leave a pool of processes in a state that it can't get out of.
    """
    interrupted = Event()

    def note(number: int, frame: "FrameType | None") -> None:
        if interrupted.is_set():
            signal.default_int_handler(number, frame)
        interrupted.set()

    before = signal.signal(signal.SIGINT, note)
    try:
        yield interrupted
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _executor(workers: int) -> Iterator[Executor | None]:
    """Yield processes to play in, or nothing if this one is enough."""
    if workers == 1:
        yield None
        return
    from concurrent.futures import ProcessPoolExecutor

    from .processes import UninterruptedContext, leave_interrupts_to_us

    # The processes are Python's own to start; this keeps them, too, from taking a file in the
    # working folder for a library.
    os.environ["PYTHONSAFEPATH"] = "1"
    context = UninterruptedContext()
    with ProcessPoolExecutor(workers, context, initializer=leave_interrupts_to_us) as executor:
        yield executor
