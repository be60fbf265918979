"""What the problems of tile mazes say, on their own and under the rules of a scenario."""

from collections.abc import Iterable, Mapping

from ...messages import Message, in_brackets, message
from ..sentence import Sentences, says

HOUSE_TILES: Mapping[str, Message] = {
    "single": message("Single space"),
    "triple": message("Triple space"),
    "corner": message("Corner"),
    "long_corner": message("Long corner"),
    "tee": message("Tee"),
    "cross": message("Cross"),
    "overpass": message("Overpass"),
    "double_corner": message("Double corner"),
    "control_room": message("Control room"),
    "teleporter": message("Teleporter"),
}
"""The tiles of the house set, whose definitions have no titles."""
HOUSE_BOARDS: Mapping[str, Message] = {"alpha": message("Alpha"), "omega": message("Omega")}


def _tile(name: str) -> Message | str:
    return HOUSE_TILES.get(name, name)


def _board(name: str) -> Message | str:
    return HOUSE_BOARDS.get(name, name)


def _all(names: Iterable[str]) -> str:
    return ", ".join(names)


SENTENCES: Sentences = {
    ("NE-1", "few-players"): says(
        message("{name} is for too few players to make {teams} equal teams.")
    ),
    ("NE-3", "no-tiles"): says(
        message("{name} has no tiles to lay: this game is played on tile mazes.")
    ),
    ("NE-80", "print-only"): says(
        message("Print-only action tiles are left out of the pile: {some}."),
        message("Give them effects if they should be played."),
        some=_all,
    ),
    ("NEV-1", "exit-meets-wall"): says(
        message("The exit of {open} towards {closed} meets a wall."),
        message("Turn or change one of the two, so that exits meet exits and walls meet walls."),
    ),
    ("NEV-2", "many-new-paths"): says(
        message("{count} new paths are laid, but there are only {most}."),
        message("Take some off, or raise the number of new paths."),
    ),
    ("NEV-2", "on-the-board"): says(
        message("A tile lies on the start board at {cell}."),
        message("Keep one and lay the others elsewhere."),
    ),
    ("NEV-2", "on-a-tile"): says(
        message("{count} tiles lie in one cell at {cell}."),
        message("Keep one and lay the others elsewhere."),
    ),
    ("NEV-2", "new-path-not-taken"): says(
        message("There is a new path on the tile “{tile}” at {cell}, which can't take one."),
        message("Put it on a tile that takes new paths, such as a single or triple one."),
        tile=_tile,
    ),
    ("NEV-2", "new-path-at-exit"): says(
        message("The new path at {cell} leads {side}, where the tile already has an exit."),
        message("Lead it through a wall: {sides}."),
        sides=_all,
    ),
    ("NEV-3", "no-exit"): says(
        message("The maze has no exit: nobody can escape."),
        message("Remove a tile at the edge, or put a new path where a cell is empty."),
    ),
    ("NEV-3", "unreached-exits"): says(
        message("No exit can be reached from the hub."),
        message("Join a part that has an exit to the hub, on foot or by a white teleporter."),
    ),
    ("NEV-4", "no-way-home"): says(
        message("No way leads back to the hub from {some}."),
        message(
            "Join them to the rest, or give their part a white teleporter with somewhere to go."
        ),
        some=in_brackets,
    ),
    ("NEV-4", "not-joined"): says(
        message("Lanes are not joined to the hub yet: {some}."),
        message("That may come in play; a meeple only gets there once a tile has joined them."),
        some=_all,
    ),
    ("NEV-5", "no-draw-pile"): says(
        message(
            "The deck has {size} tiles, but {needed} are dealt to {players} players or laid "
            "at the start: there is no draw pile."
        ),
        message("Add tiles, lay fewer, or play with fewer players."),
    ),
    ("NEV-5", "no-maze-tiles"): says(
        message("There is no maze tile left to draw."),
        message("Add maze tiles to the set, or lay fewer."),
    ),
    ("NEV-5", "many-laid"): says(
        message("{laid} tiles “{tile}” are laid, but the set only has {count}."),
        message("Take some off, or raise their number in the tile set."),
        tile=_tile,
    ),
    ("NEV-6", "no-hub"): says(
        message("The start board “{board}” has no hub."),
        message("Name the cell with the red circle where all meeples start."),
        board=_board,
    ),
    ("NEV-6", "walled-in"): says(
        message("No way leads out of the hub."),
        message("Give the cell beside it an exit towards the hub."),
    ),
    ("NEV-6", "pieces"): says(
        message("The lanes of the start board are in {count} parts that do not touch."),
        message("Join them inside the board, whatever tiles may lie around it."),
    ),
    ("NEV-7", "near-exit"): says(
        message(
            "The nearest exit is {steps} steps from the hub, and a first turn can be {far}: "
            "somebody may escape at once."
        ),
        message("Make the ways longer than {far} steps."),
    ),
    ("NEV-8", "lone-teleporter"): says(
        message("The teleporter at {cell} leads nowhere: it is the only one."),
        message("Lay a second one, or mark the hub with a yellow teleport indicator."),
    ),
    ("NEV-9", "few-exits"): says(
        message("{count} exits for {players} players will be crowded."),
        message(
            "Open or close exits until there are {least} to {most}, or change the number of "
            "players."
        ),
    ),
    ("NEV-9", "many-exits"): says(
        message("{count} exits for {players} players leave little to fight for."),
        message(
            "Open or close exits until there are {least} to {most}, or change the number of "
            "players."
        ),
    ),
    ("NEV-10", "only-exit"): says(
        message(
            "The exit at {cell} is the only one: a maze end would close the maze, so none may be laid."
        ),
        message("Open a second exit."),
    ),
    ("NEV-11", "trap"): says(
        message("In {some}, meeples that go the wrong way never get out."),
        message("Open the dead end, make it a maze end, or join the ring to a way out."),
        some=in_brackets,
    ),
    ("NEV-11", "turned"): says(
        message("In {some}, one direction only leads out by turning round at a maze end."),
        some=in_brackets,
    ),
    ("NEV-12", "many-maze-ends"): says(
        message(
            "{ends} of {total} maze tiles are maze ends, more than {most} %: the maze may close up."
        ),
        message("Remove control rooms or teleporters, or add tiles that lead on."),
    ),
}
