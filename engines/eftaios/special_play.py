"""Play on special sectors: what happens where moves end, where somebody is attacked, and between rounds."""

from typing import TYPE_CHECKING

from hullwright.schema.kinds.hex_zone.sector_effects import DANGEROUS_CARD, ITEM_CARD, NO_CARD

from . import cards
from .fates import NOBODY
from .special_sectors import SpecialSectors
from .turn_constants import SILENT_SECTORS
from .vocabulary import ITEM
from .zone import DANGEROUS, HUMAN_SIDE

if TYPE_CHECKING:
    from .state import EftaiosState

SWITCHED, VISITED, FOUND, HEALED = "switched", "visited", "found", "healed"
"""What states remember of special sectors: a number for each, by the switch or the sector."""

Marks = dict[tuple[str, int], int]
"""What a state remembers of special sectors."""


class SpecialPlay:
    """What special sectors do in a game; what changes is in the state."""

    def __init__(self, sectors: SpecialSectors) -> None:
        self.sectors = sectors

    def moved(self, state: "EftaiosState", player: int, start: int) -> None:
        """Let a move that has just ended be heard at a noisy door, then do what its sector does."""
        doors, at = self.sectors.doors, state.positions[player]
        if doors and at not in self.sectors.hushed:
            pace = state.pace(player, state.options[player])
            known = state.sides[player], pace, state.closed, state.roles
            if at in state.game.zone.noisy_ends(start, *known):
                state.tell("clatter", player, at)
        self.ended(state, player)

    def ended(self, state: "EftaiosState", player: int) -> None:
        """Do what a sector does when a move ends there, or a player stays."""
        sectors, at = self.sectors, state.positions[player]
        if at in sectors.reveals:
            state.tell("reported", player, at)
        if at in sectors.switches:
            state.marks[SWITCHED, sectors.switches[at]] = 1
        if at in sectors.crumbles:
            _count(state, VISITED, at)
        if at in sectors.caches and (FOUND, at) not in state.marks:
            self._find(state, player, at)

    def _find(self, state: "EftaiosState", player: int, at: int) -> None:
        item = _taken_item(state)
        if item:
            state.marks[FOUND, at] = 1
            state.take_item(player, item)
            state.tell("found", player, item)

    def is_dangerous(self, space: int, role: int) -> bool:
        """Tell whether a card of the dangerous sectors is drawn in a sector."""
        if role > DANGEROUS or space in self.sectors.noises:
            return False
        drawn = self.sectors.draws.get(space)
        return role == DANGEROUS if drawn is None else drawn == DANGEROUS_CARD

    def draws_sector_card(self, space: int) -> bool:
        """Tell whether a card of the sector deck can be drawn in a sector at all."""
        if space in self.sectors.noises:
            return False
        return self.sectors.draws.get(space, DANGEROUS_CARD) == DANGEROUS_CARD

    def resolves(self, state: "EftaiosState", player: int) -> bool:
        """Resolve a sector that is unlike silent and dangerous ones, and tell whether it was such."""
        at = state.positions[player]
        if at in self.sectors.noises:
            if at not in self.sectors.hushed:
                state.tell("clatter", player, at)
            else:
                state.events.append(SILENT_SECTORS[player])
        elif self.sectors.draws.get(at) == NO_CARD:
            state.events.append(SILENT_SECTORS[player])
        elif self.sectors.draws.get(at) == ITEM_CARD:
            _draw_item(state, player)
        else:
            return False
        state.settle(player)
        return True

    def heals(self, state: "EftaiosState", player: int) -> bool:
        """Let an attacked Human survive where its sector does that, and tell whether."""
        at = state.positions[player]
        left = self.sectors.heals.get(at, 0) - state.marks.get((HEALED, at), 0)
        if left <= 0 or state.sides[player] != HUMAN_SIDE:
            return False
        _count(state, HEALED, at)
        state.tell("healed", player)
        return True

    def begin_round(self, state: "EftaiosState") -> None:
        """Open the seals whose time has come, and let fall what is worn out."""
        opened = [each for each in sorted(self.sectors.sealed) if self._opens(state, each)]
        if opened:
            state.unseal(opened)
            state.tell("unsealed", NOBODY, tuple(opened))
        for space, most in self.sectors.crumbles.items():
            if state.marks.get((VISITED, space), 0) >= most:
                del state.marks[VISITED, space]
                state.turn_hull(space)

    def _opens(self, state: "EftaiosState", space: int) -> bool:
        """Tell whether a sector that is still sealed has no reason left to be."""
        if not state.sealed >> space & 1 or self.sectors.sealed_rounds.get(space, 0) > state.round:
            return False
        switch = self.sectors.sealed_switches.get(space)
        return switch is None or (SWITCHED, switch) in state.marks


def _count(state: "EftaiosState", what: str, space: int) -> None:
    state.marks[what, space] = state.marks.get((what, space), 0) + 1


def _draw_item(state: "EftaiosState", player: int) -> None:
    """Draw an item and announce silence, as with an item among the cards (EA-D4), unless sedated."""
    if state.sedated:
        state.tell("no_card", player)
        state.events.append(SILENT_SECTORS[player])
        return
    item = _taken_item(state)
    from_sector_deck = item and not state.game.ruleset.item_deck
    state.tell("silence", player, f"{ITEM}{item}" if from_sector_deck else "")
    if item:
        state.take_item(player, item)
        if not from_sector_deck:
            state.tell("drew_item", player, item)


def _taken_item(state: "EftaiosState") -> str:
    """Return a random item out of its deck, or out of the sector deck where they lie; "" if none is left."""
    if state.game.ruleset.item_deck:
        return cards.take(state, state.item_deck, state.item_discard)
    items = [n for n, card in enumerate(state.sector_deck) if card.startswith(ITEM)]
    if not items:
        return ""
    return state.sector_deck.pop(items[state.below(len(items))]).removeprefix(ITEM)
