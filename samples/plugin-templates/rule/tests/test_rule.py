"""The rule does to the ruleset what its text says."""

from pathlib import Path

from hullwright.plugins.fixtures import ruleset_with

FOLDER = Path(__file__).parents[1]


def test_the_night_is_as_short_as_was_chosen():
    ruleset = ruleset_with(FOLDER, "eftaios", "my-plugin:short-night", rounds=8)
    assert (ruleset.rounds, ruleset.fed_by) == (8, ())
