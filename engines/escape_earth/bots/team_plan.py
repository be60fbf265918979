"""Plans for the team: a beam search over its next acts, and what chance may do to them in between."""

from collections.abc import Iterable
from operator import attrgetter
from random import Random
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from ...contract import Action
from ..endings import WON
from ..tables import PlanTable, table_made, table_of
from .perils import TeamPace
from .prospects import TeamProspects
from .skills import PlannerSkill
from .table_moves import TableMoves

if TYPE_CHECKING:
    from ..state import EscapeEarthState

ALIKE = 1
"""Tables kept that differ only in the rows of cards: others are worth more than more of the same."""
ANSWERED = 2
"""By how many acts one looks less far ahead to answer a question between acts."""
URGENCY = 0.05
"""How much the chance at the end of each turn on the way counts against that in the end."""

Steps: TypeAlias = tuple[tuple[PlanTable, Action], ...]
"""Acts, each with the table that it is done on."""


class PlannedLine(NamedTuple):
    """A way to go on: the acts, the table that they lead to, and the chance to win from there."""

    chance: float
    steps: Steps
    table: PlanTable
    earlier: float
    """The chances at the ends of turns on the way: what helps is better done before time goes on."""

    @property
    def promise(self) -> float:
        """What lines are compared by."""
        return self.chance + URGENCY * self.earlier


class TeamSearch:
    """Looks for the best way to go on from a world, a state with every card known."""

    def __init__(
        self,
        world: "EscapeEarthState",
        prospects: TeamProspects,
        skill: PlannerSkill,
        chance: Random,
    ) -> None:
        self.world, self._game = world, world.game
        self._prospects, self._skill, self._chance = prospects, skill, chance
        self._moves = TableMoves(world, prospects.uses)
        self._pace = TeamPace.of(world)
        # From here on nothing happens by itself: what time brings is reckoned with, not drawn.
        world.game = world.game.quiet

    def best(self) -> PlannedLine:
        """Return the most promising way to go on with the acts of a turn."""
        return self._best_from(self.world, self._skill.widths)

    def chance_after(self, state: "EscapeEarthState") -> float:
        """Return the chance to win from a state by the best way to go on."""
        if state.outcome is not None:
            return float(state.outcome.reason == WON)
        return self._best_from(state, self._skill.widths[ANSWERED:] or (1,)).chance

    def _best_from(self, state: "EscapeEarthState", widths: tuple[int, ...]) -> PlannedLine:
        beam = [PlannedLine(0.0, (), table_of(state), 0.0)]
        allowed = frozenset(state.legal())
        for width in widths:
            found: dict[PlanTable, PlannedLine] = {}
            for line in beam:
                self._look_ahead(line, allowed, found)
            beam = _best(found.values(), width)
            won = max(beam, key=attrgetter("chance"))
            if won.chance >= 1.0:
                return won
        return beam[0]

    def _look_ahead(
        self, line: PlannedLine, allowed: frozenset[Action], found: dict[PlanTable, PlannedLine]
    ) -> None:
        """Note where each next act leads."""
        _, steps, table, earlier = line
        for action, done in self._moves.acts(table):
            if not steps and action not in allowed:
                continue
            if action[0] == "build" and not self._is_worth_building(action, table):
                continue
            after = self._acted(done)
            known = found.get(after)
            chance = known.chance if known else self._chance_of(after)
            before = earlier + chance if table.acts == 1 else earlier
            if known is None or known.earlier < before:
                found[after] = PlannedLine(chance, (*steps, (table, action)), after, before)

    def _acted(self, table: PlanTable) -> PlanTable:
        """Return the table with an action less, or in the next turn."""
        rows, hand, acts, *rest = table
        if acts > 1:
            return table_made((rows, hand, acts - 1, *rest))
        hand = (hand + 1) % len(rows)
        return table_made((rows, hand, self._actions(table, hand), *rest))

    def _actions(self, table: PlanTable, hand: int) -> int:
        actions, given = self._game.layout.setup.actions, self._game.box.standing.actions
        if given:
            here = table.ships[hand]
            for at, building, level, _ in table.works:
                if at == here != table.aliens:
                    actions += given[building][level]
        return actions

    def _is_worth_building(self, action: Action, table: PlanTable) -> bool:
        """Tell whether a building may be good: where an outpost would show cards, nothing else is (EE-44)."""
        box = self._game.box
        if box.reveal[box.building[action[1]]][0]:
            return True
        hidden = self._game.up_to_goal & ~table.opened
        front = (hidden & -hidden).bit_length() - 2
        most = max(
            (base for (base, _), left in zip(box.reveal, table.stock, strict=True) if left),
            default=0,
        )
        return not hidden or not front - most < table.ships[table.hand] <= front

    def _chance_of(self, table: PlanTable) -> float:
        if table.ships.count(self._game.goal) == len(table.ships):
            return 1.0
        chance = self._prospects(table, self._pace)
        blur = self._skill.blur
        return chance * (1.0 + blur * (self._chance.random() - 0.5)) if blur else chance


def _best(lines: Iterable[PlannedLine], width: int) -> list[PlannedLine]:
    """Return the most promising lines, not too many of them alike."""
    alike: dict[object, int] = {}
    best: list[PlannedLine] = []
    for line in sorted(lines, key=attrgetter("promise"), reverse=True):
        table = line.table
        likeness = (table.ships, table.opened, table.works, table.active)
        number = alike.get(likeness, 0)
        if number < ALIKE:
            alike[likeness] = number + 1
            best.append(line)
            if len(best) == width:
                break
    return best
