"""The moves by which stations are improved: each returns another plan, or None if it can't be made."""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from .bitboard import some_bit
from .frame import StationFrame, StationPlan

PlanMove: TypeAlias = Callable[[StationFrame, StationPlan, Random], StationPlan | None]


def shift_tile(frame: StationFrame, plan: StationPlan, chance: Random) -> StationPlan | None:
    """Take a tile away and put one down elsewhere, mostly beside another tile."""
    free = plan.tiles & ~frame.kept
    room = empty_cells(frame, plan)
    if chance.random() < BESIDE:
        room &= frame.board.beside(plan.tiles)
    if not free or not room:
        return None
    old = frame.orbit(some_bit(free, chance))
    new = frame.orbit(some_bit(room, chance))
    if old.bit_count() != new.bit_count() or not is_whole(old, free) or not is_whole(new, room):
        return None
    classes = tuple(each ^ old ^ new if each & old else each for each in plan.classes)
    return plan._replace(tiles=plan.tiles ^ old ^ new, classes=classes)


BESIDE = 0.75
"""How often a tile is put beside another one."""


def smooth_tile(frame: StationFrame, plan: StationPlan, chance: Random) -> StationPlan | None:
    """Move the tile with the fewest neighbours of some to where the most are, as a designer would round things off."""
    found = [shift_tile(frame, plan, chance) for _ in range(4)]
    known = [each for each in found if each is not None]
    open_space = frame.board.cells
    return min(
        known,
        key=lambda each: frame.board.edges(each.tiles, open_space & ~each.tiles),
        default=None,
    )


def empty_cells(frame: StationFrame, plan: StationPlan) -> int:
    """Return the open cells that nothing stands on, that may be changed, and that no gate is beside."""
    taken = plan.tiles | frame.kept
    gates = 0
    for each in plan.gates:
        gates |= each
    for each in plan.creatures:
        taken |= each
    return frame.board.cells & ~taken & ~gates & ~frame.board.beside(gates)


def is_whole(orbit: int, mask: int) -> bool:
    """Tell whether all of some cells are in a set."""
    return orbit & mask == orbit


def swap_classes(frame: StationFrame, plan: StationPlan, chance: Random) -> StationPlan | None:
    """Let two tiles that always lie where they lie change places, or one with a tile that is dealt."""
    fixed = 0
    for number in frame.fixed_classes:
        fixed |= plan.classes[number]
    free = plan.tiles & ~frame.kept
    if not fixed & free:
        return None
    one = frame.orbit(some_bit(fixed & free, chance))
    other = frame.orbit(some_bit(free, chance))
    if one.bit_count() != other.bit_count() or one & other or not is_whole(one | other, free):
        return None
    both = one | other
    # Whatever class either has, the other gets; tiles of a class lie on whole orbits.
    classes = tuple(
        each ^ both if bool(each & one) != bool(each & other) else each for each in plan.classes
    )
    return None if classes == plan.classes else plan._replace(classes=classes)


def move_creature(frame: StationFrame, plan: StationPlan, chance: Random) -> StationPlan | None:
    """Let a creature begin elsewhere."""
    if not plan.creatures:
        return None
    kind = int(chance.random() * len(plan.creatures))
    free = plan.creatures[kind] & ~frame.kept
    everyone = 0
    for each in plan.creatures:
        everyone |= each
    room = frame.board.cells & ~plan.tiles & ~everyone & ~frame.kept
    if not free or not room:
        return None
    old, new = frame.orbit(some_bit(free, chance)), frame.orbit(some_bit(room, chance))
    if old.bit_count() != new.bit_count() or not is_whole(old, free) or not is_whole(new, room):
        return None
    moved = plan.creatures[kind] ^ old ^ new
    return plan._replace(creatures=(*plan.creatures[:kind], moved, *plan.creatures[kind + 1 :]))


def move_gates(frame: StationFrame, plan: StationPlan, chance: Random) -> StationPlan | None:
    """Put the gates of a Jump Point elsewhere at the rim, and those that must look like them."""
    if not frame.gates_move:
        return None
    number = int(chance.random() * len(plan.gates))
    pair = frame.gate_pairs[int(chance.random() * len(frame.gate_pairs))]
    gates = list(plan.gates)
    numbers = [number]
    pairs = [pair]
    for image in frame.images:
        there = frame.image_of(plan.gates[number], image)
        if there in plan.gates and plan.gates.index(there) not in numbers:
            numbers.append(plan.gates.index(there))
            pairs.append(frame.image_of(pair, image))
    for each, new in zip(numbers, pairs, strict=True):
        gates[each] = new
    every = 0
    for each in gates:
        if each & (every | plan.tiles):
            return None
        every |= each
    changed = every ^ _union(plan.gates)
    if changed & frame.kept or not _are_images(frame, gates):
        return None
    return plan._replace(gates=tuple(gates))


def _union(masks: tuple[int, ...]) -> int:
    found = 0
    for each in masks:
        found |= each
    return found


def _are_images(frame: StationFrame, gates: list[int]) -> bool:
    """Tell whether all gates have the counterparts that the symmetry asks for."""
    return all(frame.image_of(each, image) in gates for image in frame.images for each in gates)


MOVES: tuple[PlanMove, ...] = (
    *(shift_tile,) * 5,
    *(smooth_tile,) * 2,
    *(swap_classes,) * 2,
    *(move_creature,) * 2,
    move_gates,
)
"""The moves as often as they are tried."""
