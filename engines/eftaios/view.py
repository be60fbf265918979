"""What one player may know of a state."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from hullwright.schema.kinds.hex_zone.layout import SIDES
from hullwright.schema.records import JsonObject

from ..base_view import BaseView
from .cards import item_cards
from .events import KINDS
from .fates import FATES, NOBODY
from .followers import FollowerT, PublicTable
from .item_pieces import ItemPiece
from .ruleset import EftaiosRuleset
from .zone import Zone

if TYPE_CHECKING:
    from .state import EftaiosState


class EftaiosView(BaseView["EftaiosState"]):
    """What one player may know: itself, what everybody knows, and the events it learned of."""

    __slots__ = ()

    kinds = KINDS
    _state: "EftaiosState"

    # -- the player itself ----------------------------------------------------------------------

    @property
    def side(self) -> int:
        """The player's side."""
        return self._state.sides[self.player]

    @property
    def character(self) -> str:
        """The player's character, or nothing where there are none."""
        return self._state.characters[self.player]

    @property
    def position(self) -> int:
        """Where the player is, or NOBODY."""
        return self._state.positions[self.player]

    @property
    def hand(self) -> Sequence[str]:
        """The items the player holds."""
        return tuple(self._state.hands[self.player])

    @property
    def powers(self) -> Sequence[str]:
        """The abilities the player still has."""
        return tuple(self._state.powers[self.player])

    @property
    def speed(self) -> int:
        """How fast the player is as an Alien."""
        return self._state.speeds[self.player]

    # -- what everybody knows -------------------------------------------------------------------

    @property
    def zone(self) -> Zone:
        """The zone, as it was at the beginning."""
        return self._state.game.zone

    @property
    def ruleset(self) -> EftaiosRuleset:
        """The rules in force."""
        return self._state.game.ruleset

    @property
    def items(self) -> Mapping[str, ItemPiece]:
        """All items of the game by name."""
        return self._state.game.items

    @property
    def roles(self) -> bytes:
        """What each sector is at the moment."""
        return self._state.roles

    @property
    def closed(self) -> int:
        """The mask of the sectors that are closed to everyone."""
        return self._state.closed

    @property
    def sealed(self) -> int:
        """The mask of the sectors that are sealed as yet."""
        return self._state.sealed

    @property
    def fates(self) -> Sequence[int]:
        """What everybody knows to have become of each player."""
        return tuple(self._state.known_fates)

    @property
    def known_sides(self) -> Sequence[int]:
        """The side of each player whose side this player knows, else NOBODY."""
        return tuple(map(self.known_side, range(self._state.players)))

    def known_side(self, player: int) -> int:
        """Return the side that this player knows another to be on, or NOBODY."""
        state = self._state
        if player == self.player:
            return state.sides[player]
        if state.sides[player] != state.born[player] and state.is_known_to_have_turned(player):
            return state.sides[player]
        return state.born[player] if state.revealed[player] else NOBODY

    @property
    def known_characters(self) -> Sequence[str]:
        """The character of each player whose identity this player knows, else nothing."""
        return tuple(map(self.known_character, range(self._state.players)))

    def known_character(self, player: int) -> str:
        """Return the character that this player knows another to be, or nothing."""
        state = self._state
        is_known = state.revealed[player] or player == self.player
        return state.characters[player] if is_known else ""

    @property
    def kept_cards(self) -> Sequence[int]:
        """How many cards each player holds as far as everybody knows: items, and cover that looks like them."""
        return tuple(map(self.kept_by, range(self._state.players)))

    def kept_by(self, player: int) -> int:
        """Return how many cards a player holds as far as everybody knows."""
        state = self._state
        return len(item_cards(state, player)) + state.covers[player] + state.vanished[player]

    @property
    def shown_items(self) -> Sequence[Sequence[str]]:
        """The used items that lie open before each player."""
        return tuple(map(tuple, self._state.shown))

    def follower(self, kind: type[FollowerT]) -> FollowerT:
        """Return what a kind of follower has made of all public events, the same for every player."""
        return self._state.followers.up_to_date(kind, self._table, self._state.events)

    def _table(self) -> PublicTable:
        """Return what lies open before everybody from the beginning."""
        return PublicTable(self.zone, self.ruleset, self.items, self.players)

    def to_json(self) -> JsonObject:
        """Return everything the player may know."""
        ids = self.zone.ids
        return {
            **self.common_json(),
            "legal": [list(action) for action in self.legal()],
            "side": SIDES[self.side],
            "character": self.character,
            "position": ids[self.position] if self.position != NOBODY else None,
            "hand": list(self.hand),
            "powers": list(self.powers),
            "speed": self.speed,
            "fates": [FATES[fate] for fate in self.fates],
            "known_sides": [SIDES[side] if side != NOBODY else None for side in self.known_sides],
            "known_characters": list(self.known_characters),
            "kept_cards": list(self.kept_cards),
            "shown_items": [list(each) for each in self.shown_items],
            "closed": [ids[n] for n in range(len(ids)) if self.closed >> n & 1],
            "roles": self.roles.hex(),
        }
