"""The ways in which an engine can be wrong, each shown by a toy that has this one fault."""

from itertools import count
from random import Random

from hullwright.engines.contract import Result
from hullwright.schema.messages import message

from .toys import ToyGame, ToyState


class Speechless(ToyState):
    def legal(self):
        return super().legal() if self.tokens > 4 else ()


class Endless(ToyState):
    def apply(self, action):
        super().apply(action)
        self.tokens += action[1]


class Seatless(ToyState):
    def apply(self, action):
        super().apply(action)
        self.to_move = len(self.hands)

    def clone(self):
        return self


class Stuttering(ToyState):
    def legal(self):
        return super().legal() * 2


class WrongWinner(ToyState):
    def result(self):
        return Result((9,), "no token is left") if super().result() else None


class NoReason(ToyState):
    def result(self):
        return Result((0,), "") if super().result() else None


class HalfScored(ToyState):
    def result(self):
        return Result((0,), "no token is left", (1.0,)) if super().result() else None


class Unwritable(ToyState):
    def to_json(self):
        return {"hands": set(self.hands)}


class Mute(ToyState):
    def to_text(self, say=str):
        return ""


class Strict(ToyState):
    def explain(self, _):
        return message("That can't be taken.")


class Lenient(ToyState):
    def explain(self, _):
        return None


class Unseeded(ToyState):
    seeds = count()

    def __init__(self, game, players, _):
        super().__init__(game, players, next(self.seeds))


class Shared(ToyState):
    def clone(self):
        other = super().clone()
        other.hands = self.hands
        return other


class Reseeded(ToyState):
    def clone(self):
        other = super().clone()
        other.chance = Random(99)
        return other


class Altered(ToyState):
    def clone(self):
        other = super().clone()
        other.hands[0] += 1
        return other


class Peeping(ToyState):
    def view(self, player):
        self.hands[player] += 1
        return super().view(player)


class Mistaken(ToyState):
    def view(self, _):
        return super().view(0)


class Forgetful(ToyState):
    def determinise(self, player, chance):
        return super().determinise((player + 1) % len(self.hands), chance)


class Meddling(ToyState):
    def determinise(self, player, chance):
        other = super().determinise(player, chance)
        self.hands[player - 1] += 1
        return other


class Stranded(ToyState):
    def determinise(self, player, chance):
        other = super().determinise(player, chance)
        other.legal = tuple
        return other


class Leaking(ToyState):
    def __getstate__(self):
        return {**self.__dict__, "chance": Random(5)}


class OneWay(ToyGame):
    def action_from_json(self, _):
        return ("take", 1)


class Rewriting(ToyGame):
    def replay(self, players, seed, actions):
        return super().replay(players, seed + 1, actions)


class Gullible(ToyGame):
    def replay(self, players, seed, actions):
        return super().replay(players, seed, [each for each in actions if each[0] == "take"])


class Drifting(ToyGame):
    def __setstate__(self, state):
        self.state = Peeping

    def __getstate__(self):
        return {"drifting": True}

    def new_state(self, players, seed):
        made = super().new_state(players, seed)
        if self.state is Peeping:
            made.tokens -= 1
        return made


FAULTS = [
    (Speechless, "Nothing is legal, but the game has no result."),
    (Endless, "The game does not end."),
    (Seatless, "is to move, but is not a seat."),
    (Stuttering, "Legal actions are listed twice"),
    (WrongWinner, "The winners (9,) are not seats."),
    (NoReason, "The result has no reason."),
    (HalfScored, "The scores are not one for each player."),
    (Unwritable, "The state can't be written as JSON."),
    (Mute, "The state has no text."),
    (Strict, "is legal, but refused."),
    (Lenient, "is not legal, but not refused."),
    (Unseeded, "The same seed and actions lead to another state."),
    (Shared, "Playing on a clone changes the original."),
    (Reseeded, "A clone ends differently with the same actions."),
    (Altered, "A clone differs from its original."),
    (Peeping, "Looking at a view changes something."),
    (Mistaken, "belongs to somebody else, or is not JSON."),
    (Forgetful, "Determinising changes the view of player"),
    (Meddling, "Determinising changes the game itself."),
    (Stranded, "A determinised state can't be played."),
    (Leaking, "A pickled state ends differently with the same actions."),
    (OneWay, "does not come back from JSON."),
    (Rewriting, "A recording replays to another state."),
    (Gullible, "that is not legal is replayed all the same."),
    (Drifting, "A pickled game starts differently"),
]
"""Each fault, and what is said of it."""
