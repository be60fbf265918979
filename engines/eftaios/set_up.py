"""Setting up: sides, characters, starts and decks (EA-S)."""

from typing import TYPE_CHECKING

from hullwright.schema.kinds.hex_zone.layout import ALIEN, HUMAN, SIDES

from .cards import OWN_ITEM
from .fates import ABOARD, NOBODY
from .own_pieces import own_characters_of
from .vocabulary import ALIENS, HUMANS, NUMBERED
from .zone import ALIEN_SIDE, DANGEROUS, HUMAN_SIDE, SILENT

if TYPE_CHECKING:
    from .ruleset import EftaiosRuleset
    from .state import EftaiosState


def deal(state: "EftaiosState") -> None:
    """Deal sides and characters, put everybody on their starts, and make the decks."""
    rules, players = state.game.ruleset, state.players
    humans = players // 2 if rules.humans == "half" else 0
    _shuffled_sides(state, humans)
    state.first = state.turn = state.below(players)
    _nothing_happened(state, players)
    state.speeds = [rules.alien_speed] * players
    state.covers = [0] * players
    state.revealed = [False] * players
    state.visits = [0] * players
    state.hands = [_first_hand(state, player) for player in range(players)]
    state.shown = [[] for _ in range(players)]
    state.uses = [{} for _ in range(players)]
    state.powers = [_first_powers(state, player) for player in range(players)]
    state.spent = 0
    state.noises = state.game.zone.noises
    state.tables = ({}, {})
    state.options = [
        state.game.options_of(side, hand, powers)
        for side, hand, powers in zip(state.sides, state.hands, state.powers, strict=True)
    ]
    _make_decks(state)
    state.positions = _positions(state)
    state.firsts = state.positions.copy()


def _nothing_happened(state: "EftaiosState", players: int) -> None:
    """Begin with nobody killed, gone, or without cards that anybody should know of."""
    state.fates = [ABOARD] * players
    state.known_fates = [ABOARD] * players
    state.waiting = [NOBODY] * players
    state.fallen = [NOBODY] * players
    state.lost = [False] * players
    state.vanished = [0] * players
    state.kills = [0] * players


def _shuffled_sides(state: "EftaiosState", humans: int) -> None:
    """Draw the sides, and a character of the right half for each player (EA-S1, EA-S2)."""
    sides = [HUMAN_SIDE] * humans + [ALIEN_SIDE] * (state.players - humans)
    decks = list(map(list, dealt_characters(state.game.ruleset, state.players)))
    state.sides = [sides.pop(state.below(len(sides))) for _ in range(state.players)]
    state.born = state.sides.copy()
    state.characters = [
        decks[side].pop(state.below(len(decks[side]))) if state.game.ruleset.characters else ""
        for side in state.sides
    ]


def dealt_characters(
    rules: "EftaiosRuleset", players: int
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the characters that Humans and Aliens are dealt from; those of two boxes where one is not enough."""
    aliens = players - (players // 2 if rules.humans == "half" else 0)
    boxes = 1 if aliens <= len(ALIENS) else 2
    box = NUMBERED[: len(ALIENS) * boxes] if rules.numbered_aliens else ALIENS * boxes
    return (*HUMANS, *own_characters_of(rules, HUMAN)), (*box, *own_characters_of(rules, ALIEN))


def _first_hand(state: "EftaiosState", player: int) -> list[str]:
    item = state.game.ruleset.start_items.get(state.characters[player])
    return [item] if item else []


def _first_powers(state: "EftaiosState", player: int) -> list[str]:
    rules, character = state.game.ruleset, state.characters[player]
    own = [OWN_ITEM] if rules.start_items.get(character) else []
    return [*rules.abilities.get(character, ()), *own]


def _make_decks(state: "EftaiosState") -> None:
    """Make the decks; cards are drawn at random, so that their order is free."""
    state.sector_deck, state.item_deck, state.pod_deck = map(list, state.game.decks)
    state.sector_discard, state.item_discard, state.pod_discard, state.removed = [], [], [], []


def _positions(state: "EftaiosState") -> list[int]:
    taken = [0, 0]
    found = []
    for player, side in enumerate(state.sides):
        wandering = "starts_among_aliens" in state.powers[player]
        found.append(start_of(state, ALIEN_SIDE if wandering else side, taken[side]))
        taken[side] += 1
    return found


def start_of(state: "EftaiosState", side: int, turn: int = 0) -> int:
    """Return where a player of a side begins; several starts are taken in turn (EA-S3)."""
    rules = state.game.ruleset
    choices = rules.alien_start if side == ALIEN_SIDE else (rules.human_start,)
    for ahead in range(len(choices)):
        space = _place(state, side, choices[(turn + ahead) % len(choices)], turn)
        if not state.spent >> space & 1:
            return space
    # All its pods are closed for good (EA-T4).
    return _place(state, side, "start", turn) if state.game.zone.starts[side] else space


def _place(state: "EftaiosState", side: int, choice: str, turn: int) -> int:
    """Return the sector that one choice of a start stands for."""
    zone = state.game.zone
    if choice == "random":
        ground = _open_ground(state, side)
        if ground:
            return ground[state.below(len(ground))]
    elif choice != "start":
        return zone.pods[int(choice.removeprefix("pod "))]
    return zone.starts[side][turn % len(zone.starts[side])]


def _open_ground(state: "EftaiosState", side: int) -> list[int]:
    """Return the sectors with a coordinate that a side may enter at the moment (A.4)."""
    silent = SIDES[side] in state.game.ruleset.silent_open_to
    roles = {SILENT, DANGEROUS} if silent else {DANGEROUS}
    barred = state.game.zone.specials.admissions[side].shut_ends
    return [
        n
        for n, role in enumerate(state.roles)
        if role in roles and not state.closed >> n & 1 and n not in barred
    ]


def own_start(state: "EftaiosState", player: int) -> int:
    """Return where a player begins again, on the side it is on now (EA-A3, A.5)."""
    side = state.sides[player]
    among_aliens = "starts_among_aliens" in state.powers[player]
    # Whoever has changed sides is not to learn from its start how many were dealt this one.
    turn = state.born[:player].count(side) if state.born[player] == side else player
    return start_of(state, ALIEN_SIDE if among_aliens else side, turn)


def first_start(state: "EftaiosState", player: int) -> int:
    """Return where a player began; if that was no matter of chance, or is gone, where its side begins (A.5)."""
    rules, side = state.game.ruleset, state.sides[player]
    choices = rules.alien_start if side == ALIEN_SIDE else (rules.human_start,)
    first = state.firsts[player]
    by_chance = "random" in choices and side == state.born[player]
    if by_chance and state.roles[first] in {SILENT, DANGEROUS} and not state.closed >> first & 1:
        return first
    return own_start(state, player)


def human_sector(state: "EftaiosState") -> int:
    """Return the Human sector, wherever Humans began (EA-I2, EA-I7)."""
    starts = state.game.zone.starts[HUMAN_SIDE]
    return starts[0] if starts else start_of(state, HUMAN_SIDE)
