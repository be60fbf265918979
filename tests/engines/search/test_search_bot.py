"""The searching bot: plays whatever keeps the contract, finds what wins, and repeats itself exactly."""

from random import Random
from typing import NamedTuple

import pytest

from hullwright.editor.languages.words import tr
from hullwright.engines.bot_table import bots
from hullwright.engines.contract import Result
from hullwright.engines.loader import load
from hullwright.engines.random_bot import RandomBot
from hullwright.engines.search.budget import Budget, budget_of
from hullwright.engines.search.search_bot import SearchBot
from hullwright.engines.simulation import BotKind, Match
from hullwright.samples import HERE
from hullwright.schema.files.reader import read_map

MAZE = HERE / "mazes" / "boiler-deck.json"


class NimView(NamedTuple):
    state: "NimState"
    player: int

    def determinised(self, _chance: Random) -> "NimState":
        return NimState(self.state.tokens, self.state.to_move)


class NimState:
    """Two players take one to three tokens in turn; whoever takes the last has won."""

    sides = (0, 1)

    def __init__(self, tokens: int, to_move: int = 0) -> None:
        self.tokens, self.to_move = tokens, to_move

    def legal(self):
        return tuple(("take", each) for each in (1, 2, 3) if each <= self.tokens)

    def view(self, player):
        return NimView(self, player)

    def apply(self, action):
        self.tokens -= action[1]
        self.to_move = 1 - self.to_move

    def result(self):
        return None if self.tokens else Result((1 - self.to_move,), "no token is left")


@pytest.mark.parametrize("tokens", [5, 6, 7, 9, 10])
def test_it_leaves_the_other_what_loses(tokens):
    state = NimState(tokens)
    bot = SearchBot({"random": RandomBot}, Budget(600), seed=1)
    taken = bot.choose(state.view(0), state.legal())[1]
    assert (tokens - taken) % 4 == 0


def test_it_says_how_its_choice_compares():
    state = NimState(6)
    bot = SearchBot({"random": RandomBot}, Budget(200), seed=1)
    assert bot.reason is None
    bot.choose(state.view(0), state.legal())
    assert tr(bot.reason).startswith("200 playouts over 3 choices: worth ")
    bot.choose(NimState(1).view(0), NimState(1).legal())
    assert bot.reason is None, "there was nothing to choose"


def test_the_same_seed_gives_the_same_game_and_another_number_of_playouts_another():
    game = load(read_map(MAZE))
    ends = [
        Match(game, 2, (BotKind(name, bots("no_escape")[name]),), seed=5).play(0).to_json()
        for name in ("search:6", "search:6", "search:5")
    ]
    assert ends[0] == ends[1] != ends[2]


@pytest.mark.parametrize("name", ["search:0", "search:x", "search:5m", "searching", "search:"])
def test_what_is_no_budget_names_no_bot(name):
    assert budget_of(name) is None
    assert name not in bots("eftaios")


def test_seconds_are_a_budget_too():
    state = NimState(6)
    bot = SearchBot({"random": RandomBot}, Budget(seconds=1), seed=1)
    assert bot.choose(state.view(0), state.legal()) == ("take", 2)
