"""What the public filter learns from items, abilities and identities that are shown (EA-I, EA-C)."""

from collections.abc import Callable, Iterable, Mapping
from math import log

from hullwright.schema.effects import DO, Effect
from hullwright.schema.kinds.hex_zone.layout import SIDES

from ..item_effects import OTHERS
from ..items import ABILITY_EFFECTS
from ..vocabulary import USES
from ..zone import ALIEN_SIDE, HUMAN_SIDE
from .filter_attacks import die
from .filter_table import UNKNOWN, FilterTable
from .walks import SLACK, loosely


def _item(table: FilterTable, player: int, item: str, target: int) -> None:
    piece = table.items[item]
    if len(piece.users) == 1 and table.now[player] == UNKNOWN:
        user = SIDES.index(piece.users[0])
        able = table.share_of(1 - user, f"{USES}{item}")
        if able:
            table.lean(player, -log(able) if user == HUMAN_SIDE else log(able))
        else:
            table.is_now(player, user)
    _used(table, piece.effects, target)


def _ability(table: FilterTable, player: int, what: str, target: int) -> None:
    table.is_now(player, HUMAN_SIDE)
    _used(table, ABILITY_EFFECTS[what], target)


def _used(table: FilterTable, effects: Iterable[Effect], target: int) -> None:
    for effect in effects:
        word = effect[DO]
        if word == "extra_steps":
            table.extra = max(table.extra, effect["steps"])
        elif word == "no_card":
            table.sedated = True
        elif word == "attack":
            table.declared = True
        elif word == "light":
            spared = {table.turn} if effect["whom"] == OTHERS or not table.moved else set()
            table.light = table.zone.around(target, effect["distance"]), frozenset(spared)


def close_light(table: FilterTable) -> None:
    """Conclude that whoever did not answer a Spotlight is not there (EA-I6)."""
    if table.light is None:
        return
    lit, answered = table.light
    table.light = None
    dark = loosely(1.0 - table.walks.flags(lit))
    for player in range(table.players):
        if player not in answered and not table.off[player]:
            table.weigh(player, dark, dark)


def _answer(table: FilterTable, player: int) -> None:
    if table.light is not None:
        table.light = table.light[0], table.light[1] | {player}


def _position(table: FilterTable, player: int, sector: int) -> None:
    _answer(table, player)
    table.told_in_turn(player)
    table.stand(player, sector)


def _teleported(table: FilterTable, player: int, _: int | None) -> None:
    table.told_in_turn(player)
    table.where[:, player] = SLACK / table.walks.size
    table.where[:, player, table.human_sector] = 1.0


def _revealed(table: FilterTable, player: int, side: str, _: str) -> None:
    shown = SIDES.index(side)
    if table.light is not None and player not in table.light[1]:
        # The Invisible shows itself where others say where they are (EA-C13).
        lit = loosely(table.walks.flags(table.light[0]))
        table.weigh(player, lit, lit)
        _answer(table, player)
    if table.now[player] == HUMAN_SIDE and shown == ALIEN_SIDE:
        table.turns(player)
    table.is_now(player, shown)
    if table.victim is not None and table.victim[0] == player:
        die(table, shown)


def _became_alien(table: FilterTable, player: int, _: int | None) -> None:
    """Turn a Human into an Alien where it stands (EA-I9, EA-A3)."""
    table.where[ALIEN_SIDE, player] = table.where[HUMAN_SIDE, player]
    table.turns(player)


LEARNED: Mapping[str, Callable[..., None]] = {
    "item": _item,
    "ability": _ability,
    "position": _position,
    "teleported": _teleported,
    "revealed": _revealed,
    "became_alien": _became_alien,
}
"""What to do with each kind of event."""
