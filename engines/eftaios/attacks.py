"""Attacks, and what becomes of the killed (EA-A)."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from hullwright.schema.kinds.hex_zone.layout import SIDES

from . import cards, endings
from .fates import ELIMINATED, NOBODY
from .set_up import own_start
from .zone import ALIEN_SIDE

if TYPE_CHECKING:
    from .state import EftaiosState


def attack(state: "EftaiosState", player: int) -> None:
    """Attack everybody else in the own sector, in turn order (EA-A1)."""
    sector = state.positions[player]
    state.events.append(("attack", player, sector))
    if state.game.triggers:
        state.fire("attacked", player=player, sector=sector)
    if state.positions.count(sector) == 1:
        state.settle(player)
        return
    order = ((player + each) % state.players for each in range(1, state.players))
    strike(state, player, tuple(each for each in order if state.positions[each] == sector))


def strike(state: "EftaiosState", attacker: int, victims: tuple[int, ...]) -> None:
    """Kill the victims one after the other, stopping where one may react."""
    for number, victim in enumerate(victims):
        options = state.options_of(victim)
        if options.immune:
            state.tell("immune", victim)
            reveal(state, victim)
        elif len(options.reactions) > 1:
            state.pending.append(("react", victim, attacker, victims[number + 1 :]))
            return
        else:
            kill(state, victim, attacker)
    endings.after_attack(state, attacker)
    state.settle(attacker)


def kill(state: "EftaiosState", player: int, by: int) -> None:
    """Kill a player: it loses its cards, shows itself, and what follows is the ruleset's choice."""
    rules, side, sector = state.game.ruleset, state.sides[player], state.positions[player]
    state.kills[by] += 1
    state.tell("killed" if rules.deaths_announced else "killed_quietly", player, by)
    if rules.deaths_announced:
        # Else it hides its cards until it has to own up at its next turn (A.3).
        lose_cards(state, player)
        reveal(state, player)
    state.game.killed[side](state, player)
    if rules.deaths_announced:
        state.known_fates[player] = state.fates[player]
    if state.sides[by] == ALIEN_SIDE and SIDES[side] in rules.fed_by:
        _feed(state, by)
    if state.game.triggers:
        state.fire("killed", player=player, by=by, sector=sector)


def _feed(state: "EftaiosState", player: int) -> None:
    """Make an Alien faster from its next turn on (EA-A5)."""
    rules = state.game.ruleset
    state.speeds[player] = max(state.speeds[player] + rules.speed_per_kill, rules.fed_speed)


def lose_cards(state: "EftaiosState", player: int) -> None:
    """Discard everything a player holds (EA-A2)."""
    for item in cards.item_cards(state, player):
        cards.give_back(state, item)
    if cards.OWN_ITEM in state.powers[player]:
        state.powers[player].remove(cards.OWN_ITEM)
    state.removed.extend(["silence"] * state.covers[player])
    state.hands[player].clear()
    state.uses[player].clear()
    state.covers[player] = 0


def reveal(state: "EftaiosState", player: int) -> None:
    """Show everybody who a player is; again if it has changed sides since."""
    if not state.revealed[player] or state.sides[player] != state.born[player]:
        state.revealed[player] = True
        state.tell("revealed", player, SIDES[state.sides[player]], state.characters[player])


def own_up(state: "EftaiosState", player: int) -> None:
    """Lose the cards, and tell of a change of sides, after a death that nobody announced (A.3)."""
    lose_cards(state, player)
    if state.sides[player] != state.born[player]:
        state.tell("became_alien", player, state.positions[player])


def become_alien(state: "EftaiosState", player: int, *, told: bool) -> None:
    """Turn a Human into an Alien without abilities (EA-A3, EA-I9, B.3)."""
    state.sides[player] = ALIEN_SIDE
    if told:
        state.tell("became_alien", player, state.positions[player])
    if cards.OWN_ITEM in state.powers[player]:
        state.hands[player][:] = cards.item_cards(state, player)
    state.powers[player].clear()
    state.speeds[player] = state.game.ruleset.alien_speed


def eliminated(state: "EftaiosState", player: int) -> None:
    """Leave the game (EA-A4)."""
    state.fates[player] = ELIMINATED
    state.positions[player] = state.waiting[player] = NOBODY
    if state.game.ruleset.deaths_announced:
        state.tell("eliminated", player)


def alien_at_start(state: "EftaiosState", player: int) -> None:
    """Come back as an Alien from the alien sector at the next turn (EA-A3)."""
    become_alien(state, player, told=state.game.ruleset.deaths_announced)
    _come_back(state, player)


def alien_here(state: "EftaiosState", player: int) -> None:
    """Go on as an Alien from the sector where it was killed (B.3)."""
    told = state.game.ruleset.deaths_announced
    become_alien(state, player, told=told)
    if not told:
        state.waiting[player] = state.positions[player]


def restarts(state: "EftaiosState", player: int) -> None:
    """Come back from the own start at the next turn (A.5)."""
    _come_back(state, player)


def _come_back(state: "EftaiosState", player: int) -> None:
    state.positions[player] = NOBODY
    state.waiting[player] = own_start(state, player)


KILLED: dict[str, Callable[["EftaiosState", int], None]] = {
    "eliminated": eliminated,
    "alien_at_start": alien_at_start,
    "alien_here": alien_here,
    "restarts": restarts,
}
"""What may become of a killed player, by the value of the ruleset's field."""
