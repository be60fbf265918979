"""Turns: whose it is, where they may go, and what may be done on arrival (EA-T)."""

from typing import TYPE_CHECKING

from ..contract import Action
from . import attacks, cards, endings, items, pods
from .fates import ABOARD, NOBODY
from .options import PlayerOptions
from .set_up import own_start
from .turn_constants import ACTS, TURNS
from .zone import ALIEN_SIDE, DANGEROUS, HUMAN_SIDE, POD

if TYPE_CHECKING:
    from ..base_state import Frame
    from .state import EftaiosState

RESOLVE: Action = ("resolve",)
ATTACK: Action = ("attack",)
PASS: Action = ("pass",)
ALIEN_CHOICES: tuple[Action, ...] = (RESOLVE, ATTACK)
INSTEAD_OF_A_CARD = frozenset({"attack", "two_noises"})
"""Effects after which no card is drawn any more."""


def begin_round(state: "EftaiosState") -> None:
    """Begin the next round, or end the game after the last (EA-E4)."""
    _count_round(state)
    begin_turn(state)


def _count_round(state: "EftaiosState") -> None:
    if state.round >= state.game.ruleset.rounds:
        endings.after_the_last_round(state)
        return
    state.round += 1
    state.events.append(("round", NOBODY, state.round))
    if state.game.triggers:
        state.fire("round_started", round=state.round)


def begin_turn(state: "EftaiosState") -> None:
    """Ask the player whose turn it is, or pass on to the next who can move."""
    while state.outcome is None:
        player = state.turn
        if state.fates[player] == ABOARD:
            if state.waiting[player] != NOBODY or state.game.pods_vary:
                _prepare(state, player)
            state.extra_steps = 0
            state.sedated = False
            state.events.append(TURNS[player])
            if state.game.never_stuck or _can_act(state, player):
                state.pending.append(TURNS[player])
                return
            state.tell("stuck", player)
        elif state.known_fates[player] == ABOARD:
            state.known_fates[player] = state.fates[player]
            attacks.lose_cards(state, player)
            state.tell("absent", player)
        state.turn = player = (player + 1) % state.players
        if player == state.first:
            _count_round(state)


def _can_act(state: "EftaiosState", player: int) -> bool:
    """Tell whether a player has anything to decide at the beginning of its turn (EA-T9)."""
    options = state.options_of(player)
    return bool(state.moves(player, options) or options.early or options.aims_early)


def _prepare(state: "EftaiosState", player: int) -> None:
    """Bring a killed player back (EA-A3), and open or shut the pods where rounds decide that."""
    start = state.waiting[player]
    if start != NOBODY:
        # A pod to begin on may have been closed for good since the player was killed (EA-T4).
        closed = state.spent >> start & 1
        state.positions[player] = own_start(state, player) if closed else start
        state.waiting[player] = NOBODY
        state.tell("restarted", player)
        if not state.game.ruleset.deaths_announced:
            attacks.own_up(state, player)
    if state.game.pods_vary:
        pods.open_or_shut(state)


def legal_turn(state: "EftaiosState", frame: "Frame") -> tuple[Action, ...]:
    """Return the moves, and what may be done before or instead of moving."""
    options = state.options_of(frame[1])
    return with_uses(state, frame[1], options, state.moves(frame[1], options) or (PASS,))


def with_uses(
    state: "EftaiosState", player: int, options: PlayerOptions, moves: tuple[Action, ...]
) -> tuple[Action, ...]:
    """Return some moves with what may be done before or instead of them."""
    if options.early:
        moves += (
            options.early
            if state.roles[state.positions[player]] != POD
            else _on_a_pod(state, options.early)
        )
    if options.aims_early:
        moves += items.aimed(state, player, options.aims_early)
    return moves


def _on_a_pod(state: "EftaiosState", early: tuple[Action, ...]) -> tuple[Action, ...]:
    """Return what may be done before moving off a pod, where nobody stays or is attacked (EA-A6)."""
    return tuple(each for each in early if INSTEAD[each[0]] is _use and not _stays(state, each))


def apply_turn(state: "EftaiosState", frame: "Frame", action: Action) -> None:
    """Carry out what was chosen before moving, or instead of it."""
    INSTEAD[action[0]](state, frame[1], action)


def _stay(state: "EftaiosState", player: int, _: Action) -> None:
    state.tell("stayed", player)
    arrive(state, player)


def _wait(state: "EftaiosState", player: int, _: Action) -> None:
    """Stay still once, unannounced (EA-C5)."""
    state.powers[player].remove("stay_once")
    state.tell("waited", player)
    arrive(state, player)


def _lurk(state: "EftaiosState", player: int, _: Action) -> None:
    """Attack in the own sector instead of moving (EA-C14)."""
    attacks.attack(state, player)


def _pass(state: "EftaiosState", player: int, _: Action) -> None:
    state.tell("stuck", player)
    end_turn(state)


def _use(state: "EftaiosState", player: int, action: Action) -> None:
    items.use(state, player, action)
    if state.outcome is not None:
        return
    if _stays(state, action):
        arrive(state, player)
    else:
        state.pending.append(TURNS[player])


def _stays(state: "EftaiosState", action: Action) -> bool:
    """Tell whether an item is used by which a player stays instead of moving."""
    return action[0] == "item" and "stay" in state.game.items[action[1]].does


INSTEAD = {
    "stay": _stay,
    "wait": _wait,
    "lurk": _lurk,
    "pass": _pass,
    "item": _use,
    "ability": _use,
}


def arrive(state: "EftaiosState", player: int) -> None:
    """Do what the sector demands, or ask first where there is a choice."""
    role = state.roles[state.positions[player]]
    if role > DANGEROUS:
        if role == POD and state.sides[player] == HUMAN_SIDE:
            pods.reach(state, player)
        else:
            settle(state, player)
    elif state.sides[player] == ALIEN_SIDE or _may_choose(state, player):
        state.pending.append(ACTS[player])
    else:
        cards.resolve(state, player)


def _may_choose(state: "EftaiosState", player: int) -> bool:
    """Tell whether a Human could do something else on arrival than resolve the sector."""
    options = state.options_of(player)
    return bool(
        options.arrival
        or (options.cats and cards.can_use_cat(state, player))
        or items.aimed(state, player, options.aims_arrival)
    )


def legal_act(state: "EftaiosState", frame: "Frame") -> tuple[Action, ...]:
    """Return what may be done on arrival: resolve the sector, attack, or use a Cat (EA-T6, EA-T7)."""
    player = frame[1]
    options = state.options_of(player)
    found = ALIEN_CHOICES if state.sides[player] == ALIEN_SIDE else (RESOLVE,)
    found += options.arrival + items.aimed(state, player, options.aims_arrival)
    return found + options.cats if options.cats and cards.can_use_cat(state, player) else found


def apply_act(state: "EftaiosState", frame: "Frame", action: Action) -> None:
    """Carry out what was chosen on arrival."""
    player = frame[1]
    if action is RESOLVE or action == RESOLVE:
        cards.resolve(state, player)
        return
    if action == ATTACK:
        attacks.attack(state, player)
        return
    # Items of the box stand before the way in which they are used, by a card or an ability.
    what = action if action[0] == "item" else (action[1], action[0])
    items.use(state, player, what)
    if what[0] == "item" and not state.game.items[what[1]].does & INSTEAD_OF_A_CARD:
        _go_on(state, player)


def _go_on(state: "EftaiosState", player: int) -> None:
    """Ask again what to do on arrival, wherever that is by now."""
    if state.outcome is None:
        arrive(state, player)


def settle(state: "EftaiosState", player: int) -> None:
    """End the turn, after asking a player who could still use something (EA-T5)."""
    if state.outcome is not None:
        return
    options = state.options[player]
    # As `options.fits`, without the call.
    if not (
        options.rests
        and options.hand == state.hands[player]
        and options.powers == state.powers[player]
        and options.side == state.sides[player]
    ) and _goes_on(state, player):
        return
    end_turn(state)


def _goes_on(state: "EftaiosState", player: int) -> bool:
    """Ask a player what it discards, or what else it uses, if there is such a thing."""
    if state.hands[player] and cards.over_the_limit(state, player):
        state.pending.append(("discard", player))
        return True
    options = state.options_of(player)
    if (options.late or options.aims_late) and items.any_use(state, player, options):
        state.pending.append(("end", player))
        return True
    return False


def apply_end(state: "EftaiosState", frame: "Frame", action: Action) -> None:
    """End the turn, or use something first."""
    if action[0] != "end":
        items.use(state, frame[1], action)
        settle(state, frame[1])
        return
    end_turn(state)


def end_turn(state: "EftaiosState") -> None:
    """Pass the turn on; after the last player a round ends."""
    following = state.turn + 1
    if following == state.players:
        following = 0
    state.turn = following
    if following == state.first:
        _count_round(state)
        if state.outcome is not None:
            return
    if state.fates[following] or state.waiting[following] != NOBODY or not state.game.flows:
        begin_turn(state)
        return
    # As `begin_turn` for a player who is simply there, without looking at anything else.
    state.extra_steps = 0
    state.sedated = False
    frame = TURNS[following]
    state.events.append(frame)
    state.pending.append(frame)
