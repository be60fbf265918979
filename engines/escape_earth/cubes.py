"""Cubes: where they lie, who may spend them, and the decisions of which ones go (EE-45 … EE-50).

Cubes lie on buildings and on bonus planets and belong to the whole team. A position's own building
gives its cubes before the planet does, which is never worse: a building can be filled again.
"""

from typing import TYPE_CHECKING

from ..contract import Action
from .box import Price

if TYPE_CHECKING:
    from ..base_state import Frame
    from .state import EscapeEarthState

PAY, LOSE = "pay", "lose"


def lying(state: "EscapeEarthState", kind: int, *, everywhere: bool = False) -> dict[int, int]:
    """Return the cubes of a kind by position: those that can be spent, or all of them (EE-50)."""
    makes = state.game.box.makes
    found = {at: work[2] for at, work in state.works.items() if work[2] and makes[work[0]] == kind}
    if state.game.ruleset.bonus_spendable or everywhere:
        for at, each in state.gifts.items():
            if each == kind:
                found[at] = found.get(at, 0) + 1
    if not everywhere:
        found.pop(state.aliens, None)
    return found


def purse(state: "EscapeEarthState") -> list[int]:
    """Return how many cubes of each kind can be spent."""
    makes, aliens = state.game.box.makes, state.aliens
    found = [0] * len(state.supply)
    for at, (building, _, cubes) in state.works.items():
        if cubes and at != aliens:
            found[makes[building]] += cubes
    if state.game.ruleset.bonus_spendable:
        for at, kind in state.gifts.items():
            if at != aliens:
                found[kind] += 1
    return found


def enough(purse_: list[int], price: Price) -> bool:
    """Tell whether a price can be paid."""
    return not [kind for kind, count in price if purse_[kind] < count]


def charge(state: "EscapeEarthState", frame: "Frame") -> bool:
    """Take the cubes that a frame names, and tell whether that is done; or ask which ones.

    A frame is (pay or lose, player, price, purpose). Where there is only one way, nobody is asked.
    """
    word, player, price, purpose = frame
    while price:
        (kind, count), *rest = price
        found = lying(state, kind, everywhere=word == LOSE)
        # Whoever loses cubes loses as many as there are (EE-62).
        count = min(count, sum(found.values()))
        if len(found) > 1 and count < sum(found.values()):
            state.pending.append((word, player, ((kind, count), *rest), purpose))
            return False
        for at in found:
            for _ in range(min(count, found[at])):
                take(state, word, kind, at)
        price = tuple(rest)
    return True


def take(state: "EscapeEarthState", word: str, kind: int, at: int) -> None:
    """Put a cube back into the supply, one of the building's first."""
    work = state.works.get(at)
    if work and work[2] and state.game.box.makes[work[0]] == kind:
        state.works[at] = (work[0], work[1], work[2] - 1)
    else:
        del state.gifts[at]
    state.supply[kind] += 1
    state.tell("paid" if word == PAY else "lost", state.turn, state.game.box.kinds[kind], at)


def legal_sources(state: "EscapeEarthState", frame: "Frame") -> tuple[Action, ...]:
    """Return from where the next cube may be taken."""
    kind = frame[2][0][0]
    found = lying(state, kind, everywhere=frame[0] == LOSE)
    return tuple(("cube", state.game.box.kinds[kind], at) for at in sorted(found))


def apply_source(state: "EscapeEarthState", frame: "Frame", action: Action) -> bool:
    """Take a cube from where it was chosen, and tell whether that was the last one."""
    word, player, ((kind, count), *rest), purpose = frame
    take(state, word, kind, action[2])
    left = ((kind, count - 1),) if count > 1 else ()
    return charge(state, (word, player, (*left, *rest), purpose))
