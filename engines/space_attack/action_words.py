"""The words of actions: in recordings cells have their labels and crew their names."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from hullwright.schema.messages import message
from hullwright.schema.records import Json

from ..base_game import plain_action
from ..contract import Action, Illegal
from .state_text import crew_name

if TYPE_CHECKING:
    from .game import SpaceAttackGame

CREW, CELL, WORD = "crew", "cell", "word"

SHAPES: Mapping[str, tuple[str, ...]] = {
    "place": (WORD, CELL),
    "berth": (CELL,),
    "release": (WORD, CELL),
    "walk": (CREW, CELL),
    "board": (CREW, CELL),
    "transfer": (CREW, CELL),
    "step_out": (CREW, CELL),
    "drift": (CREW, CELL),
    "bail_out": (CREW,),
    "climb": (CREW,),
    "jump": (CREW,),
    "pod": (CELL, CELL),
    "fighter": (CELL, CELL),
    "fire": (CELL, CELL),
    "play": (WORD,),
    "swap": (CREW, CREW),
    "to_tile": (CREW, CELL),
    "to_ship": (CREW, CELL),
    "to_space": (CREW, CELL),
    "ship": (CELL, CELL),
    "teleport": (WORD, CELL, CELL),
    "hatch": (WORD, CELL, CELL),
    "appear": (WORD, CELL),
    "launch": (WORD, CELL),
    "black_hole": (CELL,),
    "scuttle": (CELL,),
    "drive": (WORD, CELL, CELL),
    "take": (WORD, CELL),
    "remove": (CELL,),
    "aboard": (CREW,),
    "evolve": (WORD, CELL, WORD, CELL),
    "creature": (CELL, CELL),
    "defend": (CELL, WORD),
    "steal": (WORD,),
}
"""What stands after the word of each action; the last one may be left out."""


def to_json(game: "SpaceAttackGame", action: Action) -> Json:
    """Return an action as it stands in a recording."""
    word, *values = action
    shape = SHAPES.get(word, ())
    return [word, *(_told(game, sort, value) for sort, value in zip(shape, values, strict=False))]


def _told(game: "SpaceAttackGame", sort: str, value: int | str) -> int | str:
    if sort == CELL and isinstance(value, int) and value in range(len(game.chart.ids)):
        return game.chart.ids[value]
    return crew_name(game, value) if sort == CREW and isinstance(value, int) else value


def from_json(game: "SpaceAttackGame", value: Json) -> Action:
    """Return the action that a recording names; raise Illegal for what is none."""
    word, *values = plain_action(value)
    shape = SHAPES.get(word, ())
    if len(values) > len(shape):
        raise Illegal(message("{value} is not an action.", value=str(value)[:60]))
    return (word, *(_meant(game, sort, each) for sort, each in zip(shape, values, strict=False)))


def _meant(game: "SpaceAttackGame", sort: str, value: int | str) -> int | str:
    if sort == WORD:
        return value
    found = (game.chart.index if sort == CELL else game.crew).get(str(value))
    if found is not None:
        return found
    if sort == CELL:
        raise Illegal(message("There is no cell {label}.", label=str(value)[:60]))
    raise Illegal(message("There is no crew {label}.", label=str(value)[:60]))
