"""Plays: the effects of a tile back one after the other, at once or when its player plays it (SA-70 … SA-94).

The engine knows effects, and no back by its name: what a back is made of says the map.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple

from ..contract import Action
from ..events import NOBODY
from . import appearances, creature_effects, crew_effects, hatchings, ship_effects
from .back_table import BackPlay
from .vocabulary import NONE

if TYPE_CHECKING:
    from ..base_state import Frame
    from .state import SpaceAttackState


class EffectRule(NamedTuple):
    """How an effect is played: what there is to choose from, and what then happens."""

    offers: Callable[["SpaceAttackState", BackPlay], Iterator[Action]]
    """Nothing where it can't happen; one action where nobody has a choice."""
    done: Callable[["SpaceAttackState", BackPlay, Action], None]


EFFECT_RULES: Mapping[str, EffectRule] = {
    "creature": EffectRule(appearances.creatures, appearances.bring_creature),
    "ship": EffectRule(appearances.ships, appearances.bring_ship),
    "black_hole": EffectRule(appearances.holes, appearances.open_hole),
    "core_breach": EffectRule(appearances.breaches, appearances.breach),
    "swap_crew": EffectRule(crew_effects.swaps, crew_effects.swap),
    "move_crew": EffectRule(crew_effects.transports, crew_effects.transport),
    "move_ship": EffectRule(ship_effects.moves, ship_effects.move),
    "fly_fighter": EffectRule(ship_effects.fighters, ship_effects.borrow),
    "fire_turret": EffectRule(ship_effects.shots, ship_effects.fire),
    "remove_ship": EffectRule(ship_effects.wrecks, ship_effects.scuttle),
    "move_points": EffectRule(ship_effects.more_points, ship_effects.add_points),
    "teleport_creature": EffectRule(creature_effects.teleports, creature_effects.teleport),
    "move_creature": EffectRule(creature_effects.drives, creature_effects.drive),
    "remove_creature": EffectRule(creature_effects.removals, creature_effects.remove),
    "hatch": EffectRule(hatchings.eggs, hatchings.hatch),
    "evolve": EffectRule(creature_effects.evolutions, creature_effects.evolve),
    "extra_step": EffectRule(creature_effects.farther, creature_effects.go_farther),
    "roll": EffectRule(creature_effects.rolls, creature_effects.roll),
}
"""How each effect is played; those that answer others' actions are no part of a play by themselves."""


def step_effects(state: "SpaceAttackState", frame: "Frame") -> None:
    """Let the next effect of a back happen that can."""
    _, _, player, back, number, cell = frame
    if number + 1 < len(state.game.backs.parts[back]):
        state.pending.append(("effects", NOBODY, player, back, number + 1, cell))
    if next(offers(state, player, back, number, cell), None) is not None:
        state.pending.append(("play", player, back, number, cell))


def offers(
    state: "SpaceAttackState", player: int, back: str, number: int, cell: int = NONE
) -> Iterator[Action]:
    """Return everything that an effect of a back can be used for now."""
    part = state.game.backs.parts[back][number]
    rule = EFFECT_RULES.get(part.do)
    return rule.offers(state, BackPlay(player, cell, part.told)) if rule else iter(())


def is_playable(state: "SpaceAttackState", player: int, back: str) -> bool:
    """Tell whether any effect of a back can happen now."""
    return any(
        next(offers(state, player, back, number), None) is not None
        for number in range(len(state.game.backs.parts[back]))
    )


def playable(state: "SpaceAttackState", player: int, among: frozenset[str]) -> list[str]:
    """Return the tiles of some backs that a player holds and can do something with."""
    held = dict.fromkeys(state.backs[cell] for cell in state.hands[player])
    return [back for back in held if back in among and is_playable(state, player, back)]


def legal_play(state: "SpaceAttackState", frame: "Frame") -> tuple[Action, ...]:
    """Return everything that an effect can be used for."""
    return tuple(offers(state, *frame[1:]))


def apply_play(state: "SpaceAttackState", frame: "Frame", action: Action) -> None:
    """Let an effect happen, whose tile has left the game by being played."""
    _, player, back, number, cell = frame
    part = state.game.backs.parts[back][number]
    EFFECT_RULES[part.do].done(state, BackPlay(player, cell, part.told), action)
