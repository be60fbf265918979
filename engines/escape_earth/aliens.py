"""The Aliens: how they come, and how they are repelled (EE-49, EE-70, EE-71)."""

from typing import TYPE_CHECKING

from ..contract import Action
from ..events import NOBODY
from . import cubes, endings, ships
from .box import NONE
from .cubes import PAY
from .standing import in_force

if TYPE_CHECKING:
    from .state import EscapeEarthState


def by_time_card(state: "EscapeEarthState") -> None:
    """Move the Aliens as their time card says, less what buildings slow them by (EE-70)."""
    slower = in_force(state, state.game.box.standing.slow)
    advance(state, max(0, state.game.layout.aliens.step - slower))


def advance(state: "EscapeEarthState", steps: int) -> None:
    """Move the Aliens towards the start, ships before them; they win when they get there (EE-70, EE-81)."""
    game = state.game
    _walk(state, -min(steps, state.aliens - game.start))
    state.tell("aliens", NOBODY, state.aliens)
    if state.aliens == game.start:
        endings.lose(state, endings.ALIENS)


def retreat(state: "EscapeEarthState", steps: int) -> None:
    """Move the Aliens away from the start, never beyond where they came from (EE-49)."""
    _walk(state, max(0, min(steps, state.game.layout.aliens.start - state.aliens)))
    state.tell("aliens", NOBODY, state.aliens)


def _walk(state: "EscapeEarthState", steps: int) -> None:
    """Move the token, pushing the ships that it reaches: on every card, or only on the last (EE-71)."""
    towards = 1 if steps > 0 else -1
    target = state.aliens + steps
    while state.aliens != target:
        state.aliens += towards if state.game.ruleset.aliens_walk else steps
        ships.push(state, state.aliens)


def legal_repels(state: "EscapeEarthState", purse: list[int]) -> list[Action]:
    """Return how many cubes of which one building, or bonus planet, may repel the Aliens (EE-49)."""
    game, kind = state.game, state.game.box.arms
    away = game.layout.aliens.start - state.aliens
    if kind == NONE or away <= 0 or not purse[kind]:
        return []
    if game.ruleset.repel_faceup_only and not state.opened >> state.aliens & 1:
        return []
    if game.ruleset.repel_way_faceup:
        away = min(away, _open_way(state))
    return [
        ("repel", at, number)
        for at, count in sorted(cubes.lying(state, kind).items())
        for number in range(1, min(count, away) + 1)
    ]


def _open_way(state: "EscapeEarthState") -> int:
    """Return how many face-up cards lie in a row right behind the Aliens."""
    behind = state.opened >> (state.aliens + 1)
    return (~behind & (behind + 1)).bit_length() - 1


def repel(state: "EscapeEarthState", action: Action) -> None:
    """Drive the Aliens back a card for each cube; ships that they reach are pushed all the same (EE-71)."""
    _, at, number = action
    for _ in range(number):
        cubes.take(state, PAY, state.game.box.arms, at)
    _walk(state, number)
    state.tell("repelled", state.turn, number, state.aliens)
    state.act_done()
