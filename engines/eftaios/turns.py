"""Turns: whose it is, where they may go, and what may be done on arrival (EA-T)."""

from typing import TYPE_CHECKING

from ..contract import Action
from . import attacks, cards, endings, items, pods
from .fates import ABOARD, NOBODY
from .items import began_at
from .options import PlayerOptions
from .set_up import own_start
from .turn_constants import ACTS, SILENT_SECTORS, TURNS
from .zone import ALIEN_SIDE, ALIEN_START, DANGEROUS, HUMAN_SIDE, POD

if TYPE_CHECKING:
    from ..base_state import Frame
    from .state import EftaiosState

RESOLVE: Action = ("resolve",)
ATTACK: Action = ("attack",)
PASS: Action = ("pass",)
ALIEN_CHOICES: tuple[Action, ...] = (RESOLVE, ATTACK)
STILL = "still"
"""The decision on arrival of a player who has stayed, and may not attack (EA-C5)."""
ONWARD = "onward"
"""The decision where to move from where a Teleport led (EA-T2)."""
USES = ("item", "ability")
"""The words of what is used at any point of a turn."""
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
    if state.game.special_play is not None:
        state.game.special_play.begin_round(state)
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
            # Nobody knows that it was killed: its turn goes by like any quiet one (A.3).
            state.events += (TURNS[player], SILENT_SECTORS[player])
        state.turn = player = (player + 1) % state.players
        if player == state.first:
            _count_round(state)


def _can_act(state: "EftaiosState", player: int) -> bool:
    """Tell whether a player has anything to decide at the beginning of its turn (EA-T9)."""
    options = state.options[player]
    return bool(state.moves(player, options) or options.early or options.aims_early)


def _prepare(state: "EftaiosState", player: int) -> None:
    """Bring a killed player back (EA-A3), and open or shut the pods where rounds decide that."""
    start = state.waiting[player]
    if start != NOBODY:
        # A pod to begin on may have been closed for good since the player was killed (EA-T4).
        closed = state.spent >> start & 1
        state.positions[player] = own_start(state, player) if closed else start
        state.waiting[player] = state.fallen[player] = NOBODY
        told = state.game.ruleset.deaths_announced
        state.tell("restarted" if told else "restarted_quietly", player)
    if state.game.pods_vary:
        pods.open_or_shut(state)


def legal_turn(state: "EftaiosState", frame: "Frame") -> tuple[Action, ...]:
    """Return the moves, and what may be done before or instead of moving."""
    player = frame[1]
    options = state.options[player]
    moves = state.moves(player, options)
    if frame[0] == ONWARD:
        # Nobody teleports and walks back (EA-T2).
        began = began_at(state, player)
        moves = tuple(each for each in moves if each[1] != began)
    return with_uses(state, player, options, moves or (PASS,))


def with_uses(
    state: "EftaiosState", player: int, options: PlayerOptions, moves: tuple[Action, ...]
) -> tuple[Action, ...]:
    """Return some moves with what may be done before or instead of them."""
    if options.early:
        role = state.roles[state.positions[player]]
        moves += options.early if role <= DANGEROUS else _elsewhere(state, options.early, role)
    if options.aims_early:
        moves += items.aimed(state, player, options.aims_early)
    return moves


def _elsewhere(state: "EftaiosState", early: tuple[Action, ...], role: int) -> tuple[Action, ...]:
    """Return what may be done on a pod, where nobody stays or is attacked, or in a start (EA-A6, EA-C14)."""
    if role == POD:
        return tuple(each for each in early if INSTEAD[each[0]] is _use and not _stays(state, each))
    return tuple(each for each in early if role != ALIEN_START or each[0] != "lurk")


def apply_turn(state: "EftaiosState", frame: "Frame", action: Action) -> None:
    """Carry out what was chosen before moving, or instead of it."""
    INSTEAD[action[0]](state, frame[1], action)


def _stay(state: "EftaiosState", player: int, _: Action) -> None:
    state.tell("stayed", player)
    _stand(state, player)


def _wait(state: "EftaiosState", player: int, _: Action) -> None:
    """Stay still once, unannounced and without an attack (EA-C5)."""
    state.lose_power(player, "stay_once")
    state.tell("waited", player)
    _stand(state, player, still=True)


def _stand(state: "EftaiosState", player: int, *, still: bool = False) -> None:
    """Let a sector do to a player who stays what it does to one who comes."""
    if state.game.special_play is not None:
        state.game.special_play.ended(state, player)
    arrive(state, player, still=still)


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
        is_there = state.positions[player] == began_at(state, player)
        state.pending.append(TURNS[player] if is_there else (ONWARD, player))


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


def arrive(state: "EftaiosState", player: int, *, still: bool = False) -> None:
    """Do what the sector demands, or ask first where there is a choice."""
    role = state.roles[state.positions[player]]
    if role > DANGEROUS:
        if role == POD and state.sides[player] == HUMAN_SIDE:
            pods.reach(state, player)
        else:
            cards.end_quietly(state, player)
    elif _may_choose(state, player, still=still):
        state.pending.append((STILL, player) if still else ACTS[player])
    else:
        cards.resolve(state, player)


def _may_choose(state: "EftaiosState", player: int, *, still: bool) -> bool:
    """Tell whether a player could do something else on arrival than resolve the sector."""
    options = state.options[player]
    return bool(
        (not still and (state.sides[player] == ALIEN_SIDE or options.arrival))
        or (options.cats and cards.can_use_cat(state, player))
        or items.any_use_on_arrival(state, player, options)
    )


def legal_act(state: "EftaiosState", frame: "Frame") -> tuple[Action, ...]:
    """Return what may be done on arrival: resolve the sector, attack, or use something (EA-T6, EA-T7, EA-I)."""
    player = frame[1]
    options = state.options[player]
    found: tuple[Action, ...] = () if frame[0] == STILL else options.arrival
    if state.sides[player] == ALIEN_SIDE and frame[0] != STILL:
        found = (ATTACK, *found)
    if options.cats and cards.can_use_cat(state, player):
        found += options.cats
    return (RESOLVE, *found, *items.arrival_uses(state, player, options))


def apply_act(state: "EftaiosState", frame: "Frame", action: Action) -> None:
    """Carry out what was chosen on arrival."""
    player = frame[1]
    if action is RESOLVE or action == RESOLVE:
        cards.resolve(state, player)
        return
    if action == ATTACK:
        attack_on_arrival(state, player)
        return
    # Items of the box that take the place of the card stand before the way in which they are used.
    what = action if action[0] in USES else (action[1], action[0])
    items.use(state, player, what)
    replaced = what[0] == "item" and state.game.items[what[1]].does & INSTEAD_OF_A_CARD
    if state.outcome is None and not replaced and action[0] in USES:
        arrive(state, player, still=frame[0] == STILL)


def attack_on_arrival(state: "EftaiosState", player: int) -> None:
    """Attack instead of drawing a card; a first dangerous sector is used up by that as well (EA-C1)."""
    if cards.CALM in state.powers[player]:
        cards.lose_calm(state, player)
    attacks.attack(state, player)


def apply_card(state: "EftaiosState", frame: "Frame", action: Action) -> None:
    """Do what a drawn card says, or make it two noises (EA-C2)."""
    _, player, card = frame
    state.sector_discard.remove(card)
    if action[0] == "cat":
        items.spend(state, player, *action)
        cards.two_noises(state, player, card)
    else:
        state.game.plays[card](state, player, card)


def settle(state: "EftaiosState", player: int) -> None:
    """End the turn, after asking a player who could still use something (EA-T5)."""
    if state.outcome is not None:
        return
    if state.options[player].rests or not _goes_on(state, player):
        end_turn(state)


def _goes_on(state: "EftaiosState", player: int) -> bool:
    """Ask a player what it discards, or what else it uses, if there is such a thing."""
    options = state.options[player]
    if not options.within_limits and cards.over_the_limit(state, player):
        state.pending.append(("discard", player))
        return True
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


def legal_discard(state: "EftaiosState", frame: "Frame") -> tuple[Action, ...]:
    """Return the items that may be discarded, and, where the rules say so, used instead (EA-I)."""
    found = cards.legal_discard(state, frame)
    if state.game.ruleset.too_many_items == "discard":
        return found
    return found + items.late_uses(state, frame[1], state.options[frame[1]])


def apply_discard(state: "EftaiosState", frame: "Frame", action: Action) -> None:
    """Discard or use an item that is too many."""
    (items.use if action[0] in USES else cards.discard)(state, frame[1], action)
    settle(state, frame[1])


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
