"""Attacks, and what becomes of the killed (EA-A)."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from hullwright.schema.kinds.hex_zone.layout import SIDES

from ..contract import Action
from . import cards, endings
from .fates import ELIMINATED, NOBODY
from .options import ACCEPT
from .set_up import first_start, human_sector, own_start
from .zone import ALIEN_SIDE, HUMAN_SIDE

if TYPE_CHECKING:
    from .effect_table import ItemUse
    from .state import EftaiosState


def attack(state: "EftaiosState", player: int, *, openly: bool = False) -> None:
    """Attack everybody else in the own sector, in turn order; openly as a Human, or like an Alien (EA-A1)."""
    sector = state.positions[player]
    state.events.append(("attack", player, sector))
    if state.game.triggers:
        state.fire("attacked", player=player, sector=sector)
    if state.positions.count(sector) == 1:
        state.settle(player)
        return
    order = ((player + each) % state.players for each in range(1, state.players))
    victims = tuple(each for each in order if state.positions[each] == sector)
    strike(state, player, victims, openly=openly)


def strike(state: "EftaiosState", attacker: int, victims: tuple[int, ...], *, openly: bool) -> None:
    """Kill the victims one after the other, stopping where one may react."""
    special = state.game.special_play
    for number, victim in enumerate(victims):
        options = state.options[victim]
        if options.immune:
            state.tell("immune", victim)
            reveal(state, victim)
        elif special is not None and special.heals(state, victim):
            continue
        elif len(reactions(state, victim, openly=openly)) > 1:
            state.pending.append(("react", victim, attacker, victims[number + 1 :], openly))
            return
        else:
            kill(state, victim, attacker)
    endings.after_attack(state, attacker)
    state.settle(attacker)


def reactions(state: "EftaiosState", victim: int, *, openly: bool) -> tuple[Action, ...]:
    """Return how a player may react; Defence is made for Aliens, or what looks like them (EA-I5)."""
    found = state.options[victim].reactions
    if openly and not state.game.ruleset.defence_against_humans:
        pieces = state.game.items
        return (ACCEPT, *(each for each in found[1:] if "survive" not in pieces[each[-1]].does))
    return found


def kill(state: "EftaiosState", player: int, by: int, clone: "ItemUse | None" = None) -> None:
    """Kill a player: it loses its cards, shows itself, and what follows is the ruleset's choice, or its Clone's."""
    rules, side, sector = state.game.ruleset, state.sides[player], state.positions[player]
    state.kills[by] += 1
    state.tell("killed" if rules.deaths_announced else "killed_quietly", player, by)
    lose_cards(state, player)
    if rules.deaths_announced:
        reveal(state, player)
    if clone is None:
        state.game.killed[side](state, player)
    else:
        wake_clone(state, clone)
    if side == HUMAN_SIDE and _is_no_human_aboard(state, player):
        state.lost[player] = True
    if rules.deaths_announced:
        state.known_fates[player] = state.fates[player]
        if state.sides[by] == ALIEN_SIDE and SIDES[side] in rules.fed_by:
            _feed(state, by)
    elif state.positions[player] == NOBODY:
        state.fallen[player] = sector
    if state.game.triggers:
        state.fire("killed", player=player, by=by, sector=sector)


def _is_no_human_aboard(state: "EftaiosState", player: int) -> bool:
    return state.sides[player] == ALIEN_SIDE or state.fates[player] == ELIMINATED


def _feed(state: "EftaiosState", player: int) -> None:
    """Make an Alien faster from its next turn on (EA-A5)."""
    rules = state.game.ruleset
    state.speeds[player] = max(state.speeds[player] + rules.speed_per_kill, rules.fed_speed)


def lose_cards(state: "EftaiosState", player: int) -> None:
    """Discard everything a player holds (EA-A2); nobody sees it if nobody is to know (A.3)."""
    held = cards.item_cards(state, player)
    for item in held:
        cards.give_back(state, item)
    if state.game.ruleset.deaths_announced:
        state.vanished[player] = 0
    else:
        state.vanished[player] += len(held) + state.covers[player]
    if cards.OWN_ITEM in state.powers[player]:
        state.lose_power(player, cards.OWN_ITEM)
    state.removed.extend(["silence"] * state.covers[player])
    state.hands[player].clear()
    state.uses[player].clear()
    state.covers[player] = 0
    state.fit(player)


def reveal(state: "EftaiosState", player: int) -> None:
    """Show everybody who a player is; again if it has changed sides since."""
    if not state.revealed[player] or state.sides[player] != state.born[player]:
        show(state, player)


def show(state: "EftaiosState", player: int) -> None:
    """Tell everybody who a player is, whether they know it or not (EA-C13)."""
    state.revealed[player] = True
    state.tell("revealed", player, SIDES[state.sides[player]], state.characters[player])


def wake_clone(state: "EftaiosState", use: "ItemUse") -> None:
    """Begin again at once as a Human in the Human sector (EA-I7); whoever saw the kill sees that, too."""
    if state.game.ruleset.deaths_announced or use.is_told:
        state.tell("cloned", use.player)
    else:
        state.tell("item_unseen", use.player, use.item, NOBODY)
    state.positions[use.player] = human_sector(state)


def become_alien(state: "EftaiosState", player: int, *, told: bool) -> None:
    """Turn a Human into an Alien without abilities (EA-A3, EA-I9, B.3)."""
    state.sides[player] = ALIEN_SIDE
    if told:
        state.tell("became_alien", player, state.positions[player])
    if cards.OWN_ITEM in state.powers[player]:
        state.hands[player][:] = cards.item_cards(state, player)
    state.powers[player].clear()
    state.speeds[player] = state.game.ruleset.alien_speed
    state.fit(player)


def eliminated(state: "EftaiosState", player: int) -> None:
    """Leave the game (EA-A4)."""
    state.fates[player] = ELIMINATED
    state.positions[player] = state.waiting[player] = NOBODY
    if state.game.ruleset.deaths_announced:
        state.tell("eliminated", player)


def alien_at_start(state: "EftaiosState", player: int) -> None:
    """Come back as an Alien from the alien sector at the next turn (EA-A3)."""
    become_alien(state, player, told=state.game.ruleset.deaths_announced)
    _come_back(state, player, own_start(state, player))


def alien_here(state: "EftaiosState", player: int) -> None:
    """Go on as an Alien from the sector where it was killed (B.3)."""
    become_alien(state, player, told=state.game.ruleset.deaths_announced)


def restarts(state: "EftaiosState", player: int) -> None:
    """Come back at the next turn from where the player began (A.5)."""
    _come_back(state, player, first_start(state, player))


def _come_back(state: "EftaiosState", player: int, start: int) -> None:
    state.positions[player] = NOBODY
    state.waiting[player] = start


KILLED: dict[str, Callable[["EftaiosState", int], None]] = {
    "eliminated": eliminated,
    "alien_at_start": alien_at_start,
    "alien_here": alien_here,
    "restarts": restarts,
}
"""What may become of a killed player, by the value of the ruleset's field."""
