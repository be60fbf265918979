"""Small changes of a zone: what the editor's tools do, on all images of a sector at once.

Each function returns the state after a change that was drawn by chance, or None if that change is none or would
leave something that checks object to.
"""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from .frame import ZoneFrame
from .grid import Sectors, indices
from .zone_ground import ZoneGround
from .zone_state import ZoneState

Move: TypeAlias = Callable[[ZoneFrame, ZoneState, Random], ZoneState | None]


def recolour(frame: ZoneFrame, state: ZoneState, chance: Random) -> ZoneState | None:
    """Make a dangerous sector silent, or a silent one dangerous."""
    part = _walked(frame, state, chance.choice(frame.orbits))
    return state.with_silent(state.silent ^ part) if part else None


def swap(frame: ZoneFrame, state: ZoneState, chance: Random) -> ZoneState | None:
    """Let a silent and a dangerous sector change places."""
    one, other = (_walked(frame, state, chance.choice(frame.orbits)) for _ in range(2))
    if not one or one.bit_count() != other.bit_count():
        return None
    if bool(one & state.silent) == bool(other & state.silent):
        return None
    return state.with_silent(state.silent ^ one ^ other)


def open_up(frame: ZoneFrame, state: ZoneState, chance: Random) -> ZoneState | None:
    """Open a sector beside others."""
    orbit = chance.choice(frame.orbits)
    if orbit & state.ground.open or not _is_in(
        orbit, frame.grid.with_touching(state.ground.through)
    ):
        return None
    return _opened(state, orbit, chance)


def close(frame: ZoneFrame, state: ZoneState, chance: Random) -> ZoneState | None:
    """Close a sector."""
    orbit = chance.choice(frame.orbits)
    if not _is_in(orbit, state.ground.through):
        return None
    made = state.on(state.ground.changed(through=state.ground.through ^ orbit))
    return made if _is_legal(frame, made, state) else None


def shift(frame: ZoneFrame, state: ZoneState, chance: Random) -> ZoneState | None:
    """Open a sector and close another, so that the zone is as large as before."""
    opened = open_up(frame, state, chance)
    return close(frame, opened, chance) if opened else None


def move_pod(frame: ZoneFrame, state: ZoneState, chance: Random) -> ZoneState | None:
    """Move a pod somewhere else, mostly not far."""
    ground = state.ground
    old = chance.choice(_orbits_in(frame, ground.pods) or [0])
    new = _destination(frame, old, chance) if old else 0
    if not new or not _is_in(new, ground.through) or new.bit_count() != old.bit_count():
        return None
    pods = ground.pods ^ old ^ new
    if _crowds(frame, new, (pods | ground.human | ground.alien) & ~new):
        return None
    return _exchanged(frame, state, old, new, ground.changed(pods=pods))


def move_start(frame: ZoneFrame, state: ZoneState, chance: Random) -> ZoneState | None:
    """Move the start of a side, and with it the other one where it is its image."""
    ground = state.ground
    old = chance.choice((ground.human, ground.alien))
    orbit = frame.symmetry.orbits.get(old.bit_length() - 1, 0)
    if not orbit or orbit & frame.frozen:
        return None
    if frame.symmetry.is_turned:
        orbit &= ground.human | ground.alien
    new = _destination(frame, orbit, chance)
    if not _is_in(new, ground.through) or new.bit_count() != orbit.bit_count():
        return None
    if _crowds(frame, new, ground.pods):
        return None
    if orbit == old:
        moved = ground.changed(human=new) if old == ground.human else ground.changed(alien=new)
        return _exchanged(frame, state, old, new, moved)
    first = new & -new
    human, alien = (first, new ^ first) if chance.random() < 0.5 else (new ^ first, first)
    return _exchanged(frame, state, orbit, new, ground.changed(human=human, alien=alien))


def change_sides(frame: ZoneFrame, state: ZoneState, _: Random) -> ZoneState | None:
    """Let the sides change places."""
    human, alien = state.ground.human, state.ground.alien
    if (human | alien) & frame.frozen:
        return None
    made = state.on(state.ground.changed(human=alien, alien=human))
    return made if _is_legal(frame, made, state) else None


MOVES: tuple[tuple[Move, float], ...] = (
    (recolour, 3.0),
    (swap, 4.0),
    (open_up, 3.0),
    (close, 3.0),
    (shift, 4.0),
    (move_pod, 2.0),
    (move_start, 1.5),
    (change_sides, 0.1),
)
"""The moves, and how often each is tried."""


def _opened(state: ZoneState, orbit: Sectors, chance: Random) -> ZoneState:
    made = state.on(state.ground.changed(through=state.ground.through | orbit))
    share = state.silent.bit_count() / state.ground.through.bit_count()
    return made.with_silent(made.silent | orbit) if chance.random() < share else made


def _exchanged(
    frame: ZoneFrame, state: ZoneState, old: Sectors, new: Sectors, moved: ZoneGround
) -> ZoneState | None:
    """Return the state where something has left old sectors for new ones, which are gone through no more."""
    made = state.on(moved.changed(through=state.ground.through ^ old ^ new))
    beside = frame.symmetry.imaged(old) & state.ground.through if frame.symmetry.is_turned else 0
    if (beside or new) & state.silent:
        made = made.with_silent(made.silent | old)
    return made if _is_legal(frame, made, state) else None


def _destination(frame: ZoneFrame, old: Sectors, chance: Random) -> Sectors:
    """Return where something may go, near to where it is in two cases of three."""
    if chance.random() < 0.33:
        orbit = chance.choice(frame.orbits)
        if not frame.symmetry.is_turned:
            return orbit
        index = chance.choice(indices(orbit))
    else:
        index = (old & -old).bit_length() - 1
        for _ in range(chance.choice((1, 1, 2, 3))):
            index = chance.choice(frame.grid.neighbours[index])
    orbit = (
        frame.symmetry.carried(old, index)
        if frame.symmetry.is_turned
        else frame.symmetry.orbits.get(index, 0)
    )
    return 0 if orbit & ~frame.allowed or orbit & frame.frozen else orbit


def _orbits_in(frame: ZoneFrame, sectors: Sectors) -> list[Sectors]:
    """Return the parts of some sectors that are images of each other and may be changed."""
    found, left = [], sectors & ~frame.frozen
    while left:
        low = left & -left
        orbit = frame.symmetry.orbits.get(low.bit_length() - 1, low)
        if frame.symmetry.is_turned:
            orbit &= sectors
        found.append(orbit)
        left &= ~orbit
    return found


def _walked(frame: ZoneFrame, state: ZoneState, orbit: Sectors) -> Sectors:
    """Return the sectors of an orbit that can be gone through; none if not all of it can, but for starts and pods."""
    through = state.ground.through
    if frame.symmetry.is_turned and not orbit & ~state.ground.open:
        return orbit & through
    return 0 if orbit & ~through else orbit


def _is_in(sectors: Sectors, others: Sectors) -> bool:
    return sectors != 0 and not sectors & ~others


def _crowds(frame: ZoneFrame, sectors: Sectors, others: Sectors) -> bool:
    """Tell whether some sectors touch others that should stand apart from them, or each other."""
    if frame.grid.with_touching(sectors) & others:
        return True
    around = 0
    for each in frame.grid.around(sectors):
        around |= each
    return bool(around & sectors)


def _is_legal(frame: ZoneFrame, made: ZoneState, before: ZoneState) -> bool:
    """Tell whether checks object to nothing that they did not object to before."""
    if not made.ways.is_sound:
        return False
    if frame.has_chokepoints:
        return True
    return all(
        not new.chokepoints or new.chokepoints.bit_count() <= old.chokepoints.bit_count()
        for new, old in (
            (made.ways.human, before.ways.human),
            (made.ways.alien, before.ways.alien),
        )
    )
