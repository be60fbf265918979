"""`hullwright simulate`: many games between bots, and what became of them."""

import sys
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ..drawing.terminal_style import style
from ..games.travelling_game import TravellingGame
from ..languages.words import tr
from .game_setup import (
    LARGEST_SEED,
    bot_kinds,
    insist,
    prepared_from,
    with_table,
)
from .plugin_events import tell_played
from .printing import echo, echo_json, progress_stream
from .translated_commands import TranslatedCommand

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hullwright.engines.preparation import Prepared
    from hullwright.engines.simulation import Match, Summary
    from hullwright.engines.simulation.report import GamesReport
    from hullwright.schema.messages import Message
    from hullwright.schema.processes.executor import ChildExecutor
    from hullwright.schema.processes.tasks import CallLost

LOST = 1
MOST_LOST = 5
"""After so many lost batches nothing more is to be expected of the others."""
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
    help="How many processes play; the result does not depend on it. More than there are free cores gain little.",
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
    Exit code: 0 all games were played, 1 some were lost with their processes, 130 stopped, 2
    something can't be read or played.
    """
    from hullwright.engines.simulation import Match
    from hullwright.engines.simulation.report import GamesReport
    from hullwright.schema.processes.stop_signals import disregard, heed

    insist("--games", games, 1, MOST_GAMES)
    insist("--workers", workers, 1, MOST_WORKERS)
    insist("--seed", seed, 0, LARGEST_SEED)
    prepared = prepared_from(path, scenario_path, ruleset)
    kinds = bot_kinds(bots, prepared)
    match = Match(TravellingGame(prepared), prepared.players(players), kinds, seed)
    series = _Series(match, games)
    series.play(workers)
    # From here on it takes a moment: what was finished is given, whoever asks for an end.
    heed(disregard)
    report = GamesReport(
        scenario=prepared.scenario,
        players=match.players,
        bots=tuple(each.name for each in kinds),
        seed=seed,
        asked=games,
        summary=series.total,
        figures=prepared.game.figures,
    )
    _print(report, prepared, as_json=as_json)
    tell_played(prepared.document, report.to_json(prepared.document.name))
    sys.exit(series.told())


def _print(report: "GamesReport", prepared: "Prepared", *, as_json: bool) -> None:
    from .simulation_report import PrintedReport

    if as_json:
        value = report.to_json(prepared.document.name)
        echo_json(value)
        return
    for line in PrintedReport(report, prepared).lines():
        echo(line)
    if report.summary.games:
        echo()
        echo(tr(_verdict(report, prepared)))


def _verdict(report: "GamesReport", prepared: "Prepared") -> "Message":
    """Return in a sentence whether anybody is ahead."""
    from hullwright.engines.lab.cells import LabCell
    from hullwright.engines.lab.fairness import closing_sentence

    kinds = bot_kinds(",".join(report.bots), prepared)
    cell = LabCell(prepared, lambda: prepared.game, report.players, kinds)
    return closing_sentence(cell, report.summary)


@dataclass
class _Series:
    """The games of a match one after another, as far as they could be played."""

    match: "Match"
    games: int
    total: "Summary" = field(init=False)
    lost: list[range] = field(default_factory=list)
    """Games by their numbers whose process ended each time."""
    stop_code: int = 0
    """The exit code for having been stopped, if somebody did."""

    def play(self, workers: int) -> None:
        """Play the games, until all are played or somebody asks for an end."""
        from hullwright.engines.simulation import Summary, summaries
        from hullwright.engines.simulation.matches import BATCH
        from hullwright.schema.processes.stop_signals import (
            StopRequested,
            disregard,
            heed,
            unwind_once,
        )
        from hullwright.schema.processes.tasks import CallLost

        self.total = Summary()
        try:
            heed(unwind_once)
            with executor_of(workers) as executor, _bar(self.match, self.games) as bar:
                batch = BATCH if executor else 1
                for part in summaries(self.match, self.games, executor, batch, self._lose):
                    self.total += part
                    bar.update(part.games, self.total)
        except StopRequested as stop:
            heed(disregard)
            self.stop_code = stop.exit_code
        except CallLost:
            # Told below, with what was played before.
            pass

    def _lose(self, part: range, fault: "CallLost") -> None:
        self.lost.append(part)
        if len(self.lost) >= MOST_LOST:
            raise fault

    def told(self) -> int:
        """Say what was not played, and return the exit code."""
        from hullwright.engines.simulation.seats import mixed

        for part in self.lost:
            seeds = ", ".join(str(mixed(self.match.seed, number)) for number in part)
            lost = tr(
                "Not played: games {first} to {last}. Their process stopped unexpectedly each "
                "time, perhaps for lack of memory. Their seeds: {seeds}",
                first=part[0] + 1,
                last=part[-1] + 1,
                seeds=seeds,
            )
            echo(f"hullwright: {lost}", err=True)
        if self.stop_code:
            stopped = tr(
                "Stopped after {played} of {games} games.",
                played=self.total.games,
                games=self.games,
            )
            echo(f"hullwright: {stopped}", err=True)
        return self.stop_code or (LOST if self.lost else 0)


def tell_cores(workers: int) -> None:
    """Tell a person who wants several processes whether there are cores for them."""
    if workers == 1:
        return
    from ..simulation.core_words import cores_told

    told = cores_told(workers)
    if told is not None and sys.stderr.isatty():
        echo(style(tr(told), dim=True), err=True)


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
def executor_of(workers: int) -> "Iterator[ChildExecutor | None]":
    """Yield processes to play in, or nothing if this one is enough; they end when it is over."""
    if workers == 1:
        yield None
        return
    from hullwright.schema.processes.executor import ChildExecutor

    tell_cores(workers)
    executor = ChildExecutor(workers)
    try:
        yield executor
    finally:
        executor.dismiss()
