"""Habits: what players do in a game that can be counted, and should stay within limits."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from hullwright.engines.contract import Action, State
from hullwright.engines.eftaios.state import EftaiosState
from hullwright.engines.eftaios.zone import ALIEN_SIDE, HUMAN_SIDE

KILLED, LIVED = ("killed", "killed_quietly"), ("defended", "cloned")
"""What may follow an attack on somebody."""
MAY_USE, USED = "may use ", "used "
"""What the counts of items and abilities begin with; each is counted once for a player and game."""
_WAYS = frozenset({"item", "ability"})
_ONE_OF_TWO = 2
"""A choice of fewer is none."""


class Watch:
    """Counts the decisions of one game of EFTAIOS; of other games nothing."""

    def __init__(self) -> None:
        self._counted: list[str] = []
        self._uses: set[tuple[int, str]] = set()

    def see(self, state: State, legal: Sequence[Action], action: Action) -> None:
        """Count a decision, before it is carried out."""
        if not isinstance(state, EftaiosState) or len(legal) < _ONE_OF_TWO:
            return
        player = state.to_move
        self._counted += _moved_or_told(state, player, action)
        self._uses |= {(player, MAY_USE + name) for name in filter(None, map(_used, legal))}
        if name := _used(action):
            self._uses.add((player, USED + name))

    def counted(self, state: State, sides: Sequence[int]) -> Iterator[str]:
        """Yield what was counted, once the game is over."""
        yield from self._counted
        yield from (each for _, each in self._uses)
        yield from _attacks(state, sides)


@lru_cache(maxsize=4096)
def _used(action: Action) -> str:
    """Return which item or ability an action uses, or nothing."""
    if action[0] in _WAYS:
        return f"{action[0]} {action[1]}"
    if len(action) > 1 and action[1] in _WAYS:
        return f"{action[1]} {action[0]}"
    return "ability lurk" if action[0] == "lurk" else ""


def _moved_or_told(state: EftaiosState, player: int, action: Action) -> Iterator[str]:
    side, positions = state.sides[player], state.positions
    if action[0] == "move" and side == HUMAN_SIDE:
        yield "human moves"
        if any(
            at == action[1] and state.sides[each] == HUMAN_SIDE
            for each, at in enumerate(positions)
            if each != player
        ):
            yield "moves to another"
    elif action[0] == "noise" and state.pending[-1][2] == 1:
        yield "bluffs"
        if action[1] == positions[player]:
            yield "true bluffs"


def _attacks(state: State, sides: Sequence[int]) -> Iterator[str]:
    """Yield how attacks turned out, where a game has such: by their events."""
    told = [event for event in state.events if event[0] in {"attack", *KILLED, *LIVED}]
    for event, after in pairwise([*told, ("attack",)]):
        if event[0] == "attack":
            yield "attacks"
            if after[0] == "attack":
                yield "missed"
        elif event[0] in KILLED and sides[event[2]] == ALIEN_SIDE:
            yield "alien kills"
            if sides[event[1]] == ALIEN_SIDE:
                yield "own kills"
