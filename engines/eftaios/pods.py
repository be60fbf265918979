"""Escape pods (EA-E)."""

from typing import TYPE_CHECKING

from hullwright.schema.messages import english

from ..contract import Action
from . import cards, endings
from .fates import ESCAPED, NOBODY
from .vocabulary import GREEN
from .zone import POD

if TYPE_CHECKING:
    from ..base_state import Frame
    from .state import EftaiosState


def reach(state: "EftaiosState", player: int) -> None:
    """Say which pod was reached, and draw a pod card where there are any (EA-E1, EA-E2)."""
    pod = state.positions[player]
    state.tell("pod", player, pod)
    if not state.game.ruleset.pod_deck:
        _open(state, player, pod)
        return
    drawn = [cards.take(state, state.pod_deck, state.pod_discard)]
    if "two_pod_cards" in state.powers[player] and state.pod_deck:
        drawn.append(cards.take(state, state.pod_deck, state.pod_discard))
    if len(set(drawn)) > 1:
        state.pending.append(("pod_card", player, drawn[0], drawn[1]))
        return
    state.pod_deck.extend(drawn[1:])
    _show(state, player, drawn[0])


def legal_pod_card(_: "EftaiosState", frame: "Frame") -> tuple[Action, ...]:
    """Return the two cards of which the Engineer uses one (EA-C7)."""
    return (("pod_card", frame[2]), ("pod_card", frame[3]))


def apply_pod_card(state: "EftaiosState", frame: "Frame", action: Action) -> None:
    """Use the chosen card and shuffle the other one back (EA-C7)."""
    _, player, first, second = frame
    state.pod_deck.append(second if action[1] == first else first)
    _show(state, player, action[1])


def _show(state: "EftaiosState", player: int, card: str) -> None:
    pod = state.positions[player]
    state.pod_discard.append(card)
    state.tell("pod_card", player, card)
    if card == GREEN:
        _open(state, player, pod)
        return
    shut(state, pod)
    state.settle(player)


def _open(state: "EftaiosState", player: int, pod: int) -> None:
    """Let a player into an open pod; it may have to visit the others first."""
    if state.game.ruleset.pods_to_visit == "all":
        state.visits[player] |= 1 << pod
        state.tell("visited", player, pod)
        # A damaged pod can't be visited any more, so that nobody has to (EA-T4).
        seen = state.visits[player] | state.spent
        if any(not seen >> each & 1 for each in all_pods(state)):
            state.settle(player)
            return
    state.game.pod_reached(state, player)


def escape(state: "EftaiosState", player: int) -> None:
    """Escape: the player has won, and the pod is used (EA-E1)."""
    pod = state.positions[player]
    _leave(state, player, pod)
    if state.game.ruleset.pods_to_visit == "one":
        shut(state, pod)
    endings.check(state, escaped=True)
    if state.outcome is None:
        state.settle(player)


def escape_and_end(state: "EftaiosState", player: int) -> None:
    """Escape, and with that end the game (EA-E2)."""
    _leave(state, player, state.positions[player])
    endings.finish(state, english("a Human escaped"), aliens_win=False)


def _leave(state: "EftaiosState", player: int, pod: int) -> None:
    state.fates[player] = state.known_fates[player] = ESCAPED
    state.positions[player] = NOBODY
    state.tell("escaped", player, pod)


REACHED = {"escape": escape, "escape_and_end": escape_and_end}
"""What may follow on an open pod, by the value of the ruleset's field."""


def all_pods(state: "EftaiosState") -> list[int]:
    """Return the sectors that are pods at the moment, used ones included."""
    return [space for space, role in enumerate(state.roles) if role == POD]


def shut(state: "EftaiosState", pod: int) -> None:
    """Close a used or damaged pod for good; without any pod the Humans are lost (EA-T4, EA-E3)."""
    state.spent |= 1 << pod
    state.close(pod)
    if _none_left(state):
        state.fire("pods_gone")
        if _none_left(state):
            endings.no_pod_left(state)


def _none_left(state: "EftaiosState") -> bool:
    return all(state.spent >> pod & 1 for pod in all_pods(state))


def open_or_shut(state: "EftaiosState") -> None:
    """Open or shut the pods that are not spent, as the round and the Humans aboard have it."""
    rules = state.game.ruleset
    is_open = state.round >= rules.pods_open_from
    if rules.pods_open_rounds != "all":
        is_open = is_open and (state.round % 2 == 0) == (rules.pods_open_rounds == "even")
    if rules.pods_open_humans:
        is_open = is_open and state.humans_aboard() <= rules.pods_open_humans
    for pod in all_pods(state):
        fixed = (state.spent | state.sealed) >> pod & 1
        if not fixed and bool(state.closed >> pod & 1) == is_open:
            state.closed ^= 1 << pod
            state.tables = ({}, {})
