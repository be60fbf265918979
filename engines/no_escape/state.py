"""The state of a game: what lies where, who holds what, who is where, and whose decision it is."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..base_state import BaseState, are_counts, refusal
from ..contract import Action
from . import decisions, set_up
from .determinisation import determinised, mix
from .maze import Maze
from .state_text import state_json, state_text
from .view import NoEscapeView

if TYPE_CHECKING:
    from .game import NoEscapeGame

PLAIN_LISTS = (
    *("backs", "boxed", "cells", "discard", "fresh", "green", "headings", "locked", "maze"),
    "pile",
    *("sides", "spaces"),
)
NESTED_LISTS = ("hands", "shown")
SHARED = ("counted", "first", "flying", "options", "paths", "rolls")


class NoEscapeState(BaseState["NoEscapeGame"]):
    """A game in progress. It changes in place; whatever changes is copied by `clone`."""

    __slots__ = (*SHARED, *PLAIN_LISTS, *NESTED_LISTS)
    SHARED, PLAIN_LISTS, NESTED_LISTS = SHARED, PLAIN_LISTS, NESTED_LISTS
    OPEN = frozenset({"green", "locked"})
    EVENTS = NoEscapeView.kinds

    def __init__(self, game: "NoEscapeGame", players: int, seed: int) -> None:
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

    explain = refusal
    """Return why an action is not legal now, or None if it is."""

    def view(self, player: int) -> NoEscapeView:
        """Return what a player may know."""
        return NoEscapeView(self, player)

    determinise = determinised
    """Return a full state that a player could be in, by its view."""

    def reshuffle(self) -> None:
        """Mix the pile with what was cut off it."""
        mix(self, self.chance)

    to_json = state_json
    """Return the whole state, secrets included."""

    to_text = state_text
    """Return the whole state for people to read."""

    # -- what rules may change --------------------------------------------------------------------

    def beneath(self) -> object:
        """Return what lies in the maze, which no rule changes by itself."""
        maze = self.maze
        return maze.exits, maze.laid.copy(), maze.gaps.copy(), maze.signs.copy(), maze.glow.copy()

    def unsound(self, changed: set[str]) -> Iterator[str]:
        """Yield which of the tokens and locks can't be so."""
        if "green" in changed and not are_counts(self.green, self.players, self.game.energy):
            yield "green"
        if "locked" in changed and not are_counts(self.locked, self.players):
            yield "locked"

    # -- what the modules of this engine use ------------------------------------------------------

    def on_hub(self, player: int) -> bool:
        """Tell whether a meeple stands on the hub (NE-23)."""
        return self.spaces[player] == 0 and self.cells[player] == self.maze.hub

    def holder(self, cell: int, space: int, but: int) -> int | None:
        """Return another meeple that stands on a space and is in the way there, or None (NE-17).

        On the hub there is room for all who have not moved yet, because the set-up puts everybody there.
        """
        if space == 0 and cell == self.maze.hub and (self.fresh[but] or self.game.roomy_hub):
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
    fresh: list[bool]
    """Whose meeples stand on the hub as the set-up put them there (NE-23)."""
    hands: list[list[int]]
    shown: list[list[int]]
    """The tiles in each hand that everybody knows of, because they were taken openly."""
    pile: list[int]
    discard: list[int]
    boxed: list[int]
    """Tiles that were cut off the pile at the start and are out of the game."""
    green: list[int]
    """How many full energy tokens each player has."""
    locked: list[int]
    """In how many of its next turns each player may not move."""
    paths: int
    """How many new paths are left."""
    rolls: int
    """How often the dice are rolled in this turn."""
    counted: str
    """What counts if they are rolled several times: their sum, the highest or the lowest."""
    flying: bool
    """Whether the player whose turn it is has a jetpack on."""
