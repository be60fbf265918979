"""Buildings: building, replacing, upgrading and producing (EE-42 … EE-46, EE-50)."""

from typing import TYPE_CHECKING

from hullwright.schema.kinds.galaxy.event_effects import BUILDS

from ..contract import Action
from . import aliens, conditions, cubes, reveals, rows
from .box import NONE
from .cubes import PAY

if TYPE_CHECKING:
    from .state import EscapeEarthState


def legal_builds(state: "EscapeEarthState", points: int) -> list[Action]:
    """Return what the ship in turn may build where it is, with so many points (EE-42, EE-43)."""
    game, here = state.game, state.ships[state.hand]
    work = state.works.get(here)
    if work and not game.box.buildings[work[0]].replaceable:
        return []
    if here == game.start and not game.ruleset.build_on_start:
        return []
    planet = game.box.planet[state.cards[here - 1]]
    if conditions.prices_differ(state):
        points -= conditions.surcharge(state, BUILDS)
    return [
        ("build", game.box.names[number])
        for number, building in enumerate(game.box.buildings)
        if state.stock[number] and building.cost <= points and (planet or not building.planet_only)
    ]


def build(state: "EscapeEarthState", action: Action) -> None:
    """Put a building where the ship is, in place of the one that stands there (EE-42 … EE-44)."""
    box, here = state.game.box, state.ships[state.hand]
    number = box.building[action[1]]
    rows.use(state, state.game.build_card)
    if here in state.works:
        name = scrap(state, here)
        state.tell("scrapped", state.turn, name, here)
    state.stock[number] -= 1
    state.works[here] = (number, 0, 0)
    state.built += 1
    state.tell("built", state.turn, box.names[number], here)
    reveals.reveal(state, reveals.shown(state, state.opened, here, box.reveal[number][0]))
    _at_once(state, here)
    if state.game.triggers:
        state.fire("built", position=here, building=box.names[number])
    reveals.look_for_lock(state)
    state.act_done()


def _at_once(state: "EscapeEarthState", at: int) -> None:
    """Do what a building does once when it is built or upgraded: bring cubes, drive the Aliens back."""
    standing = state.game.box.standing
    number, level, _ = state.works[at]
    if standing.stocked:
        fill(state, at, standing.stocked[number][level])
    if standing.repel and standing.repel[number][level]:
        aliens.retreat(state, standing.repel[number][level])


def fill(state: "EscapeEarthState", at: int, most: int) -> None:
    """Put cubes of what a building makes on it, as far as there is room and supply."""
    box = state.game.box
    number, level, count = state.works[at]
    kind = box.makes[number]
    new = min(most, box.capacity[number][level] - count, state.supply[kind]) if kind != NONE else 0
    if new > 0:
        state.supply[kind] -= new
        state.works[at] = (number, level, count + new)
        state.tell("gained", state.turn, new, box.kinds[kind], at)


def scrap(state: "EscapeEarthState", here: int) -> str:
    """Take a building off the table with its cubes, and return what it was (EE-43)."""
    number, _, count = state.works.pop(here)
    kind = state.game.box.makes[number]
    if state.game.ruleset.replaced_returns:
        state.stock[number] += 1
        state.supply[kind] += count
    else:
        state.scrapped[number] += 1
        state.gone[kind] += count
    return state.game.box.names[number]


def legal_upgrades(state: "EscapeEarthState", purse: list[int]) -> list[Action]:
    """Return the positions whose building can be upgraded and paid for (EE-45, EE-50)."""
    prices = conditions.upgrade_prices(state)
    return [
        ("upgrade", at)
        for at, (number, level, _) in state.works.items()
        if not level and at != state.aliens and cubes.enough(purse, prices[number])
    ]


def upgrade(state: "EscapeEarthState", action: Action) -> None:
    """Pay for an upgrade, asking for the cubes where there is a choice (EE-45)."""
    at = action[1]
    price = conditions.upgrade_prices(state)[state.works[at][0]]
    if cubes.charge(state, (PAY, state.turn, price, ("upgrade", at))):
        upgraded(state, at)


def upgraded(state: "EscapeEarthState", at: int) -> None:
    """Turn over a building that is paid for; its cubes stay, an outpost reveals more (EE-45)."""
    number, _, count = state.works[at]
    state.works[at] = (number, 1, count)
    state.tell("upgraded", state.turn, state.game.box.names[number], at)
    reveals.reveal(state, reveals.by_upgrade(state, state.opened, at, number))
    _at_once(state, at)
    reveals.look_for_lock(state)
    state.act_done()


def producible(state: "EscapeEarthState") -> int:
    """Return the kind of cubes that the building under the ship has room for, or NONE (EE-46)."""
    here = state.ships[state.hand]
    work = state.works.get(here)
    if work is None or here == state.aliens:
        return NONE
    number, level, count = work
    box = state.game.box
    kind = box.makes[number]
    has_room = kind != NONE and count < box.capacity[number][level]
    return kind if has_room and state.supply[kind] else NONE


def produce(state: "EscapeEarthState", action: Action) -> None:
    """Fill the building under the ship from the supply, as far as that goes (EE-46)."""
    here, box = state.ships[state.hand], state.game.box
    number, level, count = state.works[here]
    kind = box.makes[number]
    rows.use(state, action[1])
    new = min(box.capacity[number][level] - count, state.supply[kind])
    state.supply[kind] -= new
    state.works[here] = (number, level, count + new)
    state.tell("produced", state.turn, new, action[1], here)
    state.act_done()
