"""What a person sees of a game: the maze as it lies with the meeples in it, and lines about everybody.

Everything comes from the player's view, never from the state.
"""

from collections.abc import Iterator, Mapping

from hullwright.engines.no_escape.grid import label
from hullwright.engines.no_escape.state_text import space_id
from hullwright.engines.no_escape.view import NoEscapeView
from hullwright.schema.kinds import map_kind
from hullwright.schema.messages import message

from ...drawing.letters import LetterPicture
from ...languages.words import tr
from ..event_text import player_name
from .event_words import tile_name

SEVERAL = "+"
KIND = "tile-maze"

LEGEND = message(
    "Digits are meeples by the number of their player ({several} several); arrows are exits.",
    several=SEVERAL,
)


def picture(view: NoEscapeView) -> Iterator[str]:
    """Yield the lines of the maze, with a digit for each meeple."""
    there = _meeples(view)
    drawn = (
        glyph._replace(text=there[glyph.cell]) if glyph.cell in there else glyph
        for glyph in map_kind(KIND).drawing(view.layout)
    )
    own = label(view.places[view.player][0])
    yield from LetterPicture(drawn, {own}).lines()


def _meeples(view: NoEscapeView) -> Mapping[str, str]:
    """Return whose meeple is in each cell that has any."""
    found: dict[str, str] = {}
    for player, (cell, _) in enumerate(view.places):
        where = label(cell)
        found[where] = SEVERAL if where in found else str(player + 1)
    return found


def lines(view: NoEscapeView) -> Iterator[str]:
    """Yield a line about the table and the own hand, and one about each player."""
    yield tr(
        message(
            "Round {round}. Tiles in the pile: {pile}. Your hand: {hand}.",
            round=view.round,
            pile=view.pile,
            hand=", ".join(tile_name(view.game, kind) for kind in view.hand) or "–",
        )
    )
    for player in range(view.players):
        yield f"  {_standing(view, player)}"


def _standing(view: NoEscapeView, player: int) -> str:
    """Return what everybody knows of a player."""
    told = message(
        "{player}: on {place}, facing {side}, energy {energy}, tiles {tiles}",
        player=player_name(player, view.player),
        place=space_id(view.maze, *view.places[player]),
        side=view.facing(player) or "–",
        energy=view.energy[player],
        tiles=view.hand_sizes[player],
    )
    if view.locked[player]:
        return tr(message("{standing}, locked down", standing=told))
    return tr(told)
