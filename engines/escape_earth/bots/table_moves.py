"""The acts of a team on the table that planners see, while nothing happens by itself (EE-32, EE-40 … EE-49).

It is a sketch of the rules for looking ahead quickly; what is done in the game is decided by the rules themselves.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hullwright.schema.kinds.galaxy.deals import Row
from hullwright.schema.kinds.galaxy.event_effects import BUILDS, FIGHTS, UPGRADES

from ...contract import Action
from .. import conditions
from ..box import NONE
from ..ruleset import NEXT_HIDDEN
from ..tables import (
    ON_THE_TABLE,
    PlacedWork,
    PlanTable,
    spendable,
    table_made,
)
from .row_uses import RowUses
from .table_rules import TableRules

if TYPE_CHECKING:
    from ..state import EscapeEarthState


class TableMoves(TableRules):
    """What the ship in turn, its row and the team's buildings can do."""

    def __init__(self, world: "EscapeEarthState", uses: RowUses) -> None:
        super().__init__(world)
        self._uses = uses
        self._hops = world.chart.hops
        self._blocked = conditions.blocked(world)
        self._paid_for: dict[object, list[tuple[Action, tuple[object, ...]]]] = {}

    def acts(self, table: PlanTable) -> Iterator[tuple[Action, PlanTable]]:
        """Yield each act and where it leads; passing is left out, for improving is never worse."""
        row = table.rows[table.hand]
        for action, improved in self._uses.improvements(row):
            yield action, table_made((self._rows(table, improved), *table[1:]))
        here = table.ships[table.hand]
        barred = ~table.opened | (1 << table.anomaly if table.anomaly else 0)
        for use in self._uses.uses(row):
            if use.name in self._blocked:
                continue
            rows = self._rows(table, use.after)
            for hop in self._hops[here]:
                if (
                    hop.value == use.travel
                    and not hop.entered & barred
                    and hop.target != table.aliens
                ):
                    yield ("travel", use.name, hop.target), self._flown(table, rows, hop.target)
            if use.points:
                yield from self._builds(table_made((rows, *table[1:])), here, use.points)
            elif use.makes != NONE:
                yield from self._productions(table, rows, here, use.makes)
        yield from self._payments(table)

    @staticmethod
    def _rows(table: PlanTable, row: Row) -> tuple[Row, ...]:
        hand, rows = table.hand, table.rows
        return (*rows[:hand], row, *rows[hand + 1 :])

    @staticmethod
    def _flown(table: PlanTable, rows: tuple[Row, ...], target: int) -> PlanTable:
        hand, ships = table.hand, table.ships
        moved = (*ships[:hand], target, *ships[hand + 1 :])
        return table_made((rows, *table[1:4], moved, *table[5:]))

    def _builds(
        self, table: PlanTable, here: int, points: int
    ) -> Iterator[tuple[Action, PlanTable]]:
        """Yield each building put where the ship is (EE-42, EE-43)."""
        box, rules = self._game.box, self._game.ruleset
        old = next((work for work in table.works if work[0] == here), None)
        if old and not box.buildings[old[1]].replaceable:
            return
        if here == self._game.start and not rules.build_on_start:
            return
        points -= self._surcharge(table, BUILDS)
        planet = box.planet[self._cards[here - 1]]
        for number, building in enumerate(box.buildings):
            if (
                table.stock[number]
                and building.cost <= points
                and (planet or not building.planet_only)
                and (old is None or old[1] != number)
            ):
                yield ("build", box.names[number]), self._built(table, here, number, old)

    def _built(self, table: PlanTable, here: int, number: int, old: PlacedWork | None) -> PlanTable:
        stock = list(table.stock)
        stock[number] -= 1
        if old and self._game.ruleset.replaced_returns:
            stock[old[1]] += 1
        works = tuple(work for work in table.works if work != old)
        placed = table._replace(stock=tuple(stock), built=table.built + 1, works=works)
        reveal = self._game.box.reveal[number][0]
        if reveal:
            placed = self._revealed(placed, self._shown(table.opened, here, reveal))
        return self._at_once(placed, (here, number, 0, 0))

    def _productions(
        self, table: PlanTable, rows: tuple[Row, ...], here: int, kind: int
    ) -> Iterator[tuple[Action, PlanTable]]:
        """Yield the building under the ship filled with cubes (EE-46, EE-50)."""
        box = self._game.box
        for work in table.works:
            at, number, level, count = work
            if at == here and at != table.aliens and box.makes[number] == kind:
                full = box.capacity[number][level]
                if count < full:
                    works = tuple(
                        (at, number, level, full) if each == work else each for each in table.works
                    )
                    action = ("produce", box.kinds[kind])
                    yield action, table._replace(rows=rows, works=works)

    def _payments(self, table: PlanTable) -> Iterator[tuple[Action, PlanTable]]:
        """Yield what can be paid for; rows do not matter, so that many tables share it."""
        if not (table.works or table.gifts):
            return
        lies = table[ON_THE_TABLE]
        known = self._paid_for.get(lies)
        if known is None:
            paid = self._payments_now(table)
            known = self._paid_for[lies] = [(act, after[4:]) for act, after in paid]
        for action, left in known:
            yield action, table_made((*table[:4], *left))

    def _payments_now(self, table: PlanTable) -> Iterator[tuple[Action, PlanTable]]:
        box, rules = self._game.box, self._game.ruleset
        purse = spendable(table, box.makes, len(box.kinds), gifts=rules.bonus_spendable)
        if any(purse):
            yield from self._upgrades(table, purse)
            yield from self._fights(table, purse)
            yield from self._repels(table, purse)

    def _upgrades(self, table: PlanTable, purse: list[int]) -> Iterator[tuple[Action, PlanTable]]:
        """Yield each building turned over that can be paid for (EE-45)."""
        box, rules = self._game.box, self._game.ruleset
        for at, number, level, _ in table.works:
            if level or at == table.aliens:
                continue
            price = self.price(table, box.upgrades[number], UPGRADES)
            if any(purse[kind] < count for kind, count in price):
                continue
            paid = self.paid(table, price)
            base, upgraded = box.reveal[number]
            if upgraded and rules.upgrade_reveals:
                more = upgraded - base if rules.outposts == NEXT_HIDDEN else upgraded
                paid = self._revealed(paid, self._shown(table.opened, at, more))
            (left,) = [each[3] for each in paid.works if each[0] == at]
            rest = paid._replace(works=tuple(each for each in paid.works if each[0] != at))
            yield ("upgrade", at), self._at_once(rest, (at, number, 1, left))

    def _fights(self, table: PlanTable, purse: list[int]) -> Iterator[tuple[Action, PlanTable]]:
        """Yield each kind of active event that can be fought (EE-48, EE-66)."""
        box = self._game.box
        for event, count in enumerate(table.active):
            if not count:
                continue
            whole = tuple((kind, count * number) for kind, number in box.fight[event])
            price = self.price(table, whole, FIGHTS)
            if any(purse[kind] < number for kind, number in price):
                continue
            active = (*table.active[:event], count - 1, *table.active[event + 1 :])
            fought = self.paid(table, price)._replace(active=active)
            if box.events[event].anomaly and table.anomaly:
                fought = fought._replace(anomaly=self._anomaly(active, table.anomaly))
            yield ("fight", box.event_names[event]), fought

    def _repels(self, table: PlanTable, purse: list[int]) -> Iterator[tuple[Action, PlanTable]]:
        """Yield the Aliens driven back by the cubes of one building or bonus planet (EE-49)."""
        game, arms = self._game, self._game.box.arms
        away = game.layout.aliens.start - table.aliens
        if arms == NONE or away <= 0 or not purse[arms]:
            return
        if game.ruleset.repel_faceup_only and not table.opened >> table.aliens & 1:
            return
        if game.ruleset.repel_way_faceup:
            behind = table.opened >> (table.aliens + 1)
            away = min(away, (~behind & (behind + 1)).bit_length() - 1)
        lying = self._lying(table, arms)
        for at, count in lying.items():
            number = min(count, away)
            if number:
                paid = self.paid(table, ((arms, number),), at)
                yield ("repel", at, number), self._driven(paid, number)
