"""What one player may know of a state: everything on the table, and its own hand."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hullwright.schema.kinds.tile_maze.layout import TileMaze
from hullwright.schema.records import JsonObject

from ..base_view import BaseView
from .events import KINDS
from .maze import Maze
from .ruleset import NoEscapeRuleset
from .state_text import facing, meeple_json, tiles_json

if TYPE_CHECKING:
    from ..base_state import Frame
    from .box import TileBox
    from .game import NoEscapeGame
    from .state import NoEscapeState


class NoEscapeView(BaseView["NoEscapeState"]):
    """What one player may know: itself, the table, and the events it learned of."""

    __slots__ = ()

    kinds = KINDS
    _state: "NoEscapeState"

    @property
    def game(self) -> "NoEscapeGame":
        """The game that is played, which is no secret."""
        return self._state.game

    @property
    def box(self) -> "TileBox":
        """The tiles that there are."""
        return self._state.game.box

    @property
    def ruleset(self) -> NoEscapeRuleset:
        """The rules in force."""
        return self._state.game.ruleset

    @property
    def frame(self) -> "Frame":
        """What the player's decision is about, or nothing if another decides."""
        return self._state.pending[-1] if self.phase else ()

    @property
    def maze(self) -> Maze:
        """The maze as it lies; whoever wants to try something takes a copy."""
        return self._state.maze

    @property
    def layout(self) -> TileMaze:
        """The maze as it lies, as the layout of a map."""
        return self.game.grounds[self.players].laid_out(self.maze, self.box)

    @property
    def hand(self) -> Sequence[int]:
        """The tiles that the player holds, by their kinds."""
        return tuple(self._state.hands[self.player])

    @property
    def hands(self) -> Sequence[Sequence[int] | None]:
        """The hands that the player sees: its own, and all if they are open; None for the others."""
        everything = self.ruleset.open_hands
        return tuple(
            tuple(hand) if everything or player == self.player else None
            for player, hand in enumerate(self._state.hands)
        )

    @property
    def hand_sizes(self) -> Sequence[int]:
        """How many tiles each player holds."""
        return tuple(map(len, self._state.hands))

    @property
    def shown(self) -> Sequence[Sequence[int]]:
        """The tiles that everybody knows to be in each hand."""
        return tuple(map(tuple, self._state.shown))

    @property
    def sides(self) -> Sequence[int]:
        """The side of each player: its own number, or that of its team."""
        return tuple(self._state.sides)

    @property
    def places(self) -> Sequence[tuple[int, int]]:
        """The cell and space of each meeple."""
        return tuple(zip(self._state.cells, self._state.spaces, strict=True))

    @property
    def headings(self) -> Sequence[int]:
        """The way on that each meeple faces."""
        return tuple(self._state.headings)

    def facing(self, player: int) -> str | None:
        """Return the side that a meeple faces, or None where it has no heading."""
        return facing(self._state, player)

    @property
    def backs(self) -> Sequence[int]:
        """The way on that lies behind each meeple."""
        return tuple(self._state.backs)

    @property
    def energy(self) -> Sequence[int]:
        """How many full tokens each player has."""
        return tuple(self._state.green)

    @property
    def locked(self) -> Sequence[bool]:
        """Who may not move in its next turn."""
        return tuple(each > 0 for each in self._state.locked)

    @property
    def counted(self) -> str:
        """What counts if the dice are rolled several times in this turn."""
        return self._state.counted

    @property
    def flying(self) -> bool:
        """Whether the player whose turn it is has a jetpack on."""
        return self._state.flying

    @property
    def steps_left(self) -> int:
        """The steps that the meeple may still go, the one that its player is asked about included."""
        walks = (each for each in reversed(self._state.pending) if each[0] == "walk")
        frame = next(walks, None)
        return int(frame[2]) + 1 if frame else 0

    @property
    def discard(self) -> Sequence[int]:
        """The discard pile, which lies open (NE-87)."""
        return tuple(self._state.discard)

    @property
    def pile(self) -> int:
        """How many tiles the draw pile has."""
        return len(self._state.pile)

    def to_json(self) -> JsonObject:
        """Return everything the player may know."""
        state, names = self._state, self.box.names
        return {
            **self.common_json(),
            "hand": [names[kind] for kind in self.hand],
            "hands": [hand and [names[kind] for kind in hand] for hand in self.hands],
            "hand_sizes": list(self.hand_sizes),
            "shown": [[names[kind] for kind in each] for each in self.shown],
            "tiles": tiles_json(state),
            "meeples": [meeple_json(state, player) for player in range(self.players)],
            "discard": [names[kind] for kind in self.discard],
            "pile": self.pile,
            "boxed": len(state.boxed),
            "new_paths": state.paths,
            "rolls": state.rolls,
            "counted": state.counted,
            "flying": state.flying,
            "legal": [state.game.action_to_json(action) for action in self.legal()],
        }
