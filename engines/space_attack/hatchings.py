"""Hatchings: two creatures that appear beside two mothers (SA-91)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..contract import Action
from .chart import cells_of, mask
from .turns import PASS
from .vocabulary import NONE

if TYPE_CHECKING:
    from ..base_state import Frame
    from .back_table import BackPlay
    from .state import SpaceAttackState


def eggs(state: "SpaceAttackState", play: "BackPlay") -> Iterator[Action]:
    """Yield where the first creature can hatch so that the second can, too.

    Under the other reading of the rules either may hatch alone.
    """
    there = state.creatures[state.game.bestiary.numbers[play.told["mother"]]]
    if not there:
        return
    mothers, empty = sorted(there), state.empty()
    first = _eggs(state, play.told["first"], mothers, empty)
    if state.game.ruleset.hatching == "either":
        yield from list(first) or _eggs(state, play.told["second"], mothers, empty)
    elif sum(there.values()) > 1:
        yield from (egg for egg in first if _second_follows(state, play, egg, empty))


def _beside(state: "SpaceAttackState", mothers: list[int]) -> int:
    """Return the mask of the cells beside some mothers."""
    found = 0
    for mother in mothers:
        found |= state.game.chart.near_masks[mother]
    return found


def _eggs(state: "SpaceAttackState", name: str, mothers: list[int], empty: int) -> Iterator[Action]:
    """Yield every empty cell beside some mothers for a creature; from the board if the supply has none."""
    cells = cells_of(_beside(state, mothers) & empty)
    kind = state.game.bestiary.numbers[name]
    if state.supply[kind]:
        yield from (("hatch", name, cell) for cell in cells)
        return
    for source in sorted(state.creatures[kind]):
        yield from (("hatch", name, cell, source) for cell in cells)


def _second_follows(state: "SpaceAttackState", play: "BackPlay", egg: Action, empty: int) -> bool:
    """Tell whether the second creature could hatch after the first."""
    second, cell = play.told["second"], egg[2]
    if len(egg) == 3 and state.supply[state.game.bestiary.numbers[second]] > (second == egg[1]):
        others = _other_mothers(state, play.told["mother"], cell)
        return bool(_beside(state, others) & empty & ~(1 << cell))
    # Tokens come from the board: the first is laid as a trial, and taken back.
    _lay(state, egg)
    mothers = _other_mothers(state, play.told["mother"], cell)
    found = next(_eggs(state, second, mothers, state.empty()), None)
    _take_back(state, egg)
    return found is not None


def _other_mothers(state: "SpaceAttackState", mother: str, first: int) -> list[int]:
    """Return the cells of mothers that can be another than the one beside which the first is."""
    there = state.creatures[state.game.bestiary.numbers[mother]]
    beside = mask(there) & state.game.chart.near_masks[first]
    # Where several can be the first one's, any of them can also be the other one.
    several = sum(there[cell] for cell in cells_of(beside)) > 1
    return [cell for cell in sorted(there) if several or not beside >> cell & 1]


def _lay(state: "SpaceAttackState", egg: Action) -> None:
    _, name, cell, *source = egg
    kind = state.game.bestiary.numbers[name]
    if source:
        state.put(kind, source[0], -1)
    else:
        state.supply[kind] -= 1
    state.put(kind, cell)


def _take_back(state: "SpaceAttackState", egg: Action) -> None:
    _, name, cell, *source = egg
    kind = state.game.bestiary.numbers[name]
    state.put(kind, cell, -1)
    if source:
        state.put(kind, source[0])
    else:
        state.supply[kind] += 1


def hatch(state: "SpaceAttackState", play: "BackPlay", action: Action) -> None:
    """Put the first creature beside a mother; the second comes beside another."""
    _hatch(state, play.player, action)
    if action[1] == play.told["first"]:
        told = play.told["mother"], play.told["second"]
        state.pending.append(("hatch", play.player, action[2], *told))


def legal_hatch(state: "SpaceAttackState", frame: "Frame") -> tuple[Action, ...]:
    """Return where the second creature can hatch, or that it can't."""
    _, _, first, mother, second = frame
    mothers = _other_mothers(state, mother, first)
    return tuple(_eggs(state, second, mothers, state.empty())) or (PASS,)


def apply_hatch(state: "SpaceAttackState", frame: "Frame", action: Action) -> None:
    """Put the second creature beside another mother."""
    if action != PASS:
        _hatch(state, frame[1], action)


def _hatch(state: "SpaceAttackState", player: int, action: Action) -> None:
    _lay(state, action)
    _, name, cell, *source = action
    state.tell("hatched", player, name, cell, source[0] if source else NONE)
