"""Styles: how the bots of a game weigh what they see, as data in files beside them.

A file holds one style: `{"game": …, "side": …, "name": …, "titles": {language: …}, "weights": {…},
"origin": {…}}`. The bots of a game say which weights there are, and in which range they make sense.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from typing import NamedTuple

from hullwright.schema.records import Json, JsonObject

from .contract import AnyBot

LEVELS = ("beginner", "experienced", "expert")
"""What the bots of every game are called by, weakest first."""


@dataclass(frozen=True)
class Style:
    """One way to play one side of a game."""

    game: str
    side: str
    """The side it is for; empty where everybody plays alone, or all together."""
    name: str
    titles: Mapping[str, str]
    """What it is called, by language."""
    weights: Mapping[str, float]
    origin: JsonObject = field(default_factory=dict)
    """How the weights were found: against whom, on which maps, in how many games."""

    @classmethod
    def from_json(cls, value: Mapping[str, Json]) -> "Style":
        """Return the style that a file describes; raises TypeError or KeyError for any other content."""
        weights, titles, origin = value["weights"], value["titles"], value.get("origin", {})
        if not (
            isinstance(weights, dict) and isinstance(titles, dict) and isinstance(origin, dict)
        ):
            raise TypeError("weights, titles and origin are objects")
        return cls(
            game=str(value["game"]),
            side=str(value["side"]),
            name=str(value["name"]),
            titles={str(language): str(title) for language, title in titles.items()},
            weights={str(name): _number(weight) for name, weight in weights.items()},
            origin=origin,
        )

    def to_json(self) -> JsonObject:
        """Return the content of its file."""
        return {
            "game": self.game,
            "side": self.side,
            "name": self.name,
            "titles": dict(self.titles),
            "weights": dict(self.weights),
            "origin": dict(self.origin),
        }


class Scale(NamedTuple):
    """Where a weight begins, and between which values it makes sense."""

    start: float
    least: float
    most: float


@dataclass(frozen=True)
class Trainable:
    """A side of a game whose bots can be trained."""

    game: str
    side: str
    scales: Mapping[str, Scale]
    make: Callable[[Mapping[str, float], int], AnyBot]
    """How a bot of the best level is made from weights for this side and a seed."""
    hinders: str = ""
    """The side whose losses it is judged by, if not by its own wins."""


def read_styles(package: str) -> Mapping[str, Style]:
    """Return the styles that lie in a package of data, by name."""
    found = [
        Style.from_json(json.loads(each.read_text("utf-8")))
        for each in sorted(files(package).iterdir(), key=lambda each: each.name)
        if each.name.endswith(".json")
    ]
    return {each.name: each for each in found}


def styled(level: str, style: str = "") -> str:
    """Return what a bot of a level and a style is called in commands and records.

    >>> styled("expert"), styled("expert", "hunter")
    ('expert', 'expert:hunter')
    """
    return f"{level}:{style}" if style else level


def level_and_style(name: str) -> tuple[str, str]:
    """Return the level and the style that the name of a bot is made of; other names are levels of their own.

    >>> level_and_style("expert:hunter"), level_and_style("random"), level_and_style("rover:walker")
    (('expert', 'hunter'), ('random', ''), ('rover:walker', ''))
    """
    level, _, style = name.partition(":")
    return (level, style) if level in LEVELS else (name, "")


def _number(value: Json) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise TypeError(f"a weight is a number, not {value!r}")
    return float(value)
