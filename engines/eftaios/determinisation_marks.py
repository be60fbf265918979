"""What a determinised state remembers of special sectors: what the player can't know is dealt anew."""

from random import Random
from typing import TYPE_CHECKING

from .special_play import FOUND, HEALED, SWITCHED, VISITED, Marks

if TYPE_CHECKING:
    from .state import EftaiosState


def deal_marks(world: "EftaiosState", player: int, chance: Random) -> None:
    """Deal what others did unseen on special sectors: visits, switches, items taken."""
    sectors = world.game.zone.specials
    if not sectors:
        return
    own = _own_ends(world, player)
    # Whoever is healed says so; the rest is what a player did itself, and guesses.
    marks: Marks = {key: n for key, n in world.marks.items() if key[0] == HEALED}
    marks |= {
        (SWITCHED, sectors.switches[at]): 1
        for at in (*own, *world.positions)
        if at in sectors.switches
    }
    for space, most in sectors.crumbles.items():
        mine = own.count(space)
        visits = mine + chance.randrange(max(most - mine, 1))
        if visits and world.role(space) != "hull":
            marks[VISITED, space] = visits
    marks |= {(FOUND, space): 1 for space in _emptied(world, own, chance)}
    world.marks = marks


def _own_ends(world: "EftaiosState", player: int) -> list[int]:
    """Return where the player's own moves ended, those it stayed on as often as it did."""
    found: list[int] = []
    for event in world.events:
        if event[1] == player and event[0] == "moved":
            found.append(event[3])
        elif event[1] == player and event[0] in {"stayed", "waited"} and found:
            found.append(found[-1])
    return found


def _emptied(world: "EftaiosState", own: list[int], chance: Random) -> list[int]:
    """Return as many sectors without their item as were heard of; those that the player saw first."""
    caches = list(world.game.zone.specials.caches)
    finds = sum(event[0] == "found" for event in world.events)
    chance.shuffle(caches)
    caches.sort(key=lambda space: space not in own)
    return caches[:finds]
