"""The table of what is in the box besides tiles: new paths, hands, energy and dice (NE-3 … NE-5, NE-21)."""

import re
from dataclasses import replace

from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.tile_maze.layout import TileMaze
from hullwright.schema.messages import Message, message
from hullwright.schema.records import Json

from ...concepts.map_table import MapTable, TableColumn, TableRow
from .deck_totals import box_totals, pile_totals
from .tile_edits import with_setup

DIE = "die "
"""What the keys of dice begin with; their number follows."""

FEW = {"type": "integer", "minimum": 0, "maximum": 100}
MOST_DICE, MOST_FACES, HIGHEST_FACE = 20, 100, 100

NEW_PATHS, HAND, ENERGY = "new_paths", "hand", "energy"


def _rows(maze: TileMaze) -> list[TableRow]:
    return [
        TableRow(NEW_PATHS, message("New paths"), {"count": maze.new_paths}),
        TableRow(HAND, message("Tiles in a hand"), {"count": maze.setup.hand}, {"count": FEW}),
        TableRow(
            ENERGY,
            message("Energy tokens of a player"),
            {"count": maze.setup.energy},
            {"count": FEW},
        ),
        *(
            TableRow(
                f"{DIE}{number}",
                message("Die {number}", number=number + 1),
                {"faces": " ".join(map(str, faces))},
            )
            for number, faces in enumerate(maze.setup.dice)
        ),
    ]


def _edited(maze: TileMaze, key: str, _column: str, value: Json) -> TileMaze:
    if key == NEW_PATHS:
        return replace(maze, new_paths=value)
    if key in {HAND, ENERGY}:
        return with_setup(maze, **{key: value})
    dice = list(maze.setup.dice)
    dice[_number(key)] = _faces(value)
    return with_setup(maze, dice=tuple(dice))


def _faces(text: str) -> tuple[int, ...]:
    """Return the faces of a die that a person has typed.

    >>> _faces("1, 1, 2")
    (1, 1, 2)
    """
    faces = tuple(map(int, re.findall(r"\d{1,9}", text)))
    if not 0 < len(faces) <= MOST_FACES or max(faces) > HIGHEST_FACE:
        raise HullwrightError(
            message(
                "A die has 1 to {most} faces, each with a number up to {highest}.",
                most=MOST_FACES,
                highest=HIGHEST_FACE,
            )
        )
    return faces


def _added(maze: TileMaze) -> tuple[TileMaze, str]:
    dice = maze.setup.dice
    if len(dice) >= MOST_DICE:
        raise HullwrightError(
            message("There can be at most {most} dice: remove one.", most=MOST_DICE)
        )
    return with_setup(maze, dice=(*dice, dice[-1])), f"{DIE}{len(dice)}"


def _removed(maze: TileMaze, key: str) -> TileMaze:
    number = _number(key)
    dice = maze.setup.dice
    return with_setup(maze, dice=dice[:number] + dice[number + 1 :])


def _kept(maze: TileMaze, key: str) -> Message | None:
    if not key.startswith(DIE):
        return message("Every box has this: set its number to 0 instead.")
    if len(maze.setup.dice) == 1:
        return message("It is the only die, and meeples move by dice: add another one first.")
    return None


def _number(key: str) -> int:
    return int(key.removeprefix(DIE))


BOX = MapTable(
    name="box",
    title=message("Box and set-up"),
    help=message(
        "What else is in the box, what each player gets, and the dice. Each row you add is "
        "another die."
    ),
    columns=(
        TableColumn(
            "count",
            message("Count"),
            {"type": "integer", "minimum": 0, "maximum": 9999},
            message("How many there are, or how many each player gets."),
        ),
        TableColumn(
            "faces",
            message("Faces"),
            {"type": "string", "maxLength": 400, "pattern": r"^\s*\d+([\s,;]+\d+)*\s*$"},
            message("The numbers on the faces of the die, such as 1 1 2 2 3 3."),
        ),
    ),
    rows=_rows,
    edited=_edited,
    totals=box_totals,
    added=_added,
    removed=_removed,
    kept=_kept,
    map_totals=pile_totals,
)
