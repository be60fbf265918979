"""What is learned from attacks, and from what becomes of the attacked (EA-A)."""

from collections.abc import Callable

from hullwright.schema.kinds.hex_zone.layout import SIDES

from .attacks import KILLED
from .belief_identity import BIT
from .belief_table import BeliefTable, count_of
from .item_pieces import items_that
from .zone import ALIEN_SIDE, HUMAN_SIDE


def _attack(table: BeliefTable, player: int, sector: int) -> None:
    if not table.declared:
        _struck_like_an_alien(table, player)
    table.tried[player] = True
    lurks = table.identities.could(player, ALIEN_SIDE, "attacks_without_moving")
    table.move(player, lurking=lurks)
    table.stands(player, sector)
    table.attack = player, sector, set()


def _struck_like_an_alien(table: BeliefTable, player: int) -> None:
    """Learn that a player is an Alien, unless a Human may have done it as well (EA-T7, EA-C4, G.4)."""
    soldier = not table.struck[player] and table.identities.could(player, HUMAN_SIDE, "attack_once")
    table.struck[player] = True
    if not soldier and not _attacks_unseen(table):
        table.is_now(player, ALIEN_SIDE)


def _attacks_unseen(table: BeliefTable) -> bool:
    """Tell whether a Human could attack by a card without showing it (G.4)."""
    attacks = items_that(table.pieces.values(), "attack")
    declared = table.rules.declared_items
    return any(each.name not in declared and count_of(each.name, table.rules) for each in attacks)


def close_attack(table: BeliefTable) -> None:
    """Conclude that whoever was not seen to be attacked was not there."""
    if table.attack is None:
        return
    attacker, sector, seen = table.attack
    table.attack = None
    for player in range(len(table.tracks)):
        if player == attacker or player in seen or table.off[player]:
            continue
        _not_there(table, player, sector)


def _not_there(table: BeliefTable, player: int, sector: int) -> None:
    human, alien = table.tracks[player]
    there = human.mask >> sector & 1, alien.mask >> sector & 1
    if there[HUMAN_SIDE] and table.unseen(player, HUMAN_SIDE, "restart"):
        human.mask |= table.human_sector
    if not (there[HUMAN_SIDE] and table.unseen(player, HUMAN_SIDE, "survive")):
        table.narrow_side(player, HUMAN_SIDE, ~(1 << sector))
    if not (there[ALIEN_SIDE] and table.unseen(player, ALIEN_SIDE, "survive")):
        table.narrow_side(player, ALIEN_SIDE, ~(1 << sector))
    if not table.rules.deaths_announced:
        _perhaps_killed(table, player, sector, there)


def _perhaps_killed(table: BeliefTable, player: int, sector: int, there: tuple[int, int]) -> None:
    """Allow for a death that was hushed up (A.3)."""
    for side, behaviour in enumerate((table.rules.human_killed, table.rules.alien_killed)):
        if not there[side]:
            continue
        if behaviour == "alien_here":
            table.tracks[player][ALIEN_SIDE].mask |= 1 << sector
            _may_have_turned(table, player, side)
        elif behaviour not in KILLED:
            _anything(table, player, side)
        else:
            table.fallen[player] |= BIT[side]


def get_up(table: BeliefTable, player: int) -> None:
    """Allow for a player's having been killed unheard, and beginning again with this turn (A.3)."""
    fallen, table.fallen[player] = table.fallen[player], 0
    for side, behaviour in enumerate((table.rules.human_killed, table.rules.alien_killed)):
        if not fallen & BIT[side]:
            continue
        if behaviour == "alien_at_start":
            table.tracks[player][ALIEN_SIDE].mask |= table.starts(ALIEN_SIDE)
            _may_have_turned(table, player, side)
        elif behaviour == "restarts":
            table.tracks[player][side].mask |= table.starts_of(player, side)


def _may_have_turned(table: BeliefTable, player: int, side: int) -> None:
    if side == HUMAN_SIDE:
        table.identities.may_turn(player)


def _anything(table: BeliefTable, player: int, side: int) -> None:
    """Allow for everything, where a plugin decides what becomes of the killed."""
    _may_have_turned(table, player, side)
    for track in table.tracks[player]:
        track.place((1 << len(table.roles)) - 1)


def _feed(table: BeliefTable, player: int) -> None:
    rules = table.rules
    faster = max(table.speeds[player], rules.fed_speed)
    table.speeds[player] = faster + rules.speed_per_kill


def _killed(table: BeliefTable, player: int, by: int) -> None:
    _seen(table, player)
    table.victim = player, by
    if table.identities.shown[player]:
        die(table, ALIEN_SIDE if table.identities.sides(player) == BIT[ALIEN_SIDE] else HUMAN_SIDE)


def _seen(table: BeliefTable, player: int) -> None:
    if table.attack is not None:
        table.attack[2].add(player)


def die(table: BeliefTable, side: int) -> None:
    """Let the victim whose side is known by now become what the rules make of it."""
    if table.victim is None:
        return
    player, by = table.victim
    table.victim = None
    if SIDES[side] in table.rules.fed_by:
        _feed(table, by)
    behaviour = (table.rules.human_killed, table.rules.alien_killed)[side]
    if behaviour not in KILLED:
        _anything(table, player, side)
        return
    table.gone(player)
    if behaviour.startswith("alien") and side == HUMAN_SIDE:
        table.identities.turns(player)
        table.speeds[player] = table.rules.alien_speed
    if behaviour == "alien_here" and table.attack is not None:
        table.off[player] = False
        table.tracks[player][ALIEN_SIDE].place(1 << table.attack[1])


def _defended(table: BeliefTable, player: int) -> None:
    _struck(table, player)
    lives = items_that(table.pieces.values(), "survive")
    if not any(table.could_use(player, ALIEN_SIDE, each) for each in lives):
        table.is_now(player, HUMAN_SIDE)


def _struck(table: BeliefTable, player: int) -> None:
    """Learn that a player is where the attack is, and lives."""
    _seen(table, player)
    if table.attack is not None:
        table.stands(player, table.attack[1])


def _cloned(table: BeliefTable, player: int) -> None:
    """Put a player whom a Clone has brought back where it wakes; it was killed as a Human (EA-I7)."""
    _seen(table, player)
    table.off[player] = False
    table.identities.is_human(player)
    table.tracks[player][ALIEN_SIDE].place(0)
    table.tracks[player][HUMAN_SIDE].place(table.human_sector)


def _restarted(table: BeliefTable, player: int) -> None:
    """Put a killed player back where its side starts (EA-A3, A.5)."""
    close_attack(table)
    rules, who = table.rules, table.identities
    table.off[player] = False
    sides, born = who.sides(player), who.born[player]
    as_human = sides & BIT[HUMAN_SIDE] and rules.human_killed == "restarts"
    turned = born & BIT[HUMAN_SIDE] and rules.human_killed == "alien_at_start"
    as_alien = turned or (sides & BIT[ALIEN_SIDE] and rules.alien_killed == "restarts")
    if not as_human and not as_alien:
        _anything(table, player, HUMAN_SIDE)
        return
    table.tracks[player][HUMAN_SIDE].place(table.starts_of(player, HUMAN_SIDE) if as_human else 0)
    table.tracks[player][ALIEN_SIDE].place(table.starts(ALIEN_SIDE) if as_alien else 0)


def _gone(table: BeliefTable, player: int) -> None:
    table.gone(player)


LEARNED: dict[str, Callable[..., None]] = {
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
