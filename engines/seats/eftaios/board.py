"""The zone of the game on desks: sectors as they are now, noises, and what everybody knows of each player."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, cast

from hullwright.schema.boards.hexes import offset_label
from hullwright.schema.kinds.hex_zone.layout import SIDES, HexZone, SectorKind
from hullwright.schema.messages import Message, joined, message

from ...eftaios.fates import ABOARD, FATES, NOBODY
from ...eftaios.own_pieces import own_titles
from ...eftaios.view import EftaiosView
from ...eftaios.zone import POD, ROLES, spaces
from ...events import BEGINNING, Bookmark, Event
from ...preparation import Prepared
from ..desk import (
    DeskMark,
    Eyes,
)
from ..game_desk import GameDesk
from .event_words import SIDE_NAMES, named, telling

if TYPE_CHECKING:
    from ...eftaios.game import EftaiosGame

NOISES = {"noise": "sectors", "clatter": "sector", "reported": "sector", "decoy": "sector"}
SEEN = {"position": "sector", "attack": "sector"}
REMEMBERED = 4
"""Rounds for which noises stay on the map."""


class EftaiosBoard(GameDesk):
    """Lays out what lies open before everybody."""

    def __init__(self, prepared: Prepared, eyes: Eyes, language: str = "en") -> None:
        super().__init__(prepared, eyes, language)
        # A desk is made for games of its own engine alone.
        self._game = cast("EftaiosGame", prepared.game)
        self._zone = self._game.zone
        self._own = own_titles(self._game.ruleset, language)
        self._telling = telling(self._game, self._own, self.seat)
        self._moments: list[tuple[int, Bookmark]] = []
        """A moment of each round that is remembered, and of one before them."""

    def open_layout(self, view: EftaiosView) -> HexZone:
        """Return the zone with what has become of its sectors."""
        zone: HexZone = self.prepared.document.layout
        changed = {
            self._zone.ids[at]: role
            for at, role in enumerate(view.roles)
            if role != self._zone.roles[at]
        }
        return _with_roles(zone, changed) if changed else zone

    def open_marks(self, view: EftaiosView) -> Iterator[DeskMark]:
        """Yield the noises of the last rounds, and the pods that are closed."""
        now, since = self._remembered_since(view)
        for event in view.events(since):
            if event[0] == "round":
                now = event[2]
            elif event[0] in NOISES or event[0] in SEEN:
                age = view.round - now
                if age < REMEMBERED:
                    yield from self._heard_at(event, age)
        for at in spaces(view.closed & ~view.sealed):
            yield DeskMark(self._zone.ids[at], "closed", 0, None, message("closed"))
        for at in spaces(view.sealed):
            yield DeskMark(self._zone.ids[at], "sealed", 0, None, message("still sealed"))

    def _remembered_since(self, view: EftaiosView) -> tuple[int, Bookmark]:
        """Return a round and a moment in it, before everything that is still remembered."""
        mark = view.bookmark
        if self._moments and mark.number < self._moments[-1][1].number:
            # Something was taken back, or it is another game.
            self._moments = []
        if not self._moments or self._moments[-1][0] < view.round:
            self._moments.append((view.round, mark))
        oldest = view.round - REMEMBERED
        while len(self._moments) > 1 and self._moments[1][0] <= oldest:
            del self._moments[0]
        found = self._moments[0]
        return found if found[0] <= oldest else (0, BEGINNING)

    def _heard_at(self, event: Event, age: int) -> Iterator[DeskMark]:
        kind, player, where = event[:3]
        sort = "noise" if kind in NOISES else "attack" if kind == "attack" else "seen"
        for at in where if isinstance(where, tuple | list) else (where,):
            # Of the card behind it the player alone knows: the log tells, a mark on the map does not.
            yield DeskMark(self._zone.ids[at], sort, age, player)

    def open_facts(self, view: EftaiosView) -> Iterator[Message]:
        """Yield how far the game is."""
        yield message(
            "Round {round} of {rounds}", round=view.round, rounds=self._game.ruleset.rounds
        )

    def open_standing(self, view: EftaiosView, player: int) -> Iterator[Message]:
        """Yield what has become of a player, who it is if that is known, and how many cards it holds."""
        fate = view.fates[player]
        yield named(FATES[fate])
        known = view.known_side(player)
        if known != NOBODY:
            side = message(SIDE_NAMES[SIDES[known]])
            character = view.known_character(player)
            yield joined([side, named(character, self._own)]) if character else side
        if fate == ABOARD:
            yield message("cards: {number}", number=view.kept_by(player))
        items = view.shown_items[player]
        if items:
            shown = joined(named(each, self._own) for each in items)
            yield message("used: {items}", items=shown)

    def is_out(self, view: EftaiosView, player: int) -> bool:
        """Tell whether a player has escaped or is dead, as far as everybody knows."""
        return view.fates[player] != ABOARD


def _with_roles(zone: HexZone, changed: Mapping[str, int]) -> HexZone:
    """Return a zone with other roles for some sectors, by their labels."""
    signs = {kind.role: sign for sign, kind in zone.legend.items() if kind.number is None}
    legend = dict(zone.legend)
    for role in {ROLES[each] for each in changed.values()} - signs.keys():
        sign = next(each for each in "~^_=+*%$#@!&" if each not in legend)
        number = 0 if role == ROLES[POD] else None
        legend[sign] = SectorKind(kind=role, number=number)
        signs[role] = sign
    rows = tuple(
        "".join(
            signs[ROLES[changed[offset_label(column, row)]]]
            if offset_label(column, row) in changed
            else each
            for column, each in enumerate(line)
        )
        for row, line in enumerate(zone.rows)
    )
    return replace(zone, legend=legend, rows=rows)
