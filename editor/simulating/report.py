"""The report of a play-out: what became of the games, as sentences and as blocks to be drawn."""

from collections.abc import Callable, Iterable, Iterator

from hullwright.engines.loading import engine
from hullwright.engines.statistics import Interval, running, wilson

from ..crafts.metrics_blocks import Bar, Block
from ..words import number, percent, tr
from .naming import bot_title, figure_title, rules_title, side_title
from .play_out import PlayOut
from .playing import Played
from .spread import Spread, spread

MANY = 1000
"""From so many games on, tenths of a percent mean something."""


class Report:
    """What there is to tell of the games that were played so far."""

    def __init__(self, play_out: PlayOut, newest: Played) -> None:
        self._plan = play_out.plan
        self._summary = play_out.summary
        self._figures = newest.figures
        self._has_places = play_out.plan.players > 1 and not newest.is_shared
        # Who looks early or stops when the figures look good has chosen them; running intervals allow for it.
        self._interval: Callable[[int, int], Interval] = (
            wilson if self._summary.games == self._plan.games else running
        )
        self._decimals = 1 if self._summary.games >= MANY else 0

    # In words.

    def about(self) -> str:
        """Return whose games these are."""
        return tr(
            "This is true of these bots: {bots}. People may play otherwise.", bots=self._bots()
        )

    def conditions(self) -> str:
        """Return what was played."""
        return tr(
            "{players} players · {rules} · seed {seed}",
            players=self._plan.players,
            rules=rules_title(self._plan.scenario),
            seed=str(self._plan.seed),
        )

    def _bots(self) -> str:
        plan = self._plan
        sides = engine(plan.scenario.game).sides
        names = [bot_title(each) for each in plan.bots]
        if not sides:
            return ", ".join(dict.fromkeys(names))
        said = [side_title(plan.scenario.game, each) for each in sides]
        pairs = zip(names, said, strict=True)
        return ", ".join(tr("{bot} ({side})", bot=bot, side=side) for bot, side in pairs)

    # Blocks.

    def shares(self) -> Iterator[Block]:
        """Yield the shares of the ways in which games ended, and of what happened in some."""
        summary, figures = self._summary, self._figures
        for ending in figures.endings.values():
            yield self._share(figure_title(ending.title), summary.ended(ending.counts))
        for name, title in figures.shares.items():
            yield self._share(figure_title(title), summary.shares.get(name, 0))

    def _share(self, title: str, wins: int) -> Block:
        bar = self._bar("", wins, self._summary.games)
        return Block(title, bar.text, bars=(Bar("", "", bar.share, bar.band),))

    def spreads(self) -> Iterator[Spread]:
        """Yield how long games took, and the other numbers that each game has."""
        yield spread(tr("Rounds"), self._summary.rounds)
        for name, title in self._figures.numbers.items():
            yield spread(figure_title(title), self._summary.numbers.get(name, {}))

    def tallies(self) -> Iterator[Block]:
        """Yield what was counted by spaces, such as escapes by pod."""
        for name, tally in self._figures.tallies.items():
            counts = self._summary.places.get(name, {})
            labels = dict.fromkeys((*tally.labels, *sorted(counts)))
            most = max(counts.values(), default=0) or 1
            bars = (
                Bar(
                    tally.labels.get(each, each),
                    number(counts.get(each, 0)),
                    counts.get(each, 0) / most,
                )
                for each in labels
            )
            yield Block(figure_title(tally.title), bars=tuple(bars))

    def places(self) -> Iterator[Block]:
        """Yield the wins by place in the order of play, unless all win and lose together."""
        if not self._has_places:
            return
        wins, games = self._summary.place_wins, self._summary.games
        rows = [
            self._bar(number(place + 1), wins.get(place, 0), games)
            for place in range(self._plan.players)
        ]
        yield Block(tr("Wins by place in the order of play"), bars=_scaled(rows))

    def kinds(self) -> Iterator[Block]:
        """Yield the wins by kind of bot for each seat it had, where there are several."""
        summary = self._summary
        if len(summary.bot_seats) > 1:
            rows = [
                self._bar(bot_title(name), summary.bot_wins.get(name, 0), seats)
                for name, seats in sorted(summary.bot_seats.items())
            ]
            yield Block(tr("Wins by kind of bot, for each seat"), bars=_scaled(rows))

    def _bar(self, label: str, wins: int, games: int) -> Bar:
        low, high = self._interval(wins, games)
        share = wins / games if games else 0.0
        text = tr(
            "{share} ({low}–{high})",
            share=percent(share, self._decimals),
            low=number(100 * low, self._decimals),
            high=percent(high, self._decimals),
        )
        return Bar(label, text, share, (low, high))

    # Who begins.

    def of_beginning(self) -> str:
        """Return by how much whoever begins is ahead or behind, or that nothing is to be seen of it."""
        wins, games, players = self._summary.place_wins, self._summary.games, self._plan.players
        if not self._has_places or not wins:
            return ""
        if self._is_mixed():
            return tr(
                "Whether it helps to begin can't be told: different bots sit at different places."
            )
        first = wins.get(0, 0)
        others = (sum(wins.values()) - first) / (players - 1)
        points = 100 * (first - others) / games
        low, high = self._interval(first, games)
        # If the place did not matter, all would have the mean share.
        if low <= sum(wins.values()) / players / games <= high:
            return tr(
                "Whether it helps to begin is not to be seen: what differs lies within the intervals."
            )
        said = number(abs(points), 1)
        if points > 0:
            return tr(
                "Whoever begins wins more often than the others, by {points} points.", points=said
            )
        return tr(
            "Whoever begins wins less often than the others, by {points} points.", points=said
        )

    def _is_mixed(self) -> bool:
        """Tell whether kinds of bots take turns, so that a place may win because of who sits there."""
        return len(set(self._plan.bots)) > 1 and not engine(self._plan.scenario.game).sides


def _scaled(bars: Iterable[Bar]) -> tuple[Bar, ...]:
    """Return bars that take all the room there is, their intervals included."""
    found = [(bar, bar.band) for bar in bars if bar.band]
    most = max(high for _, (_, high) in found)
    return tuple(
        Bar(bar.label, bar.text, bar.share / most, (low / most, high / most))
        for bar, (low, high) in found
    )
