"""Weighing: what each action is worth, by what it makes of one's own crew's prospects and of the others'."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from ...contract import Action
from ..chart import cells_of
from ..turns import DONE, PASS
from ..view import SpaceAttackView
from ..vocabulary import NONE, POD, SEATS, SHIPS
from .falls import Falls
from .lookout import Lookout
from .menace import Menace
from .prospects import CrewProspects
from .pulls import Pulls
from .removal_odds import RemovalOdds
from .uses import few_uses
from .weights import RescueWeights

WORTH_A_POINT = 0.02
"""What an action has to bring to be done at all."""
WRECKED = 0.8
"""What is left of crew who fly into a creature, beside what they would be worth adrift."""
A_POINT = 0.5
"""What a movement point more is worth."""
STEPS = frozenset({"walk", "step_out", "drift"})
"""What a player's own crew do on foot."""


class WeighingTerms(NamedTuple):
    """What a decision is judged by."""

    weights: RescueWeights
    stakes: Sequence[float]
    """What a point of each player is worth."""
    odds: RemovalOdds
    price: float
    """What playing a tile has to bring."""


class Weighing:
    """One decision: what each action is worth."""

    def __init__(
        self,
        view: SpaceAttackView,
        lookout: Lookout,
        prospects: CrewProspects,
        menace: Menace,
        terms: WeighingTerms,
        pulls: Pulls,
    ) -> None:
        self._view, self._at = view, lookout
        self._prospects, self._menace = prospects, menace
        self._weights, self._stakes = terms.weights, terms.stakes
        self._price = terms.price
        self._falls = Falls(lookout, prospects, menace, terms.stakes, terms.odds)
        self._kinds = view.bestiary.numbers
        self._pulls = pulls

    def worths(self, legal: Sequence[Action]) -> list[float]:
        """Return what each of some actions is worth; those of which there are many are weighed in one go."""
        many = MANY.get(self._at.phase)
        return many(self, legal) if many else list(map(self.worth, legal))

    def _moves(self, legal: Sequence[Action]) -> list[float]:
        """Return what the actions of a move are worth; most of them are steps of one's own crew."""
        found, values, station = [], self._at.values, self._at.station
        prospects, worth = self._prospects, self.worth
        for action in legal:
            if action[0] in STEPS:
                _, crew, cell = action
                share = prospects.tile_share if station >> cell & 1 else prospects.drift_share
                found.append(values[crew] * share(cell) - prospects.now(crew))
            else:
                found.append(worth(action))
        return found

    def _releases(self, legal: Sequence[Action]) -> list[float]:
        """Return what it is worth to release each creature somewhere."""
        kinds, field = self._kinds, self._menace.field
        return [
            field(kinds[action[1]])[1][action[2]] if action[0] == "release" else self.worth(action)
            for action in legal
        ]

    def _creature_moves(self, legal: Sequence[Action]) -> list[float]:
        """Return what it is worth to move the creature that was rolled in each way."""
        field, attacking = self._menace.field(int(self._at.subject[0]))
        return [
            attacking[action[2]] - field[action[1]]
            if action[0] == "creature"
            else self.worth(action)
            for action in legal
        ]

    def worth(self, action: Action) -> float:
        """Return what an action is worth; to do nothing is worth nothing."""
        weighed = EACH.get(action[0])
        if weighed is not None:
            return weighed(self, *action[1:])
        if action in (DONE, PASS):
            return self._price if self._at.phase in {"defend", "blue"} else WORTH_A_POINT
        return 0.0

    def _gained(self, crew: int, then: float) -> float:
        """Return what a crew's change of prospects is worth: its own, or somebody else's."""
        return self._stakes[self._at.owners[crew]] * (then - self._prospects.now(crew))

    # -- crew -------------------------------------------------------------------------------------

    def _to_cell(self, crew: int, cell: int) -> float:
        return self._gained(crew, self._prospects.on_cell(crew, cell))

    def _to_ship(self, crew: int, cell: int) -> float:
        return self._gained(crew, self._prospects.boarded(crew, cell))

    def _climb(self, crew: int) -> float:
        return self._to_ship(crew, self._at.where[crew])

    def _bail_out(self, crew: int) -> float:
        return self._to_cell(crew, self._at.where[crew])

    def _jump(self, crew: int) -> float:
        return self._gained(crew, self._prospects.saved(crew, self._at.where[crew]))

    def _swap(self, a: int, b: int) -> float:
        if self._at.owners[a] == self._at.owners[b] != self._at.me:
            return 0.0
        return self._in_place_of(a, b) + self._in_place_of(b, a)

    def _in_place_of(self, crew: int, other: int) -> float:
        """Return what it is worth to the player that a crew comes where another is."""
        at, ship = self._at.where[other], self._at.aboard[other]
        prospects = self._prospects
        then = prospects.on_cell(crew, at) if ship == NONE else prospects.on_ship(crew, at, ship)
        return self._gained(crew, then)

    def _aboard(self, crew: int) -> float:
        return self._stakes[self._at.owners[crew]] * self._at.values[crew]

    # -- ships ------------------------------------------------------------------------------------

    def _fly(self, start: int, end: int) -> float:
        """Return what it is worth to move a ship: with crew for them, empty for those who wait."""
        ship = self._at.ships[start]
        crew, kind = self._at.on_ships.get(ship, ()), self._at.ship_kinds[ship]
        gain, prospects = 0.0, self._prospects
        if free := SEATS[kind] - len(crew):
            wanted = self._weights.waiting if crew else self._weights.nearer
            gain = wanted * (self._pulls.at(end, free) - self._pulls.at(start, free))
            if not crew:
                return gain
        wrecked = kind == POD and self._at.holds(self._at.bestiary.wreckers[POD], end)
        for each in crew:
            if wrecked:
                after = WRECKED * self._at.values[each] * prospects.drift_share(end)
            else:
                after = prospects.on_ship(each, end, ship)
            gain += self._gained(each, after)
        return gain if kind == POD else gain + self._menace.captured(end)

    def _launch(self, ship: str, cell: int) -> float:
        return self._weights.nearer * self._pulls.at(cell, SEATS[SHIPS.index(ship)])

    def _scuttle(self, cell: int) -> float:
        """Return what it is worth that a ship is gone, with its crew adrift."""
        crew = self._at.on_ships.get(self._at.ships[cell], ())
        share = self._prospects.drift_share(cell)
        gain = sum([self._gained(each, self._at.values[each] * share) for each in crew], 0.0)
        return gain - self._weights.nearer * self._pulls.at(cell, 1)

    def _black_hole(self, cell: int) -> float:
        return self._falls.swallowed(cell, 1)

    def _points(self, points: int) -> float:
        return A_POINT * points if self._at.own else 0.0

    def _fire(self, _turret: int, cell: int) -> float:
        return self._menace.captured(cell)

    # -- creatures --------------------------------------------------------------------------------

    def _creature(self, start: int, end: int) -> float:
        return self._menace.moved(int(self._at.subject[0]), start, end)

    def _defend(self, end: int, _back: str = "") -> float:
        kind, cell = map(int, self._at.subject)
        spared = -self._menace.harmed(kind, cell)
        return spared + (self._menace.moved(kind, cell, end) if end != cell else 0.0)

    def _release(self, kind: str, cell: int) -> float:
        return self._menace.put(self._kinds[kind], cell)

    def _teleport(self, kind: str, start: int, end: int) -> float:
        return self._menace.moved(self._kinds[kind], start, end)

    def _hatch(self, kind: str, cell: int, source: int = NONE) -> float:
        gain = self._menace.put(self._kinds[kind], cell)
        return gain - self._menace.looming(self._kinds[kind], source) if source != NONE else gain

    def _evolve(self, old: str, cell: int, new: str, source: int = NONE) -> float:
        gain = self._menace.evolved(self._kinds[old], cell, self._kinds[new])
        return gain - self._menace.looming(self._kinds[new], source) if source != NONE else gain

    def _take(self, kind: str, cell: int) -> float:
        return -self._menace.looming(self._kinds[kind], cell)

    def _steal(self, _back: str = "") -> float:
        return 1.0

    # -- tiles ------------------------------------------------------------------------------------

    def _remove(self, cell: int) -> float:
        return self._falls.removed(cell)

    def _play(self, back: str) -> float:
        """Return what the best uses of a tile's effects are worth beyond what tiles have to bring.

        Red tiles cost no points: they are thought of when a turn begins, and again when it may be the last.
        """
        at = self._at
        if at.phase == "move" and at.points < self._view.move_points and self._price:
            return -1.0
        few = [few_uses(at, self._menace, each) for each in self._view.uses(back)]
        uses = [max(map(self.worth, each), default=0.0) for each in few]
        return sum(uses, 0.0) - (0.0 if self._at.phase == "blue" else self._price)

    def _farther(self, steps: int) -> float:
        """Return what some steps more are worth: an attack that is just out of reach."""
        at, kind = self._at, int(self._at.subject[0])
        pace = at.bestiary.paces[kind]
        near, far = at.ground.within_masks(pace), at.ground.within_masks(pace + steps)
        there = at.creature_masks[kind]
        harms = [
            self._menace.harmed(kind, cell)
            for cell in cells_of(at.exposed)
            if far[cell] & there and not near[cell] & there
        ]
        return max(harms, default=0.0)

    # -- by word ----------------------------------------------------------------------------------

    @classmethod
    def of_many(cls) -> Mapping[str, Callable[["Weighing", Sequence[Action]], list[float]]]:
        """Return how the actions of a phase are weighed that has a great many."""
        return {
            "move": cls._moves,
            "release": cls._releases,
            "creature": cls._creature_moves,
        }

    @classmethod
    def of_each(cls) -> Mapping[str, Callable[..., float]]:
        """Return how each action is weighed, by its word."""
        return {
            **dict.fromkeys(("walk", "step_out", "drift", "to_tile", "to_space"), cls._to_cell),
            **dict.fromkeys(("board", "transfer", "to_ship"), cls._to_ship),
            **dict.fromkeys(("pod", "fighter", "ship"), cls._fly),
            **dict.fromkeys(("release", "appear"), cls._release),
            **dict.fromkeys(("teleport", "drive"), cls._teleport),
            "climb": cls._climb,
            "bail_out": cls._bail_out,
            "jump": cls._jump,
            "swap": cls._swap,
            "aboard": cls._aboard,
            "fire": cls._fire,
            "creature": cls._creature,
            "defend": cls._defend,
            "hatch": cls._hatch,
            "evolve": cls._evolve,
            "launch": cls._launch,
            "black_hole": cls._black_hole,
            "scuttle": cls._scuttle,
            "take": cls._take,
            "farther": cls._farther,
            "points": cls._points,
            "steal": cls._steal,
            "remove": cls._remove,
            "play": cls._play,
        }


MANY, EACH = Weighing.of_many(), Weighing.of_each()
