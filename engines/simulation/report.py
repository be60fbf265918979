"""The report of many games: what became of them as figures and sentences, for terminal, window and programs."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.messages import Message, message
from hullwright.schema.records import JsonObject

from ..figures import Figures
from ..loader import engine
from ..statistics import Interval, running, wilson
from ..summary import Summary, mean


@dataclass(frozen=True)
class ReportedShare:
    """How often something happened of how many times it could have, and within which bounds that is true."""

    title: str
    times: int
    chances: int
    bounds: Interval

    @property
    def share(self) -> float | None:
        """How often that is, from 0 to 1; None if it never could."""
        return self.times / self.chances if self.chances else None

    def to_json(self) -> JsonObject:
        """Return the share as `simulate --json` prints it."""
        low, high = self.bounds
        return {"games": self.times, "share": self.share, "low": low, "high": high}


@dataclass(frozen=True)
class ReportedTally:
    """What was counted by spaces, also at those where nothing happened."""

    title: str
    counts: Mapping[str, int]
    shown: Mapping[str, str]
    """What some of the spaces are called."""

    def rows(self) -> Iterator[tuple[str, int]]:
        """Yield what each space is called, and how often something happened there."""
        for label, count in self.counts.items():
            yield self.shown.get(label, label), count


@dataclass(frozen=True, kw_only=True)
class GamesReport:
    """What there is to tell of games between bots, all that were asked for or the first of them."""

    scenario: Scenario
    players: int
    bots: tuple[str, ...]
    """The names of their kinds: one for each side, or those that take turns."""
    seed: int
    asked: int
    summary: Summary
    figures: Figures
    is_shared: bool = False
    """Whether all players are on one side, so that they win and lose together."""

    @property
    def interval(self) -> Callable[[int, int], Interval]:
        """What says within which bounds a share is true."""
        # Who looks early or stops when the figures look good has chosen them; running intervals allow for it.
        return wilson if self.summary.games == self.asked else running

    def share(self, title: str, times: int, chances: int | None = None) -> ReportedShare:
        """Return how often something happened, of all games if nothing else is said."""
        of = self.summary.games if chances is None else chances
        return ReportedShare(title, times, of, self.interval(times, of))

    # Who plays.

    @cached_property
    def sides(self) -> tuple[str, ...]:
        """The sides of the game; none where everybody plays alone, or all together."""
        return tuple(engine(self.scenario.game).sides)

    @property
    def seating(self) -> Mapping[str, str]:
        """The kind of bot for each side, or for each seat where there are no sides."""
        places = self.sides or range(1, self.players + 1)
        kinds = self.bots
        return {str(place): kinds[number % len(kinds)] for number, place in enumerate(places)}

    # What became of the games.

    def endings(self) -> Mapping[str, ReportedShare]:
        """Return how many games ended in each of the ways that the game tells apart."""
        return {
            name: self.share(each.title, self.summary.ended(each.counts))
            for name, each in self.figures.endings.items()
        }

    def happenings(self) -> Mapping[str, ReportedShare]:
        """Return in how many games something happened that happens in some."""
        return {
            name: self.share(title, self.summary.shares.get(name, 0))
            for name, title in self.figures.shares.items()
        }

    def numbers(self) -> Mapping[str, Mapping[int, int]]:
        """Return by their titles the numbers that each game has: in how many games each came up."""
        return {
            title: self.summary.numbers.get(name, {})
            for name, title in self.figures.numbers.items()
        }

    def tallies(self) -> Mapping[str, ReportedTally]:
        """Return what was counted by spaces, such as escapes by pod."""
        return {name: self._tally(name) for name in self.figures.tallies}

    def _tally(self, name: str) -> ReportedTally:
        tally, counts = self.figures.tallies[name], self.summary.places.get(name, {})
        labels = (*tally.labels, *sorted(counts))
        return ReportedTally(
            tally.title, {label: counts.get(label, 0) for label in labels}, tally.labels
        )

    def seats(self) -> Iterator[tuple[ReportedShare, ReportedShare]]:
        """Yield for each number the wins of that seat, and of that place in the order of play."""
        for each in range(self.players):
            by_seat, by_place = self.summary.seat_wins, self.summary.place_wins
            title = str(each + 1)
            yield self.share(title, by_seat.get(each, 0)), self.share(title, by_place.get(each, 0))

    def kinds(self) -> tuple[ReportedShare, ...]:
        """Return the wins by kind of bot, of the seats it had; nothing unless there are several."""
        summary = self.summary
        if len(summary.bot_seats) < 2:
            return ()
        return tuple(
            self.share(kind, summary.bot_wins.get(kind, 0), seats)
            for kind, seats in sorted(summary.bot_seats.items())
        )

    # Who begins.

    @property
    def has_places(self) -> bool:
        """Whether it can matter who begins."""
        return self.players > 1 and not self.is_shared

    def beginning(self) -> Message | None:
        """Return by how much whoever begins is ahead or behind, or that nothing is to be seen of it."""
        wins, games = self.summary.place_wins, self.summary.games
        if not self.has_places or not wins:
            return None
        if self._is_mixed():
            return message(
                "Whether starting first helps can't be told: the seats have different bots."
            )
        first, every = wins.get(0, 0), sum(wins.values())
        low, high = self.interval(first, games)
        # If the place did not matter, all would have the mean share.
        if low <= every / self.players / games <= high:
            return message(
                "Starting first makes no visible difference: what differs lies within the "
                "intervals."
            )
        return _ahead(100 * (first - (every - first) / (self.players - 1)) / games)

    def _is_mixed(self) -> bool:
        """Tell whether kinds of bots take turns, so that a place may win because of who sits there."""
        return len(set(self.bots)) > 1 and not self.sides

    # For programs.

    def to_json(self, name: str) -> JsonObject:
        """Return everything about games on a map of some name, the same for any number of workers."""
        scenario, summary = self.scenario, self.summary
        return {
            "map": name,
            "game": scenario.game,
            "engine": engine(scenario.game).version,
            "scenario": scenario.name,
            "ruleset": scenario.ruleset,
            "players": self.players,
            "bots": dict(self.seating),
            "seed": self.seed,
            "asked": self.asked,
            "confidence": 0.95,
            "interval": self.interval.__name__,
            "wins": {name: each.to_json() for name, each in self.endings().items()},
            "mean_rounds": mean(summary.rounds),
            **{f"mean_{name}": mean(counts) for name, counts in summary.numbers.items()},
            **summary.to_json(),
            **{name: each.to_json() for name, each in self.happenings().items()},
            **{name: dict(each.counts) for name, each in self.tallies().items()},
        }


def _ahead(points: float) -> Message:
    told = round(abs(points), 1)
    if points > 0:
        return message(
            "Whoever starts wins more often than the others, by {points} points.", points=told
        )
    return message(
        "Whoever starts wins less often than the others, by {points} points.", points=told
    )
