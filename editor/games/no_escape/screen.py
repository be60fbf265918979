"""What a person sees of a game: the maze as it lies with the meeples in it, and lines about everybody.

Everything comes from the player's view, never from the state.
"""

from collections.abc import Iterator

from hullwright.engines.no_escape.state_text import space_id
from hullwright.engines.no_escape.view import NoEscapeView
from hullwright.engines.seats.event_text import player_name
from hullwright.engines.seats.no_escape.desk import NoEscapeDesk
from hullwright.engines.seats.no_escape.event_words import tile_name
from hullwright.schema.messages import message

from ...drawing.letters import LetterPicture
from ...languages.words import tr
from .picture import CONTROL_SIGN, CORNER, HUB_SIGN, SEVERAL, SPACE_SIGN, TELEPORT_SIGN, maze_glyphs

LEGEND = message(
    "{space} a space   {hub} the hub   {control} a control centre   {teleport} a teleporter   digits: meeples by "
    "player with the way they face ({several} several)   arrows alone: exits   {corner} the corner of a cell",
    space=SPACE_SIGN,
    hub=HUB_SIGN,
    control=CONTROL_SIGN,
    teleport=TELEPORT_SIGN,
    several=SEVERAL,
    corner=CORNER,
)


def picture(view: NoEscapeView, layout: NoEscapeDesk) -> Iterator[str]:
    """Yield the lines of the maze: every space, and the meeples with the way they face."""
    pieces = list(layout.open_pieces(view))
    yield from LetterPicture(maze_glyphs(view.layout, pieces)).lines()


def lines(view: NoEscapeView) -> Iterator[str]:
    """Yield a line about the table and the own hand, and one about each player."""
    yield tr(
        message(
            "Round {round}. Tiles in the pile: {pile}. Your hand: {hand}.",
            round=view.round,
            pile=view.pile,
            hand=", ".join(tr(tile_name(view.game, kind)) for kind in view.hand) or "–",
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
