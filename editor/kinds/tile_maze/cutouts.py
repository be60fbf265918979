"""The pieces of a tile maze: start board, maze tiles, action tiles, new paths, tokens, dice and reference cards."""

from collections.abc import Iterator
from dataclasses import replace

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.tile_maze.laid import BOARD as BOARD_WORD
from hullwright.schema.kinds.tile_maze.layout import ActionTile, TileMaze
from hullwright.schema.kinds.tile_maze.terms import MazeTerms, terms
from hullwright.schema.messages import message

from ...concepts.cutout_nets import dice_sets
from ...concepts.cutouts import (
    SEATS,
    Cutout,
    CutoutEntry,
    CutoutPicture,
    CutoutSet,
    Face,
    Printed,
    player_ink,
    player_letter,
)
from ...concepts.marks import Marks, Text
from .cutouts_texts import (
    HUB_SIGN,
    IN_ANOTHER_TURN,
    IN_OWN_TURN,
    SIGNS,
    SIGNS_TITLE,
    TURN,
    TURN_TITLE,
    action_words,
)
from .figures import Figure, FigureSpot, circle, polygon, rectangle, strip
from .lane_shapes import LANE_WIDTH
from .looks import tile_look
from .marks import WALL, marks
from .names import board_name, tile_name
from .plane import SIDE
from .swatches import swatches
from .symbols import exit_arrow, hub_figures, special_figures

TILE = 50.0
"""The side of a tile: a space of a triple tile then has room for a meeple."""
BOARD = 3 * TILE
"""A start board is as big as 3 × 3 tiles (NE-2)."""
PATH = TILE / 3
"""A new path is a third of a tile (NE-3)."""
TOKEN = 14.0
CARD = (90.0, 60.0)

HERE = FigureSpot(0.0, 0.0, SIDE)
BOLT = ((0.1, -0.42), (-0.26, 0.08), (-0.04, 0.08), (-0.1, 0.42), (0.26, -0.08), (0.04, -0.08))


def cutouts(document: MapDocument) -> list[Printed]:
    """Return the pieces of a maze under its rules (NE-2 … NE-4)."""
    maze: TileMaze = document.layout
    in_force = terms(maze.setup, document.rules)
    found = (
        _boards(maze),
        _tiles(maze),
        _actions(maze, in_force),
        _new_paths(maze),
        _meeples(),
        *dice_sets(maze.setup.dice),
        _energy(in_force),
        _reference(in_force),
    )
    return [each for each in found if any(piece.count for piece in each.pieces)]


def _boards(maze: TileMaze) -> CutoutSet:
    """Return the start boards: all faces, or the one that laid tiles fit to (NE-2, NE-20)."""
    faces = [maze.start_board] if maze.placed else list(maze.start_boards)
    looks = {each.content: each.look for each in swatches(maze)}
    pieces = (
        Cutout(
            Face(CutoutPicture(marks(looks[BOARD_WORD + each]), BOARD / SIDE)),
            name=board_name(each, maze.start_boards[each]),
        )
        for each in faces
    )
    title = message("Start board") if len(faces) == 1 else message("Start boards")
    return CutoutSet(title, BOARD, BOARD, tuple(pieces))


def _tiles(maze: TileMaze) -> CutoutSet:
    pieces = (
        Cutout(
            Face(CutoutPicture(marks(tile_look(each)), TILE / SIDE)),
            count=each.count,
            name=tile_name(name, each),
        )
        for name, each in maze.tile_set.items()
    )
    return CutoutSet(message("Maze tiles"), TILE, TILE, tuple(pieces))


# Action tiles.


def _actions(maze: TileMaze, in_force: MazeTerms) -> CutoutSet:
    pieces = (
        Cutout(_action(name, each), count=each.count)
        for name, each in maze.actions.items()
        if in_force.actions and (in_force.aborts or not each.stops(name))
    )
    return CutoutSet(message("Action tiles"), TILE, TILE, tuple(pieces))


def _action(name: str, action: ActionTile) -> Face:
    words = action_words(name, action)
    stops = action.stops(name)
    sign = _stop() if stops else _bolt("human")
    foot = IN_ANOTHER_TURN if stops else IN_OWN_TURN
    return Face(CutoutPicture(sign, 6.0, 12.0), words.title, words.text, foot=foot)


def _bolt(ink: str, fill: str = "") -> Marks:
    return (HERE.shape(Figure(polygon(BOLT), fill=fill, stroke=ink, width=0.05)),)


def _stop() -> Marks:
    """Return an octagon with a bar: a sign that stops something."""
    cut, far = 0.17, 0.41
    corners = [(-cut, -far), (cut, -far), (far, -cut), (far, cut)]
    ring = polygon([*corners, *((-x, -y) for x, y in corners)])
    bar = rectangle(-0.24, -0.06, 0.24, 0.06)
    return (
        HERE.shape(Figure(ring, stroke="alien", width=0.05)),
        HERE.shape(Figure(bar, fill="alien")),
    )


# New paths, meeples and energy.


def _new_paths(maze: TileMaze) -> CutoutSet:
    """Return strips that lie along a wall of a tile and lead through it (NE-54, NE-55)."""
    way, half = ((-1 / 6, 0.0), (1 / 6, 0.0)), 1 / 6
    figures = (
        Figure(rectangle(-half, -0.5, half, 0.5), fill="dangerous"),
        Figure(strip(way, LANE_WIDTH + 2 * WALL), fill="pod"),
        Figure(strip(way, LANE_WIDTH), fill="silent"),
    )
    face = Face(CutoutPicture(tuple(map(HERE.shape, figures)), TILE / SIDE))
    return CutoutSet(message("New paths"), PATH, TILE, (Cutout(face, count=maze.new_paths),))


def _meeples() -> CutoutSet:
    """Return a token for each player that shows which way it faces (NE-4, NE-60)."""
    pieces = (Cutout(_meeple(each), player=each) for each in SEATS)
    return CutoutSet(message("Meeples"), TOKEN, TOKEN, tuple(pieces))


def _meeple(player: int) -> Face:
    ink = player_ink(player)
    arrow = replace(exit_arrow("N", (0.0, -0.28)), fill=ink)
    ring = Figure(circle((0.0, 0.12), 0.27), stroke=ink, width=0.06)
    letter = Text(player_letter(player), "cell-text", 0.6, (0.0, 0.12 * SIDE), bold=True)
    return Face(CutoutPicture((HERE.shape(arrow), HERE.shape(ring), letter), TOKEN / SIDE))


def _energy(in_force: MazeTerms) -> CutoutSet:
    """Return tokens that are full on one side and empty on the other (NE-4)."""
    full, empty = (
        Face(CutoutPicture(each, TOKEN / SIDE)) for each in (_bolt("pod", "pod"), _bolt("alien"))
    )
    piece = Cutout(full, empty, in_force.energy, each=True)
    return CutoutSet(message("Energy tokens"), TOKEN, TOKEN, (piece,), folded=True)


# Reference cards.


def _reference(in_force: MazeTerms) -> CutoutSet:
    turn = tuple(replace(each, values={"hand": in_force.hand}) for each in TURN)
    card = Cutout(
        Face(title=TURN_TITLE, text=turn),
        Face(title=SIGNS_TITLE, entries=tuple(_signs())),
        each=True,
    )
    return CutoutSet(message("Reference cards"), *CARD, (card,), folded=True)


def _signs() -> Iterator[CutoutEntry]:
    side = 11.0
    yield CutoutEntry(
        CutoutPicture(tuple(map(HERE.shape, hub_figures((0.0, 0.0)))), side * 0.6), HUB_SIGN
    )
    for kind, text in SIGNS.items():
        figures = special_figures(kind, (0.0, 0.0))
        yield CutoutEntry(CutoutPicture(tuple(map(HERE.shape, figures)), side), text)
