"""The table of games that say how they are laid out on desks, and how a desk is made."""

from collections.abc import Callable

from hullwright.schema.extensible_table import NamedCode
from hullwright.schema.messages import Message, message

from ..contract import State, View
from ..preparation import Prepared
from ..state_words import over
from .desk import (
    EVERYTHING,
    DeskChoice,
    DeskPiece,
    DeskPlayer,
    DeskResult,
    Eyes,
    SeatDesk,
    told_apart,
)
from .event_text import player_name
from .game_desk import GameDesk
from .open_board import OpenBoard, open_board

OWN_DESKS: NamedCode[Callable[..., GameDesk]] = NamedCode(
    __package__,
    {
        "eftaios": ".eftaios.desk:DESK",
        "escape_earth": ".escape_earth.desk:DESK",
        "no_escape": ".no_escape.desk:DESK",
        "space_attack": ".space_attack.desk:DESK",
    },
)
"""How our own games are laid out, each loaded on use; all others as their engines say."""


def game_desk(prepared: Prepared, eyes: Eyes, language: str = "en") -> GameDesk:
    """Return what lays out a game for one pair of eyes: as we do it, as its engine does, or from the contract alone."""
    brought = getattr(prepared.engine, "desk", None) or GameDesk
    layout: GameDesk = OWN_DESKS.get(prepared.engine.name, brought)(prepared, eyes, language)
    return layout


def desk_of(layout: GameDesk, state: State, lies_open: OpenBoard | None = None) -> SeatDesk:
    """Return what these eyes see and may do in a state; what lies open need not be found for each of them anew."""
    shared = lies_open or open_board(layout, state)
    eyes, result, players = layout.eyes, state.result(), len(state.sides)
    is_asked = eyes == state.to_move and result is None
    view = _view(eyes, state)
    turn = int(getattr(view, "turn", state.to_move))
    return SeatDesk(
        game=layout.prepared.scenario.game,
        eyes=eyes,
        players=players,
        round=state.round,
        turn=turn,
        is_asked=is_asked,
        phase=state.phase if is_asked else "",
        question=_question(layout, view, turn, is_asked=is_asked, result=result is not None),
        points=layout.points(view) if eyes >= 0 else None,
        document=shared.document,
        pieces=_pieces(layout, state),
        marks=shared.marks,
        hand=tuple(layout.hand(view)) if eyes >= 0 else (),
        about_you=tuple(layout.own_facts(view)) if eyes >= 0 else (),
        about_table=shared.facts,
        standings=tuple(_standing(layout, state, each) for each in shared.standings),
        log=layout.log(state, view),
        choices=_choices(layout, state, view) if is_asked else (),
        result=DeskResult(result.winners, over(result.reason, result.winners)) if result else None,
    )


def _view(eyes: Eyes, state: State) -> View:
    """Return a view for some eyes; of another's only what lies open is asked."""
    return state.view(max(eyes, 0))


def _question(layout: GameDesk, view: View, turn: int, *, is_asked: bool, result: bool) -> Message:
    if result:
        return message("The game is over.")
    if is_asked:
        return layout.question(view)
    return message("It is the turn of {player}.", player=player_name(turn, layout.seat))


def _pieces(layout: GameDesk, state: State) -> tuple[DeskPiece, ...]:
    """Return what stands on the map; what somebody knows more of takes the place of what everybody sees."""
    found = {each.id: each for each in layout.open_pieces(_view(layout.eyes, state))}
    everybody = range(len(state.sides))
    knowing = everybody if layout.eyes == EVERYTHING else [layout.eyes] * (layout.eyes >= 0)
    for player in knowing:
        found.update((each.id, each) for each in layout.own_pieces(state.view(player)))
    return tuple(found.values())


def _standing(layout: GameDesk, state: State, known: DeskPlayer) -> DeskPlayer:
    """Return what these eyes know of a player: of others what is open, of themselves what they see."""
    player = known.seat
    if layout.eyes not in {EVERYTHING, player}:
        return known
    view = state.view(player)
    return DeskPlayer(
        player,
        player_name(player, layout.seat),
        tuple(layout.open_standing(view, player)),
        layout.is_out(view, player),
    )


def _choices(layout: GameDesk, state: State, view: View) -> tuple[DeskChoice, ...]:
    game = layout.prepared.game
    return told_apart(
        DeskChoice(
            tuple(game.action_to_json(action)),
            layout.path(view, action),
            layout.sentence(view, action),
            str(action[0]),
        )
        for action in state.legal()
    )
