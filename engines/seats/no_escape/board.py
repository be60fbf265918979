"""The maze of the game on desks: tiles as they lie, meeples on their spaces, and what everybody knows of each player."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from hullwright.schema.kinds.tile_maze.layout import TileMaze
from hullwright.schema.kinds.tile_maze.points import LATTICE, points
from hullwright.schema.kinds.tile_maze.sides import SIDES
from hullwright.schema.kinds.tile_maze.table import MazePiece, MazeTable
from hullwright.schema.messages import Message, joined, message

from ...no_escape.grid import cell_at, label
from ...no_escape.view import NoEscapeView
from ...preparation import Prepared
from ..desk import (
    DeskPiece,
    Eyes,
)
from ..event_text import player_name
from ..game_desk import GameDesk
from . import choice_words as words
from .event_words import telling, tile_name

if TYPE_CHECKING:
    from ...no_escape.game import NoEscapeGame


class NoEscapeBoard(GameDesk):
    """Lays out what lies open before everybody."""

    def __init__(self, prepared: Prepared, eyes: Eyes, language: str = "en") -> None:
        super().__init__(prepared, eyes, language)
        # A desk is made for games of its own engine alone.
        self._game = cast("NoEscapeGame", prepared.game)
        self._telling = telling(self._game, self.seat)

    def open_layout(self, view: NoEscapeView) -> TileMaze:
        """Return the maze as it lies."""
        return view.layout

    def open_pieces(self, view: NoEscapeView) -> Iterator[DeskPiece]:
        """Yield the meeples on their spaces."""
        cells = MazeTable(view.layout).cells
        for player, (cell, space) in enumerate(view.places):
            facing = view.facing(player) or ""
            yield DeskPiece(
                id=f"meeple {player + 1}",
                sort="meeple",
                title=message("meeple of {player}", player=player_name(player, self.seat)),
                space=label(cell),
                owner=player,
                is_own=player == self.seat,
                facing=facing if facing in SIDES else "",
                spot=_spot(cells.get(cell_at(cell)), space),
                letter=str(player + 1),
                about=joined(self._whereabouts(view, player)),
            )

    def _whereabouts(self, view: NoEscapeView, player: int) -> Iterator[Message]:
        cell, space = view.places[player]
        name = view.maze.shape(cell).names[space]
        lane, number = (int(each) + 1 for each in name.split("."))
        yield message(
            "space {number} of lane {lane} on {cell}", number=number, lane=lane, cell=label(cell)
        )
        if facing := view.facing(player):
            yield message("facing {side}", side=message(words.SIDES[facing]))

    def open_facts(self, view: NoEscapeView) -> Iterator[Message]:
        """Yield the round, the pile, and what lies in the discard pile."""
        yield message("Round {round}", round=view.round)
        yield message("Tiles in the pile: {pile}", pile=view.pile)
        if view.discard:
            tiles = joined(tile_name(self._game, each) for each in reversed(view.discard[-5:]))
            yield message("Last discarded: {tiles}", tiles=tiles)

    def open_standing(self, view: NoEscapeView, player: int) -> Iterator[Message]:
        """Yield where a player's meeple is, its energy and its tiles."""
        yield from self._whereabouts(view, player)
        yield message("energy {energy}", energy=view.energy[player])
        yield message("tiles {tiles}", tiles=view.hand_sizes[player])
        open_tiles = view.shown[player]
        if view.ruleset.open_hands:
            open_tiles = view.hands[player] or ()
        if open_tiles:
            known = joined(tile_name(self._game, each) for each in sorted(open_tiles))
            yield message("known: {tiles}", tiles=known)
        if view.locked[player]:
            yield message("locked down")


def _spot(piece: MazePiece | None, space: int) -> tuple[float, float] | None:
    """Return where a space lies within its cell."""
    if piece is None:
        return None
    alone = len(piece.lanes) == 1
    spots = [each for lane in piece.lanes for each in points(lane, alone=alone)]
    x, y = spots[space]
    return x / LATTICE, y / LATTICE
