"""The board: what every engine loads, whatever kind of map it came from."""

from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from ..late_dataclass import late_dataclass
from ..records import Json, JsonObject
from .roles import Roles, marked

if TYPE_CHECKING:
    import networkx as nx

    from .arrays import Links


class Space(NamedTuple):
    """A place where something can stand."""

    id: str
    role: str
    x: int
    y: int
    traits: Mapping[str, Json]


class Unit(NamedTuple):
    """How long one step of the integer positions is, in sides of a cell."""

    x: float
    y: float


@late_dataclass
class Board:
    """Spaces and the links between them, as columns so that a million spaces stay small.

    `links` are two-way and `one_way` go from the first to the second; both are flat arrays of
    indices into the spaces, a pair after a pair. Links say what touches what; who may use them is a
    matter of the rules in force.
    """

    kind: str
    unit: Unit
    ids: Sequence[str]
    roles: Sequence[str]
    xs: Sequence[int]
    ys: Sequence[int]
    links: "array[int]"
    one_way: "array[int]" = field(default_factory=lambda: array("i"))
    traits: Mapping[int, Mapping[str, Json]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Store the columns in one form, so that boards from maps and from exports are equal."""
        for column, stored in (
            ("ids", tuple(self.ids)),
            ("roles", Roles.of(self.roles)),
            ("xs", array("i", self.xs)),
            ("ys", array("i", self.ys)),
        ):
            object.__setattr__(self, column, stored)

    def __len__(self) -> int:
        return len(self.ids)

    def space(self, index: int) -> Space:
        """Return one space."""
        traits = self.traits.get(index, {})
        return Space(self.ids[index], self.roles[index], self.xs[index], self.ys[index], traits)

    def spaces(self) -> Iterator[Space]:
        """Yield every space in order."""
        return map(self.space, range(len(self)))

    @cached_property
    def index(self) -> Mapping[str, int]:
        """The index of each space by its id."""
        return {each: number for number, each in enumerate(self.ids)}

    @cached_property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """For each space, the spaces it leads to."""
        found: list[list[int]] = [[] for _ in self.ids]
        for a, b in pairs(self.links):
            found[a].append(b)
            found[b].append(a)
        for a, b in pairs(self.one_way):
            found[a].append(b)
        return tuple(tuple(each) for each in found)

    def reversed(self) -> "Board":
        """Return the board with every one-way link the other way round: to ask from where one gets to."""
        ends = self.one_way[::-1]
        return replace(self, one_way=ends)

    @cached_property
    def sparse(self) -> "Links":
        """The links as arrays, for questions about boards too large to be searched space by space."""
        from .arrays import Links

        return Links(self)

    def mask(self, roles: Iterable[str]) -> bytes:
        """Return a byte for each space: 1 where it has one of the roles, 0 elsewhere."""
        return Roles.of(self.roles).mask(roles)

    def with_role(self, *roles: str) -> list[int]:
        """Return the indices of the spaces that have one of the roles."""
        return marked(self.mask(roles))

    def counts(self) -> dict[str, int]:
        """Return how many spaces have each role, most first."""
        return Roles.of(self.roles).counts()

    def to_networkx(self) -> "nx.DiGraph[str]":
        """Return the board as a directed graph whose nodes are the ids of the spaces."""
        import networkx as nx

        graph: nx.DiGraph[str] = nx.DiGraph()
        for each in self.spaces():
            graph.add_node(each.id, role=each.role, x=each.x, y=each.y, **each.traits)
        for a, b in pairs(self.links):
            graph.add_edge(self.ids[a], self.ids[b])
            graph.add_edge(self.ids[b], self.ids[a])
        graph.add_edges_from((self.ids[a], self.ids[b]) for a, b in pairs(self.one_way))
        return graph

    @classmethod
    def from_json(cls, value: JsonObject) -> "Board":
        """Return the board that an export carries."""
        spaces = value["spaces"]
        return cls(
            kind=value["kind"],
            unit=Unit(*value["unit"]),
            ids=[each["id"] for each in spaces],
            roles=[each["role"] for each in spaces],
            xs=[each["x"] for each in spaces],
            ys=[each["y"] for each in spaces],
            links=array("i", (end for pair in value["links"] for end in pair)),
            one_way=array("i", (end for pair in value["one_way"] for end in pair)),
            traits={n: each["traits"] for n, each in enumerate(spaces) if "traits" in each},
        )


def pairs(flat: "array[int]") -> Iterator[tuple[int, int]]:
    """Yield the pairs of a flat array.

    >>> list(pairs(array("i", [0, 1, 1, 2])))
    [(0, 1), (1, 2)]
    """
    ends = iter(flat)
    return zip(ends, ends, strict=True)
