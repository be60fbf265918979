"""Where sets of players can have gone: reach of whole bit masks, and distances, remembered per zone."""

from heapq import heappop, heappush
from typing import ClassVar
from weakref import WeakKeyDictionary, proxy

from hullwright.schema.kinds.hex_zone.sector_effects import ITEM_CARD, NO_CARD

from .zone import DANGEROUS, HUMAN_SIDE, POD, SILENT, Zone, mask, spaces

MEMO = 20_000
"""How many answers a reach remembers before it forgets them all."""
NOISY = 1.7
"""How many steps through silent sectors one into a dangerous sector is worth."""
FAR = 10_000
"""The distance to what can't be reached."""


class Reach:
    """The moves of one side at one speed: what a whole mask can become in one turn (EA-T1)."""

    __slots__ = ("_bytes", "_find", "_masks", "_memo", "_parts")

    def __init__(self, zone: Zone, side: int, speed: int, closed: int, roles: bytes) -> None:
        self._find = zone, side, speed, closed, roles
        self._masks: list[int | None] = [None] * len(zone.ids)
        self._bytes = len(zone.ids) // 8 + 1
        self._parts: dict[int, int] = {}
        self._memo: dict[int, int] = {}

    def of(self, mask_: int) -> int:
        """Return where someone can be after a move that began somewhere in a mask."""
        found = self._memo.get(mask_)
        if found is None:
            found = self._spread(mask_)
            if len(self._memo) >= MEMO:
                self._memo.clear()
            self._memo[mask_] = found
        return found

    def _spread(self, mask_: int) -> int:
        """Join what each byte of the mask can become; bytes recur far more often than masks."""
        found, parts = 0, self._parts
        for at, byte in enumerate(mask_.to_bytes(self._bytes, "little")):
            if byte:
                part = parts.get(at << 8 | byte)
                if part is None:
                    part = parts[at << 8 | byte] = self._part(at, byte)
                found |= part
        return found

    def _part(self, at: int, byte: int) -> int:
        found = 0
        for space in spaces(byte << 8 * at):
            found |= self.from_space(space)
        return found

    def from_space(self, space: int) -> int:
        """Return the mask of the sectors that a move from one sector can end on."""
        found = self._masks[space]
        if found is None:
            zone, side, speed, closed, roles = self._find
            table = zone.table(side, speed, closed, roles)
            moves = table[space]
            if moves is None:
                moves = table[space] = zone.reach(space, side, speed, closed, roles)
            found = self._masks[space] = mask(to for _, to in moves)
        return found


class BeliefGround:
    """What can be asked of one zone again and again."""

    _known: ClassVar[WeakKeyDictionary[Zone, "BeliefGround"]] = WeakKeyDictionary()

    def __init__(self, zone: Zone) -> None:
        # A strong reference from here would keep the zone alive for ever, as a key of ours.
        self._zone = proxy(zone)
        self.beside = tuple(map(mask, zone.beside))
        draws = zone.specials.draws.items()
        self._never_drawn = mask(zone.specials.noises) | mask(n for n, c in draws if c == NO_CARD)
        self.gives_items = any(card == ITEM_CARD for _, card in draws)
        """Whether there are sectors in which an item is drawn instead of a card."""
        self._also_drawn = mask(n for n, card in draws if card != NO_CARD)
        self._clatters = mask(zone.specials.noises - zone.specials.hushed)
        self._reaches: dict[tuple[int, int, int, bytes], Reach] = {}
        self._roles: dict[tuple[bytes, int], int] = {}
        self._near: dict[tuple[int, int, int, bytes], int] = {}
        self._quiet: dict[tuple[int, int, bytes], list[float]] = {}
        self._distances: dict[tuple[int, int, bytes], list[int]] = {}
        self._before: dict[tuple[int, bytes], list[list[int]]] = {}

    @classmethod
    def of(cls, zone: Zone) -> "BeliefGround":
        """Return the ground of a zone, made once."""
        found = cls._known.get(zone)
        if found is None:
            found = cls._known[zone] = cls(zone)
        return found

    def reach(self, side: int, speed: int, closed: int, roles: bytes) -> Reach:
        """Return the moves of a side at a speed."""
        key = side, speed, closed, roles
        found = self._reaches.get(key)
        if found is None:
            found = self._reaches[key] = Reach(self._zone, *key)
        return found

    def with_role(self, roles: bytes, role: int) -> int:
        """Return the mask of the sectors that have a role."""
        found = self._roles.get((roles, role))
        if found is None:
            found = mask(space for space, each in enumerate(roles) if each == role)
            self._roles[roles, role] = found
        return found

    def open_ground(self, roles: bytes) -> int:
        """Return the mask of the silent and dangerous sectors."""
        return self.with_role(roles, SILENT) | self.with_role(roles, DANGEROUS)

    def drawing(self, by_role: int) -> int:
        """Return the mask of the sectors in which cards are drawn, some by their kind."""
        return (by_role | self._also_drawn) & ~self._never_drawn

    def quiet(self, undrawn: int) -> int:
        """Return the mask of those sectors without cards in which nothing but that is announced."""
        return undrawn & ~self._clatters

    def pods(self, roles: bytes, closed: int) -> list[int]:
        """Return the pods that are open."""
        return list(spaces(self.with_role(roles, POD) & ~closed))

    def distances(self, target: int, closed: int, roles: bytes) -> list[int]:
        """Return for each sector how many single steps a Human takes to a target."""
        key = target, closed, roles
        if key not in self._distances:
            self._distances[key] = self._walk(*key)
        return self._distances[key]

    def near(self, target: int, steps: int, closed: int, roles: bytes) -> int:
        """Return the mask of the sectors from which a Human is soon at a target."""
        key = target, steps, closed, roles
        if key not in self._near:
            away = self.distances(target, closed, roles)
            self._near[key] = mask(space for space, far in enumerate(away) if far <= steps)
        return self._near[key]

    def quiet_ways(self, target: int, closed: int, roles: bytes) -> list[float]:
        """Return for each sector how long the way to a target is if noisy sectors count for more."""
        key = target, closed, roles
        if key not in self._quiet:
            self._quiet[key] = self._quietly(*key)
        return self._quiet[key]

    def _steps_onto(self, closed: int, roles: bytes) -> list[list[int]]:
        """Return for each sector from which others a Human gets there in a single step."""
        key = closed, roles
        found = self._before.get(key)
        if found is None:
            onto = self.reach(HUMAN_SIDE, 1, closed, roles).from_space
            found = self._before[key] = [
                [space for space in spaces(beside) if onto(space) >> at & 1]
                for at, beside in enumerate(self.beside)
            ]
        return found

    def _quietly(self, target: int, closed: int, roles: bytes) -> list[float]:
        steps = self.distances(target, closed, roles)
        onto = self._steps_onto(closed, roles)
        found = [float(FAR)] * len(roles)
        found[target] = 0.0
        edge = [(0.0, target)]
        while edge:
            so_far, at = heappop(edge)
            if so_far > found[at] or (at != target and roles[at] not in {SILENT, DANGEROUS}):
                continue
            loud = self._zone.specials.is_loud(at, by_role=roles[at] == DANGEROUS)
            ahead = so_far + (NOISY if loud else 1.0)
            for space in onto[at]:
                if steps[space] < FAR and ahead < found[space]:
                    found[space] = ahead
                    heappush(edge, (ahead, space))
        return found

    def _walk(self, target: int, closed: int, roles: bytes) -> list[int]:
        onto = self._steps_onto(closed, roles)
        found = [FAR] * len(roles)
        found[target] = 0
        edge, steps = [target], 0
        while edge:
            steps += 1
            ahead = {space for at in edge for space in onto[at] if found[space] == FAR}
            for space in ahead:
                found[space] = steps
            # Nobody walks through a pod or a start; they are ends of ways only (EA-T2, EA-E1).
            edge = [space for space in ahead if roles[space] in {SILENT, DANGEROUS}]
        return found
