"""The rescuer: gets valuable crew to gates, mans fighters, and sets creatures on the others."""

from collections.abc import Callable, Sequence
from random import Random

from ...contract import Action
from ..chart import cells_of
from ..turns import DONE, PASS
from ..view import SpaceAttackView
from ..vocabulary import NONE, POD
from .beginnings import best_berth, best_place
from .lookout import Lookout
from .menace import Menace
from .prospects import CrewProspects
from .recollection import Recollection

WORTH_A_POINT = 0.02
"""What an action has to bring to be done at all."""
WORTH_A_TILE = 0.7
"""What playing a tile has to bring."""
ENVY, ENVY_ABOARD, ENVY_OF_TILES = 0.3, 0.2, 0.6
"""How much others' gains count against an action: in general, on a shared ship, on a removed tile."""
WRECKED = 0.3
"""What crew are worth who fly into a creature, beside what they would be worth adrift."""
UNCERTAIN = 0.06
"""How much of its worth a crew loses beside a tile that is removed: nobody knows what comes."""
A_POINT = 0.5
"""What a movement point more is worth."""
NEARER = 0.25
"""How much of their worth crew gain by an empty pod that comes to them."""


class RescuerBot:
    """Weighs every action by what it makes of its own crew's prospects, and of the others'."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)
        self.recollection = Recollection()

    def choose(self, view: SpaceAttackView, legal: Sequence[Action]) -> Action:
        """Return the legal action that promises most; ties are broken by chance."""
        self.recollection.note(view)
        if view.phase == "place":
            return best_place(view, legal)
        lookout = Lookout(view, self.recollection)
        if view.phase == "berth":
            return best_berth(lookout, legal)
        weighing = Weighing(view, lookout)
        return max(legal, key=lambda each: (weighing.worth(each), self._chance.random()))


class Weighing:
    """One decision: what each action is worth."""

    def __init__(self, view: SpaceAttackView, lookout: Lookout) -> None:
        self._view = view
        self._at = lookout
        self._kinds = view.bestiary.numbers
        self._prospects = CrewProspects(self._at)
        self._menace = Menace(self._at, self._prospects)
        self._worths: dict[str, Callable[..., float]] = {
            "walk": self._to_cell,
            "step_out": self._to_cell,
            "drift": self._to_cell,
            "to_tile": self._to_cell,
            "to_space": self._to_cell,
            "board": self._to_ship,
            "transfer": self._to_ship,
            "to_ship": self._to_ship,
            "climb": self._climb,
            "bail_out": self._bail_out,
            "jump": self._jump,
            "swap": self._swap,
            "aboard": self._aboard,
            "pod": self._fly,
            "fighter": self._fly,
            "ship": self._fly,
            "fire": self._fire,
            "creature": self._creature,
            "defend": self._defend,
            "release": self._release,
            "teleport": self._teleport,
            "hatch": self._hatch,
            "evolve": self._evolve,
            "appear": self._release,
            "launch": self._launch,
            "black_hole": self._black_hole,
            "scuttle": self._scuttle,
            "drive": self._teleport,
            "take": self._take,
            "farther": self._farther,
            "points": self._points,
            "steal": self._steal,
            "remove": self._remove,
            "play": self._play,
        }

    def worth(self, action: Action) -> float:
        """Return what an action is worth; to do nothing is worth nothing."""
        if action in (DONE, PASS):
            return WORTH_A_TILE if self._at.phase in {"defend", "blue"} else WORTH_A_POINT
        weighed = self._worths.get(action[0])
        return weighed(*action[1:]) if weighed else 0.0

    def _gained(self, crew: int, then: float, envy: float = ENVY) -> float:
        """Return what a crew's change of prospects is worth: its own, or somebody else's."""
        gain = then - self._prospects.now(crew)
        return gain if self._at.mine(crew) else -envy * gain

    # -- crew -------------------------------------------------------------------------------------

    def _to_cell(self, crew: int, cell: int) -> float:
        return self._gained(crew, self._prospects.on_cell(crew, cell))

    def _to_ship(self, crew: int, cell: int) -> float:
        return self._gained(crew, self._prospects.on_ship(crew, cell, self._at.ships[cell]))

    def _climb(self, crew: int) -> float:
        return self._to_ship(crew, self._at.where[crew])

    def _bail_out(self, crew: int) -> float:
        return self._prospects.adrift(crew, self._at.where[crew]) - self._prospects.now(crew)

    def _jump(self, crew: int) -> float:
        return self._prospects.saved(crew, self._at.where[crew]) - self._prospects.now(crew)

    def _swap(self, a: int, b: int) -> float:
        return self._in_place_of(a, b) + self._in_place_of(b, a)

    def _in_place_of(self, crew: int, other: int) -> float:
        """Return what it is worth to the player that a crew comes where another is."""
        at, ship = self._at.where[other], self._at.aboard[other]
        prospects = self._prospects
        then = prospects.on_cell(crew, at) if ship == NONE else prospects.on_ship(crew, at, ship)
        return self._gained(crew, then)

    def _aboard(self, crew: int) -> float:
        return self._at.values[crew] if self._at.mine(crew) else -1.0

    # -- ships ------------------------------------------------------------------------------------

    def _fly(self, start: int, end: int) -> float:
        """Return what it is worth to move a ship: with crew for them, empty for those who wait."""
        ship = self._at.ships[start]
        crew = self._at.on_ships.get(ship, ())
        if not crew:
            return NEARER * (self._pull(end) - self._pull(start))
        gain = 0.0
        pod = self._at.ship_kinds[ship] == POD
        for each in crew:
            if pod and self._waits(end):
                after = WRECKED * self._prospects.adrift(each, end)
            else:
                after = self._prospects.on_ship(each, end, ship)
            gain += self._gained(each, after, ENVY_ABOARD)
        return gain if pod else gain + self._menace.captured(end)

    def _waits(self, cell: int) -> bool:
        return self._at.held_by(self._at.bestiary.wreckers[POD], cell)

    def _pull(self, cell: int) -> float:
        """Return how much a ship in a cell is wanted by own crew without one."""
        near = self._at.chart.apart[cell]
        wants = (
            self._at.values[crew] * 0.8 ** near[self._at.where[crew]]
            for crew in self._at.own
            if self._at.aboard[crew] == NONE
        )
        return sum(sorted(wants)[-3:])

    def _launch(self, _ship: str, cell: int) -> float:
        return NEARER * self._pull(cell)

    def _scuttle(self, cell: int) -> float:
        """Return what it is worth that a ship is gone, with its crew adrift."""
        crew = self._at.on_ships.get(self._at.ships[cell], ())
        gain = sum(self._gained(each, self._prospects.adrift(each, cell)) for each in crew)
        return gain - NEARER * self._pull(cell)

    def _black_hole(self, cell: int) -> float:
        """Return what it is worth that everything in a cell and beside it is gone."""
        around = (self._at.chart.near_masks[cell] | 1 << cell) & self._at.exposed
        lost = (crew for each in cells_of(around) for crew in self._at.by_cell[each])
        return sum(self._gained(crew, 0.0) for crew in lost)

    def _points(self, points: int) -> float:
        return A_POINT * points if self._at.own else 0.0

    def _fire(self, _turret: int, cell: int) -> float:
        return self._menace.captured(cell)

    # -- creatures --------------------------------------------------------------------------------

    def _creature(self, start: int, end: int) -> float:
        return self._menace.moved(int(self._at.subject[0]), start, end)

    def _defend(self, end: int, _back: str = "") -> float:
        kind, cell = map(int, self._at.subject)
        spared = -self._prospects.harmed(kind, cell)
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
        """Return what it is worth to remove a tile: others fall into space, own crew better not."""
        gain = 0.0
        for crew in self._at.by_cell.get(cell, ()):
            gain += self._gained(crew, self._prospects.adrift(crew, cell), ENVY_OF_TILES)
        for near in self._at.chart.near[cell]:
            crew_near = self._at.by_cell.get(near, ()) if self._at.open >> near & 1 else ()
            for crew in crew_near:
                shares = -UNCERTAIN if self._at.mine(crew) else UNCERTAIN / 2
                gain += shares * self._at.values[crew]
        return gain

    def _play(self, back: str) -> float:
        """Return what the best uses of a tile's effects are worth beyond what tiles have to bring."""
        uses = (max(map(self.worth, each)) for each in self._view.uses(back) if each)
        return sum(uses) - (0.0 if self._at.phase == "blue" else WORTH_A_TILE)

    def _farther(self, steps: int) -> float:
        """Return what some steps more are worth: an attack that is just out of reach."""
        kind = int(self._at.subject[0])
        pace = self._at.bestiary.paces[kind]
        near = self._at.around(self._at.creatures[kind], pace)
        far = self._at.around(self._at.creatures[kind], pace + steps) & ~near
        harms = [self._prospects.harmed(kind, cell) for cell in self._at.by_cell if far >> cell & 1]
        return max(harms, default=0.0)
