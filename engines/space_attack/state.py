"""The state of a game: where crew, ships, creatures and tiles are, and whose decision it is."""

from collections.abc import Container, Iterator
from typing import TYPE_CHECKING

from ..base_state import BaseState, are_counts
from ..contract import Action
from ..events import NOBODY
from . import decisions, set_up
from .chart import mask
from .determinisation import determinised, mix_backs
from .state_text import explained, state_json, state_text
from .view import SpaceAttackView
from .vocabulary import NONE, SEATS

if TYPE_CHECKING:
    from .game import SpaceAttackGame

SHARED = (
    *("first", "colours", "owners", "station", "classes", "backs", "stepped", "flown", "offered"),
    "last_round",
)
PLAIN_LISTS = (
    *("values", "where", "aboard", "ship_kinds", "ship_at", "ships", "supply", "gone", "sides"),
    *("hangar", "pods_left"),
)
NESTED_LISTS = ("unplaced", "numbers", "creatures", "captured", "hands")


class SpaceAttackState(BaseState["SpaceAttackGame"]):
    """A game in progress. It changes in place; whatever changes is copied by `clone`."""

    __slots__ = (*SHARED, *PLAIN_LISTS, *NESTED_LISTS)
    SHARED, PLAIN_LISTS, NESTED_LISTS = SHARED, PLAIN_LISTS, NESTED_LISTS
    OPEN = frozenset({"hangar", "supply"})
    EVENTS = SpaceAttackView.kinds

    first: int
    """The player who began."""
    sides: list[int]
    colours: int
    """How many colours are played; colour n belongs to player n modulo the number of players."""
    owners: tuple[int, ...]
    """The player of each crew. Crew are numbered colour by colour."""
    numbers: list[list[int]]
    """For each colour the crew that are still to be placed, in an order that tells nothing (SA-13)."""
    values: list[int]
    """The secret value of each crew, 0 before it is placed (SA-4)."""
    unplaced: list[list[int]]
    """The values that each colour has still to place (SA-14)."""
    pods_left: list[int]
    """The pods that each colour has still to place (SA-15)."""
    where: list[int]
    """The cell of each crew, or one of the places beside the board."""
    aboard: list[int]
    """The ship of each crew, or NONE for those on tiles and Drifters."""
    ship_kinds: list[int]
    ship_at: list[int]
    """The cell of each ship, or NONE for those that are out of the game."""
    ships: dict[int, int]
    """The ship in each cell that has one (SA-43)."""
    creatures: list[dict[int, int]]
    """For each kind, how many are in each cell that has any."""
    captured: list[list[int]]
    """For each player, how many of each kind it holds (SA-60)."""
    supply: list[int]
    """How many creatures of each kind can still come."""
    gone: list[int]
    """How many creatures of each kind have left the game."""
    hangar: list[int]
    """How many ships of each kind can still come."""
    station: int
    """The mask of the cells that have a tile. Crew there are on it, crew on other cells are Drifters."""
    classes: tuple[int, ...]
    """The class of the tile that lies or lay on each cell, by its place in the order of removal."""
    backs: tuple[str, ...]
    """The back of the tile that lies or lay on each cell."""
    hands: list[list[int]]
    """The tiles that each player has kept, by the cells on which they lay."""
    stepped: int
    """The mask of the crew that have made their step in space this turn (SA-42)."""
    flown: int
    """The mask of the fighters that have been moved this turn (SA-39)."""
    last_round: int
    """The round after which the game ends because the station is long gone; 0 before that."""
    offered: tuple[Action, ...]
    """What the player to move may choose: worked out once for each decision."""

    def __init__(self, game: "SpaceAttackGame", players: int, seed: int) -> None:
        self.begin(game, players, seed)
        set_up.deal(self)
        decisions.run(self)

    # -- the contract -------------------------------------------------------------------------

    def legal(self) -> tuple[Action, ...]:
        """Return every action that the player to move may choose, never none."""
        return self.offered

    apply = decisions.apply
    """Carry out a legal action and everything that follows until the next decision."""

    explain = explained
    """Return why an action is not legal now, or None if it is."""

    def view(self, player: int) -> SpaceAttackView:
        """Return what a player may know."""
        return SpaceAttackView(self, player)

    determinise = determinised
    """Return a full state that a player could be in, by its view."""

    def reshuffle(self) -> None:
        """Exchange the backs of tiles that lie in the station and nobody has seen."""
        mix_backs(self, self.chance)

    to_json = state_json
    """Return the whole state, secrets included."""

    to_text = state_text
    """Return the whole state for people to read."""

    # -- what rules may change --------------------------------------------------------------------

    def unsound(self, changed: set[str]) -> Iterator[str]:
        """Yield which of the supplies can't be so."""
        if "supply" in changed and not are_counts(self.supply, len(self.gone)):
            yield "supply"
        if "hangar" in changed and not are_counts(self.hangar, len(SEATS)):
            yield "hangar"

    # -- questions that the modules of this engine ask -------------------------------------------

    @property
    def open(self) -> int:
        """The mask of the cells without a tile."""
        return self.game.chart.all & ~self.station

    def is_open(self, cell: int) -> bool:
        """Tell whether a cell has no tile."""
        return not self.station >> cell & 1

    def crew_aboard(self, ship: int) -> list[int]:
        """Return the crew on a ship."""
        return [crew for crew, each in enumerate(self.aboard) if each == ship]

    def crews(self) -> dict[int, list[int]]:
        """Return the owners of the crew on each manned ship, for questions about all of them."""
        found: dict[int, list[int]] = {}
        for ship, owner in zip(self.aboard, self.owners, strict=True):
            if ship != NONE:
                found.setdefault(ship, []).append(owner)
        return found

    def crew_on(self, cell: int) -> list[int]:
        """Return the crew on a cell that are on no ship: on its tile, or Drifters."""
        aboard = self.aboard
        return [crew for crew, at in enumerate(self.where) if at == cell and aboard[crew] == NONE]

    def drifters(self) -> list[int]:
        """Return the crew in open space that are on no ship."""
        return [
            crew
            for crew, at in enumerate(self.where)
            if at >= 0 and self.aboard[crew] == NONE and self.is_open(at)
        ]

    def has_seat(self, cell: int) -> bool:
        """Tell whether there is a ship with a free seat in a cell."""
        ship = self.ships.get(cell, NONE)
        return ship != NONE and self.aboard.count(ship) < SEATS[self.ship_kinds[ship]]

    def creature_in(self, cell: int) -> bool:
        """Tell whether a cell has a creature."""
        return any(cell in each for each in self.creatures)

    def creature_mask(self) -> int:
        """Return the mask of the cells that have creatures."""
        return mask(cell for each in self.creatures for cell in each)

    def empty(self) -> int:
        """Return the mask of the open cells without any token."""
        taken = self.station | mask(self.ships) | self.creature_mask()
        return self.game.chart.all & ~(taken | mask(at for at in self.where if at >= 0))

    def controls(self, player: int, ship: int) -> bool:
        """Tell whether nobody has more crew on a manned ship than a player has (SA-38, SA-39)."""
        return self.steered_by([self.owners[crew] for crew in self.crew_aboard(ship)], player)

    @staticmethod
    def steered_by(owners: list[int], player: int) -> bool:
        """Tell whether nobody owns more of a ship's crew than a player does, who owns some."""
        own = owners.count(player)
        return own > 0 and own == max(map(owners.count, owners))

    def in_play(self, player: int) -> bool:
        """Tell whether a player has crew on the board (SA-24)."""
        return any(
            at >= 0 and owner == player for at, owner in zip(self.where, self.owners, strict=True)
        )

    def held(self, player: int, among: Container[str]) -> list[str]:
        """Return the backs among some that a player has kept, each once."""
        backs = dict.fromkeys(self.backs[cell] for cell in self.hands[player])
        return [back for back in backs if back in among]

    # -- changes that several of them make -------------------------------------------------------

    def follow(self, player: int, back: str, cell: int = NONE) -> None:
        """Let the effects of a back follow, for a player and where its tile was."""
        if self.game.backs.parts.get(back):
            self.pending.append(("effects", NOBODY, player, back, 0, cell))

    def put(self, kind: int, cell: int, number: int = 1) -> None:
        """Put creatures of a kind into a cell, or take some away with a negative number."""
        there = self.creatures[kind]
        left = there.get(cell, 0) + number
        if left:
            there[cell] = left
        else:
            del there[cell]

    def new_ship(self, kind: int, cell: int) -> int:
        """Put a ship from the supply into a cell, and return its number."""
        self.hangar[kind] -= 1
        self.ship_kinds.append(kind)
        self.ship_at.append(cell)
        self.ships[cell] = len(self.ship_at) - 1
        return self.ships[cell]

    def spend(self, player: int, back: str) -> None:
        """Play a tile, which leaves the game by that."""
        hand = self.hands[player]
        hand.remove(next(cell for cell in hand if self.backs[cell] == back))
        self.tell("played", player, back)

    def names_in(self, cell: int) -> tuple[str, ...]:
        """Return the names of the creatures in a cell, one for each."""
        names = self.game.bestiary.names
        return tuple(
            names[kind]
            for kind, there in enumerate(self.creatures)
            for _ in range(there.get(cell, 0))
        )
