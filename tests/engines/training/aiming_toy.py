"""A toy game with a known best way to play: whoever aims at seventy hits, farther off less and less often."""

from random import Random

from hullwright.engines.contract import Result
from hullwright.engines.styles import Scale, Trainable
from hullwright.engines.training.course import TrainingGround
from hullwright.engines.training.training import TrainingRoom

BEST = 70


class AimingState:
    """Two players aim once each; everybody who hits has won."""

    sides = (0, 1)

    def __init__(self, seed):
        self.seed = seed
        self.chance = Random(seed)
        self.hits = []
        self.to_move = 0
        self.round = 1

    def legal(self):
        return tuple(("aim", number) for number in range(101))

    def view(self, player):
        return player

    def apply(self, action):
        if self.chance.random() < 1 - abs(action[1] - BEST) / 50:
            self.hits.append(self.to_move)
        self.to_move += 1

    def result(self):
        return Result(tuple(self.hits), "all have aimed") if self.to_move > 1 else None


class AimingGame:
    def new_state(self, players, seed):
        return AimingState(seed)


class AimingBot:
    def __init__(self, weights, _seed=0):
        self.aim = round(weights["aim"])

    def choose(self, _view, legal):
        return legal[self.aim]


AIMING = Trainable("aiming", "", {"aim": Scale(20, 0, 100), "mood": Scale(1, 1, 1)}, AimingBot)


def aiming_room() -> TrainingRoom:
    """Return where aiming is trained, against somebody who aims badly."""
    ground = TrainingGround("range", AimingGame, 2)
    return TrainingRoom(
        sides=(),
        trainables={"": AIMING},
        start={"": {"aim": 20.0, "mood": 1.0}},
        grounds=(ground,),
        exam_grounds=(ground,),
        opponents={"": {"poor": lambda _: AimingBot({"aim": 40})}},
    )
