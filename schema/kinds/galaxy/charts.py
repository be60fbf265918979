"""Charts: a galaxy with every card known, and the exact hops that ships can make in it.

A *hop* is a travel in one direction whose entry costs add up to exactly the travel value of a card
(EE-40). A galaxy that is drawn from a deck has no chart of its own: checks and figures look at some
shuffles of it, the same ones each time.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from .chance import draws
from .layout import DRAWN, CardType, Galaxy

if TYPE_CHECKING:
    import networkx as nx

SHUFFLES = 24
SHUFFLED_CARDS = 1600
"""How many shuffles of a drawn galaxy are looked at: so many, or as many as have so many cards."""


FAR = 99
"""Hops to where no hops lead."""


class Hop(NamedTuple):
    """An exact hop: its travel value, where it ends, and the positions it enters as a bit mask."""

    value: int
    target: int
    entered: int


def mask(positions: Iterable[int]) -> int:
    """Return some positions as a bit mask.

    >>> bin(mask([1, 3]))
    '0b1010'
    """
    found = 0
    for each in positions:
        found |= 1 << each
    return found


@dataclass(frozen=True)
class Chart:
    """A galaxy with every card known; positions count from 1."""

    cards: tuple[CardType, ...]
    values: frozenset[int]
    """The travel values that hands hold."""

    def __getitem__(self, position: int) -> CardType:
        return self.cards[position - 1]

    @cached_property
    def hops(self) -> tuple[tuple[Hop, ...], ...]:
        """The exact hops from each position; nothing stands at index 0."""
        return ((), *(tuple(self._hops(at)) for at in range(1, len(self.cards) + 1)))

    def _hops(self, start: int) -> Iterator[Hop]:
        most = max(self.values, default=0)
        for direction, end in ((1, len(self.cards) + 1), (-1, 0)):
            cost = entered = 0
            for position in range(start + direction, end, direction):
                cost += self[position].parsec
                entered |= 1 << position
                if cost in self.values:
                    yield Hop(cost, position, entered)
                if cost >= most:
                    break

    def graph(self, opened: int | None = None) -> "nx.DiGraph[int]":
        """Return the hops as a graph of positions; only those over open cards if any are given."""
        import networkx as nx

        graph: nx.DiGraph[int] = nx.DiGraph()
        graph.add_nodes_from(range(1, len(self.cards) + 1))
        for position, hops in enumerate(self.hops):
            for hop in hops:
                if opened is None or not hop.entered & ~opened:
                    graph.add_edge(position, hop.target)
        return graph

    @cached_property
    def _whole(self) -> "nx.DiGraph[int]":
        return self.graph()

    def steps(self, start: int, opened: int | None = None) -> Mapping[int, int]:
        """Return the fewest hops from a position to each that can be reached."""
        import networkx as nx

        graph = self._whole if opened is None else self.graph(opened)
        found: Mapping[int, int] = nx.single_source_shortest_path_length(graph, start)
        return found

    @cached_property
    def hop_counts(self) -> tuple[tuple[int, ...], ...]:
        """The fewest hops from each position to each other; nothing stands at index 0."""
        return ((), *(self._counts(at) for at in range(1, len(self.cards) + 1)))

    def _counts(self, start: int) -> tuple[int, ...]:
        counts = [FAR] * (len(self.cards) + 1)
        counts[start], reached = 0, [start]
        for at in reached:
            for hop in self.hops[at]:
                if counts[hop.target] == FAR:
                    counts[hop.target] = counts[at] + 1
                    reached.append(hop.target)
        return tuple(counts)

    def stuck(self, goal: int) -> list[int]:
        """Return the positions from which no hops lead to the goal, not even backwards first."""
        import networkx as nx

        fine = nx.ancestors(self._whole, goal) | {goal}
        return [at for at in range(1, len(self.cards) + 1) if at not in fine]

    def stops(self, start: int, goal: int) -> set[int]:
        """Return the positions between start and goal where a ship that never turns back may stop."""
        import networkx as nx

        forwards = nx.DiGraph(
            (a, b) for a, b in self._whole.edges if (a < b) == (start < goal) and a != goal
        )
        if start not in forwards or goal not in forwards:
            return set()
        ahead: set[int] = nx.descendants(forwards, start)
        behind: set[int] = nx.ancestors(forwards, goal)
        return ahead & behind

    def parsecs(self, start: int, target: int) -> int:
        """Return the sum of entry costs from one position to another."""
        step = 1 if target >= start else -1
        return sum(self[at].parsec for at in range(start + step, target + step, step))


def charts(galaxy: Galaxy, values: frozenset[int]) -> tuple[Chart, ...]:
    """Return the chart of a galaxy, those of some shuffles if cards are drawn, none if they run short."""
    drawn = sum(1 for _ in galaxy.drawn())
    if not drawn:
        return (_chart(galaxy, values, iter(())),)
    pile = galaxy.deck.shuffle if galaxy.deck else {}
    if sum(pile.values()) < drawn:
        return ()
    number = max(1, min(SHUFFLES, SHUFFLED_CARDS // len(galaxy.cards)))
    return tuple(
        _chart(galaxy, values, iter(draws(pile, drawn, f"galaxy {seed}"))) for seed in range(number)
    )


def _chart(galaxy: Galaxy, values: frozenset[int], drawn: Iterator[str]) -> Chart:
    names = (next(drawn) if each.card == DRAWN else each.card for each in galaxy.cards)
    return Chart(tuple(galaxy.card_types[name] for name in names), values)
