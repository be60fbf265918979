"""What is learned from turns, announcements, pods and the map."""

from collections.abc import Callable

from .belief_deaths import close_attack, get_up
from .belief_table import BeliefTable
from .cards import CALM
from .vocabulary import RED
from .zone import ALIEN_SIDE, DANGEROUS, HUMAN_SIDE, ROLES, mask


def _turn(table: BeliefTable, player: int) -> None:
    close_attack(table)
    table.slip(table.turn)
    table.begin_turn(player)
    get_up(table, player)
    table.slip(player)


def _round(table: BeliefTable, *_: int) -> None:
    close_attack(table)


def _still(table: BeliefTable, _: int) -> None:
    table.still = True


def _drawing(table: BeliefTable) -> int:
    """Return the mask of the sectors in which cards are drawn (EA-T6, A.1)."""
    if table.rules.draw_in_silent:
        found = table.announceable
    else:
        found = table.ground.with_role(table.roles, DANGEROUS)
    return table.ground.drawing(found) & table.announceable


def _silent(table: BeliefTable, player: int) -> None:
    """Learn that a player ended its turn without a card: where none is drawn, or by not drawing it."""
    table.move(player)
    for side in (HUMAN_SIDE, ALIEN_SIDE):
        table.narrow_side(player, side, _quiet(table, player, side))
    table.tried[player] = True


def _quiet(table: BeliefTable, player: int, side: int) -> int:
    """Return the mask of the sectors in which a player of a side may end quietly (EA-T5)."""
    drawing = _drawing(table)
    spared = table.sedated or table.unseen(player, side, "no_card")
    if side == HUMAN_SIDE and table.calm[player]:
        spared = spared or table.identities.could(player, HUMAN_SIDE, CALM)
    return table.ground.quiet(-1 if spared else ~drawing)


def _draw(table: BeliefTable, player: int, *, surely: bool = True) -> None:
    """Learn that a player drew a sector card, surely or else perhaps an item that its sector gives."""
    table.move(player)
    table.narrow(player, _drawing(table))
    if not surely:
        return
    table.cards.drawn()
    if not (table.rules.draw_in_silent or table.tried[player]):
        # The Captain would not have drawn, the first time (EA-C1).
        table.identities.lacks(player, CALM)
    table.calm[player] = table.rules.draw_in_silent


def _noise(table: BeliefTable, player: int, _: tuple[int, ...], card: str | None) -> None:
    _draw(table, player)
    if card is not None and not table.cat:
        table.cards.saw(card)


def _silence(table: BeliefTable, player: int, _: str | None) -> None:
    _draw(table, player, surely=not table.ground.gives_items)
    table.items[player] += 1


def _drew_item(table: BeliefTable, player: int, _: str | None) -> None:
    table.items[player] += 1


def _pod(table: BeliefTable, player: int, pod: int) -> None:
    table.move(player)
    table.pod = pod
    table.is_now(player, HUMAN_SIDE)
    table.stands(player, pod)


def _pod_card(table: BeliefTable, _: int, card: str) -> None:
    if card == RED:
        table.shut |= 1 << table.pod


def _escaped(table: BeliefTable, player: int, pod: int) -> None:
    table.is_now(player, HUMAN_SIDE)
    table.gone(player)
    if table.rules.pods_to_visit == "one" and table.rules.pod_reached == "escape":
        table.shut |= 1 << pod


def _sector(table: BeliefTable, _: int, sector: int, role: str) -> None:
    changed = bytearray(table.roles)
    changed[sector] = ROLES.index(role)
    table.roles = bytes(changed)
    table.announceable = table.ground.open_ground(table.roles)


def _stands(table: BeliefTable, player: int, sector: int) -> None:
    """Learn of a move that ended where the sector or its door tells of it."""
    table.move(player)
    table.stands(player, sector)


def _found(table: BeliefTable, player: int, _: str | None) -> None:
    """Learn of an item that lay in a sector; nobody says in which."""
    table.move(player)
    table.items[player] += 1
    table.narrow(player, mask(table.zone.specials.caches))


LEARNED: dict[str, Callable[..., None]] = {
    "turn": _turn,
    "round": _round,
    "stayed": _still,
    "stuck": _still,
    "silent": _silent,
    "noise": _noise,
    "silence": _silence,
    "drew_item": _drew_item,
    "pod": _pod,
    "pod_card": _pod_card,
    "escaped": _escaped,
    "sector": _sector,
    "clatter": _stands,
    "reported": _stands,
    "found": _found,
}
"""What to do with each kind of event."""
