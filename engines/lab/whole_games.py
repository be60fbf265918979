"""Whole games: those of a match played once more, with every action, to be looked at or written down."""

from collections.abc import Sequence
from dataclasses import dataclass

from ..contract import Action, State
from ..simulation.matches import Match
from ..simulation.seats import decision, mixed, seated


@dataclass(frozen=True)
class WholeGame:
    """A game of a match from its first action to its last."""

    seed: int
    kinds: Sequence[str]
    """The kind of bot at each seat."""
    actions: Sequence[Action]
    rounds: Sequence[int]
    """After how many actions each round began."""
    state: State
    """How it ended."""


def whole_game(match: Match, number: int) -> WholeGame:
    """Return the game of a number, as whoever plays its match has played it."""
    seed = mixed(match.seed, number)
    state = match.loaded.new_state(match.players, seed)
    bots = seated(match.bots, state, seed)
    actions: list[Action] = []
    rounds = [0]
    while state.result() is None:
        before = state.round
        actions.append(decision(bots[state.to_move], state))
        state.apply(actions[-1])
        if state.round != before:
            rounds.append(len(actions))
    return WholeGame(seed, [each.kind for each in bots], actions, rounds, state)
