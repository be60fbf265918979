"""Determinisation: a full state that a player could be in, as far as it knows."""

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

from ..events import seen_by
from .belief import Belief
from .belief_identity import BIT, BOTH, SURELY
from .determinisation_cards import deal_cards
from .determinisation_frames import set_pending, stands_at
from .determinisation_marks import deal_marks
from .events import KINDS
from .fates import ABOARD, ELIMINATED, NOBODY
from .zone import ALIEN_SIDE, HUMAN_SIDE, spaces

if TYPE_CHECKING:
    from .state import EftaiosState


def determinised(
    state: "EftaiosState", player: int, chance: Random, belief: Belief | None = None
) -> "EftaiosState":
    """Return a state that looks to a player as this one does, with everything it can't know dealt anew.

    A player that keeps a belief can hand it in, up to date, and spare the making of another.
    """
    known = belief or Belief(state.view(player))
    world = state.clone()
    world.seed = chance.getrandbits(32)
    world.chance = Random(world.seed)
    world.events = [seen for event in state.events if (seen := seen_by(KINDS, event, player))]
    world.followers.moved_to(world.events, state.events)
    others = [each for each in range(state.players) if each != player]
    _deal_sides(world, known, others, chance)
    _deal_characters(world, known, others, chance)
    for other in others:
        _place(world, state, known, other, chance)
    deal_cards(world, state, known, chance)
    deal_marks(world, player, chance)
    set_pending(world, known, player)
    world.refit()
    return world


def _deal_sides(world: "EftaiosState", known: Belief, others: list[int], chance: Random) -> None:
    """Deal the sides that are not known, in the right number (EA-S1)."""
    born = known.identities.born
    open_ = [other for other in others if born[other] == BOTH]
    humans = known.identities.humans - sum(
        born[each] == BIT[HUMAN_SIDE] for each in range(len(born))
    )
    # Only Humans react to attacks.
    reacts = world.pending[-1][0] == "react"
    must = [each for each in open_ if reacts and stands_at(world, known, each, HUMAN_SIDE)]
    rest = [each for each in open_ if each not in must]
    chance.shuffle(rest)
    chosen = set((must + rest)[:humans])
    for other in others:
        human = other in chosen if born[other] == BOTH else born[other] == BIT[HUMAN_SIDE]
        world.born[other] = HUMAN_SIDE if human else ALIEN_SIDE
        world.sides[other] = _side_now(world, known, other)


def _side_now(world: "EftaiosState", known: Belief, other: int) -> int:
    """Return the side a player is on now: a Human may have turned."""
    if world.born[other] == ALIEN_SIDE or known.identities.turned[other] == SURELY:
        return ALIEN_SIDE
    return HUMAN_SIDE if known.tracks[other][HUMAN_SIDE].mask or known.off[other] else ALIEN_SIDE


def _deal_characters(
    world: "EftaiosState", known: Belief, others: list[int], chance: Random
) -> None:
    """Deal the characters that nobody has shown, those with fewest choices first (EA-S2)."""
    if not world.game.ruleset.characters:
        return
    who = known.identities
    taken = Counter([world.characters[known.me], *filter(None, who.characters)])
    hidden = [other for other in others if not who.shown[other]]
    chance.shuffle(hidden)
    hidden.sort(key=lambda other: len(who.possible(other, world.born[other])))
    for other in hidden:
        left = list(Counter(who.dealt[world.born[other]]) - taken)
        fitting = who.possible(other, world.born[other])
        world.characters[other] = chance.choice([each for each in left if each in fitting] or left)
        taken[world.characters[other]] += 1


def _place(
    world: "EftaiosState", state: "EftaiosState", known: Belief, other: int, chance: Random
) -> None:
    """Put a player on a sector where it can be, or leave it where everybody knows it is."""
    rules, side = world.game.ruleset, world.sides[other]
    world.fates[other] = world.known_fates[other]
    world.kills[other] = state.kills[other] if rules.deaths_announced else 0
    turned = world.born[other] == HUMAN_SIDE and side == ALIEN_SIDE
    world.lost[other] = turned and (state.lost[other] or not rules.deaths_announced)
    world.fallen[other] = NOBODY
    world.speeds[other] = known.speeds[other] if side == ALIEN_SIDE else rules.alien_speed
    if world.fates[other] != ABOARD:
        return
    if known.off[other]:
        if "random" in {rules.human_start, *rules.alien_start}:
            world.waiting[other] = chance.choice(list(spaces(known.starts_of(other, side))))
        return
    world.waiting[other] = NOBODY
    where = stands_at(world, known, other, side) or known.tracks[other][side].mask
    if where:
        world.positions[other] = chance.choice(list(spaces(where)))
        return
    # Nowhere to be, although nobody said so: it was killed unheard (A.3).
    world.fates[other] = ELIMINATED
    world.positions[other] = NOBODY
