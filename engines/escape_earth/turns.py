"""Turns: whose it is, the time card, the acts, and who comes next (EE-20 … EE-24)."""

from typing import TYPE_CHECKING

from ..contract import Action
from ..events import NOBODY
from . import aliens, buildings, conditions, endings, event_cards, rows, ships, time_cards
from .box import NONE
from .cubes import purse
from .ruleset import CHOICE, TURN_1
from .time_cards import ALIENS, EVENT

if TYPE_CHECKING:
    from ..base_state import Frame
    from .state import EscapeEarthState

PASS: Action = ("pass",)

DELAY = 2
"""So many buildings start the beginner's time cards (EE-24)."""


def begin(state: "EscapeEarthState") -> None:
    """Ask who begins, or draw it (EE-18)."""
    if len(state.ships) > 1 and state.game.ruleset.first_player == CHOICE:
        state.pending.append(("start", 0))
    else:
        _begin_with(state, state.below(len(state.ships)))


def legal_start(state: "EscapeEarthState", _: "Frame") -> tuple[Action, ...]:
    """Return the ships that may begin, counted from 1."""
    return tuple(("start", ship + 1) for ship in range(len(state.ships)))


def apply_start(state: "EscapeEarthState", _: "Frame", action: Action) -> None:
    """Begin with the ship that was chosen."""
    _begin_with(state, action[1] - 1)


def _begin_with(state: "EscapeEarthState", hand: int) -> None:
    state.first = hand
    state.tell("begins", state.owner(hand), hand + 1)
    _begin_turn(state, hand)


def _begin_turn(state: "EscapeEarthState", hand: int) -> None:
    """Begin the turn of a hand with its time card, if time runs already (EE-20, EE-23, EE-24)."""
    state.hand, state.turn = hand, state.owner(hand)
    if hand == state.first:
        if state.round >= state.game.ruleset.rounds:
            endings.lose(state, endings.NO_TIME)
            return
        state.round += 1
        conditions.expire(state)
        state.tell("round", NOBODY, state.round)
    state.tell("turn", state.turn, hand + 1)
    state.acts = state.game.layout.setup.actions + _extra_actions(state)
    if state.game.triggers:
        state.fire("turn_started", player=state.turn)
    if state.outcome is None:
        _reveal_time(state)


def _extra_actions(state: "EscapeEarthState") -> int:
    """Return the actions that the building gives where the ship in turn is, unless the Aliens are there."""
    table, here = state.game.box.standing.actions, state.ships[state.hand]
    if not table or here not in state.works or here == state.aliens:
        return 0
    building, level, _ = state.works[here]
    return table[building][level]


def _reveal_time(state: "EscapeEarthState") -> None:
    """Turn over a time card and do what it says, if time runs already (EE-20, EE-23, EE-24)."""
    runs = state.game.ruleset.time_from == TURN_1 or state.built >= DELAY
    card = time_cards.draw(state) if runs and state.game.time.size else None
    if card == EVENT:
        event_cards.draw(state)
        return
    if card == ALIENS:
        aliens.by_time_card(state)
    if state.outcome is None:
        _ask(state)


def time_is_over(state: "EscapeEarthState") -> None:
    """Go on to the acts after an event has been dealt with, unless it has lost the game (EE-81)."""
    endings.look_at_events(state)
    if state.outcome is None and not _won(state):
        _ask(state)


def _ask(state: "EscapeEarthState") -> None:
    state.pending.append(("act", state.turn))


def legal_act(state: "EscapeEarthState", _: "Frame") -> tuple[Action, ...]:
    """Return everything that the ship in turn, its row and the team's buildings can do (EE-22)."""
    if state.acts <= 0:
        # An event has taken the whole turn.
        return (PASS,)
    box, row = state.game.box, state.rows[state.hand]
    found: list[Action] = list(box.improvements)
    blocked = conditions.blocked(state)
    hops, kind = ships.open_hops(state), buildings.producible(state)
    for slot, card in enumerate(row, 1):
        if slot in box.active[card] and not (blocked and box.activity[card] in blocked):
            if box.travel[card] in hops:
                name, targets = box.activity[card], hops[box.travel[card]]
                found += [("travel", name, target) for target in targets]
            if box.builds[card]:
                found += buildings.legal_builds(state, box.points[card][slot])
            elif kind != NONE and box.produces[card] == kind:
                found.append(("produce", box.kinds[kind]))
    cubes = purse(state)
    found += buildings.legal_upgrades(state, cubes)
    found += event_cards.legal_fights(state, cubes)
    found += aliens.legal_repels(state, cubes)
    found.append(PASS)
    return tuple(found)


ACTS = {
    "improve": rows.improve,
    "travel": ships.travel,
    "build": buildings.build,
    "upgrade": buildings.upgrade,
    "produce": buildings.produce,
    "fight": event_cards.fight,
    "repel": aliens.repel,
    "pass": rows.pass_on,
}
"""The eight actions (EE-32, EE-40 … EE-49)."""


def apply_act(state: "EscapeEarthState", _: "Frame", action: Action) -> None:
    """Carry out one of the actions of a turn."""
    state.acts -= 1
    ACTS[action[0]](state, action)


def act_done(state: "EscapeEarthState") -> None:
    """Look whether the team has won, and go on with the turn or with the next one (EE-80)."""
    if state.outcome is not None:
        return
    if _won(state):
        return
    if state.acts > 0:
        _ask(state)
    else:
        _begin_turn(state, (state.hand + 1) % len(state.ships))


def _won(state: "EscapeEarthState") -> bool:
    """Tell whether all ships are at the goal, and end the game if so (EE-80)."""
    if state.ships.count(state.game.goal) != len(state.ships):
        return False
    endings.win(state)
    return True
