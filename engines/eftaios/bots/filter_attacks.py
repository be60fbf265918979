"""What the public filter learns from attacks, and from what becomes of the attacked (EA-A)."""

from collections.abc import Callable, Mapping
from math import log

import numpy as np

from hullwright.schema.kinds.hex_zone.layout import SIDES

from ..zone import ALIEN_SIDE, HUMAN_SIDE
from .filter_table import UNKNOWN, FilterTable
from .walks import SLACK

RARELY = 0.1
"""How much seldomer than an Alien a Human attacks who can do it without showing a card."""
ESCAPES_NOTICE = 0.3
"""How much of a chance remains that somebody was attacked, where nobody says so (A.3)."""


def _attack(table: FilterTable, player: int, sector: int) -> None:
    if not table.declared:
        _struck_like_an_alien(table, player)
    table.move(player)
    table.stand(player, sector)
    table.attack = player, sector, frozenset({player})


def _struck_like_an_alien(table: FilterTable, player: int) -> None:
    """Learn that a player is an Alien, or one of the few Humans who attack as they do (EA-C4, G.4)."""
    able = table.soldier[player]
    if "attack" not in table.rules.declared_items:
        able = max(able, RARELY)
    table.soldier[player] = 0.0
    if table.now[player] != UNKNOWN:
        return
    if able:
        table.lean(player, log(able * RARELY))
    else:
        table.is_now(player, ALIEN_SIDE)


def close_attack(table: FilterTable) -> None:
    """Conclude that whoever was not seen to be attacked was not there."""
    if table.attack is None:
        return
    _, sector, seen = table.attack
    table.attack = None
    left = SLACK if table.rules.deaths_announced else ESCAPES_NOTICE
    kept = np.array([each in seen or table.off[each] for each in range(table.players)])
    table.where[:, :, sector] *= np.where(kept, 1.0, left)
    fits = table.where.dot(table.walks.ones)
    table.where /= fits[..., np.newaxis]
    for player, (human, alien) in enumerate(zip(*fits.tolist(), strict=True)):
        if table.now[player] == UNKNOWN:
            table.lean(player, log(human / alien))


def _seen(table: FilterTable, player: int) -> None:
    if table.attack is not None:
        attacker, sector, seen = table.attack
        table.attack = attacker, sector, seen | {player}


def _killed(table: FilterTable, player: int, by: int) -> None:
    _seen(table, player)
    table.off[player] = True
    table.victim = player, by
    if table.now[player] != UNKNOWN:
        die(table, table.now[player])


def die(table: FilterTable, side: int) -> None:
    """Feed the killer of a victim whose side is known by now (EA-A5), and leave it there if it stays (B.3)."""
    if table.victim is None:
        return
    (player, by), rules = table.victim, table.rules
    table.victim = None
    if SIDES[side] in rules.fed_by:
        table.speeds[by] = max(table.speeds[by] + rules.speed_per_kill, rules.fed_speed)
    if side == HUMAN_SIDE and rules.human_killed == "alien_here" and table.attack is not None:
        table.off[player] = False
        table.where[:, player] = SLACK / table.walks.size
        table.where[:, player, table.attack[1]] = 1.0


def _defended(table: FilterTable, player: int) -> None:
    _struck(table, player)
    table.is_now(player, HUMAN_SIDE)


def _struck(table: FilterTable, player: int) -> None:
    """Learn that a player is where the attack is, and lives."""
    _seen(table, player)
    if table.attack is not None:
        table.stand(player, table.attack[1])


def _cloned(table: FilterTable, player: int) -> None:
    """Put a player whom a Clone has brought back where it wakes (EA-I7)."""
    _seen(table, player)
    table.off[player] = False
    table.born[player] = table.now[player] = HUMAN_SIDE
    table.stand(player, table.human_sector)


def _restarted(table: FilterTable, player: int) -> None:
    """Put a killed player back where its side starts (EA-A3, A.5)."""
    close_attack(table)
    table.off[player] = False
    for side in (HUMAN_SIDE, ALIEN_SIDE):
        table.where[side, player] = table.first(side)


def _gone(table: FilterTable, player: int) -> None:
    table.off[player] = True


LEARNED: Mapping[str, Callable[..., None]] = {
    "attack": _attack,
    "killed": _killed,
    "defended": _defended,
    "healed": _defended,
    "immune": _struck,
    "cloned": _cloned,
    "restarted": _restarted,
    "eliminated": _gone,
}
"""What to do with each kind of event."""
