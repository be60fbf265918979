"""What is printed of a simulation: figures, tables, and a map shaded by visits."""

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

import click

from hullwright.engines.loading import engine
from hullwright.engines.simulation.summary import mean
from hullwright.engines.statistics import Interval, running, wilson
from hullwright.schema.kinds import map_kind
from hullwright.schema.records import JsonObject

from ..games.table import game_words
from ..words import language_in_use, number, tr
from .heat_map import HeatMap

if TYPE_CHECKING:
    from hullwright.engines.recording import Table
    from hullwright.engines.simulation import Match, Summary

WIDTH = 12
"""How far figures stand from the edge, at least: behind the longest usual title."""


class Report:
    """The report of a simulation, for people and for programs."""

    def __init__(self, table: "Table", match: "Match", summary: "Summary", asked: int) -> None:
        self._table = table
        self._match = match
        self._summary = summary
        self._asked = asked
        # Who stops when the figures look good has chosen them; the running interval allows for it.
        self._interval: Callable[[int, int], Interval] = (
            wilson if summary.games == asked else running
        )

        self._figures = table.game.figures

    @property
    def _wins(self) -> dict[str, int]:
        """Games that ended in each of the ways that the game tells apart."""
        endings = self._figures.endings.items()
        return {name: self._summary.ended(ending.counts) for name, ending in endings}

    @property
    def _bots(self) -> dict[str, str]:
        """The kind of bot for each side, or for each seat where there are no sides."""
        kinds = [each.name for each in self._match.bots]
        sides = engine(self._table.scenario.game).sides or range(1, self._match.players + 1)
        return {str(side): kinds[number % len(kinds)] for number, side in enumerate(sides)}

    # -- for programs ---------------------------------------------------------------------------

    def to_json(self) -> JsonObject:
        """Return everything, the same for any number of workers."""
        scenario, summary = self._table.scenario, self._summary
        return {
            "map": self._table.document.name,
            "game": scenario.game,
            "engine": engine(scenario.game).version,
            "scenario": scenario.name,
            "ruleset": scenario.ruleset,
            "players": self._match.players,
            "bots": self._bots,
            "seed": self._match.seed,
            "asked": self._asked,
            "confidence": 0.95,
            "interval": self._interval.__name__,
            "wins": {name: self._share(wins) for name, wins in self._wins.items()},
            "mean_rounds": mean(summary.rounds),
            **{f"mean_{name}": mean(counts) for name, counts in summary.numbers.items()},
            **summary.to_json(),
            **{name: self._share(summary.shares.get(name, 0)) for name in self._figures.shares},
            **{name: self._tallied(name) for name in self._figures.tallies},
        }

    def _share(self, wins: int) -> JsonObject:
        low, high = self._interval(wins, self._summary.games)
        share = wins / self._summary.games if self._summary.games else None
        return {"games": wins, "share": share, "low": low, "high": high}

    def _tallied(self, name: str) -> dict[str, int]:
        """Return a tally with every space it is about, also those that nothing happened at."""
        counts = self._summary.places.get(name, {})
        labels = (*self._figures.tallies[name].labels, *sorted(counts))
        return {label: counts.get(label, 0) for label in labels}

    # -- for people -----------------------------------------------------------------------------

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
        scenario, match = self._table.scenario, self._match
        yield click.style(self._table.document.name, bold=True)
        yield tr(
            "scenario: {scenario} · ruleset: {ruleset} · players: {players}",
            scenario=scenario.name,
            ruleset=scenario.ruleset,
            players=str(match.players),
        )
        side_title = game_words(scenario.game).value_text
        bots = ", ".join(
            f"{tr(kind)} ({side_title(language_in_use(), side)})"
            for side, kind in self._bots.items()
        )
        yield tr(
            "games: {games} · seed: {seed} · bots: {bots} · engine: {engine}",
            games=str(self._summary.games),
            seed=str(match.seed),
            bots=bots,
            engine=f"{scenario.game} {engine(scenario.game).version}",
        )

    def _shares(self) -> Iterator[str]:
        yield ""
        figures, summary = self._figures, self._summary
        named = [(tr(each.title), self._wins[name]) for name, each in figures.endings.items()]
        named += [
            (tr(title), summary.shares.get(name, 0)) for name, title in figures.shares.items()
        ]
        width = max(len(title) for title, _ in named) + 1
        for title, games in named:
            yield f"{title:<{width}}{self._shown(games)}"

    def _shown(self, wins: int) -> str:
        low, high = self._interval(wins, self._summary.games)
        return _percent(wins / self._summary.games, low, high)

    def _numbers(self) -> Iterator[str]:
        yield ""
        figures, summary = self._figures, self._summary
        lines = {tr("rounds"): _spread(summary.rounds)}
        for name, title in figures.numbers.items():
            lines[tr(title)] = _spread(summary.numbers.get(name, {}))
        for name, tally in figures.tallies.items():
            counts = self._tallied(name).items()
            used = (f"{tally.labels.get(label, label)}: {each}" for label, each in counts)
            lines[tr(tally.title)] = " · ".join(used) or "–"
        width = max(WIDTH, *(len(title) + 2 for title in lines))
        for title, text in lines.items():
            yield f"{title:<{width}}{text}"

    def _seats(self) -> Iterator[str]:
        yield ""
        summary = self._summary
        yield click.style(tr("wins by seat and by place in the order of play"), bold=True)
        for each in range(self._match.players):
            seat, place = summary.seat_wins.get(each, 0), summary.place_wins.get(each, 0)
            yield f"  {each + 1}  {self._shown(seat):<32}{self._shown(place)}"
        if len(summary.bot_seats) > 1:
            yield from self._kinds()

    def _kinds(self) -> Iterator[str]:
        """Yield how often each kind of bot won, of the seats at which it sat."""
        yield ""
        yield click.style(tr("wins by kind of bot, for each seat it had"), bold=True)
        for kind, seats in sorted(self._summary.bot_seats.items()):
            wins = self._summary.bot_wins.get(kind, 0)
            low, high = self._interval(wins, seats)
            yield f"  {tr(kind):<10}{_percent(wins / seats, low, high)}"

    def _heat_map(self) -> Iterator[str]:
        if self._figures.heat is None:
            return
        name, title = self._figures.heat
        document = self._table.document
        yield ""
        yield click.style(tr(title), bold=True)
        glyphs = list(map_kind(document.kind).drawing(document.layout))
        yield from HeatMap(glyphs, self._summary.places.get(name, {})).lines()


def _percent(share: float, low: float, high: float) -> str:
    figure, least, most = (number(100 * each, 1) for each in (share, low, high))
    return f"{figure:>6} %   ({least}–{most} %)"


def _spread(counts: Mapping[int, int]) -> str:
    """Return the mean, and the least and the most that came up."""
    average: Any = mean(counts)
    if average is None:
        return "–"
    return tr(
        "{average} on average, {least} to {most}",
        average=number(average, 1),
        least=min(counts),
        most=max(counts),
    )
