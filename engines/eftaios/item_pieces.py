"""Items as pieces: when they are used, by whom, and what they do; those of the box, and how any is read."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from hullwright.schema.effects import DO, Effect, completed
from hullwright.schema.kinds.hex_zone.layout import ALIEN, HUMAN, SIDES
from hullwright.schema.records import Json

from .item_effects import (
    AIMS,
    ATTACKED,
    BEFORE_MOVE,
    INSTEAD,
    ON_ARRIVAL,
    OWN_TURN,
    SURVIVALS,
    VOCABULARY,
)

USERS: Mapping[str, tuple[str, ...]] = {"humans": (HUMAN,), "aliens": (ALIEN,), "everybody": SIDES}
"""The sides that may use an item, by what files call them."""


@dataclass(frozen=True)
class ItemPiece:
    """What an item does, and when."""

    name: str
    effects: tuple[Effect, ...]
    when: tuple[str, ...] = OWN_TURN
    users: tuple[str, ...] = (HUMAN,)
    """The sides that may use it; characters may use more by their abilities (EA-C9 … EA-C11)."""
    is_word: bool = False
    """Whether its name alone is the word of the action that uses it, as in recordings of old."""

    @cached_property
    def does(self) -> frozenset[str]:
        """The names of its effects."""
        return frozenset(each[DO] for each in self.effects)

    @cached_property
    def aim(self) -> str:
        """What it is aimed at: a sector, a player, or nothing."""
        return next((AIMS[each[DO]] for each in self.effects if each[DO] in AIMS), "")

    def effect(self, name: str) -> Effect | None:
        """Return the effect of a name, if it is among those of the item."""
        return next((each for each in self.effects if each[DO] == name), None)

    def number(self, name: str, parameter: str) -> int:
        """Return the sum of what all effects of a name say for a parameter."""
        return sum(each[parameter] for each in self.effects if each[DO] == name)


def _piece(
    name: str, *effects: Effect, when: tuple[str, ...] = OWN_TURN, is_word: bool = False
) -> ItemPiece:
    whole = tuple(completed(each, VOCABULARY) for each in effects)
    return ItemPiece(name, whole, when, is_word=is_word)


BOX_ITEMS: Mapping[str, ItemPiece] = {
    each.name: each
    for each in (
        _piece("attack", {DO: "attack"}, when=(ON_ARRIVAL,), is_word=True),
        _piece("teleport", {DO: "go_to_human_sector"}),
        _piece("adrenaline", {DO: "extra_steps", "steps": 1}, when=(BEFORE_MOVE,)),
        _piece("sedatives", {DO: "no_card"}, when=(BEFORE_MOVE,)),
        _piece("defence", {DO: "survive"}, when=(ATTACKED,), is_word=True),
        _piece("spotlight", {DO: "light", "distance": 1}),
        _piece("clone", {DO: "restart"}, when=(ATTACKED,), is_word=True),
        _piece("sensor", {DO: "ask_where"}),
        _piece("mutation", {DO: "become_alien"}),
        _piece("cat", {DO: "two_noises"}, when=(ON_ARRIVAL,), is_word=True),
    )
}
"""The items of the box, in the order of its rules (EA-I1 … EA-I10)."""


def own_piece(name: str, told: Mapping[str, Json]) -> ItemPiece:
    """Return the item that a sound definition tells of."""
    whole = (completed(each, VOCABULARY) for each in told.get("effects", ()))
    return ItemPiece(
        name,
        # What takes the place of something goes on with the turn, so it comes last.
        tuple(sorted(whole, key=lambda each: each[DO] in INSTEAD or each[DO] in SURVIVALS)),
        tuple(told.get("when", OWN_TURN)),
        USERS[told.get("used_by", "humans")],
    )


def items_that(pieces: Iterable[ItemPiece], effect: str) -> tuple[ItemPiece, ...]:
    """Return the items that have an effect."""
    return tuple(each for each in pieces if effect in each.does)
