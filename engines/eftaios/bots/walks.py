"""Walks: how players of each side go about a zone as it is at the moment, as matrices from sector to sector."""

from collections import OrderedDict
from collections.abc import Sequence
from functools import cached_property
from typing import ClassVar, TypeAlias
from weakref import WeakKeyDictionary, proxy

import numpy as np
from numpy.typing import NDArray

from ...contract import Action
from ..belief_ground import BeliefGround
from ..zone import ALIEN_SIDE, DANGEROUS, HUMAN_SIDE, POD, Zone, mask, spaces
from .pod_ways import BEYOND, Chances, PodWays

Sectors: TypeAlias = NDArray[np.intp]
"""Some sectors."""

SLACK = 1e-4
"""How much of a chance is left to what should not happen: rules may be odder than any model of them."""
HOMEWARD = (0.4, 0.25)
"""How much likelier each side is to go a step nearer to a pod than to stay as far from it."""
HUSHED = (0.5, 0.0)
"""How much likelier each side is to go to a sector where no card is drawn."""
KNOWN_ACTIONS = 5000
"""How many lists of actions are remembered with their sectors."""
KEPT = 24
"""How many conditions of a zone are remembered: pods close in any order."""


def loosely(fits: Chances) -> Chances:
    """Return how well something fits each sector, without ruling out any."""
    found: Chances = np.maximum(fits, SLACK)
    return found


class Walks(PodWays):
    """What can be said of walking in a zone while the same sectors are closed."""

    _known: ClassVar[WeakKeyDictionary[Zone, OrderedDict[tuple[int, bytes], "Walks"]]] = (
        WeakKeyDictionary()
    )

    def __init__(
        self,
        zone: Zone,
        closed: int,
        roles: bytes,
        *,
        draw_in_silent: bool,
        before: "Walks | None" = None,
    ) -> None:
        # A strong reference from here would keep the zone alive for ever, as a key of ours.
        self._zone = proxy(zone)
        self._before = before
        """The walks from before any pod was closed."""
        super().__init__(BeliefGround.of(zone), closed, roles, before)
        self.named = self.flags(self.ground.open_ground(roles))
        """Where a noise can be announced."""
        drawing = self.ground.open_ground(roles)
        if not draw_in_silent:
            drawing = self.ground.with_role(roles, DANGEROUS)
        self.drawing = self.flags(self.ground.drawing(drawing))
        """Where cards are drawn."""
        self.fits_card = loosely(self.drawing)
        """How well it fits each sector that somebody there drew a card."""
        self.fits_quiet = loosely(1.0 - self.drawing)
        """How well it fits each sector that somebody there drew none."""
        self.count_named = float(self.named.sum()) or 1.0
        self.ones = np.ones(self.size)
        self.exits = self.flags(mask(self.pods))
        """Where a Human gets out."""
        self._forget()

    def _forget(self) -> None:
        """Begin with nothing worked out; most is asked for by some bots only."""
        self._moves: dict[tuple[int, int], Chances] = {}
        self._named: dict[int, tuple[Sequence[Action], Sectors]] = {}
        self._away: dict[int, Chances] = {}
        self._loud: dict[tuple[int, int], Chances] = {}
        self._strikes: dict[int, Chances] = {}
        self._arrivals: dict[tuple[int, int], Chances] = {}
        self._reaches: dict[tuple[int, int], Chances] = {}

    @classmethod
    def of(cls, zone: Zone, closed: int, roles: bytes, *, draw_in_silent: bool) -> "Walks":
        """Return the walks of a zone in a condition, made once."""
        known = cls._known.setdefault(zone, OrderedDict())
        key = closed, roles
        if key not in known:
            if len(known) >= KEPT:
                known.popitem(last=False)
            open_ = closed & ~BeliefGround.of(zone).with_role(roles, POD)
            before = None
            if open_ != closed:
                before = cls.of(zone, open_, roles, draw_in_silent=draw_in_silent)
            known[key] = cls(zone, closed, roles, draw_in_silent=draw_in_silent, before=before)
        return known[key]

    def flags(self, mask: int) -> Chances:
        """Return one for each sector of a mask and nothing for the others."""
        bits = np.frombuffer(mask.to_bytes(self.size // 8 + 1, "little"), dtype=np.uint8)
        return np.unpackbits(bits, count=self.size, bitorder="little").astype(np.float64)

    def reach(self, side: int, speed: int) -> Chances:
        """Return for each sector, in its row, one for every end of a move from there."""
        found = self._reaches.get((side, speed))
        if found is None:
            found = self._reaches[side, speed] = self._reach_now(side, speed)
        return found

    def _reach_now(self, side: int, speed: int) -> Chances:
        """Return a reach; where only pods have closed since, what is far from them has stayed the same."""
        onto = self.ground.reach(side, speed, self.closed, self.roles)
        if self._before is None:
            return np.array([self.flags(onto.from_space(n)) for n in range(self.size)])
        found = self._before.reach(side, speed).copy()
        for pod in spaces(self.closed & ~self._before.closed):
            for near in spaces(self._zone.around(pod, speed)):
                found[near] = self.flags(onto.from_space(near))
        return found

    def ends(self, side: int, speed: int, start: int) -> Sectors:
        """Return where a move from a sector can end."""
        reach = self.ground.reach(side, speed, self.closed, self.roles)
        return np.array(list(spaces(reach.from_space(start))), dtype=np.intp)

    def ends_of(self, actions: Sequence[Action], position: int) -> Sectors:
        """Return the sectors that actions are about, or else the player's own; engines hand out the same again."""
        known = self._named.get(id(actions))
        if known is not None and known[0] is actions:
            return known[1]
        found = np.array(
            [each[1] if len(each) > 1 else position for each in actions], dtype=np.intp
        )
        if type(actions) is tuple and len(actions[-1]) == 2:
            if len(self._named) >= KNOWN_ACTIONS:
                self._named.clear()
            self._named[id(actions)] = actions, found
        return found

    def strikes(self, speed: int) -> Chances:
        """Return for each sector, in its row, one for every sector from which an Alien can move there."""
        if speed not in self._strikes:
            self._strikes[speed] = np.ascontiguousarray(self.reach(ALIEN_SIDE, speed).T)
        return self._strikes[speed]

    def arrivals(self, side: int, speed: int) -> Chances:
        """Return for each sector, in its row, how likely a player of a side moves there from each other."""
        key = side, speed
        if key not in self._arrivals:
            self._arrivals[key] = np.ascontiguousarray(self.moves(side, speed).T)
        return self._arrivals[key]

    def loud_ends(self, side: int, speed: int) -> Chances:
        """Return for each sector how likely a player of a side who moves from there draws a card."""
        key = side, speed
        if key not in self._loud:
            self._loud[key] = self.moves(side, speed).dot(self.drawing)
        return self._loud[key]

    def moves(self, side: int, speed: int) -> Chances:
        """Return for each sector, in its row, how likely a player of a side moves to each other."""
        key = side, speed
        if key not in self._moves:
            likely = self.reach(side, speed) * self._draw(side)
            stuck = likely.sum(axis=1) == 0.0
            likely[stuck, stuck] = 1.0
            likely /= likely.sum(axis=1, keepdims=True)
            self._moves[key] = (1.0 - SLACK) * likely + SLACK / self.size
        return self._moves[key]

    def away(self, sector: int) -> Chances:
        """Return how many steps each sector is away from one."""
        if sector not in self._away:
            away = np.array(self.ground.distances(sector, 0, self.roles), dtype=np.float64)
            self._away[sector] = np.minimum(away, BEYOND)
        return self._away[sector]

    def _draw(self, side: int) -> Chances:
        """Return how much each sector draws a player of a side who sees nothing else."""
        found: Chances = np.exp(
            HOMEWARD[side] * self.nearness + HUSHED[side] * (1.0 - self.drawing)
        )
        return found

    @cached_property
    def lure(self) -> Chances:
        """How much each sector draws an Alien who sees nothing else."""
        return self._draw(ALIEN_SIDE)

    @cached_property
    def around(self) -> Chances:
        """For each sector, in its column, one for itself and for those beside it."""
        return np.array([self.flags(each | 1 << n) for n, each in enumerate(self.ground.beside)]).T

    def near(self, sector: int) -> Chances:
        """Return how near each sector is to one, from one to nothing."""
        found: Chances = 1.0 / (1.0 + self.away(sector))
        return found

    @cached_property
    def freedom(self) -> Chances:
        """From how many neighbours of each sector a Human can choose."""
        found: Chances = self.reach(HUMAN_SIDE, 1).sum(axis=1)
        return found
