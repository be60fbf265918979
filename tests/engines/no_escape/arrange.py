"""Arranging a game for a test: a start board with tiles laid by hand, meeples in place, known hands."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

from hullwright.engines.base_state import insist
from hullwright.engines.contract import Action
from hullwright.engines.no_escape import decisions, turns
from hullwright.engines.no_escape.engine import ENGINE
from hullwright.engines.no_escape.game import NoEscapeGame
from hullwright.engines.no_escape.grid import label, number
from hullwright.engines.no_escape.map_checks import maze_problems
from hullwright.engines.no_escape.ruleset import RULESETS
from hullwright.engines.no_escape.shapes import NOWHERE
from hullwright.engines.no_escape.state import NoEscapeState
from hullwright.engines.no_escape.state_text import facing, space_id
from hullwright.engines.rules.book import RuleBook
from hullwright.plugins.host import Host
from hullwright.plugins.rules import rule_book
from hullwright.samples import HERE
from hullwright.schema.checks.problem import Severity
from hullwright.schema.documents.maps import MapDocument, Players
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.tile_maze.house import house_maze
from hullwright.schema.kinds.tile_maze.layout import Placement, TileMaze
from hullwright.schema.kinds.tile_maze.sides import Cell

SAMPLES = ("boiler-deck", "cold-start", "long-haul", "quarantine-ring", "severed-spoke")

HUB = "1,1:0.0"
"""The hub of both house boards."""


@dataclass(frozen=True)
class Seat:
    """One player as a test wants it."""

    at: str = HUB
    facing: str | None = None
    hand: tuple[str, ...] = ("single",)
    energy: int | None = None
    """Full tokens; None is all that the game has."""


def seat(at: str = HUB, facing: str | None = None, *hand: str, energy: int | None = None) -> Seat:
    return Seat(at, facing, hand or ("single",), energy)


def tile(text: str) -> Placement:
    """Return the tile that a text such as "tee -1,2 90" or "single 3,0 0 E" lays."""
    name, at, rotation, *path = text.split()
    row, column = map(int, at.split(","))
    return Placement(
        at=Cell(row, column),
        tile=name,
        rotation=int(rotation),
        new_path=path[0] if path else None,
    )


def layout(*placed: str, board: str = "alpha", roll: int = 0, **changes: Any) -> TileMaze:
    """Return the house maze with tiles laid; a roll makes the dice show nothing else."""
    maze = replace(house_maze(), start_board=board, placed=tuple(map(tile, placed)), **changes)
    if roll:
        maze = replace(maze, setup=replace(maze.setup, dice=((roll,),)))
    return maze


def document(maze: TileMaze, players: tuple[int, int] | None = (2, 8)) -> MapDocument:
    most = Players(min=players[0], max=players[1]) if players else None
    return MapDocument(kind="tile-maze", name="Test", layout=maze, players=most)


def game(*placed: str, board: str = "alpha", roll: int = 0, **rules: Any) -> NoEscapeGame:
    """Return a game on the house board with tiles laid by hand."""
    return made(layout(*placed, board=board, roll=roll), **rules)


def made(maze: TileMaze, **rules: Any) -> NoEscapeGame:
    """Return a game on a maze as it lies, whatever the number of players."""
    ruleset = replace(RULESETS["standard"], **{"start_board": "map", **rules})
    played = Examination(ENGINE.resolved(document(maze), ruleset))
    found = maze_problems(played, ruleset)
    assert not [str(each.text) for each in found if each.severity is Severity.ERROR]
    return NoEscapeGame(played.document, ruleset, RuleBook())


def scene(played: NoEscapeGame, *seats: Seat) -> NoEscapeState:
    """Return a state with everybody in place, in which the first player is to begin its turn."""
    state = played.new_state(len(seats), seed=1)
    state.first = state.turn = 0
    state.events.clear()
    state.pending.clear()
    for player, each in enumerate(seats):
        stand(state, player, each.at, each.facing)
        state.pile += state.hands[player]
        state.hands[player] = []
        if each.energy is not None:
            state.green[player] = each.energy
    state.pile += state.discard
    state.discard.clear()
    for player, each in enumerate(seats):
        give(state, player, *each.hand)
    turns.begin_turn(state)
    decisions.settle(state)
    return state


def give(state: NoEscapeState, player: int, *names: str) -> None:
    """Take tiles out of the pile into a hand."""
    for name in names:
        kind = state.game.box.kinds[name]
        state.pile.remove(kind)
        state.hands[player].append(kind)


def stand(state: NoEscapeState, player: int, at: str, facing: str | None) -> None:
    """Put a meeple on a space, looking to a side."""
    cell, _, name = at.partition(":")
    row, column = map(int, cell.split(","))
    here = number(Cell(row, column))
    shape = state.maze.shape(here)
    space = shape.names.index(name)
    state.cells[player], state.spaces[player] = here, space
    state.fresh[player] = at == HUB and facing is None
    ways = shape.towards[space]
    state.headings[player] = NOWHERE if facing is None else ways[facing]
    others = [way for side, way in ways.items() if side != facing]
    state.backs[player] = others[0] if facing and len(others) == 1 else NOWHERE


def only(pile: list[int], state: NoEscapeState, *names: str) -> None:
    """Leave only these tiles in the pile."""
    pile[:] = [state.game.box.kinds[name] for name in names]


def do(state: NoEscapeState, *action: str | int) -> None:
    """Carry out an action in words; an illegal one is refused."""
    chosen = state.game.action_from_json(list(action))
    insist(state, chosen)
    state.apply(chosen)


def options(state: NoEscapeState, *words: str | int) -> list[list[str | int]]:
    """Return the legal actions in words: all, or those that begin so."""
    found = [state.game.action_to_json(action) for action in state.legal()]
    return [each for each in found if tuple(each[: len(words)]) == words]


def told(state: NoEscapeState, kind: str) -> list[tuple[Any, ...]]:
    """Return the events of a kind: the player and the fields."""
    return [each[1:] for each in state.events if each[0] == kind]


def at(state: NoEscapeState, player: int) -> str:
    return space_id(state.maze, state.cells[player], state.spaces[player])


def looks(state: NoEscapeState, player: int) -> str | None:
    return facing(state, player)


def hand(state: NoEscapeState, player: int) -> list[str]:
    return [state.game.box.names[kind] for kind in state.hands[player]]


def discarded(state: NoEscapeState) -> list[str]:
    return [state.game.box.names[kind] for kind in state.discard]


def laid(state: NoEscapeState) -> dict[str, str]:
    """Return the laid tiles by their cells."""
    return {
        label(cell): state.game.box.names[state.game.shapes[lies].kind]
        for cell, lies in state.maze.laid.items()
        if state.game.is_tile(lies)
    }


def as_layout(state: NoEscapeState) -> TileMaze:
    """Return what lies on the table as the maze of a map."""
    return state.view(0).layout


def playing(state: NoEscapeState, chance: Random) -> Iterator[Action]:
    """Play a game to its end at random, handing out each action after it was carried out."""
    while state.result() is None:
        legal = state.legal()
        action = legal[int(chance.random() * len(legal))]
        state.apply(action)
        yield action


def sample(name: str) -> MapDocument:
    return read_map(HERE / "mazes" / f"{name}.json")


def house(board: str = "alpha") -> MapDocument:
    return MapDocument(kind="tile-maze", name="House", layout=layout(board=board))


def shipped_rules(home: Path) -> RuleBook:
    """Return the book of the rules we ship, for a person without plugins of their own."""
    return rule_book(Host(home))
