"""The report of a play-out: what became of the games, as sentences and as blocks to be drawn."""

from collections.abc import Iterable, Iterator

from hullwright.engines.simulation.report import GamesReport, ReportedShare
from hullwright.schema.messages import Message, message, verbatim

from ..concepts.metric_blocks import MetricBar, MetricBlock, number
from ..languages.words import number as written
from ..languages.words import percent, tr
from .names import bot_title, figure_title, rules_title, side_title
from .play_out import PlayOut
from .played_games import Played
from .spread import Spread, spread

MANY = 1000
"""From so many games on, tenths of a percent mean something."""


class ReportBlocks:
    """What there is to tell of the games that were played so far, as the window shows it."""

    def __init__(self, play_out: PlayOut, newest: Played) -> None:
        plan = play_out.plan
        self._report = GamesReport(
            scenario=plan.scenario,
            players=plan.players,
            bots=plan.bots,
            seed=plan.seed,
            asked=plan.games,
            summary=play_out.summary,
            figures=newest.figures,
            is_shared=newest.is_shared,
        )
        self._decimals = 1 if play_out.summary.games >= MANY else 0

    # In words.

    def about(self) -> str:
        """Return whose games these are."""
        return tr(
            "This is how these bots play: {bots}. People may play differently.", bots=self._bots()
        )

    def conditions(self) -> str:
        """Return what was played."""
        return tr(
            "{players} players · {rules} · seed {seed}",
            players=self._report.players,
            rules=rules_title(self._report.scenario),
            seed=str(self._report.seed),
        )

    def _bots(self) -> str:
        report, game = self._report, self._report.scenario.game
        if not report.sides:
            return ", ".join(dict.fromkeys(bot_title(game, each) for each in report.bots))
        return ", ".join(
            tr("{bot} ({side})", bot=bot_title(game, name), side=side_title(game, each))
            for each, name in report.seating.items()
        )

    def of_beginning(self) -> str:
        """Return by how much whoever begins is ahead or behind, or that nothing is to be seen of it."""
        beginning = self._report.beginning()
        return tr(beginning) if beginning else ""

    # Blocks.

    def shares(self) -> Iterator[MetricBlock]:
        """Yield the shares of the ways in which games ended, and of what happened in some."""
        for each in (*self._report.endings().values(), *self._report.happenings().values()):
            bars = (MetricBar(each.share or 0.0, band=each.bounds),)
            yield MetricBlock(figure_title(each.title), self._interval(each), bars=bars)

    def spreads(self) -> Iterator[Spread]:
        """Yield how long games took, and the other numbers that each game has."""
        yield spread(message("Rounds"), self._report.summary.rounds)
        for title, counts in self._report.numbers().items():
            yield spread(figure_title(title), counts)

    def tallies(self) -> Iterator[MetricBlock]:
        """Yield what was counted by spaces, such as escapes by pod."""
        for tally in self._report.tallies().values():
            most = max(tally.counts.values(), default=0) or 1
            bars = (
                MetricBar(count / most, verbatim(label), number(count))
                for label, count in tally.rows()
            )
            yield MetricBlock(figure_title(tally.title), bars=tuple(bars))

    def places(self) -> Iterator[MetricBlock]:
        """Yield the wins by place in the order of play, unless all win and lose together."""
        if self._report.has_places:
            rows = [
                self._bar(number(place), won)
                for place, (_, won) in enumerate(self._report.seats(), 1)
            ]
            yield MetricBlock(message("Wins by position in turn order"), bars=_scaled(rows))

    def kinds(self) -> Iterator[MetricBlock]:
        """Yield the wins by kind of bot for each seat it had, where there are several."""
        if found := self._report.kinds():
            rows = [
                self._bar(verbatim(bot_title(self._report.scenario.game, each.title)), each)
                for each in found
            ]
            yield MetricBlock(message("Wins by kind of bot, per seat"), bars=_scaled(rows))

    def _bar(self, label: Message, each: ReportedShare) -> MetricBar:
        return MetricBar(each.share or 0.0, label, self._interval(each), each.bounds)

    def _interval(self, each: ReportedShare) -> Message:
        low, high = each.bounds
        return message(
            "{share} ({low}–{high})",
            share=percent(each.share or 0.0, self._decimals),
            low=written(100 * low, self._decimals),
            high=percent(high, self._decimals),
        )


def _scaled(bars: Iterable[MetricBar]) -> tuple[MetricBar, ...]:
    """Return bars that take all the room there is, their intervals included."""
    found = [(bar, bar.band) for bar in bars if bar.band]
    most = max(high for _, (_, high) in found)
    return tuple(
        MetricBar(bar.share / most, bar.label, bar.text, (low / most, high / most))
        for bar, (low, high) in found
    )
