"""What is printed of a simulation: figures, tables, and a map shaded by visits."""

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from hullwright.engines.simulation.report import GamesReport, ReportedShare
from hullwright.engines.summary import mean
from hullwright.schema.kinds import map_kind

from ..drawing.terminal_style import style
from ..games.table import game_words
from ..languages.words import language_in_use, number, tr
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
        self._words, self._language = game_words(report.scenario.game), language_in_use()

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
        yield style(self._prepared.document.name, bold=True)
        yield tr(
            "scenario: {scenario} · ruleset: {ruleset} · players: {players}",
            scenario=self._words.scenario_title(self._language, scenario),
            ruleset=self._words.ruleset_title(self._language, scenario.ruleset),
            players=str(report.players),
        )
        words, language = self._words, self._language
        bots = ", ".join(
            f"{words.bot_title(language, kind)} ({words.value_text(language, side)})"
            for side, kind in report.seating.items()
        )
        yield tr(
            "games: {games} · seed: {seed} · bots: {bots} · engine: {engine}",
            games=self._games(),
            seed=str(report.seed),
            bots=bots,
            engine=f"{words.title_in(language)} {self._prepared.engine.version}",
        )

    def _games(self) -> str:
        """Return how many games were played, and of how many if those are not all."""
        played, asked = self._summary.games, self._report.asked
        if played == asked:
            return str(played)
        return tr("{played} of {asked}", played=str(played), asked=str(asked))

    def _shares(self) -> Iterator[str]:
        yield ""
        named = [*self._report.endings().values(), *self._report.happenings().values()]
        width = max(len(tr(each.title)) for each in named) + 1
        for each in named:
            yield f"{tr(each.title):<{width}}{_percent(each)}"

    def _numbers(self) -> Iterator[str]:
        yield ""
        lines = {tr("rounds"): _spread(self._summary.rounds)}
        for title, counts in self._report.numbers().items():
            lines[tr(title)] = _spread(counts)
        for tally in self._report.tallies().values():
            used = (f"{label}: {count}" for label, count in tally.rows())
            lines[tr(tally.title)] = " · ".join(used) or "–"
        width = max(WIDTH, *(len(title) + 2 for title in lines))
        for title, text in lines.items():
            yield f"{title:<{width}}{text}"

    def _seats(self) -> Iterator[str]:
        yield ""
        yield style(tr("wins by seat and by position in turn order"), bold=True)
        for seat, place in self._report.seats():
            yield f"  {seat.title}  {_percent(seat):<32}{_percent(place)}"
        if kinds := self._report.kinds():
            yield from self._kinds(kinds)

    def _kinds(self, kinds: Iterable[ReportedShare]) -> Iterator[str]:
        """Yield how often each kind of bot won, of the seats at which it sat."""
        yield ""
        yield style(tr("wins by kind of bot, per seat"), bold=True)
        lines = {
            self._words.bot_title(self._language, each.title): _percent(each) for each in kinds
        }
        width = max(WIDTH - 2, *(len(title) + 2 for title in lines))
        for title, share in lines.items():
            yield f"  {title:<{width}}{share}"

    def _heat_map(self) -> Iterator[str]:
        heat = self._report.figures.heat
        if heat is None:
            return
        name, title = heat
        document = self._prepared.document
        yield ""
        yield style(tr(title), bold=True)
        glyphs = list(map_kind(document.kind).drawing(document.layout))
        yield from HeatMap(glyphs, self._summary.places.get(name, {})).lines()


def _percent(each: ReportedShare) -> str:
    shares = (each.share or 0.0, *each.bounds)
    figure, least, most = (number(100 * share, 1) for share in shares)
    return f"{figure:>6} %   ({least}–{most} %)"


def _spread(counts: Mapping[int, int]) -> str:
    """Return the mean, and the least and the most that came up."""
    average = mean(counts)
    if average is None:
        return "–"
    return tr(
        "{average} on average, {least} to {most}",
        average=number(average, 1),
        least=min(counts),
        most=max(counts),
    )
