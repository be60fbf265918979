"""How stations begin: tiles grown from some cells, gates around them, creatures in between; or a station that is there."""

from dataclasses import replace
from math import pi
from random import Random

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.targets import Target
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.station.board import lattice
from hullwright.schema.kinds.station.layout import Station, offset_of
from hullwright.schema.messages import message

from ..contract import FixedPart
from .bitboard import bits, some_bit
from .draft import StationDraft
from .frame import NONE, StationFrame, StationPlan
from .moves import MOVES, empty_cells, is_whole
from .options import StationOptions
from .written_plan import crowd_of, kinds_of, plan_of, turn_to

TRIES, REPAIRS = 8, 3000
"""How often a beginning is tried, and by how many moves each is put right."""
_FIRST_TURN = {1: 0.0, 2: 0.0, 3: pi / 2, 4: pi / 4, 5: pi / 2, 6: pi / 6}
"""Where the first of so many Jump Points lies, clockwise from the east: so that they can be mirrored."""


def beginning(target: Target, chance: Random, fixed: FixedPart | None) -> StationDraft:
    """Return a station grown at random, legal and with what must stay."""
    options = StationOptions.of(target)
    frame = _kept_frame(fixed, options) if fixed else _empty_frame(options)
    for _ in range(TRIES):
        plan = _grown(frame, options, chance)
        draft = StationDraft(frame, plan) if plan is not None else None
        if draft is not None and _put_right(draft, chance):
            return draft
    raise HullwrightError(
        message(
            "No station fits: there is too little room on the board, or what must stay is against the rules."
        )
    )


def taken_up(document: MapDocument, target: Target, fixed: FixedPart | None) -> StationDraft:
    """Return a station that is there, to be improved; what it lacks already may stay as it is."""
    if Examination(document).errors or not document.layout.jump_points:
        raise HullwrightError(
            message(
                "This station has mistakes: put right what its checks find, then it can be improved."
            )
        )
    options = StationOptions.of(target)
    part = FixedPart(document, fixed.cells if fixed else frozenset())
    frame = _kept_frame(part, options)
    plan = plan_of(frame)
    if not _looks_like_its_images(frame, plan):
        frame = replace(frame, symmetry=NONE)
    draft = StationDraft(frame, plan)
    return StationDraft(replace(frame, tolerated=draft.trouble), plan)


def _empty_frame(options: StationOptions) -> StationFrame:
    document = options.empty_board()
    station: Station = document.layout
    return StationFrame(
        document=document,
        kinds=kinds_of(station),
        symmetry=options.symmetry,
        kept=0,
        fixed_classes=options.fixed_classes(station),
        gates_move=options.gates_move,
    )


def _kept_frame(fixed: FixedPart, options: StationOptions) -> StationFrame:
    """Return the frame of a station of which some cells must stay."""
    station: Station = fixed.document.layout
    used = {kind.tile for _, kind in station.cells() if kind.tile}
    frame = StationFrame(
        document=fixed.document,
        kinds=kinds_of(station),
        symmetry=options.symmetry,
        kept=0,
        fixed_classes=frozenset(
            n for n, each in enumerate(station.tile_classes) if each.id in used
        ),
        gates_move=options.gates_move,
    )
    known, kept = set(frame.offsets), 0
    for label in fixed.cells:
        at = offset_of(label)
        if at in known and at is not None:
            kept |= 1 << frame.number(at)
    # A tile whose back is known is somebody's intention: it is not moved about.
    kept |= sum(1 << frame.number(at) for at, kind in station.cells() if kind.back)
    crowd, shared = crowd_of(frame)
    return replace(frame, kept=kept | shared, crowd=crowd)


def _looks_like_its_images(frame: StationFrame, plan: StationPlan) -> bool:
    sets = (plan.tiles, *plan.classes, *plan.creatures)
    return all(frame.image_of(each, image) == each for image in frame.images for each in sets)


def _put_right(draft: StationDraft, chance: Random) -> bool:
    """Make moves until checks have nothing against a station, and tell whether that is so."""
    for _ in range(REPAIRS):
        if not draft.trouble:
            return True
        draft.try_move(MOVES[int(chance.random() * len(MOVES))], chance, draft.trouble)
    return not draft.trouble


def _grown(frame: StationFrame, options: StationOptions, chance: Random) -> StationPlan | None:
    """Return a plan with all tiles, gates and creatures that are lacking, or None if they find no room."""
    plan = _with_images(frame, plan_of(frame))
    if not plan.gates:
        plan = plan._replace(gates=_gates(frame, options.jump_points))
    plan = _with_tiles(frame, plan, options.pieces, chance)
    if plan.tiles.bit_count() != frame.station.tile_count():
        return None
    plan = _with_classes(frame, plan, chance)
    return plan if plan.creatures[0] else _with_queens(frame, plan, options.queens, chance)


def _with_images(frame: StationFrame, plan: StationPlan) -> StationPlan:
    """Return a plan with the images of what must stay, as far as nothing else must stay there."""

    def completed(cells: int) -> int:
        kept = cells & frame.kept
        for image in frame.images:
            cells |= frame.image_of(kept, image) & ~frame.kept
        return cells

    return plan._replace(
        tiles=completed(plan.tiles),
        classes=tuple(map(completed, plan.classes)),
        creatures=tuple(map(completed, plan.creatures)),
    )


def _gates(frame: StationFrame, number: int) -> tuple[int, ...]:
    """Return gates for so many Jump Points, spread around the board."""
    left, top = frame.middle
    turns = {}
    for pair in frame.gate_pairs:
        spots = [lattice(*frame.offset(each)) for each in bits(pair)]
        turns[pair] = turn_to(
            sum(x for x, _ in spots) / 2 - left, sum(y for _, y in spots) / 2 - top
        )
    found: list[int] = []
    for each in range(number):
        wanted = _FIRST_TURN[number] + 2 * pi * each / number
        free = [pair for pair in turns if not any(pair & other for other in found)]
        found.append(min(free, key=lambda pair: (round(_between(turns[pair], wanted), 6), pair)))
    return tuple(found)


def _between(one: float, other: float) -> float:
    """Return the angle between two directions."""
    return abs((one - other + pi) % (2 * pi) - pi)


def _with_tiles(frame: StationFrame, plan: StationPlan, pieces: int, chance: Random) -> StationPlan:
    """Return a plan with tiles that have grown together from some cells, an orbit at a time."""
    wanted = frame.station.tile_count()
    for number in range(wanted * 10):
        lacking = wanted - plan.tiles.bit_count()
        if not lacking:
            break
        room = empty_cells(frame, plan)
        beside = room & frame.board.beside(plan.tiles)
        is_seed = len(frame.board.pieces(plan.tiles)) < pieces and number < wanted
        spots = _apart(frame, plan, room) if is_seed else beside or room
        orbit = frame.orbit(some_bit(spots or room, chance)) if spots or room else 0
        if orbit and orbit.bit_count() <= lacking and is_whole(orbit, room):
            plan = plan._replace(tiles=plan.tiles | orbit)
    return plan


def _apart(frame: StationFrame, plan: StationPlan, room: int) -> int:
    """Return the cells that lie some steps from all tiles, and not at the very rim."""
    near = plan.tiles
    for _ in range(2):
        near |= frame.board.beside(near)
    inner = frame.board.cells & ~frame.board.beside(rim(frame))
    return room & ~near & inner


def rim(frame: StationFrame) -> int:
    """Return the cells of a board that have fewer than six neighbours."""
    return sum(
        1 << each
        for each in bits(frame.board.cells)
        if frame.board.beside(1 << each).bit_count() < 6
    )


def _with_classes(frame: StationFrame, plan: StationPlan, chance: Random) -> StationPlan:
    """Return a plan whose fixed classes lie somewhere among the tiles."""
    classes, free = list(plan.classes), plan.tiles & ~frame.kept
    for each in classes:
        free &= ~each
    counts = [each.count for each in frame.station.tile_classes]
    for number in sorted(frame.fixed_classes, reverse=True):
        for _ in range(50 * counts[number]):
            lacking = counts[number] - classes[number].bit_count()
            if not lacking or not free:
                break
            orbit = frame.orbit(some_bit(free, chance))
            if orbit.bit_count() <= lacking and is_whole(orbit, free):
                classes[number] |= orbit
                free &= ~orbit
    return plan._replace(classes=tuple(classes))


def _with_queens(
    frame: StationFrame, plan: StationPlan, number: int, chance: Random
) -> StationPlan:
    """Return a plan with a Queen at each Jump Point, as far as they go, and the others in open space."""
    found, gates = 0, 0
    for each in plan.gates:
        gates |= each
    for first in (True, False):
        for _ in range(200):
            lacking = number - found.bit_count()
            room = (gates if first else frame.board.cells & ~gates) & ~plan.tiles & ~found
            if not lacking or not room:
                break
            orbit = frame.orbit(some_bit(room, chance))
            lonely = all(
                (orbit & each).bit_count() <= 1 and not found & each
                for each in plan.gates
                if orbit & each
            )
            if orbit.bit_count() <= lacking and is_whole(orbit, room) and (lonely or not first):
                found |= orbit
    return plan._replace(creatures=(found, *plan.creatures[1:]))
