"""The racer: weighs each choice by the chance to be out first, against everybody else's."""

from collections.abc import Callable, Mapping, Sequence
from random import Random

from hullwright.schema.messages import Message

from ...contract import Action
from ..shapes import NOWHERE
from ..turns import FLY, WALK
from ..view import NoEscapeView
from .distances import far
from .flights import flying_gain
from .interruptions import stopping_gain
from .layings import CHANGES, changed, laid_worth, near_the_front
from .race import Race
from .racer_reasons import FlyingReason, LayingReason, StoppingReason
from .skills import RacerSkill
from .values import ON_SOMEBODY, TILES, TileValues
from .ways import starts
from .weights import RacerWeights

TOKEN = 0.005
"""What a token is worth that is kept, as a chance to win."""


class RacerBot:
    """Races for an exit, and gets in the way of whoever might be there before."""

    def __init__(self, seed: int, skill: RacerSkill, weights: RacerWeights) -> None:
        self._chance = Random(seed)
        self._skill, self._weights = skill, weights
        self._reason: LayingReason | StoppingReason | FlyingReason | None = None
        self._decided = self._decisions()

    def _decisions(self) -> Mapping[str, Callable[[NoEscapeView, Sequence[Action]], Action]]:
        """Return how each kind of decision is made."""
        return {
            "lay": self._lay,
            "branch": self._branch,
            "jump": _jump,
            "fuel": self._fuel,
            "pace": _pace,
            "act": self._act,
            **dict.fromkeys((*ON_SOMEBODY, *TILES), self._aim),
            "drop": _drop,
            "salvage": _salvage,
            "abort": self._abort,
            **dict.fromkeys(CHANGES, self._change),
        }

    @property
    def reason(self) -> Message | None:
        """Why it did what it did last."""
        return self._reason.said() if self._reason else None

    def choose(self, view: NoEscapeView, legal: Sequence[Action]) -> Action:
        """Return one of the legal actions."""
        self._reason = None
        if len(legal) == 1:
            return legal[0]
        decide = self._decided.get(view.phase)
        if decide is None:
            return legal[int(self._chance.random() * len(legal))]
        return decide(view, legal)

    def _best(self, worths: Sequence[float], legal: Sequence[Action]) -> Action:
        """Return the action that is worth most; whoever judges badly is off by some chance."""
        blur, draw = self._skill.blur, self._chance.random
        if blur:
            worths = [each + blur * (draw() - 0.5) for each in worths]
        best = max(range(len(legal)), key=worths.__getitem__)
        return legal[best]

    def _race(self, view: NoEscapeView, begins: int = 0) -> Race:
        return Race(view, self._weights, begins=begins)

    def _lay(self, view: NoEscapeView, legal: Sequence[Action]) -> Action:
        """Return the tile and its place after which the race looks best."""
        if not self._skill.lays:
            return legal[int(self._chance.random() * len(legal))]
        race = self._race(view)
        if not self._skill.hinders:
            box = view.box
            worths = [
                -0.05 * race.after(each[2], box.shape(each[1], each[3]))[race.me] for each in legal
            ]
            return self._best(worths, legal)
        worths = [laid_worth(view, race, each, self._weights) for each in legal]
        action = self._best(worths, legal)
        self._reason = LayingReason.of(view, race, action)
        return action

    def _branch(self, view: NoEscapeView, legal: Sequence[Action]) -> Action:
        """Return the way on that is shortest, or any if it strays."""
        if self._skill.strays and self._chance.random() < self._skill.strays:
            return legal[int(self._chance.random() * len(legal))]
        return _shortest(view, legal)

    def _change(self, view: NoEscapeView, legal: Sequence[Action]) -> Action:
        """Return the change of the maze after which the race looks best."""
        tried = near_the_front(view, legal, self._race(view))
        begins = 0 if view.turn == view.player else 1
        worths = [Race(view, self._weights, changed(view, each), begins).chance() for each in tried]
        return self._best(worths, tried)

    def _act(self, view: NoEscapeView, legal: Sequence[Action]) -> Action:
        """Return the action tile that does most good now, or to play none."""
        values = TileValues(view, self._race(view), self._weights)
        me = view.player
        worths = [
            values.worth(view.box.effects[each[1]], me, me) if each[0] == "play" else 0.0
            for each in legal
        ]
        return self._best(worths, legal)

    def _aim(self, view: NoEscapeView, legal: Sequence[Action]) -> Action:
        """Return whoever it is best to choose for an effect."""
        kind, number = view.frame[2:4]
        effect = view.box.effects[kind][number]
        values, me = TileValues(view, self._race(view), self._weights), view.player
        return self._best([values.on(effect, me, each[1], me) for each in legal], legal)

    def _abort(self, view: NoEscapeView, legal: Sequence[Action]) -> Action:
        """Return an abort if stopping the event is worth a tile, or to let it pass."""
        if not self._skill.aborts:
            return legal[0]
        gain = stopping_gain(view, self._weights)
        if gain <= self._weights.abort:
            return legal[0]
        self._reason = StoppingReason(view.frame[3], gain)
        return legal[1]

    def _fuel(self, view: NoEscapeView, _: Sequence[Action]) -> Action:
        """Return to fly if that may be what it takes, or if there is energy to spare."""
        gain = flying_gain(view, self._race(view), minds_pushes=self._skill.pushes)
        if gain <= TOKEN:
            return WALK
        self._reason = FlyingReason(view.energy[view.player], gain)
        return FLY


def _shortest(view: NoEscapeView, legal: Sequence[Action]) -> Action:
    """Return the way on that is shortest."""
    cell, space = view.places[view.player]
    towards = view.maze.shape(cell).towards[space]
    return min(legal, key=lambda each: far(view, [(cell, space, towards[each[1]])]))


def _jump(view: NoEscapeView, legal: Sequence[Action]) -> Action:
    """Return the indicator from which the way is shortest."""
    return min(legal, key=lambda each: far(view, starts(view.maze, (each[1], each[2]), NOWHERE)))


def _pace(_: NoEscapeView, legal: Sequence[Action]) -> Action:
    return legal[0]


def _drop(view: NoEscapeView, legal: Sequence[Action]) -> Action:
    """Return the tile with the most spaces, or an action tile if there is nothing else."""
    return max(legal, key=lambda each: _spaces(view, each[1]))


def _salvage(view: NoEscapeView, legal: Sequence[Action]) -> Action:
    """Return a tile with few spaces, which makes an exit out of an exit for little."""
    return min(legal, key=lambda each: _spaces(view, each[1]))


def _spaces(view: NoEscapeView, kind: int) -> int:
    if kind >= view.box.maze_kinds:
        return 0
    return len(view.maze.shapes[view.box.shape(kind, 0)].ways)
