"""Words for proof by play: what games say of a map, how many there were, and whether that is as wished."""

from collections.abc import Mapping
from math import isfinite

from hullwright.engines.generation.play.standings import (
    JUDGED,
    OUT,
    PLAYING,
    PlayedFigure,
    ProofStanding,
)
from hullwright.engines.generation.play.wish_verdict import MET, MISSED, OPEN
from hullwright.schema.messages import Message, message

from ..languages.words import number, percent, tr

VERDICTS: Mapping[str, Message] = {
    MET: message("as wished"),
    MISSED: message("not as wished"),
    OPEN: message("not known yet"),
}
BRIEFLY: Mapping[str, Message] = {
    MET: message("as wished"),
    MISSED: message("missed"),
    OPEN: message("still open"),
}
"""The same on cards, where there is little room."""
NOT_YET = message("not yet played")


def figure_words(figure: PlayedFigure) -> str:
    """Return what games on fresh seeds say of one wish, with how many there were."""
    value, low, high = _told(figure)
    return tr(
        "{title}: {value} ({low}–{high}), {verdict}, {players} players, {games} fresh games",
        title=figure.title,
        value=value,
        low=low,
        high=high,
        verdict=VERDICTS[figure.verdict],
        players=figure.players,
        games=figure.games,
    )


def searched_words(figure: PlayedFigure) -> str:
    """Return what the games say by which a map was left behind: nothing was judged by them."""
    value, low, high = _told(figure)
    return tr(
        "{title}: {value} ({low}–{high}), {players} players, {games} games; not judged on fresh seeds",
        title=figure.title,
        value=value,
        low=low,
        high=high,
        players=figure.players,
        games=figure.games,
    )


def _told(figure: PlayedFigure) -> tuple[str, str, str]:
    """Return the value of a figure and its bounds as people write them."""
    value, low, high = (_written(figure, each) for each in (figure.value, figure.low, figure.high))
    return value, low, high


def _written(figure: PlayedFigure, value: float) -> str:
    if not isfinite(value):
        return "?"
    return percent(value) if figure.is_share else number(value, 1)


def range_words(figure: PlayedFigure) -> str:
    """Return within which bounds a figure lies, as short as it can be said."""
    low, high = (_plain(figure, each) for each in (figure.low, figure.high))
    if figure.is_share:
        return tr("{what} {low}–{high} %", what=figure.title, low=low, high=high)
    return tr("{what} {low}–{high}", what=figure.title, low=low, high=high)


def _plain(figure: PlayedFigure, value: float) -> str:
    if not isfinite(value):
        return "?"
    return number(round(100 * value)) if figure.is_share else number(value, 1)


def card_lines(standing: ProofStanding | None) -> tuple[str, str]:
    """Return what a card says of play in two short lines: the figure, then the verdict and the games."""
    if standing is None or (standing.state == PLAYING and not standing.games):
        return (tr(NOT_YET), "") if standing is None else (tr("is being played …"), "")
    games = number(standing.games)
    if standing.state == PLAYING:
        return tr("is being played …"), tr("so far {games} games", games=games)
    first = range_words(standing.figures[0]) if standing.figures else ""
    if standing.state == JUDGED:
        verdict = BRIEFLY[standing.verdict]
        return first, tr("{verdict}, {games} games", verdict=verdict, games=games)
    return first, tr("out after {games} games", games=games)


def standing_words(standing: ProofStanding | None) -> list[str]:
    """Return everything that is known of a map by play, a sentence for each wish."""
    if standing is None or (standing.state == OUT and not standing.games):
        return [tr("Not yet played: nothing is known of its balance.")]
    if standing.state == PLAYING:
        return [tr("Bots play it just now: {games} games so far.", games=number(standing.games))]
    if standing.state == JUDGED:
        return [figure_words(each) for each in standing.figures]
    return [searched_words(each) for each in standing.figures]
