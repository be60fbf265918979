"""Moments: a ruleset lists exactly those at which its game calls functions of rules, with their details."""

import ast
from collections.abc import Iterator
from importlib.resources import files

import pytest

from hullwright.engines.loader import ENGINES, engine


def fired(game: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield each moment that the sources of an engine fire, and what they tell."""
    for path in files(f"hullwright.engines.{game}").iterdir():
        if path.name.endswith(".py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                match node:
                    case ast.Call(
                        func=ast.Attribute(attr="fire"), args=[ast.Constant(value=moment)]
                    ):
                        yield moment, tuple(str(each.arg) for each in node.keywords)


@pytest.mark.parametrize("game", ENGINES)
def test_every_moment_of_a_game_is_listed_with_what_it_tells(game):
    ruleset = next(iter(engine(game).rulesets.values()))
    assert dict(fired(game)) == ruleset.moments
