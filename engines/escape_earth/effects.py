"""What events do when they become active, effect after effect (EE-62 … EE-65).

The table knows effects, not events: those of the box and a designer's own are carried out alike.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

from hullwright.schema.effects import DO, Effect
from hullwright.schema.kinds.galaxy.effect_parts import ANY, NOTHING
from hullwright.schema.kinds.galaxy.event_effects import EVERYBODY, NEAR_ALIENS
from hullwright.schema.kinds.galaxy.layout import ANOMALY

from ..events import NOBODY
from . import aliens, anomaly, buildings, conditions, cubes, reveals, rows, ships, time_cards
from .cubes import LOSE

if TYPE_CHECKING:
    from .state import EscapeEarthState


def carry_out(state: "EscapeEarthState", event: int, first: int = 0) -> None:
    """Carry out the effects of an event from one of them on, and go on with the turn after the last."""
    found = state.game.box.effects[event]
    for number in range(first, len(found)):
        effect = found[number]
        if effect[DO] == LOSE_CUBES:
            if not _lose_cubes(state, effect, (event, number + 1)):
                return
        else:
            EFFECTS[effect[DO]](state, effect)
        if state.outcome is not None:
            return
    state.time_is_over()


def carry_on(state: "EscapeEarthState", where: tuple[int, int]) -> None:
    """Go on with the effects of an event after cubes were chosen that are lost."""
    carry_out(state, *where)


# Cubes.

LOSE_CUBES = "lose_cubes"
"""The effect that may ask for a decision; what is left of the event goes on afterwards."""


def _lose_cubes(state: "EscapeEarthState", effect: Effect, then: tuple[int, int]) -> bool:
    """Lose cubes from anywhere, and tell whether that is done; where there is a choice, ask (EE-62)."""
    price = ((state.game.box.kind[effect["kind"]], effect["count"]),)
    return cubes.charge(state, (LOSE, state.turn, price, ("effect", then)))


def _makers(state: "EscapeEarthState", effect: Effect) -> list[int]:
    """Return where buildings stand that make the kind of cubes that an effect names."""
    kind, makes = state.game.box.kind[effect["kind"]], state.game.box.makes
    return [at for at, work in sorted(state.works.items()) if makes[work[0]] == kind]


def _empty_buildings(state: "EscapeEarthState", effect: Effect) -> None:
    for at in _makers(state, effect):
        _lose_at(state, effect, at, state.works[at][2])


def _lose_in_each(state: "EscapeEarthState", effect: Effect) -> None:
    for at in _makers(state, effect):
        _lose_at(state, effect, at, min(effect["count"], state.works[at][2]))


def _lose_at(state: "EscapeEarthState", effect: Effect, at: int, count: int) -> None:
    for _ in range(count):
        cubes.take(state, LOSE, state.game.box.kind[effect["kind"]], at)


def _gain_in_each(state: "EscapeEarthState", effect: Effect) -> None:
    for at in _makers(state, effect):
        buildings.fill(state, at, effect["count"])


# Rows and actions.


def _hands(state: "EscapeEarthState", effect: Effect) -> list[int]:
    return list(range(len(state.ships))) if effect["who"] == EVERYBODY else [state.hand]


def _reset_activity(state: "EscapeEarthState", effect: Effect) -> None:
    for hand in _hands(state, effect):
        if rows.to_slot_1(state, hand, effect["activity"]):
            state.tell("card_back", state.owner(hand), effect["activity"], hand + 1)


def _lose_actions(state: "EscapeEarthState", effect: Effect) -> None:
    state.acts = max(0, state.acts - effect["count"])
    state.tell("acts_left", state.turn, state.acts)


def _gain_actions(state: "EscapeEarthState", effect: Effect) -> None:
    state.acts += effect["count"]
    state.tell("acts_left", state.turn, state.acts)


# Galaxy cards and ships.


def _cover_cards(state: "EscapeEarthState", effect: Effect) -> None:
    """Turn the farthest open cards face down on which nothing stands or lies."""
    game = state.game
    kept = {game.start, game.goal, *state.ships, *state.works, *state.gifts}
    free = [
        at for at in range(len(state.cards), 0, -1) if state.opened >> at & 1 and at not in kept
    ]
    for at in free[: effect["count"]]:
        state.opened &= ~(1 << at)
        state.tell("covered", NOBODY, at)
    reveals.look_for_lock(state)


def _reveal_cards(state: "EscapeEarthState", effect: Effect) -> None:
    found = 0
    for _ in range(effect["count"]):
        hidden = state.game.everything & ~state.opened & ~found
        found |= hidden & -hidden
    reveals.reveal(state, found)


def _ships_back(state: "EscapeEarthState", effect: Effect) -> None:
    for ship in _hands(state, effect):
        target = max(state.game.start, state.ships[ship] - effect["count"])
        if target < state.ships[ship]:
            ships.put_before(state, ship, target + 1)


def _ships_on(state: "EscapeEarthState", effect: Effect) -> None:
    for ship in _hands(state, effect):
        target = max(_stops(state, ship, effect["count"]), default=0)
        if target:
            state.ships[ship] = target
            state.tell("carried", state.owner(ship), ship + 1, target)


def _stops(state: "EscapeEarthState", ship: int, steps: int) -> Iterator[int]:
    """Yield where a ship can stand that is carried over open cards, never past Anomaly or goal (EE-41)."""
    at = state.ships[ship]
    for _ in range(steps):
        at += 1
        if at > state.game.goal or not state.opened >> at & 1 or at == state.anomaly:
            return
        if at != state.aliens:
            yield at


# Buildings.


def _fitting(state: "EscapeEarthState", effect: Effect) -> list[int]:
    """Return where buildings stand that an effect means, the nearest first."""
    names = state.game.box.names
    near = state.aliens if effect["near"] == NEAR_ALIENS else state.game.start
    found = [at for at, work in state.works.items() if effect["building"] in (ANY, names[work[0]])]
    return sorted(found, key=lambda at: (abs(at - near), at))


def _destroy_building(state: "EscapeEarthState", effect: Effect) -> None:
    for at in _fitting(state, effect)[:1]:
        state.tell("destroyed", NOBODY, buildings.scrap(state, at), at)
        reveals.look_for_lock(state)


def _downgrade_building(state: "EscapeEarthState", effect: Effect) -> None:
    box = state.game.box
    for at in [each for each in _fitting(state, effect) if state.works[each][1]][:1]:
        number, _, count = state.works[at]
        held = min(count, box.capacity[number][0])
        if count > held:
            state.supply[box.makes[number]] += count - held
        state.works[at] = (number, 0, held)
        state.tell("downgraded", NOBODY, box.names[number], at)


# What lasts.


def _raise_costs(state: "EscapeEarthState", effect: Effect) -> None:
    conditions.begin(state, conditions.COSTS, effect["what"], effect["more"], effect["rounds"])
    state.tell("costs_raised", NOBODY, effect["what"], effect["more"], effect["rounds"])


def _block_activity(state: "EscapeEarthState", effect: Effect) -> None:
    conditions.begin(state, conditions.BLOCKED, effect["activity"], 0, effect["rounds"])
    state.tell("blocked", NOBODY, effect["activity"], effect["rounds"])


EFFECTS: Mapping[str, Callable[["EscapeEarthState", Effect], None]] = {
    NOTHING: lambda _state, _effect: None,
    "empty_buildings": _empty_buildings,
    "lose_in_each": _lose_in_each,
    "gain_in_each": _gain_in_each,
    "reset_activity": _reset_activity,
    "lose_actions": _lose_actions,
    "gain_actions": _gain_actions,
    ANOMALY: lambda state, _effect: anomaly.strike(state),
    "aliens_come": lambda state, effect: aliens.advance(state, effect["count"]),
    "aliens_retreat": lambda state, effect: aliens.retreat(state, effect["count"]),
    "more_time_cards": lambda state, effect: time_cards.change(
        state, effect["card"], effect["count"]
    ),
    "fewer_time_cards": lambda state, effect: time_cards.change(
        state, effect["card"], -effect["count"]
    ),
    "cover_cards": _cover_cards,
    "reveal_cards": _reveal_cards,
    "ships_back": _ships_back,
    "ships_on": _ships_on,
    "destroy_building": _destroy_building,
    "downgrade_building": _downgrade_building,
    "raise_costs": _raise_costs,
    "block_activity": _block_activity,
}
"""What is done at once, by the name of the effect."""
