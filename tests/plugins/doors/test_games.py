"""Games through the door: engines, bots and rulesets of plugins are there like ours, and bounded."""

from dataclasses import replace

import pytest

from hullwright.engines.bot_table import bot_names, bots, usual_bot
from hullwright.engines.conformance import violations
from hullwright.engines.contract import CannotPlay
from hullwright.engines.loader import (
    engine,
    load,
    plain_scenario,
    prepared,
    rulesets,
)
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.simulation import BotKind, Match
from hullwright.plugins import strangers_code
from hullwright.plugins.host.patience import PluginFailed
from hullwright.plugins.testing import faults
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.reader import read_map
from hullwright.schema.processes.frames import framed, unpacked

from ...door_plugins import LENGTH, MAPS, install_game, trust
from ...plugin_folders import manifest, written

# A whole game. That it conforms is shown with the other samples.


@pytest.mark.parametrize("path", MAPS, ids=lambda path: path.stem)
def test_the_engine_of_the_whole_game_keeps_the_contract(game_home, path):
    game = load(read_map(path))
    assert list(violations(game.unbounded, games=1)) == []


def test_the_game_that_everybody_plays_keeps_the_contract_but_for_travelling(game_home):
    game = load(read_map(MAPS[0]))
    state = game.new_state(2, 7)
    while state.result() is None:
        assert state.explain(("no such action",)) is not None
        assert state.clone().to_json() == state.to_json()
        state.apply(state.legal()[0])
    recorded = game.replay(2, 7, [])
    assert recorded.to_json() == game.new_state(2, 7).to_json()


def test_bots_and_rulesets_of_plugins_are_among_those_to_choose_from(game_home):
    assert list(bots("cold_climb")) == ["random", "climber", "search", "cold-climb/scavenger"]
    assert bot_names("cold_climb")[-2] == usual_bot("cold_climb") == "climber"
    assert list(rulesets("cold_climb")) == ["standard", "drill"]
    assert rulesets("cold_climb")["drill"].seats == 4
    assert rulesets("cold_climb").titles("drill")["de"] == "Übung"
    assert "cold-climb/scavenger" not in bots("eftaios")


def test_bots_and_rulesets_of_plugins_travel_by_their_names(game_home):
    document = read_map(MAPS[0])
    found = prepared(document, plain_scenario(document, "drill"), RuleBook())
    for name in ("climber", "cold-climb/scavenger"):
        kind = BotKind(name, bots("cold_climb")[name])
        arrived = unpacked(framed(kind)[LENGTH:])
        match = Match(found.game, 2, (arrived,), 1)
        assert match.summary([0]) == replace(match, bots=(kind,)).summary([0])
    assert unpacked(framed(found.ruleset)[LENGTH:]) == found.ruleset


def test_a_bot_of_a_plugin_can_play_one_of_our_games(home):
    contributes = """
[[contributes.bots]]
id = "first"
game = "escape_earth"
code = "bots:First"
title.en = "First"
"""
    code = "class First:\n    def __init__(self, seed): pass\n    def choose(self, view, legal): return legal[0]\n"
    written(
        home / "plugins" / "firsts",
        {"plugin.toml": manifest("firsts", contributes), "bots.py": code},
    )
    assert "waits" not in bots("escape_earth")
    assert "hullwright plugins trust firsts" in str(bots("escape_earth").refusal("firsts/first"))
    trust(home, "firsts")
    assert bots("escape_earth")["firsts/first"](1).choose(None, [("a",), ("b",)]) == ("a",)
    assert bots("escape_earth").titles("firsts/first") == {"en": "First"}


RULESET = """
[[contributes.rulesets]]
id = "own"
game = "eftaios"
data = "own.json"
title.en = "Own"
"""


def with_ruleset(home, text):
    return written(
        home / "plugins" / "own", {"plugin.toml": manifest("own", RULESET), "own.json": text}
    )


def test_a_ruleset_as_data_needs_no_trust(home):
    base = next(iter(engine("eftaios").rulesets))
    with_ruleset(
        home,
        f'{{"game": "eftaios", "name": "brief", "title": {{"en": "Brief"}}, "base": "{base}", '
        '"sets": {"rounds": 9}}',
    )
    assert rulesets("eftaios")["brief"].rounds == 9
    assert list(rulesets("eftaios"))[-1] == "brief"


@pytest.mark.parametrize(
    ("sets", "base", "told"),
    [
        ('{"round": 9}', "", "did you mean"),
        ('{"rounds": "many"}', "", "rounds"),
        ('{"rounds": 9}', "brief", "no ruleset “brief” of its own"),
    ],
)
def test_what_is_wrong_with_a_ruleset_is_told(home, sets, base, told):
    base = base or next(iter(engine("eftaios").rulesets))
    folder = with_ruleset(
        home,
        f'{{"game": "eftaios", "name": "brief", "title": {{"en": "Brief"}}, "base": "{base}", '
        f'"sets": {sets}}}',
    )
    with pytest.raises(HullwrightError) as fault:
        _ = rulesets("eftaios")["brief"]
    assert told in str(fault.value)
    assert any(told in str(each) for each in faults(folder, run_code=False))


def test_a_game_of_an_untrusted_plugin_is_refused_with_what_to_do(home):
    install_game(home)
    with pytest.raises(CannotPlay) as fault:
        engine("cold_climb")
    assert "comes from the plugin “cold-climb”" in str(fault.value)


SPOILT_STATES = {
    "an exception": ("    def legal(self):\n        return {}['gone']\n", "KeyError"),
    "a wrong value": ("    def legal(self):\n        return 'moves'\n", "legal"),
    "an endless loop": ("    def legal(self):\n        while True: pass\n", "took longer"),
    "the end": ("    def legal(self):\n        raise SystemExit\n", "end the program"),
}


@pytest.mark.parametrize("what", SPOILT_STATES)
def test_what_a_state_does_wrong_ends_the_game_with_a_sentence(home, monkeypatch, what):
    body, told = SPOILT_STATES[what]
    monkeypatch.setattr(strangers_code, "SECONDS", 0.2)
    spoilt = f"\n\nclass Spoilt(ColdClimbState):\n{body}\n\nColdClimbGame.state = Spoilt\n"
    install_game(home, spoilt, "game.py")
    trust(home, "cold-climb")
    state = load(read_map(MAPS[0])).new_state(2, 1)
    with pytest.raises(PluginFailed) as fault:
        state.legal()
    assert told in str(fault.value)
    assert "cold-climb" in str(fault.value)


def test_a_plugins_engine_is_searched_for_nothing(game_home):
    game = load(read_map(MAPS[0]))
    kinds = (BotKind("search:5", bots("cold_climb")["search:5"]),)
    assert Match(game, 2, kinds, seed=1).play(0).result() is not None
