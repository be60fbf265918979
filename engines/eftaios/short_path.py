"""The short path: most sectors are resolved in one go, and exactly as the general rules have it.

A player's options tell beforehand that there is nothing special to do. Where there is anything special
about the player, the sector or the card, the general rules take over; a test plays the same games
both ways.
"""

from typing import TYPE_CHECKING

from .turn_constants import SILENT_SECTORS
from .turns import end_turn
from .vocabulary import NOISE_HERE
from .zone import DANGEROUS

if TYPE_CHECKING:
    from .state import EftaiosState


def resolved(state: "EftaiosState", player: int) -> bool:
    """Resolve the sector of a player if nothing is special about that, and tell whether (EA-T5, EA-T6)."""
    options = state.options[player]
    space = state.positions[player]
    role = state.roles[space]
    if role > DANGEROUS or not options.takes_short_path or state.sedated:
        return False
    if role != DANGEROUS:
        state.events.append(SILENT_SECTORS[player])
        end_turn(state)
        return True
    deck = state.sector_deck
    if not deck:
        return False
    # As `cards.take`, without the call.
    at = int(state.chance.random() * len(deck))
    card = deck[at]
    deck[at] = deck[-1]
    deck.pop()
    if card == NOISE_HERE:
        state.sector_discard.append(card)
        state.events.append(("noise", player, (space,), card))
        end_turn(state)
    else:
        state.game.plays[card](state, player, card)
    return True
