"""A player's options: all that a player could do by what it holds and is, worked out once and remembered.

Most decisions are made by players with nothing special to do; their options tell so at once.
"""

from collections.abc import Sequence

from ..contract import Action
from .ruleset import EftaiosRuleset
from .vocabulary import NOISE_HERE
from .zone import HUMAN_SIDE

AT_THE_START = ("adrenaline", "sedatives")
"""Items that are played before moving only (EA-I3, EA-I4)."""
ANY_TIME = ("teleport", "spotlight", "sensor", "mutation")
"""Items that are played before moving, or after the sector is resolved."""
AIMED = ("spotlight", "sensor", "mutation")
"""Items whose use depends on the table: on sectors, players, or the Humans left (EA-I6, EA-I8, EA-I9)."""

STAY: Action = ("stay",)
ACCEPT: Action = ("accept",)


class PlayerOptions:
    """What a player of a side can do with a hand of items and with its abilities."""

    __slots__ = (
        *("side", "hand", "powers", "early", "late", "aims_early", "aims_late"),
        *("arrival", "cats", "fast", "reactions", "immune"),
        *("only_moves", "rests", "strikes", "takes_short_path"),
    )

    def __init__(
        self, side: int, hand: Sequence[str], powers: Sequence[str], rules: EftaiosRuleset
    ) -> None:
        self.side = side
        self.hand = list(hand)
        self.powers = list(powers)
        human = side == HUMAN_SIDE
        usable = [each for each in dict.fromkeys(hand) if human or f"uses_{each}" in powers]
        late = [each for each in ANY_TIME if each in usable]
        early = [*(each for each in AT_THE_START if each in usable), *late]
        teleport: list[Action] = (
            [("ability", "teleport")] if human and "teleport_once" in powers else []
        )
        self.late = (*_plain(late), *teleport)
        self.early = (*_instead(side, powers, rules), *_plain(early), *teleport)
        identity = ["identity"] if human and "force_identity_once" in powers else []
        self.aims_late = self.aims_early = tuple(
            each for each in [*late, *identity] if each in _TARGETED
        )
        self.arrival = tuple(_attacks(hand, powers)) if human else ()
        self.cats: tuple[Action, ...] = (("cat", "item"),) if human and "cat" in hand else ()
        self.fast = "first_move_three" in powers
        self.immune = "immune_to_attacks" in powers
        held = [each for each in ("defence", "clone") if human and each in hand]
        self.reactions: tuple[Action, ...] = (ACCEPT, *((each,) for each in held))
        # What spares the short path to look any further; see `decisions` and `short_path`.
        self.strikes = not (human or self.late or self.aims_late)
        self.only_moves = not (self.fast or self.early or self.aims_early)
        self.rests = not (self.late or self.aims_late) and _within_limits(hand, rules)
        self.takes_short_path = (
            self.rests and not (self.arrival or self.cats) and _draws(powers, rules)
        )

    def fits(self, side: int, hand: list[str], powers: list[str]) -> bool:
        """Tell whether this is still what a player may do with this side, hand and abilities."""
        return self.hand == hand and self.powers == powers and self.side == side


_TARGETED = (*AIMED, "identity")
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


def _plain(items: Sequence[str]) -> list[Action]:
    return [("item", each) for each in items if each not in AIMED]


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


def _attacks(hand: Sequence[str], powers: Sequence[str]) -> list[Action]:
    """Return the attacks of a Human, by the card and by the ability (EA-I1, EA-C4)."""
    found: list[Action] = []
    if "attack" in hand:
        found.append(("attack", "item"))
    if "attack_once" in powers:
        found.append(("attack", "ability"))
    return found
