"""The state of a game: what lies where, who holds what, who is where, and whose decision it is."""

from random import Random
from typing import TYPE_CHECKING

from hullwright.schema.messages import Message, Say
from hullwright.schema.records import JsonObject

from ..contract import Action
from ..play import Play, refusal
from . import decisions, set_up
from .determinise import determinised
from .maze import Maze
from .telling import state_json, state_text
from .view import View

if TYPE_CHECKING:
    from .game import Game

PLAIN_LISTS = (
    *("backs", "boxed", "cells", "discard", "green", "headings", "locked", "maze", "pile"),
    *("sides", "spaces"),
)
NESTED_LISTS = ("hands", "shown")
SHARED = ("first", "flying", "options", "paths", "rolls")


class State(Play):
    """A game in progress. It changes in place; whatever changes is copied by `clone`."""

    __slots__ = (*SHARED, *PLAIN_LISTS, *NESTED_LISTS)
    SHARED, PLAIN_LISTS, NESTED_LISTS = SHARED, PLAIN_LISTS, NESTED_LISTS

    def __init__(self, game: "Game", players: int, seed: int) -> None:
        self.begin(game, players, seed)
        set_up.deal(self)
        decisions.settle(self)

    def legal(self) -> tuple[Action, ...]:
        """Return every action that the player to move may choose, never none."""
        if self.options is None:
            self.options = decisions.choices(self)
        return self.options

    apply = decisions.apply
    """Carry out a legal action and everything that follows until the next decision."""

    def explain(self, action: Action) -> Message | None:
        """Return why an action is not legal now, or None if it is."""
        return refusal(self, action)

    def view(self, player: int) -> View:
        """Return what a player may know."""
        return View(self, player)

    def determinise(self, player: int, chance: Random) -> "State":
        """Return a full state that a player could be in, by its view."""
        return determinised(self, player, chance)

    def to_json(self) -> JsonObject:
        """Return the whole state, secrets included."""
        return state_json(self)

    def to_text(self, say: Say = str) -> str:
        """Return the whole state for people to read."""
        return state_text(self, say)

    # -- what the modules of this engine use ------------------------------------------------------

    def on_hub(self, player: int) -> bool:
        """Tell whether a meeple stands on the hub, where there is room for all (NE-23)."""
        return self.spaces[player] == 0 and self.cells[player] == self.maze.hub

    def holder(self, cell: int, space: int, but: int) -> int | None:
        """Return another meeple that stands on a space and is in the way there, or None (NE-17)."""
        if space == 0 and cell == self.maze.hub:
            return None
        for other in range(self.players):
            if other != but and self.cells[other] == cell and self.spaces[other] == space:
                return other
        return None

    def around(self, player: int) -> list[int]:
        """Return the other players, clockwise from one."""
        return [(player + ahead) % self.players for ahead in range(1, self.players)]

    def opponents(self, player: int) -> list[int]:
        """Return the players that are not on a player's side, clockwise."""
        return [each for each in self.around(player) if self.sides[each] != self.sides[player]]

    def draw(self) -> int:
        """Take a tile from the pile; it lies there in no order, which is the same as shuffled."""
        pile, at = self.pile, self.below(len(self.pile))
        kind = pile[at]
        pile[at] = pile[-1]
        pile.pop()
        return kind

    def spend(self, player: int, kind: int) -> None:
        """Take a tile out of a hand, one that everybody knows of if there is such."""
        self.hands[player].remove(kind)
        if kind in self.shown[player]:
            self.shown[player].remove(kind)

    # Set by set_up.deal; named here so that every reader finds them in one place.
    game: "Game"
    first: int
    options: tuple[Action, ...] | None
    """What may be chosen now, once it has been worked out."""
    maze: Maze
    sides: list[int]
    cells: list[int]
    spaces: list[int]
    """Where each meeple stands: the cell, and the space of the piece there."""
    headings: list[int]
    """The way on that each meeple faces, or NOWHERE."""
    backs: list[int]
    """The way on that lies behind each meeple, or NOWHERE."""
    hands: list[list[int]]
    shown: list[list[int]]
    """The tiles in each hand that everybody knows of, because they were taken openly."""
    pile: list[int]
    discard: list[int]
    boxed: list[int]
    """Tiles that were cut off the pile at the start and are out of the game."""
    green: list[int]
    """How many full energy tokens each player has."""
    locked: list[bool]
    """Who may not move in its next turn."""
    paths: int
    """How many new paths are left."""
    rolls: int
    """How often the dice are rolled in this turn."""
    flying: bool
    """Whether the player whose turn it is has a jetpack on."""
