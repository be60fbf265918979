"""What the public filter learns from turns, announcements, pods and the map."""

from collections.abc import Callable, Mapping
from math import prod

import numpy as np

from ..vocabulary import RED
from ..zone import HUMAN_SIDE, ROLES, mask
from .filter_attacks import close_attack
from .filter_table import UNKNOWN, FilterTable
from .pod_ways import Chances
from .walks import SLACK, loosely

CANDID = 0.1
"""How often whoever may name any sector names the true one."""
PLAUSIBLE = 0.5
"""How often such a noise is where its maker could be, and not just anywhere."""


def _turn(table: FilterTable, player: int) -> None:
    close_attack(table)
    table.begin_turn(player)


def _round(table: FilterTable, *_: int) -> None:
    close_attack(table)


def _still(table: FilterTable, _: int) -> None:
    table.still = True


def _silent(table: FilterTable, player: int) -> None:
    """Learn that a player drew no card: where none is drawn, or by other means (EA-T5)."""
    table.move(player)
    if table.sedated:
        return
    quiet, calm = table.walks.fits_quiet, table.calm[player]
    table.weigh(player, np.maximum(quiet, calm) if calm else quiet, quiet)


def _draw(table: FilterTable, player: int) -> Chances:
    """Learn that a player drew a card; return how well that fits each sector."""
    table.move(player)
    table.calm[player] = 0.0
    return table.walks.fits_card


def _silence(table: FilterTable, player: int, _: str | None) -> None:
    fits = _draw(table, player)
    table.weigh(player, fits, fits)


def _noise(table: FilterTable, player: int, sectors: tuple[int, ...], _: str | None) -> None:
    """Weigh a noise by the deck's odds, and by what a bluff would name (EA-D1, EA-D2, EA-I10)."""
    drawing = _draw(table, player)
    named = [_bluffed(table, player, each) for each in sectors]
    true = table.honest + (1.0 - table.honest) * CANDID
    fits = drawing * ((1.0 - true) * prod(named))
    for sector, other in zip(sectors, reversed(named), strict=True):
        fits[sector] += true * drawing[sector] * (other if len(sectors) > 1 else 1.0)
    table.weigh(player, fits, fits)


def _bluffed(table: FilterTable, player: int, sector: int) -> float:
    """Return how likely a player who may name any sector names this one."""
    drawing, side = table.walks.drawing, table.now[player]
    human, alien = table.where[:, player]
    there = human + alien if side == UNKNOWN else (human, alien)[side]
    plausible = float(there[sector] * drawing[sector]) / (float(there.dot(drawing)) + SLACK)
    return PLAUSIBLE * plausible + (1.0 - PLAUSIBLE) / table.walks.count_named


def _stands(table: FilterTable, player: int, sector: int) -> None:
    """Learn of a move that ended where the sector or its door tells of it."""
    table.move(player)
    table.stand(player, sector)


def _found(table: FilterTable, player: int, _: str | None) -> None:
    """Learn of an item that lay in a sector; nobody says in which."""
    table.move(player)
    fits = loosely(table.walks.flags(mask(table.zone.specials.caches)))
    table.weigh(player, fits, fits)


def _pod(table: FilterTable, player: int, pod: int) -> None:
    table.moved = True
    table.pod = pod
    table.is_now(player, HUMAN_SIDE)
    table.stand(player, pod)


def _pod_card(table: FilterTable, _: int, card: str) -> None:
    if card == RED:
        _close(table, table.pod)


def _close(table: FilterTable, pod: int) -> None:
    table.shut |= 1 << pod
    table.walks = table.walked()


def _escaped(table: FilterTable, player: int, pod: int) -> None:
    table.off[player] = True
    if table.rules.pods_to_visit == "one":
        _close(table, pod)


def _sector(table: FilterTable, _: int, sector: int, role: str) -> None:
    changed = bytearray(table.roles)
    changed[sector] = ROLES.index(role)
    table.roles = bytes(changed)
    table.walks = table.walked()


def _unsealed(table: FilterTable, _: int, sectors: tuple[int, ...]) -> None:
    table.shut &= ~mask(sectors)
    table.walks = table.walked()


LEARNED: Mapping[str, Callable[..., None]] = {
    "turn": _turn,
    "round": _round,
    "stayed": _still,
    "stuck": _still,
    "silent": _silent,
    "noise": _noise,
    "silence": _silence,
    "pod": _pod,
    "pod_card": _pod_card,
    "escaped": _escaped,
    "sector": _sector,
    "clatter": _stands,
    "reported": _stands,
    "found": _found,
    "unsealed": _unsealed,
}
"""What to do with each kind of event."""
