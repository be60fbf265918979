"""What lies open before everybody: found once for a state, and put on every desk of it."""

from dataclasses import dataclass, replace

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.messages import Message

from ..contract import State
from .desk import DeskMark, DeskPlayer
from .event_text import player_name
from .game_desk import GameDesk


@dataclass(frozen=True)
class OpenBoard:
    """The parts of a desk that are the same for all who look."""

    document: MapDocument
    marks: tuple[DeskMark, ...]
    facts: tuple[Message, ...]
    standings: tuple[DeskPlayer, ...]
    """What each player is known for by the others."""


def open_board(layout: GameDesk, state: State) -> OpenBoard:
    """Return what lies open in a state, laid out for the eyes of the whole table."""
    view = state.view(0)
    shape = layout.open_layout(view)
    document = layout.prepared.document
    return OpenBoard(
        document if shape is document.layout else replace(document, layout=shape),
        tuple(layout.open_marks(view)),
        tuple(layout.open_facts(view)),
        tuple(open_player(layout, state, player) for player in range(len(state.sides))),
    )


def open_player(layout: GameDesk, state: State, player: int) -> DeskPlayer:
    """Return what is known of a player: asked of another's view, so that it can only be what is open."""
    view = state.view((player + 1) % len(state.sides))
    return DeskPlayer(
        player,
        player_name(player),
        tuple(layout.open_standing(view, player)),
        layout.is_out(view, player),
    )
