"""What is learned from items, abilities and identities that are shown (EA-I, EA-C)."""

from collections.abc import Callable

from hullwright.schema.kinds.hex_zone.layout import SIDES

from .belief_deaths import die
from .belief_table import BeliefTable
from .items import ABILITIES
from .zone import ALIEN_SIDE, HUMAN_SIDE


def _item(table: BeliefTable, player: int, item: str, target: int) -> None:
    if not table.identities.could(player, ALIEN_SIDE, f"uses_{item}"):
        table.is_now(player, HUMAN_SIDE)
    _used(table, item, target)


def _unseen(table: BeliefTable, _: int, item: str, target: int) -> None:
    """Take in an own item of which the others do not know (G.4)."""
    if item == "spotlight":
        _used(table, item, target)


def _ability(table: BeliefTable, player: int, what: str, target: int) -> None:
    table.is_now(player, HUMAN_SIDE)
    table.identities.shows(player, ABILITIES[what])
    _used(table, what, target)


def _used(table: BeliefTable, what: str, target: int) -> None:
    table.extra = max(table.extra, what == "adrenaline")
    table.sedated = table.sedated or what == "sedatives"
    table.declared = table.declared or what == "attack"
    table.cat = table.cat or what == "cat"
    if what == "spotlight":
        table.light = 1 << target | table.ground.beside[target], set()


def close_light(table: BeliefTable) -> None:
    """Conclude that whoever did not answer a Spotlight is not there (EA-I6)."""
    if table.light is None:
        return
    lit, answered = table.light
    table.light = None
    table.slip(table.turn)
    for player in range(len(table.tracks)):
        if player not in answered and not table.is_on_the_way(player):
            table.narrow(player, ~lit)


def _position(table: BeliefTable, player: int, sector: int) -> None:
    table.identities.lacks(player, "unseen")
    if table.light is not None:
        table.light[1].add(player)
    if player == table.turn:
        table.slip(player)
    table.may_have_moved(player)
    table.stands(player, sector)


def _teleported(table: BeliefTable, player: int, _: int | None) -> None:
    table.may_have_moved(player)
    for track in table.tracks[player]:
        track.place(table.human_sector if track.mask else 0)


def _revealed(table: BeliefTable, player: int, side: str, character: str) -> None:
    shown = SIDES.index(side)
    table.identities.reveal(player, shown, character)
    table.is_now(player, shown)
    if table.light is not None and player not in table.light[1]:
        table.light[1].add(player)
        table.narrow(player, table.light[0])
    if table.victim is not None and table.victim[0] == player:
        die(table, shown)


def _became_alien(table: BeliefTable, player: int, _: int | None) -> None:
    """Turn a Human into an Alien: where it stands, if this is its turn (EA-I9, EA-A3)."""
    table.may_have_moved(player)
    human, alien = table.tracks[player]
    if player == table.turn:
        alien.mask, alien.heard = human.mask, human.heard
    human.place(0)
    table.identities.turns(player)
    table.speeds[player] = table.rules.alien_speed


LEARNED: dict[str, Callable[..., None]] = {
    "item": _item,
    "item_unseen": _unseen,
    "ability": _ability,
    "position": _position,
    "teleported": _teleported,
    "revealed": _revealed,
    "became_alien": _became_alien,
}
"""What to do with each kind of event."""
