"""Rows of activity cards: using one, improving, and what moves a card back (EE-30 … EE-32)."""

from typing import TYPE_CHECKING

from ..contract import Action

if TYPE_CHECKING:
    from .state import EscapeEarthState


def to_slot_1(state: "EscapeEarthState", hand: int, name: str) -> bool:
    """Move a hand's card of a type to slot 1, and tell whether it moved at all (EE-31)."""
    row, activity = state.rows[hand], state.game.box.activity
    for slot, card in enumerate(row):
        if activity[card] == name:
            state.rows[hand] = (card, *row[:slot], *row[slot + 1 :])
            return slot > 0
    return False


def use(state: "EscapeEarthState", name: str) -> None:
    """Use a card of the row in turn: it goes to slot 1, and those left of it move up (EE-31)."""
    to_slot_1(state, state.hand, name)


def improve(state: "EscapeEarthState", action: Action) -> None:
    """Swap the card in a slot with its right neighbour (EE-32)."""
    row, slot = state.rows[state.hand], action[1]
    state.rows[state.hand] = (*row[: slot - 1], row[slot], row[slot - 1], *row[slot + 1 :])
    state.tell("improved", state.turn, slot)
    state.act_done()


def pass_on(state: "EscapeEarthState", _: Action) -> None:
    """Give up an action, or under another reading the rest of the turn (EE-22)."""
    if state.game.ruleset.pass_ends_turn:
        state.acts = 0
    state.tell("passed", state.turn)
    state.act_done()
