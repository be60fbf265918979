"""A tile maze under examination: where meeples can go, how far it is, and what is in the deck."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from ...boards.board import Board, pairs
from ...checks.survey import Survey
from ...documents.maps import MapDocument
from .board import EXIT, HUB, board_of, cells_of, hub_of
from .deck import TileDeck
from .layout import TELEPORT_WHITE, TELEPORTS, TileMaze
from .sides import Cell
from .table import MazeTable
from .terms import MazeTerms, terms

if TYPE_CHECKING:
    import networkx as nx

MOST_PLAYERS = 8
"""As many as the box has meeples for (NE-1)."""


class MazeSurvey(Survey[TileMaze]):
    """A tile maze under examination."""

    def __init__(self, document: MapDocument, board: Board, table: MazeTable) -> None:
        super().__init__(document, board)
        self.table = table

    @classmethod
    def of(cls, document: MapDocument) -> "MazeSurvey":
        """Return the survey of a maze under the rules it names."""
        maze: TileMaze = document.layout
        table = MazeTable(maze)
        return cls(document, board_of(table, hub_of(maze)), table)

    @cached_property
    def terms(self) -> MazeTerms:
        """The rule switches in force."""
        return terms(self.layout.setup, self.document.rules)

    @cached_property
    def deck(self) -> TileDeck:
        """The tiles in play."""
        return TileDeck(self.layout, self.terms)

    @property
    def players(self) -> int:
        """The most who can play: by the map, else by its start board, else by the box."""
        told = self.document.players or self.layout.board_in_use.players
        return told.max if told else MOST_PLAYERS

    @cached_property
    def hub(self) -> int | None:
        """The space that meeples start from."""
        return next(iter(self.board.with_role(HUB)), None)

    @cached_property
    def exits(self) -> Sequence[int]:
        """The maze exits."""
        return self.board.with_role(EXIT)

    @cached_property
    def indicators(self) -> Mapping[int, str]:
        """The teleport indicators: which spaces, and of which colour."""
        specials = ((n, traits.get("special")) for n, traits in self.board.traits.items())
        return {number: kind for number, kind in specials if kind in TELEPORTS}

    @cached_property
    def jumps(self) -> Mapping[int, Sequence[int]]:
        """For each white teleport indicator that has any, the indicators it leads to (NE-70)."""
        white = [each for each, kind in self.indicators.items() if kind == TELEPORT_WHITE]
        found = {each: [other for other in self.indicators if other != each] for each in white}
        return {each: targets for each, targets in found.items() if targets}

    @cached_property
    def walks(self) -> "nx.Graph[int]":
        """The spaces inside the maze, joined where a meeple can walk."""
        import networkx as nx

        graph: nx.Graph[int] = nx.Graph()
        graph.add_nodes_from(n for n, role in enumerate(self.board.roles) if role != EXIT)
        graph.add_edges_from(pairs(self.board.links))
        return graph

    @cached_property
    def ways_out(self) -> Mapping[int, Sequence[int]]:
        """The exits that each space leads to, if any."""
        found: dict[int, list[int]] = {}
        for a, b in pairs(self.board.one_way):
            if self.board.roles[b] == EXIT:
                found.setdefault(a, []).append(b)
        return found

    def continuations(self, space: int) -> list[int]:
        """Return where a meeple can step from a space: other spaces, and exits."""
        return [*self.walks[space], *self.ways_out.get(space, ())]

    @cached_property
    def branches(self) -> Sequence[int]:
        """The spaces with two ways on, whichever way a meeple came (NE-16)."""
        return [space for space in self.walks if len(self.continuations(space)) >= 3]

    @cached_property
    def homeward(self) -> frozenset[int]:
        """The spaces from which a way leads to the hub, on foot and by white teleporters (NE-53)."""
        if self.hub is None:
            return frozenset()
        found, waiting = {self.hub}, [self.hub]
        while waiting:
            space = waiting.pop()
            new = {*self.walks[space], *self._jumped_from.get(space, ())} - found
            found |= new
            waiting += new
        return frozenset(found)

    @cached_property
    def _jumped_from(self) -> Mapping[int, Sequence[int]]:
        """For each teleport indicator that others lead to, those others."""
        found: dict[int, list[int]] = {}
        for start, targets in self.jumps.items():
            for target in targets:
                found.setdefault(target, []).append(start)
        return found

    @cached_property
    def linked(self) -> frozenset[Cell]:
        """The cells that hang on one with a way to the hub, if only by a lane that is not joined yet."""
        import networkx as nx

        graph: nx.Graph[Cell] = nx.Graph()
        graph.add_nodes_from(self.cells(self.walks))
        graph.add_edges_from((self.cell_of[a], self.cell_of[b]) for a, b in self.walks.edges)
        home = set(self.cells(self.homeward))
        parts = nx.connected_components(graph)
        return frozenset(cell for part in parts if not home.isdisjoint(part) for cell in part)

    @cached_property
    def steps(self) -> Mapping[int, int]:
        """The fewest steps from the hub to each space and exit that a meeple can reach.

        Whoever steps onto a white teleport indicator is gone at once, for no movement (NE-70), so
        stepping onto it and standing on it after a jump are two things.
        """
        if self.hub is None:
            return {}
        standing, entered, heads = {self.hub: 0}, dict[int, int](), [self.hub]
        while heads:
            steps = standing[heads[0]] + 1
            ahead = [
                on for space in heads if space in self.walks for on in self.continuations(space)
            ]
            jumping = [each for each in dict.fromkeys(ahead) if each in self.jumps]
            entered = {**dict.fromkeys(jumping, steps), **entered}
            landed = (to for each in jumping for to in self.jumps[each])
            walked = (each for each in ahead if each not in self.jumps)
            heads = [each for each in dict.fromkeys((*walked, *landed)) if each not in standing]
            standing.update(dict.fromkeys(heads, steps))
        return {**standing, **{at: min(n, standing.get(at, n)) for at, n in entered.items()}}

    @cached_property
    def reached_exits(self) -> Sequence[int]:
        """The exits that a meeple can reach from the hub."""
        return [each for each in self.exits if each in self.steps]

    @cached_property
    def cell_of(self) -> Sequence[Cell]:
        """The cell that each space lies in; for an exit the one it leads out of."""
        return list(cells_of(self.table))

    def cells(self, spaces: Iterable[int]) -> tuple[Cell, ...]:
        """Return the cells that some spaces lie in, each once."""
        return tuple(dict.fromkeys(self.cell_of[each] for each in spaces))

    def labels(self, spaces: Iterable[int]) -> tuple[str, ...]:
        """Return the labels of the cells that some spaces lie in, each once."""
        return tuple(each.label for each in self.cells(spaces))
