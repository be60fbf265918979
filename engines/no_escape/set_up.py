"""Setting up: the ground, the deck, hands, tokens and meeples (NE-20 … NE-24)."""

from typing import TYPE_CHECKING

from . import endings, hands, turns
from .shapes import NOWHERE

if TYPE_CHECKING:
    from .state import NoEscapeState


def deal(state: "NoEscapeState") -> None:
    """Lay the ground, put everybody on the hub, and deal the first hands."""
    game, players = state.game, state.players
    state.maze = game.grounds[players].maze.copy()
    state.sides = [seat % (game.ruleset.teams or players) for seat in range(players)]
    state.first = state.turn = state.below(players)
    hub, space = game.grounds[players].hub
    state.cells, state.spaces = [hub] * players, [space] * players
    state.headings, state.backs = [NOWHERE] * players, [NOWHERE] * players
    state.fresh = [True] * players
    state.green = [game.energy] * players
    state.locked = [0] * players
    state.paths = game.new_paths
    state.rolls, state.counted, state.flying = 1, "sum", False
    state.options = None
    state.pile, state.discard, state.boxed = list(game.deck), [], []
    state.hands = [[state.draw() for _ in range(game.hand)] for _ in range(players)]
    state.shown = [[] for _ in range(players)]
    state.pending = []
    turns.begin_round(state)
    for player in (state.first, *state.around(state.first)):
        _redeal(state, player)
    _cut(state)


def _redeal(state: "NoEscapeState", player: int) -> None:
    """Deal another hand to a player who got action tiles alone, as often as it takes (NE-22)."""
    hand = state.hands[player]
    while state.outcome is None and hand and min(hand) >= state.game.box.maze_kinds:
        state.tell("redealt", player, tuple(hand))
        state.discard += hand
        hand.clear()
        hands.fill(state, player)


def _cut(state: "NoEscapeState") -> None:
    """Cut the pile down to the fuse, if there is one."""
    fuse = state.game.fuse
    while fuse is not None and len(state.pile) > fuse and state.outcome is None:
        state.boxed.append(state.draw())
    endings.check_pile(state)
