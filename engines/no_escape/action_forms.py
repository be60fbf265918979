"""The form of each action: what its words and numbers stand for, here and in recordings."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from hullwright.schema.kinds.tile_maze.sides import SIDES, Cell
from hullwright.schema.messages import message

from ..contract import Action, Illegal
from .grid import label, number

if TYPE_CHECKING:
    from .game import NoEscapeGame


class ActionForm(NamedTuple):
    """How a value of an action is written, and read again."""

    written: Callable[["NoEscapeGame", int], str | int]
    read: Callable[["NoEscapeGame", str | int], int]


def _cell(_: "NoEscapeGame", value: str | int) -> int:
    row, column = str(value).split(",")
    return number(Cell(int(row), int(column)))


def _quarter(_: "NoEscapeGame", value: str | int) -> int:
    quarter, rest = divmod(int(value), 90)
    if rest or quarter not in range(4):
        raise ValueError
    return quarter


def _kind(game: "NoEscapeGame", value: str | int) -> int:
    return game.box.kinds[str(value)]


TILE = ActionForm(lambda game, kind: game.box.names[kind], _kind)
CELL = ActionForm(lambda _, cell: label(cell), _cell)
TURN = ActionForm(lambda _, quarter: 90 * quarter, _quarter)
SPACE = ActionForm(lambda _, space: space, lambda _, value: int(value))
SIDE = ActionForm(lambda _, side: SIDES[side], lambda _, value: SIDES.index(str(value)))

FORMS: Mapping[str, tuple[ActionForm, ...]] = {
    "play": (TILE,),
    "lay": (TILE, CELL, TURN),
    "abort": (TILE,),
    "replace": (CELL, TILE, TURN),
    "swap": (CELL,),
    "with": (CELL, TURN, TURN),
    "lift": (CELL,),
    "put": (CELL, TURN),
    "twist": (CELL, TURN),
    "remove": (CELL,),
    "salvage": (TILE,),
    "drop": (TILE,),
    "path": (CELL, SIDE),
    "jump": (CELL, SPACE),
}
"""What follows after the word, where it is not written as it is."""


def in_words(action: Action, game: "NoEscapeGame") -> list[str | int]:
    """Return an action as it stands in a recording."""
    forms = FORMS.get(action[0])
    if forms is None:
        return list(action)
    values = zip(forms, action[1:], strict=True)
    return [action[0], *(form.written(game, value) for form, value in values)]


def from_words(value: Action, game: "NoEscapeGame") -> Action:
    """Return the action that words stand for; raise Illegal where they name nothing."""
    try:
        forms = FORMS.get(value[0])
        if forms is None:
            return value
        read = zip(forms, value[1:], strict=True)
        return _same_look((value[0], *(form.read(game, each) for form, each in read)), game)
    except (KeyError, ValueError, TypeError, IndexError):
        raise Illegal(
            message("“{words}” matches nothing here.", words=" ".join(map(str, value))[:60])
        ) from None


def _same_look(action: Action, game: "NoEscapeGame") -> Action:
    """Return an action with the first of the rotations that look the same, as they are listed."""
    if action[0] == "lay":
        return (*action[:3], game.box.shape(action[1], action[3]) % 4)
    if action[0] == "replace":
        return (*action[:3], game.box.shape(action[2], action[3]) % 4)
    return action
