"""The engine keeps the contract that all engines keep."""

from pathlib import Path

from hullwright.engines.conformance import violations
from hullwright.engines.rules.book import RuleBook
from hullwright.plugins.fixtures import code_of, survey_of, zone

FOLDER = Path(__file__).parents[1]


def test_games_can_be_played_recorded_and_looked_ahead():
    engine = code_of(FOLDER, "race_engine:ENGINE")
    board = survey_of(zone(["Hs1", "sss", "s.s"])).board
    game = engine.made(
        type("Examined", (), {"board": board}), engine.rulesets["standard"], RuleBook()
    )
    assert list(violations(game, players=(1, 3))) == []
