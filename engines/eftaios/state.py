"""The state of a game: who is where, what they hold, whose decision it is, and all that happened."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from hullwright.schema.kinds.hex_zone.layout import ALIEN

from ..base_state import BaseState
from ..contract import Action
from . import decisions, set_up, turns
from .determinisation import determinised
from .fates import ABOARD, NOBODY
from .followers import Followers
from .options import PlayerOptions
from .special_play import Marks
from .state_text import explained, state_json, state_text
from .view import EftaiosView
from .zone import DANGEROUS, HULL, HUMAN_SIDE, POD, ROLES, Moves, mask, noise_actions

if TYPE_CHECKING:
    from .game import EftaiosGame

FAST = 3
"""How far the Fast goes on its first move (EA-C15)."""

PLAIN_LISTS = (
    *("sides", "born", "characters", "positions", "fates", "known_fates", "waiting", "speeds"),
    *("fallen", "firsts", "lost", "vanished"),
    *("kills", "covers", "revealed", "visits", "sector_deck", "sector_discard", "item_deck"),
    *("item_discard", "pod_deck", "pod_discard", "removed", "options", "marks"),
)
NESTED_LISTS = ("hands", "shown", "uses", "powers")
SHARED = ("first", "roles", "closed", "spent", "sealed", "noises", "extra_steps", "sedated")


class EftaiosState(BaseState["EftaiosGame"]):
    """A game in progress. It changes in place; whatever changes is copied by `clone`."""

    # More than thirty attributes are slow to reach in a dict of their own; slots are not.
    __slots__ = (*SHARED, *PLAIN_LISTS, *NESTED_LISTS, "tables", "followers")
    SHARED, PLAIN_LISTS, NESTED_LISTS = SHARED, PLAIN_LISTS, NESTED_LISTS
    MORE = ("tables", "followers")
    CACHES = frozenset({"options", "tables", "followers"})
    OPEN = CACHES | {"closed", "noises", "roles", "sealed"}
    EVENTS = EftaiosView.kinds

    def __init__(self, game: "EftaiosGame", players: int, seed: int) -> None:
        self.begin(game, players, seed)
        self.roles = game.zone.roles
        self.closed = self.sealed = mask(game.zone.specials.sealed)
        self.marks = {}
        self.followers = Followers()
        set_up.deal(self)
        turns.begin_round(self)

    # -- the contract -------------------------------------------------------------------------

    legal = decisions.legal
    """Return every action that the player to move may choose, never none."""

    apply = decisions.apply
    """Carry out a legal action and everything that follows until the next decision."""

    explain = explained
    """Return why an action is not legal now, or None if it is."""

    def clone(self) -> "EftaiosState":
        """Return a copy that shares nothing that changes."""
        other = super().clone()
        other.tables = self.tables[0].copy(), self.tables[1].copy()
        other.followers = self.followers.copy()
        return other

    def view(self, player: int) -> EftaiosView:
        """Return what a player may know."""
        return EftaiosView(self, player)

    determinise = determinised
    """Return a full state that a player could be in, by its view."""

    to_json = state_json
    """Return the whole state, secrets included."""

    to_text = state_text
    """Return the whole state for people to read."""

    # -- what rules may change --------------------------------------------------------------------

    def unsound(self, changed: set[str]) -> Iterator[str]:
        """Yield what rules have changed in another way than by the methods of a state."""
        zone = self.game.zone
        for name in sorted(changed & {"closed", "sealed"}):
            value = getattr(self, name)
            if type(value) is not int or value < 0 or value >> len(zone.roles):
                yield name
        if "roles" in changed and not self._has_sound_roles():
            yield "roles"
        elif changed & {"noises", "roles"} and self.noises != noise_actions(
            self.roles, zone.specials.hushed
        ):
            yield "noises"
        if len(self.options) != self.players:
            yield "options"
        # Moves that were worked out before hold no longer.
        if "tables" not in changed:
            yield from sorted(changed & {"closed", "roles", "sealed"})

    def _has_sound_roles(self) -> bool:
        roles = self.roles
        return (
            isinstance(roles, bytes)
            and len(roles) == len(self.game.zone.roles)
            and max(roles) < len(ROLES)
        )

    # -- what rules and the modules of this engine use ------------------------------------------

    def take_item(self, player: int, item: str) -> None:
        """Give a player an item."""
        self.hands[player].append(item)
        self.fit(player)

    def lose_item(self, player: int, item: str) -> None:
        """Take an item from a player."""
        self.hands[player].remove(item)
        self.fit(player)

    def lose_power(self, player: int, power: str) -> None:
        """Take an ability from a player."""
        self.powers[player].remove(power)
        self.fit(player)

    def fit(self, player: int) -> None:
        """Bring what a player could do in step with its side, its items and its abilities, which have changed."""
        side, hand, powers = self.sides[player], self.hands[player], self.powers[player]
        self.options[player] = self.game.options_of(side, hand, powers)

    def refit(self) -> None:
        """Bring what all players could do in step, after somebody changed them who tells nobody."""
        for player in range(self.players):
            self.fit(player)

    def fire(self, moment: str, **details: object) -> None:
        """Call the rules that wait for a moment; they may have changed anything."""
        if moment in self.game.triggers:
            super().fire(moment, **details)
            self.refit()

    def pace(self, player: int, options: PlayerOptions) -> int:
        """Return how many sectors a player may go this turn."""
        speed = self.speeds[player] if options.side else self.game.human_speed
        return (max(speed, FAST) if options.fast else speed) + self.extra_steps

    def moves(self, player: int, options: PlayerOptions) -> Moves:
        """Return the moves of a player (EA-T1, EA-A5, EA-C15, EA-I3)."""
        side, start, zone = options.side, self.positions[player], self.game.zone
        pace = self.pace(player, options)
        known = self.tables[side]
        if pace not in known:
            known[pace] = zone.table(side, pace, self.closed, self.roles)
        found = known[pace][start]
        if found is None:
            found = zone.reach(start, side, pace, self.closed, self.roles)
            known[pace][start] = found
        return found

    def role(self, space: int) -> str:
        """Return what a sector is at the moment."""
        return ROLES[self.roles[space]]

    def close(self, space: int) -> None:
        """Close a sector to everyone for the rest of the game (EA-T4)."""
        self.closed |= 1 << space
        self.tables = ({}, {})

    def unseal(self, spaces: Iterable[int]) -> None:
        """Open sectors that were sealed; pods among them as far as the rules of pods let them."""
        opened = mask(spaces)
        self.sealed &= ~opened
        self.closed &= ~(opened & ~self.spent)
        self.tables = ({}, {})

    def turn_dangerous(self, space: int) -> None:
        """Turn a sector into a dangerous one."""
        self._turn(space, DANGEROUS)

    def turn_hull(self, space: int) -> None:
        """Turn a sector into hull: nobody comes in any more, and nobody announces it."""
        self.close(space)
        self._turn(space, HULL)

    def turn_pod(self, space: int) -> None:
        """Turn a sector into an escape pod."""
        self._turn(space, POD)

    def _turn(self, space: int, role: int) -> None:
        changed = bytearray(self.roles)
        changed[space] = role
        self.roles = bytes(changed)
        self.noises = noise_actions(self.roles, self.game.zone.specials.hushed)
        self.tables = ({}, {})
        self.tell("sector", NOBODY, space, ROLES[role])

    settle = turns.settle
    """Go on after a player's sector is dealt with: more items, or the next turn."""

    def humans_aboard(self) -> int:
        """Return how many Humans are still aboard."""
        return list(zip(self.sides, self.fates, strict=True)).count((HUMAN_SIDE, ABOARD))

    def is_known_to_have_turned(self, player: int) -> bool:
        """Tell whether everybody knows that a player has become an Alien (A.3, G.4)."""
        rules = self.game.ruleset
        if rules.deaths_announced and not self.game.turns_unseen:
            return self.sides[player] != self.born[player]
        # It may happen unseen: what was told last counts.
        for event in reversed(self.events):
            if event[1] == player and event[0] in {"became_alien", "revealed"}:
                return event[0] != "revealed" or bool(event[2] == ALIEN)
        return False

    # Set by set_up.deal; named here so that every reader finds them in one place.
    first: int
    sides: list[int]
    born: list[int]
    """The side each player began on."""
    characters: list[str]
    positions: list[int]
    fates: list[int]
    known_fates: list[int]
    """What everybody knows of each player's fate (A.3 hides deaths)."""
    waiting: list[int]
    """Where a killed player comes back at its next turn, or NOBODY."""
    fallen: list[int]
    """Where a killed player fell of whom nobody knows that it is not there any more, or NOBODY (A.3)."""
    firsts: list[int]
    """Where each player began."""
    lost: list[bool]
    """Whether a player was killed as a Human for good, whatever it plays on as (EA-E5)."""
    vanished: list[int]
    """How many cards each player has used or lost without anybody's seeing it (G.4, A.3)."""
    speeds: list[int]
    """How fast each Alien is by feeding, beyond its usual speed."""
    kills: list[int]
    hands: list[list[str]]
    covers: list[int]
    shown: list[list[str]]
    uses: list[dict[str, int]]
    """How often an item has been used that has several uses."""
    powers: list[list[str]]
    """The abilities each player still has."""
    revealed: list[bool]
    visits: list[int]
    sector_deck: list[str]
    sector_discard: list[str]
    item_deck: list[str]
    item_discard: list[str]
    pod_deck: list[str]
    pod_discard: list[str]
    removed: list[str]
    """Cards that have left the game."""
    spent: int
    """The mask of the pods that are used or damaged."""
    sealed: int
    """The mask of the special sectors that are still sealed; they are closed, too."""
    marks: Marks
    """What is remembered of special sectors: switches used, moves that ended there, items found."""
    noises: tuple[Action, ...]
    tables: tuple[dict[int, list[Moves | None]], dict[int, list[Moves | None]]]
    """The known moves of each side, by how far it goes."""
    followers: Followers
    """What bots have made of the public events, once for all of them."""
    options: list[PlayerOptions]
    extra_steps: int
    sedated: bool
