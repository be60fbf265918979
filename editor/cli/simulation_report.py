"""What is printed of a simulation: figures, tables, and a map shaded by visits."""

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

import click

from hullwright.engines.simulation.report import GamesReport, ReportedShare
from hullwright.engines.simulation.summary import mean
from hullwright.schema.kinds import map_kind

from ..games.table import game_words
from ..languages.catalogue import ENGLISH
from .heat_map import HeatMap

if TYPE_CHECKING:
    from hullwright.engines.preparation import Prepared

WIDTH = 12
"""How far figures stand from the edge, at least: behind the longest usual title."""


class PrintedReport:
    """The report of a simulation as it is printed for people."""

    def __init__(self, report: GamesReport, prepared: "Prepared") -> None:
        self._report = report
        self._prepared = prepared
        self._summary = report.summary

    def lines(self) -> Iterator[str]:
        """Yield the lines to print."""
        yield from self._title()
        if not self._summary.games:
            return
        yield from self._shares()
        yield from self._numbers()
        yield from self._seats()
        yield from self._heat_map()

    def _title(self) -> Iterator[str]:
        report, scenario = self._report, self._report.scenario
        yield click.style(self._prepared.document.name, bold=True)
        yield f"scenario: {scenario.name} · ruleset: {scenario.ruleset} · players: {report.players}"
        said = game_words(scenario.game).value_text
        bots = ", ".join(f"{kind} ({said(ENGLISH, side)})" for side, kind in report.seating.items())
        yield (
            f"games: {self._summary.games} · seed: {report.seed} · bots: {bots} · "
            f"engine: {scenario.game} {self._prepared.engine.version}"
        )

    def _shares(self) -> Iterator[str]:
        yield ""
        named = [*self._report.endings().values(), *self._report.happenings().values()]
        width = max(len(each.title) for each in named) + 1
        for each in named:
            yield f"{each.title:<{width}}{_percent(each)}"

    def _numbers(self) -> Iterator[str]:
        yield ""
        lines = {"rounds": _spread(self._summary.rounds)}
        for title, counts in self._report.numbers().items():
            lines[title] = _spread(counts)
        for tally in self._report.tallies().values():
            used = (f"{label}: {number}" for label, number in tally.rows())
            lines[tally.title] = " · ".join(used) or "–"
        width = max(WIDTH, *(len(title) + 2 for title in lines))
        for title, text in lines.items():
            yield f"{title:<{width}}{text}"

    def _seats(self) -> Iterator[str]:
        yield ""
        yield click.style("wins by seat and by place in the order of play", bold=True)
        for seat, place in self._report.seats():
            yield f"  {seat.title}  {_percent(seat):<32}{_percent(place)}"
        if kinds := self._report.kinds():
            yield from _kinds(kinds)

    def _heat_map(self) -> Iterator[str]:
        heat = self._report.figures.heat
        if heat is None:
            return
        name, title = heat
        document = self._prepared.document
        yield ""
        yield click.style(title, bold=True)
        glyphs = list(map_kind(document.kind).drawing(document.layout))
        yield from HeatMap(glyphs, self._summary.places.get(name, {})).lines()


def _kinds(kinds: Iterable[ReportedShare]) -> Iterator[str]:
    """Yield how often each kind of bot won, of the seats at which it sat."""
    yield ""
    yield click.style("wins by kind of bot, for each seat it had", bold=True)
    for each in kinds:
        yield f"  {each.title:<10}{_percent(each)}"


def _percent(each: ReportedShare) -> str:
    low, high = each.bounds
    return f"{100 * (each.share or 0.0):6.1f} %   ({100 * low:.1f}–{100 * high:.1f} %)"


def _spread(counts: Mapping[int, int]) -> str:
    """Return the mean, and the least and the most that came up."""
    average: Any = mean(counts)
    if average is None:
        return "–"
    return f"{average:.1f} on average, {min(counts)} to {max(counts)}"
