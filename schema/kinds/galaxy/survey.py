"""A galaxy under examination: where ships can go, what lies hidden, and how much time there is."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property

from ...boards.board import Board
from ...checks.survey import Survey
from ...documents.maps import MapDocument
from .board import compiled
from .charts import Chart, charts, mask
from .clocks import alien_clock
from .deals import demanded
from .layout import Building, CardType, Galaxy, TimeDeck
from .reveals import Reveals, scouts
from .terms import GalaxyTerms, terms_of

HANDS = 2
"""How many play unless the map says otherwise (EE-1)."""

IDLE = 5 / 4
"""Actions a crossing takes for each that is strictly needed: used cards must become active again.

Crossings found by search take 1.2 to 1.3 times as many with the cards of the house.
"""


class GalaxySurvey(Survey[Galaxy]):
    """A galaxy under examination."""

    def __init__(self, document: MapDocument, board: Board, terms: GalaxyTerms) -> None:
        super().__init__(document, board)
        self.terms = terms

    @classmethod
    def of(cls, document: MapDocument) -> "GalaxySurvey":
        """Return the survey of a galaxy under the rules that the map itself names."""
        return cls(document, compiled(document.layout), terms_of(document.rules))

    @cached_property
    def hands(self) -> int:
        """How many rows of activity cards, and ships, are in play (EE-1)."""
        if self.terms.solo or self.document.players is None:
            return HANDS
        return self.document.players.max

    @cached_property
    def starts(self) -> tuple[int, ...]:
        """The positions with a start card; drawn ones are not known."""
        return tuple(at for at, each in self._known() if each.start)

    @cached_property
    def goals(self) -> tuple[int, ...]:
        """The positions with a goal card; drawn ones are not known."""
        return tuple(at for at, each in self._known() if each.goal)

    def _known(self) -> Iterator[tuple[int, CardType]]:
        for position in range(1, len(self.layout.cards) + 1):
            card = self.layout.type_at(position)
            if card:
                yield position, card

    @cached_property
    def ends(self) -> tuple[int, int] | None:
        """Where ships start and where they want to be, if the galaxy has both."""
        return (self.starts[0], self.goals[0]) if self.starts and self.goals else None

    @cached_property
    def values(self) -> frozenset[int]:
        """The travel values that every hand holds (EE-15)."""
        return frozenset(demanded(self.layout))

    @cached_property
    def charts(self) -> tuple[Chart, ...]:
        """The galaxy with every card known, or some shuffles of it; none if cards run short."""
        return charts(self.layout, self.values)

    @cached_property
    def face_up(self) -> tuple[int, ...]:
        """The positions that lie open at first."""
        opened = self.goals if self.terms.goal_open else ()
        return tuple(
            at for at, each in enumerate(self.layout.cards, 1) if each.face_up or at in opened
        )

    @cached_property
    def hidden(self) -> tuple[int, ...]:
        """The face-down positions up to the goal: what must be revealed."""
        last = self.goals[0] if self.goals else len(self.layout.cards)
        return tuple(at for at in range(1, last + 1) if at not in self.face_up)

    @cached_property
    def open_run(self) -> int:
        """The last position of the face-up part that begins at position 1."""
        return next(
            (at for at in range(len(self.layout.cards)) if at + 1 not in self.face_up),
            len(self.layout.cards),
        )

    @cached_property
    def reveals(self) -> Reveals:
        """The hidden cards against the outposts in the box."""
        return Reveals(self.layout, len(self.hidden))

    @cached_property
    def build_points(self) -> int:
        """The most build points that a card gives in a slot where it is active (EE-42)."""
        return max(
            (
                points
                for card in self.layout.activity
                for slot, points in card.points.items()
                if int(slot) in card.active
            ),
            default=0,
        )

    def outpost_spots(self, chart: Chart) -> dict[int, int]:
        """Return where a first outpost shows a hidden card, and the hops to there over open cards."""
        if not self.starts:
            return {}
        reached = chart.steps(self.starts[0], mask(self.face_up))
        return {
            at: hops
            for at, hops in reached.items()
            if any(self._shows(chart, at, each) for each in scouts(self.layout).values())
        }

    def _shows(self, chart: Chart, position: int, outpost: Building) -> bool:
        reach = (outpost.reveal or (0, 0))[0]
        if outpost.cost > self.build_points or (outpost.planet_only and not chart[position].planet):
            return False
        if self.terms.next_hidden:
            return reach > 0
        return any(position < at <= position + reach for at in self.hidden)

    @cached_property
    def time(self) -> TimeDeck:
        """The time deck in force."""
        return self.terms.time or self.layout.time

    @cached_property
    def alien_clock(self) -> float | None:
        """About how many player-turns the Aliens take to Earth if nobody repels them (EE-81)."""
        way = self.layout.aliens.start - (self.starts[0] if self.starts else 1)
        return alien_clock(self.time, max(0, -(-way // self.layout.aliens.step)))

    def hops_to(self, chart: Chart, positions: Iterable[int]) -> dict[int, int]:
        """Return the fewest hops from the start to those of some positions that can be reached."""
        steps = chart.steps(self.starts[0]) if self.starts else {}
        return {at: steps[at] for at in positions if at in steps}

    def hops(self, chart: Chart) -> int | None:
        """Return the fewest hops from start to goal."""
        return min(self.hops_to(chart, self.goals[:1]).values(), default=None)

    @cached_property
    def least_actions(self) -> int | None:
        """The fewest actions in which all ships can be brought to the goal, idle ones not counted.

        Of a drawn galaxy the shuffle with the fewest.
        """
        found = [hops for hops in map(self.hops, self.charts) if hops is not None]
        return self.hands * min(found) + self.reveals.least_actions() if found else None

    @cached_property
    def likely_par(self) -> int | None:
        """About how many player-turns a crossing without threats takes, found without a search."""
        if self.least_actions is None:
            return None
        return round(IDLE * self.least_actions / self.layout.setup.actions)

    def labels(self, positions: Sequence[int]) -> tuple[str, ...]:
        """Return the labels of some positions."""
        return tuple(map(str, positions))
