"""Reveals: what outposts show, the cubes of bonus planets, and whether anything stays hidden for ever."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from . import endings
from .box import NONE
from .ruleset import LOSE, NEXT_HIDDEN

if TYPE_CHECKING:
    from .state import EscapeEarthState


def shown(state: "EscapeEarthState", opened: int, at: int, number: int) -> int:
    """Return the cards, as a mask, that an outpost at a position shows (EE-44)."""
    behind = state.game.everything >> (at + 1) << (at + 1)
    if state.game.ruleset.outposts != NEXT_HIDDEN:
        return behind & ((1 << (at + number + 1)) - 1) & ~opened
    found = 0
    for _ in range(number):
        hidden = behind & ~opened & ~found
        found |= hidden & -hidden
    return found


def by_upgrade(state: "EscapeEarthState", opened: int, at: int, building: int) -> int:
    """Return the cards that the upgrade of an outpost shows (EE-45).

    Its window grows; of the next hidden cards it has shown its share when it was built.
    """
    base, upgraded = state.game.box.reveal[building]
    if not state.game.ruleset.upgrade_reveals:
        return 0
    number = upgraded - base if state.game.ruleset.outposts == NEXT_HIDDEN else upgraded
    return shown(state, opened, at, number)


def reveal(state: "EscapeEarthState", cards: int) -> None:
    """Turn cards face up; bonus planets among them give their cubes (EE-44, EE-47)."""
    at = 1
    while cards >> at:
        if cards >> at & 1:
            state.opened |= 1 << at
            state.tell("revealed", state.turn, at, state.cards[at - 1])
            if not state.known >> at & 1:
                state.known |= 1 << at
                give_bonus(state, at)
        at += 1


def give_bonus(state: "EscapeEarthState", at: int) -> None:
    """Put the cube of a bonus planet on it, as long as there is one in the supply (EE-47)."""
    kind = state.game.box.bonus[state.cards[at - 1]]
    if kind != NONE and state.supply[kind]:
        state.supply[kind] -= 1
        state.gifts[at] = kind
        state.tell("bonus", state.turn, state.game.box.kinds[kind], at)


def look_for_lock(state: "EscapeEarthState") -> None:
    """Say it, or end the game, if cards up to the goal can't be revealed any more (EE-82)."""
    if state.locked or state.game.box.events_reveal or not is_locked(state):
        return
    state.locked = True
    state.tell("unwinnable", state.turn)
    if state.game.ruleset.softlock == LOSE:
        endings.lose(state, endings.LOCKED)


def is_locked(state: "EscapeEarthState") -> bool:
    """Tell whether some card up to the goal stays hidden whatever the team does (EE-82).

    It supposes the best: that every cube which can be had comes in time, and that an outpost can be
    built on the last open card. What upgrades show counts first: later they show nothing any more.
    """
    wanted, opened = state.game.up_to_goal, state.opened
    # As many cards as what is left to build shows by itself are no question.
    if (wanted & ~opened).bit_count() <= _capacity(state):
        return False
    standing = [(at, work[0]) for at, work in state.works.items() if _can_grow(state, work)]
    stock = sorted(_in_stock(state), key=lambda each: state.game.box.reveal[each][0])
    while wanted & ~opened:
        hidden = wanted & ~opened
        front = (hidden & -hidden).bit_length() - 2
        more = 0
        for each in standing:
            more = by_upgrade(state, opened, *each)
            if more >> (front + 1) & 1:
                standing.remove(each)
                break
        else:
            if not stock:
                return True
            building = stock.pop()
            more = shown(state, opened, front, state.game.box.reveal[building][0])
            if _can_pay(state, building):
                standing.append((front, building))
        opened |= more
    return False


def _capacity(state: "EscapeEarthState") -> int:
    """Return how many cards the outposts in stock show, upgraded where that can be paid."""
    upgraded = state.game.ruleset.upgrade_reveals
    return sum(
        left * max(base, more if upgraded and _can_pay(state, building) else 0)
        for building, ((base, more), left) in enumerate(
            zip(state.game.box.reveal, state.stock, strict=True)
        )
        if base and left
    )


def _in_stock(state: "EscapeEarthState") -> Iterator[int]:
    for building, reveal_ in enumerate(state.game.box.reveal):
        if reveal_[0]:
            yield from [building] * state.stock[building]


def _can_grow(state: "EscapeEarthState", work: tuple[int, int, int]) -> bool:
    building, level, _ = work
    return not level and any(state.game.box.reveal[building]) and _can_pay(state, building)


def _can_pay(state: "EscapeEarthState", building: int) -> bool:
    """Tell whether the cubes of an upgrade lie somewhere, or can still be made or found."""
    return all(
        count <= _lying(state, kind) or _comes(state, kind)
        for kind, count in state.game.box.upgrades[building]
    )


def _lying(state: "EscapeEarthState", kind: int) -> int:
    makes = state.game.box.makes
    made = sum(cubes for each, _, cubes in state.works.values() if makes[each] == kind)
    return made + list(state.gifts.values()).count(kind)


def _comes(state: "EscapeEarthState", kind: int) -> bool:
    """Tell whether cubes of a kind can still be made, or found on cards that lie hidden."""
    box = state.game.box
    makers = [each for each, made in enumerate(box.makes) if made == kind]
    standing = {work[0] for work in state.works.values()}
    return (
        any(state.stock[each] or each in standing for each in makers)
        or kind in state.game.hidden_bonuses
    )
