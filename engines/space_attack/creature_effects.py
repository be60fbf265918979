"""Effects on creatures: teleporting, moving, removing, evolving, farther moves by the die (SA-89, SA-92, SA-93)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hullwright.schema.kinds.station.back_effects import BOTH_WAYS, PRISONER, SUPPLY

from ..contract import Action
from ..events import NOBODY
from . import strikes, turret_fire
from .chart import cells_of
from .creature_reach import reach
from .vocabulary import NONE

if TYPE_CHECKING:
    from .back_table import BackPlay
    from .state import SpaceAttackState


def _creatures(state: "SpaceAttackState", name: str) -> Iterator[tuple[int, int]]:
    """Yield the creatures that a name stands for, by kind and cell."""
    for kind in state.game.bestiary.meant(name):
        for cell in sorted(state.creatures[kind]):
            yield kind, cell


def teleports(state: "SpaceAttackState", play: "BackPlay") -> Iterator[Action]:
    """Yield every way to put a creature on an empty cell (SA-89)."""
    free, names = cells_of(state.empty()), state.game.bestiary.names
    for kind, cell in _creatures(state, play.told["kind"]):
        for end in free:
            yield "teleport", names[kind], cell, end


def teleport(state: "SpaceAttackState", play: "BackPlay", action: Action) -> None:
    """Put a creature on an empty cell."""
    _, name, start, end = action
    kind = state.game.bestiary.numbers[name]
    state.put(kind, start, -1)
    state.put(kind, end)
    state.tell("teleport", play.player, name, start, end)


def drives(state: "SpaceAttackState", play: "BackPlay") -> Iterator[Action]:
    """Yield every move of a creature by an effect."""
    names = state.game.bestiary.names
    for kind, cell in _creatures(state, play.told["kind"]):
        for end in reach(state, kind, cell, play.told["steps"]):
            yield "drive", names[kind], cell, end


def drive(state: "SpaceAttackState", play: "BackPlay", action: Action) -> None:
    """Move a creature, and let it attack where it arrives."""
    _, name, start, end = action
    kind = state.game.bestiary.numbers[name]
    state.put(kind, start, -1)
    state.put(kind, end)
    state.tell("creature", play.player, name, start, end)
    strikes.strike(state, kind, end)


def removals(state: "SpaceAttackState", play: "BackPlay") -> Iterator[Action]:
    """Yield every creature that can be taken off the board."""
    names = state.game.bestiary.names
    for kind, cell in _creatures(state, play.told["kind"]):
        yield "take", names[kind], cell


def remove(state: "SpaceAttackState", play: "BackPlay", action: Action) -> None:
    """Take a creature off the board: to the supply, out of the game, or prisoner."""
    _, name, cell = action
    kind, end = state.game.bestiary.numbers[name], play.told["end"]
    state.put(kind, cell, -1)
    if end == PRISONER:
        turret_fire.imprison(state, play.player, (name,), cell)
        return
    (state.supply if end == SUPPLY else state.gone)[kind] += 1
    state.tell("taken", play.player, name, cell)


def evolutions(state: "SpaceAttackState", play: "BackPlay") -> Iterator[Action]:
    """Yield every creature that can evolve; its token comes from the supply, else from the board (SA-93)."""
    meant = state.game.bestiary.meant
    pairs = [(old, new) for old in meant(play.told["kind"]) for new in meant(play.told["into"])]
    if play.told["way"] == BOTH_WAYS:
        pairs += [(new, old) for old, new in pairs]
    for old, new in dict.fromkeys(pairs):
        if old != new:
            yield from _evolutions(state, old, new)


def _evolutions(state: "SpaceAttackState", old: int, new: int) -> Iterator[Action]:
    names = state.game.bestiary.names
    for cell in sorted(state.creatures[old]):
        evolve = "evolve", names[old], cell, names[new]
        if state.supply[new]:
            yield evolve
        else:
            yield from ((*evolve, source) for source in sorted(state.creatures[new]))


def evolve(state: "SpaceAttackState", play: "BackPlay", action: Action) -> None:
    """Change a creature into one of another kind, which attacks at once where it is (SA-58)."""
    _, old_name, cell, new_name, *source = action
    old, new = (state.game.bestiary.numbers[name] for name in (old_name, new_name))
    state.put(old, cell, -1)
    state.supply[old] += 1
    if source:
        state.put(new, source[0], -1)
    else:
        state.supply[new] -= 1
    state.put(new, cell)
    state.tell("evolved", play.player, old_name, cell, new_name, source[0] if source else NONE)
    strikes.strike_changed(state, new, cell)


def farther(state: "SpaceAttackState", play: "BackPlay") -> Iterator[Action]:
    """Yield that the creature that was rolled moves farther, if there is one (SA-92)."""
    rolled = next((frame for frame in state.pending if frame[0] == "rolled"), None)
    if rolled and rolled[2] != NONE and state.creatures[rolled[2]]:
        yield "farther", play.told["steps"]


def go_farther(state: "SpaceAttackState", _play: "BackPlay", action: Action) -> None:
    """Add steps to the move that waits on the stack."""
    place = next(n for n, frame in enumerate(state.pending) if frame[0] == "rolled")
    word, nobody, kind, steps = state.pending[place]
    state.pending[place] = (word, nobody, kind, steps + action[1])


def rolls(_state: "SpaceAttackState", _play: "BackPlay") -> Iterator[Action]:
    """Yield that the die is rolled once more."""
    yield ("roll",)


def roll(state: "SpaceAttackState", _play: "BackPlay", _action: Action) -> None:
    """Roll the die once more."""
    state.pending.append(("die", NOBODY))
