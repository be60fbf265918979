"""The station of the game on desks: tiles that are left, crew, ships and creatures, and what everybody knows of each player."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, cast

from hullwright.schema.kinds.station.creature_kinds import (
    creature_kinds,
    creature_letters,
    creature_text,
    vocabulary_of_creatures,
)
from hullwright.schema.kinds.station.layout import (
    OPEN,
    OUTSIDE,
    STATION,
    CellKind,
    Creature,
    Station,
    cell_label,
)
from hullwright.schema.messages import Message, message

from ...preparation import Prepared
from ...space_attack.chart import cells_of
from ...space_attack.places import LOST, WAITING, jump_point_of
from ...space_attack.state_text import crew_name
from ...space_attack.view import SpaceAttackView
from ...space_attack.vocabulary import NONE, SHIPS
from ..desk import (
    DeskPiece,
    Eyes,
)
from ..event_text import player_name
from ..game_desk import GameDesk
from .event_words import named, telling

if TYPE_CHECKING:
    from ...space_attack.game import SpaceAttackGame

SIGNS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""What stands in the rows for tiles of each class."""


class SpaceAttackBoard(GameDesk):
    """Lays out what lies open before everybody."""

    def __init__(self, prepared: Prepared, eyes: Eyes, language: str = "en") -> None:
        super().__init__(prepared, eyes, language)
        # A desk is made for games of its own engine alone.
        self._game = cast("SpaceAttackGame", prepared.game)
        self._station: Station = prepared.document.layout
        self._ids = self._game.chart.ids
        self._telling = telling(self._game, self.seat)
        self._letters = creature_letters(self._station)
        self._creatures = {
            name: creature_text(kind, vocabulary_of_creatures(self._station))
            for name, kind in creature_kinds(self._station).items()
        }

    def open_layout(self, view: SpaceAttackView) -> Station:
        """Return the station with the tiles that are left and the creatures where they are."""
        signs = dict(zip(view.class_names, SIGNS, strict=False))
        legend = {
            "0": CellKind(cell=OUTSIDE),
            "1": CellKind(cell=OPEN),
            **{sign: CellKind(cell=STATION, tile=name) for name, sign in signs.items()},
        }
        index, tiles = self._game.chart.index, view.station

        def sign(row: int, column: int) -> str:
            cell = index.get(cell_label(row, column))
            if cell is None:
                return "0"
            return signs[view.class_names[view.classes[cell]]] if tiles >> cell & 1 else "1"

        rows = tuple(
            "".join(sign(row, column) for column in range(len(line)))
            for row, line in enumerate(self._station.rows)
        )
        creatures = tuple(
            Creature(kind=name, at=self._ids[cell])
            for name, there in zip(view.bestiary.names, view.creatures, strict=True)
            for cell, count in sorted(there.items())
            for _ in range(count)
        )
        return replace(self._station, legend=legend, rows=rows, creatures=creatures)

    def open_pieces(self, view: SpaceAttackView) -> Iterator[DeskPiece]:
        """Yield crew, ships and creatures; what crew are worth is for their owner."""
        for crew, at in enumerate(view.where):
            if at >= 0:
                yield self._crew(view, crew, 0)
        for cell, ship in sorted(view.ships.items()):
            yield self._ship(view, cell, SHIPS[view.ship_kinds[ship]])
        for name, there in zip(view.bestiary.names, view.creatures, strict=True):
            for cell in sorted(there):
                yield DeskPiece(
                    id=f"creature {self._ids[cell]}:{name}",
                    sort="creature",
                    title=named(self._game, name),
                    space=self._ids[cell],
                    is_drawn=True,
                    letter=self._letters.get(name, name[:1]),
                    about=self._creatures.get(name),
                )

    def _crew(self, view: SpaceAttackView, crew: int, value: int) -> DeskPiece:
        at, owner = view.where[crew], view.owners[crew]
        if view.aboard[crew] != NONE:
            about = message("aboard a ship")
        elif view.station >> at & 1:
            about = message("on a tile")
        else:
            about = message("drifting in space")
        if value:
            about = message("{where}, value {value}", where=about, value=value)
        return DeskPiece(
            id=f"crew {crew_name(self._game, crew)}",
            sort="crew" if view.station >> at & 1 or view.aboard[crew] != NONE else "drifter",
            title=message(
                "crew {crew} of {player}",
                crew=crew_name(self._game, crew),
                player=player_name(owner, self.seat),
            ),
            space=self._ids[at],
            owner=owner,
            is_own=owner == self.seat,
            letter=str(owner + 1),
            about=about,
        )

    def _ship(self, view: SpaceAttackView, cell: int, kind: str) -> DeskPiece:
        aboard = [
            crew for crew, at in enumerate(view.where) if at == cell and view.aboard[crew] != NONE
        ]
        about = message("nobody aboard")
        if aboard:
            owners = Counter(view.owners[crew] for crew in aboard)
            told = ", ".join(f"{count} × {owner + 1}" for owner, count in sorted(owners.items()))
            about = message("aboard: {crew}", crew=told)
        return DeskPiece(
            id=f"ship {self._ids[cell]}",
            sort=kind,
            title=named(self._game, kind),
            space=self._ids[cell],
            letter=kind[:1],
            about=about,
        )

    def open_facts(self, view: SpaceAttackView) -> Iterator[Message]:
        """Yield the round, and how many tiles of each class are left."""
        yield message("Round {round}", round=view.round)
        left = Counter(view.classes[cell] for cell in cells_of(view.station))
        for number, name in enumerate(view.class_names):
            if left[number]:
                yield message(
                    "Tiles left of {class}: {count}",
                    count=left[number],
                    **{"class": named(self._game, name)},
                )

    def open_standing(self, view: SpaceAttackView, player: int) -> Iterator[Message]:
        """Yield how a player's crew are, and what it holds."""
        places = [at for at, owner in zip(view.where, view.owners, strict=True) if owner == player]
        there = sum(at >= 0 or at == WAITING for at in places)
        yield message("crew in play {count}", count=there)
        yield message("saved {count}", count=sum(jump_point_of(at) >= 0 for at in places))
        yield message("lost {count}", count=places.count(LOST))
        yield message("tiles {tiles}", tiles=len(view.kept_tiles[player]))
        if any(view.captured[player]):
            yield message("captured creatures {count}", count=sum(view.captured[player]))
