"""`hullwright rules --fields`: what rules can change, for those who write them."""

import json
from dataclasses import fields
from pathlib import Path

import pytest
from click.testing import CliRunner

from hullwright.editor.cli import commands
from hullwright.editor.drawing.terminal_style import pieces
from hullwright.engines.loader import engine
from hullwright.engines.rules.field_terms import TRIGGERS
from hullwright.engines.rules.parameters import is_possible

GAMES = ("eftaios", "no_escape", "space_attack", "escape_earth")


def typed(*arguments: str) -> str:
    """Return what a command prints."""
    done = CliRunner().invoke(commands, list(arguments))
    assert done.exit_code == 0, done.output
    return "".join(pieces(done.stdout)[::2])


@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_a_ruleset_is_listed_with_what_it_may_be(game):
    listed = json.loads(typed("rules", "--fields", game, "--json"))
    ruleset = next(iter(engine(game).rulesets.values()))
    assert [each["name"] for each in listed["fields"]] == [
        each.name for each in fields(ruleset) if each.name != TRIGGERS
    ]
    assert listed["moments"] == {name: list(told) for name, told in ruleset.moments.items()}
    for each in listed["fields"]:
        assert each["means"]
        assert set(each["usual"]) == set(listed["rulesets"])
        for value in each["usual"].values():
            # An edition may go without what a rule must not empty.
            assert not value or is_possible(value, each["schema"]), each["name"]


def test_a_field_is_told_with_its_range_its_meaning_and_when_it_matters():
    told = typed("rules", "--fields", "eftaios")
    assert "rounds  Rounds\n    The game ends after this round (EA-E4).\n" in told
    assert (
        "    a whole number: 1 … 99\n    default: 40 (ultimate, ultimate-first-game) · 39" in told
    )
    assert "    matters only if fed_by: not empty; deaths_announced: true\n" in told
    assert (
        "    can be changed only if sector_deck / item_deck / own_cards: one of them holds" in told
    )
    assert "    changed by B.6\n" in told
    assert "    round_started(state, round)\n" in told
    german = typed("rules", "--fields", "eftaios", "--language", "de")
    assert "    eine ganze Zahl: 1 … 99\n" in german


def test_the_page_about_plugins_lists_the_moments_that_the_rulesets_know():
    page = Path("docs/plugins.md").read_text("utf-8")
    for game in GAMES:
        for moment, details in next(iter(engine(game).rulesets.values())).moments.items():
            named = ", ".join(f"`{each}`" for each in details)
            assert f"`{moment}` | {named} |".replace("|  |", "| |") in page, (game, moment)


def test_a_game_that_is_not_there_is_named_with_what_was_meant():
    done = CliRunner().invoke(commands, ["rules", "--fields", "eftaois"])
    assert "“eftaois” (did you mean “eftaios”?)" in str(done.exception)
