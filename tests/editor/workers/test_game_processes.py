"""Games that bots play beside the window: a dead process costs what it was playing, and is replaced."""

import json
import os
import signal
from dataclasses import replace

import pytest

from hullwright.editor.concepts.question import Question
from hullwright.editor.simulation import game_processes as module
from hullwright.editor.simulation.controls import _progress_text
from hullwright.editor.simulation.plan import GamesPlan
from hullwright.editor.simulation.play_out import MOST_LOST, PlayOut, Stage
from hullwright.editor.workers import worker
from hullwright.engines.loader import engine, plain_scenario
from hullwright.engines.preparation import Prepared
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.simulation import BotKind, Match
from hullwright.plugins.host import Host
from hullwright.schema.documents.maps import RuleUse
from hullwright.schema.kinds.examination import Examination

from ...plugin_folders import manifest, written
from ...waiting import is_running
from ..simulation.maps import tiny

GAMES = 40


@pytest.fixture
def play_out(qapp, monkeypatch):
    monkeypatch.setattr(worker, "FIRST_PAUSE", 1)
    monkeypatch.setattr(module, "LONGEST", 4)
    document = tiny()
    made = PlayOut(document, GamesPlan(plain_scenario(document), 4, ("random",), GAMES))
    yield made
    made.cancel()


def expected(play_out, numbers):
    found = Prepared(
        engine("eftaios"), Examination(play_out.document), play_out.plan.scenario, RuleBook()
    )
    bots = (BotKind("random", found.engine.bots["random"]),)
    return Match(found.game, 4, bots, play_out.plan.seed).summary(numbers)


def test_a_killed_process_costs_nothing_but_the_games_it_played_which_are_played_again(
    play_out, qtbot
):
    play_out.start()
    with qtbot.waitSignal(play_out.processes.played):
        pass
    (first, *_) = play_out.processes.process_ids
    os.kill(first, signal.SIGKILL)
    qtbot.waitUntil(lambda: not play_out.is_playing)
    assert (play_out.stage, play_out.lost) == (Stage.COMPLETE, [])
    assert play_out.summary.to_json() == expected(play_out, range(GAMES)).to_json()
    assert not is_running(first)


def test_games_whose_process_dies_each_time_are_named_and_the_rest_is_played(
    play_out, qtbot, chores, monkeypatch
):
    asked, mortal = module.games_of, []

    def games_of(plan, part):
        if 1 in part:
            mortal.append(part)
            return Question("games", chores.die)
        return asked(plan, part)

    monkeypatch.setattr(module, "games_of", games_of)
    play_out.start()
    qtbot.waitUntil(lambda: not play_out.is_playing)
    assert mortal == [range(1, 2)] * module.ATTEMPTS
    assert (play_out.stage, play_out.lost) == (Stage.COMPLETE, [range(1, 2)])
    others = [number for number in range(GAMES) if number != 1]
    assert play_out.summary.to_json() == expected(play_out, others).to_json()
    assert _progress_text(play_out) == (
        "39 of 40 games were played. Not played: 2. Their process stopped unexpectedly each "
        "time, perhaps for lack of memory."
    )


def test_if_every_process_dies_it_stops_and_says_so(play_out, qtbot, chores, monkeypatch):
    monkeypatch.setattr(module, "games_of", lambda *_: Question("games", chores.die))
    monkeypatch.setattr(module, "ATTEMPTS", 1)
    play_out.start()
    qtbot.waitUntil(lambda: not play_out.is_playing)
    assert play_out.stage is Stage.BROKEN
    assert len(play_out.lost) == MOST_LOST
    assert "keep stopping" in play_out.detail


def test_a_function_of_a_rule_that_fails_ends_the_games_with_its_sentence(qapp, qtbot, home):
    trigger = {"moment": "round_started", "code": "bells:rung"}
    words = {"title": {"en": "Bells"}, "text": {"en": "They ring."}}
    rule = {"code": "night:bells", "game": "eftaios", **words, "triggers": [trigger]}
    rules = '[[contributes.rules]]\nid = "rules"\ndata = "rules"\ntitle.en = "Bells"\n'
    files = {
        "plugin.toml": manifest("night", rules),
        "rules/bells.json": json.dumps(rule),
        "bells.py": "def rung(state, round):\n    raise SystemExit(3)\n",
    }
    written(home / "plugins" / "night", files)
    Host(home).trust("night")
    document = tiny()
    scenario = replace(plain_scenario(document), rules=(RuleUse(code="night:bells"),))
    made = PlayOut(document, GamesPlan(scenario, 4, ("random",), GAMES))
    made.start()
    qtbot.waitUntil(lambda: not made.is_playing)
    assert made.stage is Stage.REFUSED
    assert "“night” was stopped: it tried to end the program (bells.py, line 2)" in str(
        made.refusal
    )
