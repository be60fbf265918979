"""What people call the bots, sides and rules of a game, and what its engine counts."""

from collections.abc import Iterator

from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.messages import Message, verbatim

from ..games.table import game_words
from ..languages.words import language_in_use, tr

FURTHER = ("wins (own)",)
"""Titles that engines have under rules of which there is no sample."""


def bot_title(game: str, name: str) -> str:
    """Return what a kind of bot is called."""
    return game_words(game).bot_title(language_in_use(), name)


def side_title(game: str, side: str) -> str:
    """Return what a side of a game is called."""
    return game_words(game).value_text(language_in_use(), side)


def ruleset_title(game: str, name: str) -> str:
    """Return what a ruleset of a game is called."""
    return game_words(game).ruleset_title(language_in_use(), name)


def rules_title(scenario: Scenario) -> str:
    """Return by which rules a scenario is played; one without a name is a plain ruleset."""
    return game_words(scenario.game).scenario_title(language_in_use(), scenario)


def figure_title(title: str) -> Message:
    """Return what an engine calls something that it counts, as a line of its own begins."""
    # A capital is put on what is said: in other languages it is another word that comes first.
    said = tr(title)
    return verbatim(said[:1].upper() + said[1:])


def titles() -> Iterator[str]:
    """Yield every title that engines have, for those who translate them."""
    from hullwright.engines.loader import plain_scenario, prepared
    from hullwright.engines.rules.book import RuleBook
    from hullwright.samples import maps
    from hullwright.schema.files.reader import read_map

    yield from FURTHER
    for path in maps():
        document = read_map(path)
        ready = prepared(document, plain_scenario(document), RuleBook())
        for ruleset in ready.engine.rulesets:
            figures = ready.under(plain_scenario(document, ruleset)).game.figures
            yield from (each.title for each in figures.endings.values())
            yield from (each.title for each in figures.tallies.values())
            yield from (*figures.shares.values(), *figures.numbers.values())
            yield from figures.heat[1:] if figures.heat else ()
