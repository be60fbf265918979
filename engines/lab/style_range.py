"""The range over styles: how much it matters in which way both sides play, and what their best play makes of it."""

from collections.abc import Iterator, Sequence

from hullwright.schema.documents.experiments import Certainty
from hullwright.schema.messages import Message, message

from ..statistics import Interval, running
from .answer_words import cell_title, family, percent
from .cell_results import CellResults
from .cells import LabCell
from .chance_share import is_alone
from .mixture import mixture
from .question import AnswerRow, CellMaker, Group, GroupResults
from .shares import share_of

LOOSE = 6
"""Shares of single pairs of styles may be so many times as wide as what is asked for: many are looked at."""


def style_groups(cells: Sequence[LabCell], maker: CellMaker) -> Iterator[Group]:
    """Yield all styles against each other for each map under each scenario, with a middle number of players."""
    families: dict[tuple[str, str, str], list[LabCell]] = {}
    for each in cells:
        families.setdefault(family(each), []).append(each)
    for alike in families.values():
        middle = sorted(alike, key=lambda each: each.players)[len(alike) // 2]
        group = tuple(cell for row in maker.styled(middle) for cell in row)
        if len(group) > 1:
            yield group


def style_doubt(results: GroupResults, certainty: Certainty) -> float:
    """Return how wide the widest interval of a pair of styles is, while that is too wide."""
    found = [_bounds(each, certainty) for each in results]
    widest = max(each.high - each.low for each in found)
    return widest if widest > LOOSE * certainty.within else 0.0


def _bounds(results: CellResults, certainty: Certainty) -> Interval:
    """Return the bounds of what is compared: a side's share, or that of the place that wins most."""
    if is_alone(results.cell):
        most = max(results.summary.place_wins.values(), default=0)
        return running(most, results.games, certainty.confidence)
    return share_of(results, certainty.confidence)[1]


def payoffs_of(results: GroupResults) -> Sequence[Sequence[float]]:
    """Return the shares of the first side: a row for each of its styles, a column for each of the other's."""
    rows: dict[str, list[float]] = {}
    for each in results:
        rows.setdefault(each.cell.bot_names[0], []).append(share_of(each, 0.95)[0])
    return list(rows.values())


def style_range(results: GroupResults, cells: Sequence[LabCell]) -> AnswerRow:
    """Return between which shares the styles lie, and where neither side gains by choosing otherwise."""
    if is_alone(results[0].cell):
        return _place_range(results, cells)
    payoffs = payoffs_of(results)
    every = [share for row in payoffs for share in row]
    bounds, value = Interval(min(every), max(every)), mixture(payoffs).value
    title = message("{title}, all styles", title=cell_title(_plain(results[0]), cells))
    told = _told(results[0], bounds, value)
    games = sum(each.games for each in results)
    return AnswerRow(title, value, bounds, games, told, cell=results[0].cell)


def _place_range(results: GroupResults, cells: Sequence[LabCell]) -> AnswerRow:
    """Return between which shares the places in the order of play lie, whatever style everybody has."""
    players = results[0].cell.players
    shares = [
        each.summary.place_wins.get(place, 0) / each.games
        for each in results
        for place in range(players)
        if each.games
    ]
    bounds, due = Interval(min(shares), max(shares)), sum(shares) / len(shares)
    told = message(
        "By style, places in the order of play win {low} to {high} % with {players} players, where {due} % would be "
        "even. What best play would make of it can’t be said where everybody plays alone: which style is best "
        "depends on what all the others choose.",
        low=percent(bounds.low),
        high=percent(bounds.high),
        players=players,
        due=percent(due),
    )
    title = message("{title}, all styles", title=cell_title(_plain(results[0]), cells))
    games = sum(each.games for each in results)
    return AnswerRow(title, due, bounds, games, told, cell=results[0].cell)


def _plain(results: CellResults) -> LabCell:
    return results.cell


def _told(results: CellResults, bounds: Interval, value: float) -> Message:
    ending = next(iter(results.cell.figures.endings.values()))
    values = {
        "ending": Message(ending.title, {}),
        "players": results.cell.players,
        "low": percent(bounds.low),
        "high": percent(bounds.high),
        "value": percent(value),
    }
    if results.cell.prepared.engine.sides:
        return message(
            "{ending}, by the styles of both sides: {low} to {high} % with {players} players, and {value} % if "
            "both choose as well as they can.",
            **values,
        )
    return message(
        "{ending}, by style: {low} to {high} % with {players} players, and {value} % with the best choice.",
        **values,
    )


def style_caveat() -> Message:
    """Return how the range over styles is to be read."""
    return message(
        "Styles are compared with fewer games than the rest: their range is what was seen, and looks a little "
        "wider than it is."
    )
