"""What is printed of a simulation: figures, tables, and a map shaded by visits."""

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

import click

from hullwright.engines.loading import engine
from hullwright.engines.simulation.summary import OUTCOMES, mean
from hullwright.engines.statistics import Interval, running, wilson
from hullwright.schema.kinds import map_kind
from hullwright.schema.kinds.kind import Glyph
from hullwright.schema.records import JsonObject

from .pictures import Picture

if TYPE_CHECKING:
    from hullwright.engines.recording import Table
    from hullwright.engines.simulation import Match, Summary

SHADES = "░▒▓█"
WORDS: Mapping[str, str] = {
    "human": "Humans win",
    "alien": "Aliens win",
    "both": "both in one game",
    "nobody": "nobody wins",
}


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

    @property
    def _wins(self) -> dict[str, int]:
        """Games with winners of each side, both of them, and none."""
        summary = self._summary
        both, nobody = (summary.outcomes.get(each, 0) for each in ("both", "nobody"))
        found = (summary.human_wins, summary.alien_wins, both, nobody)
        return dict(zip(OUTCOMES, found, strict=True))

    @property
    def _bots(self) -> dict[str, str]:
        kinds = self._match.bots
        return {"human": kinds[0].name, "alien": kinds[-1].name}

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
            "mean_kills": mean(summary.kills),
            "mean_escapes": mean(summary.escapes),
            **summary.to_json(),
            "last_round": self._share(summary.last_round),
            "pods": self._pods(),
        }

    def _share(self, wins: int) -> JsonObject:
        low, high = self._interval(wins, self._summary.games)
        share = wins / self._summary.games if self._summary.games else None
        return {"games": wins, "share": share, "low": low, "high": high}

    def _pods(self) -> dict[str, int]:
        """Return the escapes from every pod, those that nobody used included."""
        zone = self._table.game.zone
        labels = [zone.ids[pod] for _, pod in sorted(zone.pods.items())]
        return {label: self._summary.pods.get(label, 0) for label in labels} | {
            label: self._summary.pods[label] for label in sorted(self._summary.pods)
        }

    # -- for people -----------------------------------------------------------------------------

    def lines(self) -> Iterator[str]:
        """Yield the lines to print."""
        yield from self._title()
        if not self._summary.games:
            return
        yield from self._shares()
        yield from self._figures()
        yield from self._seats()
        yield from self._heat_map()

    def _title(self) -> Iterator[str]:
        scenario, match = self._table.scenario, self._match
        yield click.style(self._table.document.name, bold=True)
        yield f"scenario: {scenario.name} · ruleset: {scenario.ruleset} · players: {match.players}"
        bots = self._bots
        yield (
            f"games: {self._summary.games} · seed: {match.seed} · "
            f"bots: {bots['human']} (Humans), {bots['alien']} (Aliens) · "
            f"engine: {scenario.game} {engine(scenario.game).version}"
        )

    def _shares(self) -> Iterator[str]:
        yield ""
        for name, wins in self._wins.items():
            yield f"{WORDS[name]:<18}{self._shown(wins)}"
        yield f"{'last round reached':<18}{self._shown(self._summary.last_round)}"

    def _shown(self, wins: int) -> str:
        low, high = self._interval(wins, self._summary.games)
        share = wins / self._summary.games
        return f"{100 * share:6.1f} %   ({100 * low:.1f}–{100 * high:.1f} %)"

    def _figures(self) -> Iterator[str]:
        summary = self._summary
        yield ""
        yield f"rounds      {_spread(summary.rounds)}"
        yield f"kills       {_spread(summary.kills)}"
        yield f"first kill  {_spread(summary.first_kills)}"
        escapes = " · ".join(f"{n}: {summary.escapes[n]}" for n in sorted(summary.escapes))
        yield f"escapes     {escapes}"
        numbers = self._table.game.zone.pods
        ids = {self._table.game.zone.ids[pod]: number for number, pod in numbers.items()}
        used = (f"{ids.get(label, '–')} ({label}): {n}" for label, n in self._pods().items())
        yield f"pods        {' · '.join(used) or '–'}"

    def _seats(self) -> Iterator[str]:
        yield ""
        summary = self._summary
        yield click.style("wins by seat and by place in the order of play", bold=True)
        for each in range(self._match.players):
            seat, place = summary.seat_wins.get(each, 0), summary.place_wins.get(each, 0)
            yield f"  {each + 1}  {self._shown(seat):<32}{self._shown(place)}"

    def _heat_map(self) -> Iterator[str]:
        visits = self._summary.visits
        most = max(visits.values(), default=0)
        yield ""
        yield click.style("visits per sector", bold=True)
        document = self._table.document
        glyphs = map_kind(document.kind).drawing(document.layout)
        yield from Picture(_shaded(glyph, visits, most) for glyph in glyphs).lines()
        steps = [most * step // len(SHADES) for step in range(len(SHADES) + 1)]
        ranges = zip(SHADES, steps, steps[1:], strict=False)
        yield "  ".join(f"{shade} {low + 1}–{high}" for shade, low, high in ranges if high > low)


def _shaded(glyph: Glyph, visits: Mapping[str, int], most: int) -> Glyph:
    """Return a sector's glyph with a shade for its visits; those that nobody entered stay."""
    number = visits.get(glyph.cell, 0)
    if not number:
        return glyph
    shade = SHADES[(len(SHADES) * number - 1) // most]
    if glyph.style == "pod":
        return glyph._replace(text=glyph.text + shade)
    return glyph._replace(text=shade * 2, style="visited")


def _spread(counts: Mapping[int, int]) -> str:
    """Return the mean, and the least and the most that came up."""
    average: Any = mean(counts)
    if average is None:
        return "–"
    return f"{average:.1f} on average, {min(counts)} to {max(counts)}"
