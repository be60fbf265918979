"""The deck: the tiles of the box that are in play, those already laid, and the pile that is left."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from .layout import ActionTile, TileMaze
from .terms import MazeTerms

TILES_PER_TURN = 1.5
"""What a player draws in a turn on average, abort tiles and forced flips included (simulated)."""


@dataclass(frozen=True)
class TileDeck:
    """The maze and action tiles of a maze, which make one draw pile (NE-3, NE-21)."""

    maze: TileMaze
    terms: MazeTerms

    @cached_property
    def laid(self) -> Mapping[str, int]:
        """How many of each tile lie on the table; they are taken out of the box."""
        return Counter(each.tile for each in self.maze.placed)

    @cached_property
    def left(self) -> Mapping[str, int]:
        """How many of each maze tile are left to be drawn."""
        return {
            tile: max(0, each.count - self.laid.get(tile, 0))
            for tile, each in self.maze.tile_set.items()
        }

    @property
    def maze_tiles(self) -> int:
        """The number of maze tiles, laid ones included."""
        return sum(each.count for each in self.maze.tile_set.values())

    @property
    def action_tiles(self) -> int:
        """The number of action tiles that the rules leave in."""
        return sum(
            each.count for name, each in self.maze.actions.items() if self.in_play(name, each)
        )

    def in_play(self, name: str, tile: ActionTile) -> bool:
        """Tell whether an action tile is in the pile: the rules leave it in, and it does something."""
        if tile.print_only:
            return False
        return self.terms.aborts if tile.stops(name) else self.terms.actions

    @property
    def size(self) -> int:
        """The number of maze and action tiles together, laid ones included."""
        return self.maze_tiles + self.action_tiles

    def needed(self, players: int) -> int:
        """Return how many tiles are gone before the first turn: dealt out, or laid."""
        return self.terms.hand * players + len(self.maze.placed)

    def pile(self, players: int) -> int:
        """Return the draw pile at the start, cut short if there is a fuse."""
        uncut = max(0, self.size - self.needed(players))
        return uncut if self.terms.fuse is None else min(uncut, self.terms.fuse)

    def rounds(self, players: int) -> float:
        """Return how many rounds the draw pile is likely to last."""
        return self.pile(players) / TILES_PER_TURN / players
