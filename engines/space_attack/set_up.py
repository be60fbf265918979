"""Setting up: tiles, tokens and what every player is given (SA-10 … SA-13)."""

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

from hullwright.schema.kinds.station.terms import CREW_LEFT_OUT

from ..events import NOBODY
from .places import ABSENT, WAITING
from .vocabulary import NONE

if TYPE_CHECKING:
    from .state import SpaceAttackState

PODS_IN_TURN: Mapping[int, tuple[int, ...]] = {5: (1, 1, 2, 2, 2), 6: (1, 1, 1, 1, 2, 2)}
"""The pods of each of five or six players in turn order (SA-104)."""


def deal(state: "SpaceAttackState") -> None:
    """Deal the tiles, put creatures on the board and give every player crew and pods."""
    game, players = state.game, state.players
    state.first = state.turn = state.below(players)
    state.sides = list(range(players))
    state.station = game.chart.station
    state.stepped = state.flown = state.last_round = 0
    state.offered = ()
    state.supply, state.hangar = list(game.supply), list(game.hangar)
    state.gone = [0] * len(state.supply)
    state.creatures = [{} for _ in state.supply]
    for name, cell in game.chart.creatures:
        kind = game.bestiary.numbers[name]
        state.put(kind, cell)
        state.supply[kind] -= 1
    state.captured = [[0] * len(state.supply) for _ in range(players)]
    state.hands = [[] for _ in range(players)]
    state.ship_kinds, state.ship_at, state.ships = [], [], {}
    _deal_tiles(state)
    _give_crew(state)
    state.tell("begins", state.first)
    state.pending.append(("placing", NOBODY, 0))


def _deal_tiles(state: "SpaceAttackState") -> None:
    """Lay the tiles at random, those that the map fixes where they belong (SA-11, SA-103)."""
    chart, classes = state.game.chart, state.game.tile_classes
    piles = {}
    for name, backs in classes.items():
        fixed = Counter(back for tile, back in chart.fixed.values() if tile == name and back)
        piles[name] = list((Counter(backs) - fixed).elements())
        state.shuffle(piles[name])
    found = {cell: (name, back or piles[name].pop()) for cell, (name, back) in chart.fixed.items()}
    rest = [(name, back) for name, pile in piles.items() for back in pile]
    state.shuffle(rest)
    order = list(classes)
    tiles = [NONE] * len(chart.ids)
    under = [""] * len(chart.ids)
    for cell in range(len(chart.ids)):
        if chart.station >> cell & 1:
            name, under[cell] = found[cell] if cell in found else rest.pop()
            tiles[cell] = order.index(name)
    state.classes, state.backs = tuple(tiles), tuple(under)


def _give_crew(state: "SpaceAttackState") -> None:
    """Give every colour its crew and pods; five and six players get fewer (SA-13, SA-100, SA-104)."""
    rules, setup, players = state.game.ruleset, state.game.setup, state.players
    state.colours = players * (rules.colours_of_two if players == 2 else 1)
    fewer = rules.many_players and players in PODS_IN_TURN
    left_out = CREW_LEFT_OUT[players] if fewer else ()
    values = sorted((Counter(setup.crew_values) - Counter(left_out)).elements())
    most = len(setup.crew_values)
    state.owners = tuple(colour % players for colour in range(state.colours) for _ in range(most))
    state.unplaced = [values.copy() for _ in range(state.colours)]
    state.values = [0] * len(state.owners)
    state.aboard = [NONE] * len(state.owners)
    waiting = [WAITING] * len(values) + [ABSENT] * (most - len(values))
    state.where = waiting * state.colours
    _number_crew(state, most, len(values))
    state.pods_left = _pods(state)
    if fewer:
        for place, pods in enumerate(PODS_IN_TURN[players]):
            state.pods_left[(state.first + place) % players] = pods


def _number_crew(state: "SpaceAttackState", stride: int, count: int) -> None:
    """Deal the numbers that crew get when they are placed, so that none tells a value (SA-13)."""
    state.numbers = []
    for colour in range(state.colours):
        crew = list(range(colour * stride, colour * stride + count))
        state.shuffle(crew)
        state.numbers.append(crew)


def _pods(state: "SpaceAttackState") -> list[int]:
    """Return the pods of each colour: those of a player are shared out among its colours (SA-100)."""
    pods = state.game.setup.pods_per_player
    if state.game.ruleset.pods_of_two == "colour":
        return [pods] * state.colours
    shares = state.colours // state.players
    return [
        (pods + shares - 1 - colour // state.players) // shares for colour in range(state.colours)
    ]
