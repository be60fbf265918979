"""A player's options: all that a player could do by what it holds and is, worked out once and remembered.

Most decisions are made by players with nothing special to do; their options tell so at once.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING

from hullwright.schema.kinds.hex_zone.layout import SIDES

from ..contract import Action
from .item_effects import (
    AFTER_SECTOR,
    ATTACKED,
    BEFORE_MOVE,
    HUMANS_ONLY,
    INSTEAD,
    ON_ARRIVAL,
    SECTOR,
)
from .item_pieces import ItemPiece
from .ruleset import EftaiosRuleset
from .vocabulary import NOISE_HERE, USES
from .zone import HUMAN_SIDE

if TYPE_CHECKING:
    from .game import EftaiosGame

STAY: Action = ("stay",)
ACCEPT: Action = ("accept",)


class PlayerOptions:
    """What a player of a side can do with a hand of items and with its abilities."""

    __slots__ = (
        *("side", "hand", "powers", "early", "between", "late", "aims_early", "aims_between"),
        *("aims_late", "lights_late", "lights_between", "leads_home", "arrival", "cats", "fast"),
        *("reactions", "immune"),
        *("moves_specially", "only_moves", "within_limits", "rests", "strikes", "takes_short_path"),
    )

    def __init__(
        self, side: int, hand: Sequence[str], powers: Sequence[str], game: "EftaiosGame"
    ) -> None:
        self.side = side
        self.hand = list(hand)
        self.powers = list(powers)
        self.fast = "first_move_three" in powers
        self.immune = "immune_to_attacks" in powers
        usable = [each for each in game.items.values() if each.name in hand]
        usable = [each for each in usable if may_use(each, side, powers)]
        self._use_before_and_after(usable, game.ruleset)
        self._use_on_arrival([each for each in usable if ON_ARRIVAL in each.when])
        struck = (each for each in usable if ATTACKED in each.when)
        self.reactions: tuple[Action, ...] = (ACCEPT, *map(_reaction, struck))
        # What spares the short path to look any further; see `decisions` and `short_path`.
        self.strikes = side != HUMAN_SIDE and not (
            self.arrival or self.cats or self.between or self.aims_between
        )
        self.moves_specially = self.fast or game.special_play is not None
        self.only_moves = not (self.fast or self.early or self.aims_early)
        self.within_limits = _within_limits(hand, game.ruleset)
        self.rests = self.within_limits and not (self.late or self.aims_late)
        self.takes_short_path = (
            game.special_play is None
            and self.rests
            and not (self.arrival or self.cats or self.between or self.aims_between)
            and _draws(powers, game.ruleset)
        )

    def _use_before_and_after(self, usable: Sequence[ItemPiece], rules: EftaiosRuleset) -> None:
        """Note what may be used before moving, and after the sector is resolved."""
        human = self.side == HUMAN_SIDE
        late = [each for each in usable if AFTER_SECTOR in each.when]
        first = [each for each in usable if BEFORE_MOVE in each.when and each not in late]
        early = [*first, *(each for each in late if BEFORE_MOVE in each.when)]
        between = [each for each in usable if ON_ARRIVAL in each.when]
        between = [each for each in between if not each.does & INSTEAD]
        teleport: list[Action] = (
            [("ability", "teleport")] if human and "teleport_once" in self.powers else []
        )
        identity = ["identity"] if human and "force_identity_once" in self.powers else []
        self.early = (*_instead(self.side, self.powers, rules), *_plain(early), *teleport)
        self.between = (*_plain(between), *teleport)
        self.late = (*_plain(late), *teleport)
        self.aims_early = (*_aimed(early), *identity)
        self.aims_between = (*_aimed(between), *identity)
        self.aims_late = (*_aimed(late), *identity)
        # What spares to list every target, or to look back to where the turn began.
        self.lights_late = any(each.aim == SECTOR for each in late)
        self.lights_between = any(each.aim == SECTOR for each in between)
        self.leads_home = bool(teleport) or any(
            "go_to_human_sector" in each.does for each in (*between, *late)
        )

    def _use_on_arrival(self, usable: Sequence[ItemPiece]) -> None:
        """Note what may take the place of the card: attacks, and Cats where a card is drawn."""
        human = self.side == HUMAN_SIDE
        attacks = [each for each in usable if "attack" in each.does]
        self.arrival = _on_arrival(attacks) + (_by_ability("attack", self.powers) if human else ())
        self.cats = _on_arrival([each for each in usable if "two_noises" in each.does])


def may_use(piece: ItemPiece, side: int, powers: Collection[str]) -> bool:
    """Tell whether a player may use an item by its side, or by an ability (EA-I, EA-C9 … EA-C11)."""
    if side != HUMAN_SIDE and piece.does & HUMANS_ONLY:
        return False
    return SIDES[side] in piece.users or f"{USES}{piece.name}" in powers


_SPECIAL = frozenset({"first_danger_free", "cat_once"})
"""Abilities that change what drawing a card is like (EA-C1, EA-C2)."""


def _within_limits(hand: Sequence[str], rules: EftaiosRuleset) -> bool:
    """Tell whether nobody could ever be asked to discard from a hand (EA-I, H.4)."""
    limits = [each for each in (rules.hand_limit, *rules.hand_limit_of.values()) if each]
    return not limits or len(hand) <= min(limits)


def _draws(powers: Sequence[str], rules: EftaiosRuleset) -> bool:
    """Tell whether a player draws in dangerous sectors only, in every one, and nothing but the card."""
    if rules.draw_in_silent or not _SPECIAL.isdisjoint(powers):
        return False
    return NOISE_HERE not in rules.item_drawn_with


def _plain(items: Iterable[ItemPiece]) -> list[Action]:
    return [("item", each.name) for each in items if not _depends(each)]


def _aimed(items: Iterable[ItemPiece]) -> tuple[str, ...]:
    return tuple(each.name for each in items if _depends(each))


def _depends(piece: ItemPiece) -> bool:
    """Tell whether the use of an item depends on the table: on sectors, players, or the Humans left."""
    return bool(piece.aim or "become_alien" in piece.does)


def _on_arrival(items: Iterable[ItemPiece]) -> tuple[Action, ...]:
    return tuple((each.name, "item") if each.is_word else ("item", each.name) for each in items)


def _reaction(piece: ItemPiece) -> Action:
    return (piece.name,) if piece.is_word else ("item", piece.name)


def _by_ability(what: str, powers: Sequence[str]) -> tuple[Action, ...]:
    return ((what, "ability"),) if f"{what}_once" in powers else ()


def _instead(side: int, powers: Sequence[str], rules: EftaiosRuleset) -> list[Action]:
    """Return what may be done instead of moving (A.2, EA-C5, EA-C14)."""
    found: list[Action] = []
    if rules.may_stay:
        found.append(STAY)
    if side == HUMAN_SIDE and "stay_once" in powers:
        found.append(("wait",))
    if "attacks_without_moving" in powers:
        found.append(("lurk",))
    return found
