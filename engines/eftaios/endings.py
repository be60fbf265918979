"""How a game ends, and who has won (EA-E4, EA-E5)."""

from typing import TYPE_CHECKING

from hullwright.schema.kinds.hex_zone.layout import SIDES
from hullwright.schema.messages import english

from ..contract import Result
from .fates import ABOARD, ELIMINATED, ESCAPED, NOBODY
from .zone import ALIEN_SIDE, HUMAN_SIDE

if TYPE_CHECKING:
    from .state import EftaiosState


def check(state: "EftaiosState", *, escaped: bool) -> None:
    """End the game if the last Human has just gone: by escaping, or otherwise (EA-E4)."""
    if state.outcome is None and HUMAN_SIDE in state.born and not state.humans_aboard():
        finish(state, english("no Human is left aboard"), aliens_win=not escaped)


def after_attack(state: "EftaiosState", attacker: int) -> None:
    """End the game if all the killed together end it: by their number, or as the last Humans (E.3)."""
    wanted = state.game.ruleset.kills_to_win
    if not wanted or state.outcome is not None or has_lost(state, attacker):
        check(state, escaped=False)
    elif state.kills[attacker] >= (state.players if wanted == "players" else int(wanted)):
        gone = HUMAN_SIDE in state.born and not state.humans_aboard()
        finish(
            state,
            english("a player killed as many others as it takes"),
            aliens_win=gone,
            killer=attacker,
        )
    else:
        check(state, escaped=False)


def no_pod_left(state: "EftaiosState") -> None:
    """Eliminate the Humans aboard, for whom there is no way out any more, unless they hold out (EA-E3)."""
    if state.game.ruleset.aboard_at_end == "win":
        return
    if state.outcome is None and state.humans_aboard():
        _lose_humans(state)
        finish(state, english("no pod is left"), aliens_win=True)


def after_the_last_round(state: "EftaiosState") -> None:
    """End the game because time is up (EA-E4)."""
    aboard = state.humans_aboard()
    if aboard and state.game.ruleset.aboard_at_end == "win":
        survivors = tuple(
            player
            for player in range(state.players)
            if state.fates[player] != ELIMINATED and state.sides[player] == HUMAN_SIDE
        )
        _end(state, survivors, english("the last round is over"))
        return
    _lose_humans(state)
    finish(state, english("the last round is over"), aliens_win=bool(aboard))


def _lose_humans(state: "EftaiosState") -> None:
    for player, side in enumerate(state.sides):
        if side == HUMAN_SIDE and state.fates[player] == ABOARD:
            state.fates[player] = state.known_fates[player] = ELIMINATED
            state.positions[player] = state.waiting[player] = NOBODY
            state.tell("eliminated", player)


def finish(state: "EftaiosState", reason: str, *, aliens_win: bool, killer: int = NOBODY) -> None:
    """End the game: the escaped have won, and with them or without them the Aliens (EA-E5)."""
    winners = tuple(
        player
        for player in range(state.players)
        if player == killer
        or state.fates[player] == ESCAPED
        or (aliens_win and _is_alien_aboard(state, player) and not has_lost(state, player))
    )
    _end(state, winners, reason)


def _is_alien_aboard(state: "EftaiosState", player: int) -> bool:
    return state.sides[player] == ALIEN_SIDE and state.fates[player] == ABOARD


def has_lost(state: "EftaiosState", player: int) -> bool:
    """Tell whether a player was killed as a Human, and helps the Aliens without winning with them (EA-E5)."""
    return state.lost[player] and not state.game.ruleset.killed_humans_win


def may_mutate(state: "EftaiosState", player: int) -> bool:
    """Tell whether a Human may become an Alien: not the last one, as far as everybody knows (EA-I9)."""
    if state.game.ruleset.last_human_mutates:
        return True
    return any(
        other != player and _seems_human(state, other)
        for other in range(state.players)
        if state.born[other] == HUMAN_SIDE
    )


def _seems_human(state: "EftaiosState", player: int) -> bool:
    """Tell whether nobody has heard that a player dealt a Human is one no longer, or gone."""
    if state.known_fates[player] != ABOARD:
        return False
    return state.sides[player] == HUMAN_SIDE or not state.is_known_to_have_turned(player)


def _end(state: "EftaiosState", winners: tuple[int, ...], reason: str) -> None:
    for player in winners:
        state.tell("won", player)
    scores = tuple(float(player in winners) for player in range(state.players))
    state.outcome = Result(winners, reason, scores, _sides(state))
    state.pending = [("over", NOBODY)]


def _sides(state: "EftaiosState") -> tuple[str, ...]:
    """Return for each seat the side it played on; a killed Human may have ended on the other."""
    return tuple(
        SIDES[born] if born == ended else f"{SIDES[born]}, {SIDES[ended]}"
        for born, ended in zip(state.born, state.sides, strict=True)
    )
