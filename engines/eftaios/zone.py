"""The zone as the engine walks it: indices, neighbour tuples and bit masks, made once per board."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from hullwright.schema.boards.board import Board, pairs
from hullwright.schema.kinds.hex_zone.layout import ALIEN, HUMAN, SIDES

from .special_sectors import SpecialSectors, Step

if TYPE_CHECKING:
    from .ruleset import EftaiosRuleset

HUMAN_SIDE, ALIEN_SIDE = range(len(SIDES))
"""The numbers of the two sides, by which states and tables are indexed (see `State.sides`)."""

SILENT, DANGEROUS, POD, HUMAN_START, ALIEN_START, HULL = range(6)
"""What a sector is at the moment; rules may change it during a game."""
ROLES = ("silent", "dangerous", "pod", "human", "alien", "hull")

MOST_TABLES = 2000
"""Where rules close sector after sector, what was worked out for old states is forgotten."""

Moves = tuple[tuple[str, int], ...]
"""The actions that move to each sector within reach."""


class Zone:
    """A zone of sectors, ready for hot loops; immutable but for its remembered answers."""

    def __init__(self, board: Board, ruleset: "EftaiosRuleset") -> None:
        self.ids: Sequence[str] = tuple(board.ids)
        self.index: Mapping[str, int] = {each: number for number, each in enumerate(self.ids)}
        self.roles = bytes(ROLES.index(role) for role in board.roles)
        self.neighbours = board.neighbours
        self.beside = _either_way(board)
        """For each sector those that it leads to, or that lead to it."""
        self.specials = SpecialSectors(board)
        self.pods: Mapping[int, int] = {
            int(board.traits.get(space, {}).get("number", 0)): space
            for space in board.with_role("pod")
        }
        self.pod_number = {space: number for number, space in self.pods.items()}
        self.starts = (board.with_role(HUMAN), board.with_role(ALIEN))
        self.noises = noise_actions(self.roles, self.specials.hushed)
        # Every way to a sector is the same action: a few objects, close together in memory.
        self._steps = tuple(("move", space) for space in range(len(self.ids)))
        self._passes_pods = (ruleset.humans_pass_pods, ruleset.aliens_pass_pods)
        self._enters_silent = tuple(side in ruleset.silent_open_to for side in SIDES)
        self._tables: dict[tuple[int, int, int, bytes], list[Moves | None]] = {}
        self._noisy: dict[tuple[int, int, int, int, bytes], frozenset[int]] = {}
        self._grounds: dict[tuple[int, bytes], tuple[frozenset[int], frozenset[int]]] = {}
        self._lights: dict[tuple[str, bytes], tuple[tuple[str, str, int], ...]] = {}
        self._around: dict[tuple[int, int], int] = {}

    def __getstate__(self) -> dict[str, object]:
        # What was worked out can be worked out again, and would only make workers slow to start.
        worked_out = ("_tables", "_grounds", "_lights", "_around", "_noisy")
        return {**self.__dict__, **{name: {} for name in worked_out}}

    def never_stuck(self) -> bool:
        """Tell whether from every sector both sides can go somewhere, whatever is closed or gone."""
        gone = self.specials.crumbles
        roles = bytes(HULL if n in gone else role for n, role in enumerate(self.roles))
        closed = {n for n, role in enumerate(roles) if role == POD} | self.specials.sealed
        grounds = [self._ground(side, roles)[1] - closed for side in (HUMAN_SIDE, ALIEN_SIDE)]
        return not any(
            ground.isdisjoint(around) for ground in grounds for around in self.neighbours
        )

    def table(self, side: int, speed: int, closed: int, roles: bytes) -> list[Moves | None]:
        """Return the remembered moves of a side at a speed, for each sector; None is not yet known."""
        key = side, speed, closed, roles
        if key not in self._tables:
            if len(self._tables) > MOST_TABLES:
                self._tables.clear()
                self._grounds.clear()
                self._lights.clear()
            self._tables[key] = [None] * len(self.ids)
        return self._tables[key]

    def reach(self, start: int, side: int, speed: int, closed: int, roles: bytes) -> Moves:
        """Return the moves of one to `speed` sectors that end elsewhere than they began (EA-T1)."""
        if self.specials.doors:
            ends = self._ends_through_doors(start, side, speed, closed, roles, self.specials.doors)
            return tuple(self._steps[space] for space in sorted(ends))
        through, onto = self._ground(side, roles)
        found: set[int] = set()
        edge, seen = {start}, {start, *spaces(closed)}
        for _ in range(speed):
            ahead = {n for at in edge for n in self.neighbours[at]} - seen
            seen |= ahead
            found |= ahead & onto
            edge = ahead & through
        return tuple([self._steps[space] for space in sorted(found)])

    def noisy_ends(
        self, start: int, side: int, speed: int, closed: int, roles: bytes
    ) -> Collection[int]:
        """Return the sectors that a move can't end on but through a noisy door."""
        known = start, side, speed, closed, roles
        if known not in self._noisy:
            if len(self._noisy) > MOST_TABLES:
                self._noisy.clear()
            self._noisy[known] = self._only_through_noisy_doors(*known)
        return self._noisy[known]

    def _only_through_noisy_doors(
        self, start: int, side: int, speed: int, closed: int, roles: bytes
    ) -> frozenset[int]:
        doors = self.specials.doors
        quiet = {step: noisy for step, noisy in doors.items() if not noisy}
        known = start, side, speed, closed, roles
        every = self._ends_through_doors(*known, doors)
        unheard = self._ends_through_doors(*known, quiet, doors.keys() - quiet.keys())
        return frozenset(every - unheard)

    def _ends_through_doors(
        self,
        start: int,
        side: int,
        speed: int,
        closed: int,
        roles: bytes,
        doors: Collection[Step],
        shut: Collection[Step] = (),
    ) -> set[int]:
        """Return the ends of moves: a step through a door is the last, and some may not be taken."""
        through, onto = self._ground(side, roles)
        found: set[int] = set()
        barred = {start, *spaces(closed)}
        edge, passed = {start}, set(barred)
        for _ in range(speed):
            steps = [(at, n) for at in edge for n in self.neighbours[at] if (at, n) not in shut]
            found.update(n for _, n in steps if n in onto)
            ahead = {n for at, n in steps if n in through and (at, n) not in doors} - passed
            passed |= ahead
            edge = ahead
        return found - barred

    def lights(self, item: str, roles: bytes) -> tuple[tuple[str, str, int], ...]:
        """Return the uses of an item such as a Spotlight, one for each sector, worked out once (EA-I6)."""
        key = item, roles
        if key not in self._lights:
            self._lights[key] = tuple(
                ("item", item, n) for n, role in enumerate(roles) if role != HULL
            )
        return self._lights[key]

    def around(self, space: int, distance: int) -> int:
        """Return the mask of the sectors at most so many steps from one, itself among them."""
        key = space, distance
        if key not in self._around:
            edge = seen = 1 << space
            for _ in range(distance):
                near = mask(n for at in spaces(edge) for n in self.beside[at])
                edge = near & ~seen
                seen |= edge
            self._around[key] = seen
        return self._around[key]

    def _ground(self, side: int, roles: bytes) -> tuple[frozenset[int], frozenset[int]]:
        """Return the sectors a side may pass through, and those it may end on, as long as none is closed."""
        key = side, roles
        if key not in self._grounds:
            ground = {n for n, role in enumerate(roles) if self._is_ground(side, role)}
            pods = {n for n, role in enumerate(roles) if role == POD}
            through = ground | pods if self._passes_pods[side] else ground
            onto = ground | pods if side == HUMAN_SIDE else ground
            admission = self.specials.admissions[side]
            self._grounds[key] = (
                frozenset(through - admission.shut_through),
                frozenset(onto - admission.shut_ends),
            )
        return self._grounds[key]

    def _is_ground(self, side: int, role: int) -> bool:
        return role == DANGEROUS or (role == SILENT and self._enters_silent[side])


def mask(of: Iterable[int]) -> int:
    """Return the bit mask of some spaces.

    >>> mask([0, 3])
    9
    """
    found = 0
    for each in of:
        found |= 1 << each
    return found


def spaces(of: int) -> Iterator[int]:
    """Yield the spaces of a mask.

    >>> list(spaces(0b1001))
    [0, 3]
    """
    while of:
        low = of & -of
        yield low.bit_length() - 1
        of ^= low


def noise_actions(
    roles: bytes, hushed: Collection[int] = frozenset()
) -> tuple[tuple[str, int], ...]:
    """Return the announcements of a noise in each sector that bears a coordinate (EA-D6)."""
    return tuple(
        ("noise", n)
        for n, role in enumerate(roles)
        if role in {SILENT, DANGEROUS} and n not in hushed
    )


def _either_way(board: Board) -> tuple[tuple[int, ...], ...]:
    """Return for each space those that it leads to, and those behind it that lead one way to it."""
    if not board.one_way:
        return board.neighbours
    found = [list(each) for each in board.neighbours]
    for a, b in pairs(board.one_way):
        found[b].append(a)
    return tuple(tuple(dict.fromkeys(each)) for each in found)
