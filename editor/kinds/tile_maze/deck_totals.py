"""Totals of the deck: how many tiles there are, what is wrong with them, and how they fit on paper."""

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.tile_maze.deck import TileDeck
from hullwright.schema.kinds.tile_maze.deck_checks import MOST_MAZE_ENDS
from hullwright.schema.kinds.tile_maze.layout import TileMaze
from hullwright.schema.kinds.tile_maze.survey import MOST_PLAYERS
from hullwright.schema.kinds.tile_maze.terms import terms
from hullwright.schema.messages import Message, message, some_of

from ...concepts.map_table import TableTotal

TILES_PER_SHEET = 15
"""Squares of 50 mm in three columns and five rows, which A4 and Letter have room for."""


def maze_totals(maze: TileMaze) -> list[TableTotal]:
    """Return the figures under the maze tiles."""
    deck = _deck(maze)
    return [
        TableTotal(message("Maze tiles in the box"), deck.maze_tiles),
        TableTotal(
            message("On the table"),
            len(maze.placed),
            _too_many_laid(maze, deck) or _none_left(deck),
        ),
        _maze_ends(maze, deck),
        _sheets(message("Sheets of maze tiles"), deck.maze_tiles),
    ]


def action_totals(maze: TileMaze) -> list[TableTotal]:
    """Return the figures under the action tiles."""
    tiles = sum(each.count for each in maze.actions.values())
    aborts = sum(each.count for name, each in maze.actions.items() if each.stops(name))
    printed = sum(each.count for each in maze.actions.values() if each.print_only)
    return [
        TableTotal(message("Action tiles in the box"), tiles),
        TableTotal(message("Aborts among them"), aborts),
        TableTotal(message("Print only"), printed),
        _sheets(message("Sheets of action tiles"), tiles),
    ]


def box_totals(maze: TileMaze) -> list[TableTotal]:
    """Return the figures under what else is in the box."""
    deck = _deck(maze)
    laid = sum(each.new_path is not None for each in maze.placed)
    faces = [sum(die) / len(die) for die in maze.setup.dice]
    return [
        TableTotal(message("Tiles in the box"), deck.size),
        _sheets(message("Sheets of all tiles"), deck.size),
        TableTotal(message("New paths laid"), laid, _too_many_new_paths(maze, laid)),
        TableTotal(message("Mean roll"), round(sum(faces), 2)),
        TableTotal(message("Highest roll"), maze.setup.most_rolled),
    ]


def pile_totals(document: MapDocument) -> list[TableTotal]:
    """Return the draw pile and how long it lasts for the most who can play (NEV-5)."""
    maze: TileMaze = document.layout
    told = document.players or maze.board_in_use.players
    players = told.max if told else MOST_PLAYERS
    deck = TileDeck(maze, terms(maze.setup, document.rules))
    needed = deck.needed(players)
    wrong = message(
        "The deck has {size} tiles, but {needed} are dealt to {players} players or laid "
        "at the start: there is no draw pile.",
        size=deck.size,
        needed=needed,
        players=players,
    )
    return [
        TableTotal(
            message("Draw pile for {players} players", players=players),
            deck.pile(players),
            wrong if deck.size <= needed else None,
        ),
        TableTotal(message("Rounds until it is empty, about"), round(deck.rounds(players), 1)),
    ]


def _deck(maze: TileMaze) -> TileDeck:
    """Return the whole deck, whatever a map's rules leave out."""
    return TileDeck(maze, terms(maze.setup, ()))


def _too_many_laid(maze: TileMaze, deck: TileDeck) -> Message | None:
    names = [
        maze.tile_set[tile].title or tile
        for tile, laid in deck.laid.items()
        if tile in maze.tile_set and laid > maze.tile_set[tile].count
    ]
    if not names:
        return None
    return message(
        "More are laid than the set has: {tiles}. Remove some, or raise their number.",
        tiles=some_of(names),
    )


def _none_left(deck: TileDeck) -> Message | None:
    if any(deck.left.values()):
        return None
    return message("There is no maze tile left to draw: add some, or lay fewer.")


def _maze_ends(maze: TileMaze, deck: TileDeck) -> TableTotal:
    ends = sum(each.count for each in maze.tile_set.values() if each.maze_end)
    wrong = message(
        "More than {most} % of the maze tiles: the maze may close up. Remove some, or add tiles "
        "that lead on.",
        most=MOST_MAZE_ENDS,
    )
    is_too_much = ends * 100 > deck.maze_tiles * MOST_MAZE_ENDS
    return TableTotal(message("Maze ends among them"), ends, wrong if is_too_much else None)


def _too_many_new_paths(maze: TileMaze, laid: int) -> Message | None:
    if laid <= maze.new_paths:
        return None
    return message(
        "{count} new paths are laid, but there are only {most}.", count=laid, most=maze.new_paths
    )


def _sheets(title: Message, tiles: int) -> TableTotal:
    """Return how many sheets of paper some tiles take, and how full the last one is."""
    sheets, last = -(-tiles // TILES_PER_SHEET), tiles % TILES_PER_SHEET
    if not tiles:
        return TableTotal(title, 0)
    if not last:
        return TableTotal(title, sheets, note=message("Every sheet is full."))
    note = message(
        "The last sheet has {last} of {most} tiles: there is room for {free} more.",
        last=last,
        most=TILES_PER_SHEET,
        free=TILES_PER_SHEET - last,
    )
    return TableTotal(title, sheets, note=note)
