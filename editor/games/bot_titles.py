"""What people call bots: by the level on which they play, and by their style."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from hullwright.schema.messages import Message, english, message

from ..languages.words import tr_in

if TYPE_CHECKING:
    from hullwright.engines.search.budget import Budget

LEVELS: Mapping[str, str] = {
    "random": english("Random player"),
    "beginner": english("Beginner"),
    "experienced": english("Experienced"),
    "expert": english("Expert"),
    "search": english("Searching"),
}


def level_title(language: str, level: str) -> str:
    """Return what a level is called; nothing for what is none of ours."""
    return tr_in(language, LEVELS[level]) if level in LEVELS else ""


def style_title(language: str, game: str, style: str) -> str:
    """Return what a style is called, as its file says; its name if nobody says."""
    from hullwright.engines.bot_table import styles

    known = styles(game)
    titles = known[style].titles if style in known else {}
    return titles.get(language) or titles.get("en") or style


def own_title(language: str, game: str, name: str) -> str:
    """Return what a bot of ours is called, also one of an earlier version; nothing for other bots.

    >>> own_title("en", "eftaios", "expert"), own_title("de", "eftaios", "greedy")
    ('Expert', 'Anfänger (frühere Version)')
    """
    from hullwright.engines.bot_table import present_name
    from hullwright.engines.search.budget import SEARCH, budget_of
    from hullwright.engines.styles import level_and_style

    budget = budget_of(name)
    if budget and name != SEARCH:
        return tr_in(language, _searching(budget))
    level, style = level_and_style(name)
    title = level_title(language, level)
    if title and style:
        how = style_title(language, game, style)
        return tr_in(language, "{level} ({style})", level=title, style=how)
    former = level_title(language, present_name(game, name))
    return title or (former and tr_in(language, "{level} (earlier version)", level=former))


def _searching(budget: "Budget") -> Message:
    if budget.seconds:
        return message("Searching, {count} seconds", count=budget.seconds)
    return message("Searching, {count} playouts", count=budget.playouts)
