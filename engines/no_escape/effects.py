"""Effects of action tiles, carried out by name: whom they are about, when they are possible, what they do.

A tile's effects happen one after the other; one that has nothing to do is left out. The vocabulary, and what
the tiles of the box do, stand in `schema/kinds/tile_maze/action_effects.py`.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple

from hullwright.schema.effects import DO, Effect
from hullwright.schema.kinds.tile_maze.action_effects import (
    ALL,
    CHOSEN,
    NEAR,
    OPPONENT,
    OTHERS,
    SELF,
)

from ..contract import Action
from . import arrivals, changes, exchanges, hands
from .deeds import DEEDS
from .nearness import within

if TYPE_CHECKING:
    from ..base_state import Frame
    from .state import NoEscapeState


class EffectAct(NamedTuple):
    """How an effect is carried out."""

    possible: Callable[["NoEscapeState", int, Effect], bool]
    """Whether there is something for it to do (NE-51)."""
    begin: Callable[["NoEscapeState", int, Effect, int, int], None]
    """Do it for a player; the numbers are those of the tile and of the effect on it."""


def possible(state: "NoEscapeState", player: int, kind: int) -> bool:
    """Tell whether a player may play an action tile now: one of its effects has something to do."""
    for each in state.game.box.effects[kind]:
        if ACTS[each[DO]].possible(state, player, each):
            return True
    return False


def effect(state: "NoEscapeState", frame: "Frame") -> None:
    """Carry out the next effect of a tile that nobody has stopped, and then those after it."""
    _, player, kind, number = frame
    effects = state.game.box.effects[kind]
    if number >= len(effects):
        return
    if number + 1 < len(effects):
        state.pending.append(("effect", player, kind, number + 1))
    found = effects[number]
    act = ACTS[found[DO]]
    if act.possible(state, player, found):
        act.begin(state, player, found, kind, number)


# -- effects on people ----------------------------------------------------------------------------

CHOICES = frozenset({CHOSEN, OPPONENT})
"""Whoever plays the tile chooses one of these; otherwise it is about all of them."""

WHOM: Mapping[str, Callable[["NoEscapeState", int, Effect], Iterable[int]]] = {
    SELF: lambda _state, player, _effect: (player,),
    CHOSEN: lambda state, _player, _effect: range(state.players),
    OPPONENT: lambda state, player, _effect: state.opponents(player),
    NEAR: lambda state, player, effect: within(state, player, effect["within"]),
    OTHERS: lambda state, player, _effect: state.around(player),
    ALL: lambda state, player, _effect: (player, *state.around(player)),
}
"""Who may be meant, by the words of the vocabulary."""


def affected(state: "NoEscapeState", player: int, effect: Effect) -> list[int]:
    """Return whom an effect can do something to."""
    able = DEEDS[effect[DO]].able
    meant = WHOM[effect.get("who", OPPONENT)](state, player, effect)
    return [each for each in meant if able(state, player, each)]


def _begin_deeds(
    state: "NoEscapeState", player: int, effect: Effect, kind: int, number: int
) -> None:
    name = effect[DO]
    if effect.get("who", OPPONENT) in CHOICES:
        state.pending.append((name, player, kind, number))
        return
    for target in reversed(affected(state, player, effect)):
        state.pending.append(("deed", player, kind, number, target))


def legal_target(state: "NoEscapeState", frame: "Frame") -> tuple[Action, ...]:
    """Return whom the player of a tile may choose for its effect."""
    name, player, kind, number = frame
    found = state.game.box.effects[kind][number]
    return tuple((name, each) for each in affected(state, player, found))


def apply_target(state: "NoEscapeState", frame: "Frame", action: Action) -> None:
    """Do to somebody what an effect says."""
    name, player, kind, number = frame
    DEEDS[name].done(state, player, action[1], state.game.box.effects[kind][number])


def deed(state: "NoEscapeState", frame: "Frame") -> None:
    """Do to one of several what an effect says, if it can still be done."""
    _, player, kind, number, target = frame
    found = state.game.box.effects[kind][number]
    if DEEDS[found[DO]].able(state, player, target):
        DEEDS[found[DO]].done(state, player, target, found)


ON_PEOPLE = EffectAct(
    lambda state, player, effect: bool(affected(state, player, effect)), _begin_deeds
)


# -- effects on the maze, the discard pile and the dice -------------------------------------------

Options = Callable[..., Iterator[Action]]
"""What lists the choices of an effect: the state, the player, and what else its decision holds."""


def listed(options: Options) -> Callable[["NoEscapeState", "Frame"], tuple[Action, ...]]:
    """Return what lists the choices of an effect for its decision."""
    return lambda state, frame: tuple(options(state, *frame[1:]))


def _on_the_maze(decision: str, options: Options) -> EffectAct:
    """Return an effect on tiles of the maze that its player chooses."""
    return EffectAct(
        lambda state, player, effect: any(options(state, player, effect.get("where"))),
        lambda state, player, effect, *_: state.pending.append(
            (decision, player, effect.get("where"))
        ),
    )


def _can_salvage(state: "NoEscapeState", player: int, effect: Effect) -> bool:
    return any(hands.salvages(state, player, 1, effect["what"], -1))


def _salvage(state: "NoEscapeState", player: int, effect: Effect, kind: int, _: int) -> None:
    frame = ("salvage", player, effect["tiles"], effect["what"], kind)
    if len(state.hands[player]) < state.game.hand and any(hands.salvages(state, *frame[1:])):
        state.pending.append(frame)


def _may_roll(state: "NoEscapeState", player: int, _: Effect) -> bool:
    return player == state.turn and not state.locked[player]


def _roll(state: "NoEscapeState", _player: int, effect: Effect, *_: int) -> None:
    state.rolls, state.counted = effect["times"], effect["counted"]


ACTS: Mapping[str, EffectAct] = {
    **dict.fromkeys(DEEDS, ON_PEOPLE),
    "replace_tile": _on_the_maze("replace", changes.replacements),
    "swap_tiles": _on_the_maze("swap", exchanges.swaps),
    "move_tile": _on_the_maze("lift", changes.lifts),
    "turn_tile": _on_the_maze("twist", changes.twists),
    "remove_tile": _on_the_maze("remove", changes.removals),
    "new_path": EffectAct(
        lambda state, _player, _effect: any(True for _ in arrivals.paths(state)),
        lambda state, player, *_: state.pending.append(("path", player)),
    ),
    "salvage": EffectAct(_can_salvage, _salvage),
    "roll": EffectAct(_may_roll, _roll),
}
"""How each effect is carried out, by its name; aborts are played in windows (`abort_windows.py`)."""
