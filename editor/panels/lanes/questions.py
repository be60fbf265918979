"""Questions: what a form asks about a spot and the lane that is chosen there, and what the answers change."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from hullwright.schema.complaints import Fault
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.tile_maze.lanes import Lane
from hullwright.schema.kinds.tile_maze.layout import (
    CONTROL_WHITE,
    CONTROL_YELLOW,
    TELEPORT_WHITE,
    TELEPORT_YELLOW,
    SpaceName,
    TileMaze,
)
from hullwright.schema.messages import message
from hullwright.schema.records import Json, JsonObject

from ...kinds.tile_maze.squares import MOST_SPACES, Square, with_arm, with_spaces, with_special
from ...kinds.tile_maze.tile_edits import (
    BoardSpot,
    Spot,
    TileSpot,
    cell_of,
    square_of,
    with_hub,
    with_maze_end,
    with_square,
    with_tile,
)
from ...languages.words import tr

ARM = "arm "
"""What the names of questions about arms begin with; the side follows."""
NOTHING = "nothing"


@dataclass(frozen=True)
class Questions:
    """What is asked about a spot of a maze, with a space of it chosen or none."""

    maze: TileMaze
    spot: Spot
    chosen: SpaceName | None

    @property
    def _square(self) -> Square:
        return square_of(self.maze, self.spot)

    @property
    def _lane(self) -> Lane | None:
        return self._square.lanes[self.chosen.lane] if self.chosen else None

    def schema(self) -> JsonObject:
        """Return what is asked, as JSON Schema."""
        asked = {**self._about_lane(), **self._about_spot()}
        return {"type": "object", "properties": asked, "required": list(asked)}

    def _about_lane(self) -> JsonObject:
        if self._lane is None:
            return {}
        return {**_counts(self._lane), "special": _special()}

    def _about_spot(self) -> JsonObject:
        end = _switch(
            tr("Maze end"),
            tr("May close an exit for good, and turns meeples round."),
        )
        if isinstance(self.spot, BoardSpot):
            hub = _switch(tr("Hub"), tr("All meeples start on its first space."))
            is_listed = cell_of(self.maze.start_boards[self.spot.board], self.spot.at) is not None
            return {"hub": hub, "maze_end": end} if is_listed else {}
        path = _switch(tr("Takes a new path"), tr("A new path may be put on it."))
        title = {"type": "string", "maxLength": 200, "title": tr("Title")}
        title["description"] = tr("What people call it.")
        return {"title": title, "maze_end": end, "new_path": path}

    def answers(self) -> JsonObject:
        """Return how the questions are answered now."""
        found: JsonObject = {}
        if self.chosen is not None and self._lane is not None:
            found.update(_counted(self._lane))
            found["special"] = self._square.specials.get(self.chosen, NOTHING)
        if isinstance(self.spot, TileSpot):
            tile = self.maze.tile_set[self.spot.tile]
            return found | {
                "title": tile.title,
                "maze_end": tile.maze_end,
                "new_path": tile.new_path,
            }
        board = self.maze.start_boards[self.spot.board]
        cell = cell_of(board, self.spot.at)
        if cell is not None:
            found |= {"hub": board.hub == self.spot.at, "maze_end": cell.maze_end}
        return found

    def changed(self, answers: JsonObject) -> str | None:
        """Return the name of the first question that is answered differently, or None."""
        now = self.answers()
        return next((name for name in now if answers.get(name, now[name]) != now[name]), None)

    def faults(self, answers: JsonObject) -> Iterator[Fault]:
        """Yield why an answer can't be taken over."""
        name = self.changed(answers)
        if name is not None:
            try:
                self.answered(self.maze, name, answers[name])
            except HullwrightError as reason:
                yield Fault((name,), message("{text}", text=reason.args[0]))

    def answered(self, maze: TileMaze, name: str, value: Json) -> TileMaze:
        """Return a maze in which one question is answered differently."""
        if name in _OF_SPOT:
            return _OF_SPOT[name](maze, self.spot, value)
        if self.chosen is None:
            raise TypeError(name)
        square, number = square_of(maze, self.spot), self.chosen.lane
        if name == "spaces":
            square = with_spaces(square, number, value)
        elif name == "special":
            square = with_special(square, self.chosen, None if value == NOTHING else value)
        else:
            square = with_arm(square, number, name.removeprefix(ARM), value)
        return with_square(maze, self.spot, square)


def _with_hub(maze: TileMaze, spot: Spot, value: Json) -> TileMaze:
    if not isinstance(spot, BoardSpot):
        raise TypeError(spot)
    return with_hub(maze, spot, value)


def _of_tile(name: str) -> Callable[[TileMaze, Spot, Json], TileMaze]:
    def answered(maze: TileMaze, spot: Spot, value: Json) -> TileMaze:
        if not isinstance(spot, TileSpot):
            raise TypeError(spot)
        return with_tile(maze, spot.tile, **{name: value})

    return answered


_OF_SPOT: Mapping[str, Callable[[TileMaze, Spot, Json], TileMaze]] = {
    "title": _of_tile("title"),
    "new_path": _of_tile("new_path"),
    "maze_end": with_maze_end,
    "hub": _with_hub,
}
"""What the answers to questions about the whole spot change."""


def _switch(title: str, help_: str) -> JsonObject:
    return {"type": "boolean", "title": title, "description": help_}


def _number(title: str, least: int, help_: str) -> JsonObject:
    return {
        "type": "integer",
        "minimum": least,
        "maximum": MOST_SPACES,
        "title": title,
        "description": help_,
    }


def _counts(lane: Lane) -> JsonObject:
    if not lane.is_junction:
        return {"spaces": _number(tr("Spaces of the lane"), 1, tr("Steps along the lane."))}
    help_ = tr("Steps between the junction and the edge.")
    return {
        f"{ARM}{side}": _number(tr("Spaces of the arm {side}", side=side), 0, help_)
        for side in lane.exits
    }


def _counted(lane: Lane) -> JsonObject:
    if not lane.is_junction:
        return {"spaces": lane.spaces}
    return {f"{ARM}{side}": lane.arm_spaces.get(side, 0) for side in lane.exits}


def _special() -> JsonObject:
    names = {
        NOTHING: tr("Nothing"),
        TELEPORT_WHITE: tr("White teleporter"),
        TELEPORT_YELLOW: tr("Yellow teleporter"),
        CONTROL_WHITE: tr("White control centre"),
        CONTROL_YELLOW: tr("Yellow control centre"),
    }
    return {
        "enum": list(names),
        "labels": {kind: {"en": name} for kind, name in names.items()},
        "title": tr("On the chosen space"),
        "description": tr(
            "White teleporters send to any other indicator, yellow ones only receive; control "
            "centres refill energy, white ones also give a new path."
        ),
    }
