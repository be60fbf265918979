"""Event cards that are drawn, what they do, and the fights against them (EE-48, EE-60 … EE-66)."""

from typing import TYPE_CHECKING

from ..contract import Action
from ..events import NOBODY
from . import anomaly, conditions, cubes, effects
from .box import Price, times
from .cubes import PAY

if TYPE_CHECKING:
    from ..base_state import Frame
    from .state import EscapeEarthState

ACCEPT: Action = ("accept",)


def draw(state: "EscapeEarthState") -> None:
    """Draw an event, and let it become active (EE-60)."""
    become_active(state, state.drawn(state.event_deck))


def become_active(state: "EscapeEarthState", event: int) -> None:
    """Lay out an event; whoever can pay for it may fight it before it does anything (EE-60, EE-61)."""
    state.active[event] += 1
    state.tell("event", NOBODY, state.game.box.event_names[event])
    if cubes.enough(cubes.purse(state), _instant_price(state, event)):
        state.pending.append(("instant", state.turn, event))
    else:
        effects.carry_out(state, event)


def price(state: "EscapeEarthState", event: int) -> Price:
    """Return what it costs to fight a kind of event: so much for each active copy (EE-48)."""
    whole = times(state.game.box.fight[event], state.active[event])
    return conditions.fight_price(state, whole)


def _instant_price(state: "EscapeEarthState", event: int) -> Price:
    if state.game.ruleset.instant_for_all:
        return price(state, event)
    return conditions.fight_price(state, state.game.box.fight[event])


def legal_instant(state: "EscapeEarthState", frame: "Frame") -> tuple[Action, ...]:
    """Return whether to fight a new event at once, or to let it happen (EE-61)."""
    return ("fight", state.game.box.event_names[frame[2]]), ACCEPT


def apply_instant(state: "EscapeEarthState", frame: "Frame", action: Action) -> None:
    """Fight a new event at once, or let it happen."""
    event = frame[2]
    if action[0] == "accept":
        state.tell("accepted", state.turn, state.game.box.event_names[event])
        effects.carry_out(state, event)
    elif cubes.charge(state, (PAY, frame[1], _instant_price(state, event), ("instant", event))):
        beaten_at_once(state, event)


def beaten_at_once(state: "EscapeEarthState", event: int) -> None:
    """Put a new event back that was fought before it did anything, and go on with the turn (EE-61)."""
    _put_back(state, event)
    state.time_is_over()


def legal_fights(state: "EscapeEarthState", purse: list[int]) -> list[Action]:
    """Return the active events that can be paid for (EE-48)."""
    return [
        ("fight", state.game.box.event_names[event])
        for event, count in enumerate(state.active)
        if count and cubes.enough(purse, price(state, event))
    ]


def fight(state: "EscapeEarthState", action: Action) -> None:
    """Pay for the fight against an event, asking for the cubes where there is a choice (EE-48)."""
    event = state.game.box.event[action[1]]
    if cubes.charge(state, (PAY, state.turn, price(state, event), ("fight", event))):
        beaten(state, event)


def beaten(state: "EscapeEarthState", event: int) -> None:
    """Put a copy of an event back that was fought by an action."""
    _put_back(state, event)
    state.act_done()


def _put_back(state: "EscapeEarthState", event: int) -> None:
    """Shuffle a copy into the deck, take the top card out unseen, move the Anomaly (EE-48, EE-66)."""
    state.active[event] -= 1
    state.event_deck[event] += 1
    state.tell("fought", state.turn, state.game.box.event_names[event])
    state.unseen[state.drawn(state.event_deck)] += 1
    if state.game.box.events[event].anomaly:
        anomaly.fought(state)
