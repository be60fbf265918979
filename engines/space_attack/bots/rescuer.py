"""The rescuer: gets valuable crew to gates, mans fighters, and sets creatures on whoever leads."""

from collections.abc import Sequence
from random import Random

from hullwright.schema.messages import Message

from ...contract import Action
from ..view import SpaceAttackView
from ..vocabulary import NONE
from .beginnings import berth, place, suits
from .faculties import EXPERT, FACULTIES, Faculties
from .kept_worths import KeptWorths
from .lookout import Lookout
from .menace import Menace
from .prospects import CrewProspects
from .pulls import Pulls
from .reasons import reason
from .recollection import Recollection
from .removal_odds import NO_ODDS, RemovalOdds
from .rivalry import stakes
from .tile_pool import TURNS, TilePool, whole_turns
from .weighing import Weighing, WeighingTerms
from .weights import LONGEST, RescueWeights

AFTER_REMOVAL = frozenset({"blue", "creature"})
"""What a player decides in its turn when its tile is gone already."""


class RescuerBot:
    """Weighs every action by what it makes of its own crew's prospects, and of the others'."""

    def __init__(
        self, seed: int, weights: RescueWeights, faculties: Faculties = FACULTIES[EXPERT]
    ) -> None:
        self._chance = Random(seed)
        self._weights, self._faculties = weights, faculties
        self.recollection = Recollection(weights.reading)
        self._pulls, self._kept = Pulls(), KeptWorths()
        self._suits: Sequence[float] = ()
        self._pool: TilePool | None = None
        self._seen: Lookout | None = None
        self._chosen: Action = ()
        self._rolled: Sequence[float] = ()
        self._perils: Sequence[float] = ()
        self._lasts_for = NONE, False
        self._lasts: tuple[float, ...] = ()
        self._turn = 0, NONE
        self._stakes: Sequence[float] = ()
        self._in_time: dict[tuple[int, Sequence[float]], Sequence[float]] = {}

    def choose(self, view: SpaceAttackView, legal: Sequence[Action]) -> Action:
        """Return the legal action that promises most; ties are broken by chance."""
        self._chosen = self._choice(view, legal)
        return self._chosen

    @property
    def reason(self) -> Message | None:
        """Why the last action was chosen."""
        if self._seen is None or not self._chosen or self._chosen[0] == "place":
            return None
        return reason(self._seen, self._chosen)

    def _choice(self, view: SpaceAttackView, legal: Sequence[Action]) -> Action:
        phase = view.phase
        if phase == "place":
            return self._place(view, legal)
        if phase == "berth":
            return berth(self._looked(view), legal, self._weights)
        if phase != "move":
            return self._best(legal, self._weighed(view).worths(legal))
        action = self._best(legal, self._worths(view, legal))
        self._kept.follow(view, action)
        return action

    def _place(self, view: SpaceAttackView, legal: Sequence[Action]) -> Action:
        if not self._suits:
            self._suits = suits(view, self._weights)
        lot = self._chance if self._faculties.hides_values else None
        return place(view, legal, self._suits, self._weights.company, lot)

    def _worths(self, view: SpaceAttackView, legal: Sequence[Action]) -> list[float]:
        """Return what each action of a move is worth; what the last one did not touch is known already."""
        kept = self._kept
        if self._lasting(view)[1] < 1 or not kept.holds(view) or not view.points:
            kept.begin(view)
        new = [action for action in legal if action not in kept.worths]
        if new:
            kept.worths.update(zip(new, self._weighed(view).worths(new), strict=True))
        else:
            self._looked(view)
        return [kept.worths[action] for action in legal]

    def _looked(self, view: SpaceAttackView) -> Lookout:
        self.recollection.note(view)
        self._seen = Lookout(view, self.recollection.values(view))
        return self._seen

    def _best(self, legal: Sequence[Action], worths: list[float]) -> Action:
        blur = self._faculties.blur
        if blur:
            worths = [each + blur * (self._chance.random() - 0.5) for each in worths]
        most = max(worths)
        best = [action for action, worth in zip(legal, worths, strict=True) if worth == most]
        return best[0] if len(best) == 1 else best[int(self._chance.random() * len(best))]

    def _weighed(self, view: SpaceAttackView) -> Weighing:
        """Return the weighing of a decision, with all that this level is able to think of."""
        if self._pool is None:
            self._pool = self._begin(view)
        lookout = self._looked(view)
        weights = self._weights
        lasting = self._lasting(view)
        lowest = self._pool.lowest(lookout.station)
        in_time = self._shares(view, lasting)
        prospects = CrewProspects(lookout, weights, in_time, self._perils, lasting, lowest)
        shares = self._stakes_now(lookout, view)
        menace = Menace(lookout, prospects, weights, shares, self._rolled)
        terms = WeighingTerms(weights, shares, self._odds(view), weights.tile_price * lasting[1])
        self._pulls.look(lookout)
        return Weighing(view, lookout, prospects, menace, terms, self._pulls)

    def _stakes_now(self, lookout: Lookout, view: SpaceAttackView) -> Sequence[float]:
        """Return what a point of each player is worth, which is worked out once a turn."""
        turn = view.round, view.turn
        if turn != self._turn:
            minds = self._faculties.minds_leader
            self._turn, self._stakes = turn, stakes(lookout, self._weights, minds_leader=minds)
        return self._stakes

    def _begin(self, view: SpaceAttackView) -> TilePool:
        """Work out what does not change during a game."""
        names, die = view.bestiary.names, view.die
        shown = [die.count(name) / max(len(die), 1) for name in names]
        self._rolled = [3 * each for each in shown]
        fear = self._weights.fear if self._faculties.sees_danger else 0.0
        self._perils = [fear * (1 - (1 - each) ** (view.players - 1)) for each in shown]
        return TilePool(view)

    def _lasting(self, view: SpaceAttackView) -> tuple[float, ...]:
        if self._pool is None or not self._faculties.counts_tiles:
            return (1.0,) * TURNS
        key = view.station, view.phase in AFTER_REMOVAL
        if key != self._lasts_for:
            self._lasts_for, self._lasts = key, self._pool.lasting(view, removed=key[1])
        return self._lasts

    def _shares(self, view: SpaceAttackView, lasting: tuple[float, ...]) -> Sequence[float]:
        """Return what is left of a crew's worth by the movement points to the gate, the jump not counted."""
        key = view.points, lasting
        found = self._in_time.get(key)
        if found is None:
            turns = whole_turns(LONGEST + 1, view.points, view.move_points)
            found = self._in_time[key] = [
                share * lasting[min(turns[cost + 1], TURNS - 1)]
                for cost, share in enumerate(self._weights.by_cost)
            ]
        return found

    def _odds(self, view: SpaceAttackView) -> RemovalOdds:
        if view.phase != "remove" or self._pool is None or not self._faculties.counts_tiles:
            return NO_ODDS
        ends = view.ruleset.core_breach == "ends_game"
        return RemovalOdds.counted(
            self._pool.odds(view), view.backs, view.bestiary, breach_ends=ends
        )
