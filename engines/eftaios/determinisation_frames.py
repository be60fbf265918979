"""The pending decision of a determinised state, made to fit the players as they were dealt."""

from typing import TYPE_CHECKING

from .belief import Belief
from .cards import item_cards
from .fates import NOBODY

if TYPE_CHECKING:
    from ..base_state import Frame
    from .state import EftaiosState

_UNTOLD = {"still": "act", "card": "act", "onward": "turn"}
"""Decisions that are another kind to those who do not know what led to them."""
_ARRIVED = ("act", "still", "card", "noise")
"""The decisions that a player makes after a move of which nobody has heard yet."""


def stands_at(world: "EftaiosState", known: Belief, player: int, side: int) -> int:
    """Return where a player must be on a side because of a decision that is pending, or nothing."""
    frame = world.pending[-1]
    if frame[0] == "react" and known.attack is not None:
        struck = frame[1] == player
        return known.tracks[player][side].mask & 1 << known.attack[1] if struck else 0
    if frame[1] != player or frame[0] not in _ARRIVED:
        return 0
    return known.ahead(player, side) & known.announceable


def set_pending(world: "EftaiosState", known: Belief, viewer: int) -> None:
    """Fit the pending decision to the world, and forget what the one who decides did unseen."""
    frame = world.pending[-1]
    if frame[0] == "react":
        world.pending[-1] = _react(world, frame)
    elif frame[1] not in {viewer, NOBODY}:
        world.extra_steps = known.extra
        world.sedated = known.sedated
        if frame[0] == "discard" and not item_cards(world, frame[1]):
            world.pending[-1] = ("end", frame[1])
        elif frame[0] == "noise" and frame[3]:
            world.pending[-1] = (*frame[:3], (world.positions[frame[1]],), frame[4])
        elif frame[0] in _UNTOLD:
            world.pending[-1] = (_UNTOLD[frame[0]], frame[1])


def _react(world: "EftaiosState", frame: "Frame") -> "Frame":
    """Return the reaction with those who are struck after it: whoever else stands there."""
    kind, player, attacker, _, openly = frame
    sector, count = world.positions[attacker], world.players
    order = [(attacker + each) % count for each in range(1, count)]
    rest = order[order.index(player) + 1 :]
    there = tuple(each for each in rest if world.positions[each] == sector)
    return kind, player, attacker, there, openly
