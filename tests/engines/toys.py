"""A toy engine, as small as the contract allows.

Players take one or two tokens in turn, and draw a secret number each time; the highest sum wins.
"""

from collections.abc import Iterable
from random import Random

from hullwright.engines.contract import Illegal, Result
from hullwright.schema.messages import message


class ToyView:
    def __init__(self, state, player):
        self.player = player
        self._state = state

    def to_json(self):
        return {"tokens": self._state.tokens, "hand": self._state.hands[self.player]}


class ToyState:
    def __init__(self, game, players, seed):
        self.game = game
        self.chance = Random(seed)
        self.tokens = 12
        self.to_move = 0
        self.hands = [0] * players
        self.phase = "take"

    def legal(self):
        return tuple(("take", number) for number in (1, 2) if number <= self.tokens)

    def apply(self, action):
        self.tokens -= action[1]
        self.hands[self.to_move] += self.chance.randrange(1000)
        self.to_move = (self.to_move + 1) % len(self.hands)

    def explain(self, action):
        return None if action in self.legal() else message("That can't be taken.")

    def clone(self):
        other = type(self)(self.game, len(self.hands), 0)
        other.chance.setstate(self.chance.getstate())
        other.tokens, other.to_move, other.hands = self.tokens, self.to_move, self.hands.copy()
        return other

    def view(self, player):
        return ToyView(self, player)

    def determinise(self, player, chance):
        other = self.clone()
        other.chance = Random(chance.random())
        for each in range(len(self.hands)):
            if each != player:
                other.hands[each] = chance.randrange(1000)
        return other

    def result(self):
        if self.tokens:
            return None
        return Result((self.hands.index(max(self.hands)),), "no token is left")

    def to_json(self):
        return {"tokens": self.tokens, "to_move": self.to_move, "hands": list(self.hands)}

    def to_text(self, say=str):
        return f"{self.tokens} tokens"


class ToyGame:
    seats = range(2, 4)
    state: type[ToyState] = ToyState

    def new_state(self, players, seed):
        return self.state(self, players, seed)

    def replay(self, players: int, seed: int, actions: Iterable):
        state = self.new_state(players, seed)
        for value in actions:
            action = self.action_from_json(value)
            if state.explain(action) is not None:
                raise Illegal(message("That can't be taken."))
            state.apply(action)
        return state

    def action_to_json(self, action):
        return list(action)

    def action_from_json(self, value):
        return tuple(value)
