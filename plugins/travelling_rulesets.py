"""Rulesets of plugins between two processes: their values by name, because a plugin's class can't travel."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from hullwright.engines.loader import engine
from hullwright.engines.rules.fields import FieldValue, Ruleset


def packed_ruleset(game: str, ruleset: Ruleset) -> tuple[Any, ...]:
    """Return what a ruleset of a game travels as."""
    values = {each.name: getattr(ruleset, each.name) for each in fields(ruleset)}
    return TravellingRuleset, (game, values)


class TravellingRuleset:
    """What arrives of a ruleset: it becomes one of the class that the game's engine has here."""

    # Any: the class is the plugin's.
    def __new__(cls, game: str, values: Mapping[str, FieldValue]) -> Any:
        """Return the ruleset."""
        return type(next(iter(engine(game).rulesets.values())))(**values)
