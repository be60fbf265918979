"""The layout of a galaxy: its cards in order of position, and the tables that say what they mean."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from ...effects import DO, Effect
from ...records import Record

START, GOAL, PLANET, SPACE, ASTEROID, UNKNOWN, ALIENS = (
    "start",
    "goal",
    "planet",
    "space",
    "asteroid",
    "unknown",
    "aliens",
)
"""The roles of spaces: what engines ask for, whatever the card types are called."""

DRAWN = "drawn"
"""What stands at a position whose card comes from the shuffled deck (EE-10)."""

BUILD = "build"
"""The activity that builds; every other activity is named for the cubes it produces (EE-4)."""

REVEAL, MAKE, ANOMALY = "reveal", "make", "anomaly"
"""The effects that checks and figures ask for: buildings that reveal or make cubes, and the Anomaly."""

FRONT_AND_BACK = ("count", "upgraded")
"""The figures of a building's effect: on the front of its card, and on the upgraded back (EE-3)."""

SERPENTINE = "serpentine"
"""The path that turns back at the end of each row; the other begins each row on the left (EE-12)."""

Cubes = Mapping[str, int]
"""How many cubes of each kind."""


@dataclass(frozen=True, kw_only=True)
class Track(Record):
    """How the positions lie on the table."""

    rows: tuple[int, ...]
    path: str


@dataclass(frozen=True, kw_only=True)
class GalaxyCard(Record):
    """What lies at a position: a card of a certain type, or one drawn from the deck."""

    card: str
    face_up: bool = False


@dataclass(frozen=True, kw_only=True)
class GalaxyDeck(Record):
    """The cards that are shuffled for the drawn positions, some of them taken out unseen (EE-10)."""

    shuffle: Mapping[str, int]
    remove: int = 0


@dataclass(frozen=True, kw_only=True)
class CardType(Record):
    """A type of galaxy card (EE-2)."""

    parsec: int
    """The cost of entering."""
    planet: bool = False
    bonus: str | None = None
    """The kind of cube it brings when it is revealed (EE-47)."""
    start: bool = False
    goal: bool = False
    count: int | None = None
    """How many the box holds; None for cards that the designer makes."""
    letter: str | None = None
    title: str = ""

    @property
    def role(self) -> str:
        """What it is to an engine: what costs more than a parsec and is no planet is an asteroid field."""
        if self.start or self.goal:
            return START if self.start else GOAL
        if self.planet:
            return PLANET
        return ASTEROID if self.parsec > 1 else SPACE


@dataclass(frozen=True, kw_only=True)
class Building(Record):
    """A type of building, and what it is good for (EE-3)."""

    count: int
    cost: int
    upgrade: Cubes = field(default_factory=dict)
    effects: tuple[Effect, ...] = ()
    planet_only: bool = False
    replaceable: bool = True
    text: str = ""
    """What its card says in the designer's own words."""
    print_only: bool = False
    """Whether it is printed, but not built in games that engines play."""
    title: str = ""

    @property
    def in_play(self) -> int:
        """How many can be built in a game."""
        return 0 if self.print_only else self.count

    @cached_property
    def reveal(self) -> tuple[int, int] | None:
        """How many cards it reveals, plain and upgraded; None if it reveals none (EE-44)."""
        found = [pair_of(each) for each in self.effects if each[DO] == REVEAL]
        front, back = (sum(side) for side in zip(*found, strict=True)) if found else (0, 0)
        return (front, back) if front or back else None

    @cached_property
    def makes(self) -> str | None:
        """The kind of cubes that it makes (EE-46)."""
        return str(self._making["kind"]) if self._making else None

    @cached_property
    def capacity(self) -> tuple[int, int] | None:
        """How many cubes it holds, plain and upgraded; None if it makes none."""
        return pair_of(self._making) if self._making else None

    @property
    def _making(self) -> Effect:
        return next((each for each in self.effects if each[DO] == MAKE and "kind" in each), {})


def pair_of(effect: Effect) -> tuple[int, int]:
    """Return the figures of a building's effect; what is no number counts nothing.

    >>> pair_of({"do": "reveal", "count": 2, "upgraded": 3}), pair_of({"do": "reveal"})
    ((2, 3), (0, 0))
    """
    front, back = (effect.get(name, 0) for name in FRONT_AND_BACK)
    return (front if type(front) is int else 0, back if type(back) is int else 0)


@dataclass(frozen=True, kw_only=True)
class ActivityCard(Record):
    """An activity card: where in its row it is active, and what it can do there (EE-4)."""

    type: str
    travel: int
    active: tuple[int, ...]
    points: Mapping[str, int] = field(default_factory=dict)
    """Build points by slot."""
    copies: int = 1


@dataclass(frozen=True, kw_only=True)
class Event(Record):
    """A type of event: the price of fighting it, and what it does when it becomes active (EE-6)."""

    count: int
    fight: Cubes
    effects: tuple[Effect, ...] = ()
    """What it does, part after part."""
    text: str = ""
    """What its card says in the designer's own words."""
    print_only: bool = False
    """Whether it is printed, but not in the deck of games that engines play."""
    title: str = ""

    @property
    def in_play(self) -> int:
        """How many the event deck of a game holds."""
        return 0 if self.print_only else self.count

    @cached_property
    def anomaly(self) -> bool:
        """Whether it places the Anomaly, or moves it on (EE-63, EE-64)."""
        return any(each[DO] == ANOMALY for each in self.effects)


@dataclass(frozen=True, kw_only=True)
class TimeDeck(Record):
    """How many time cards there are of each kind (EE-5)."""

    nothing: int
    event: int
    aliens: int

    @property
    def size(self) -> int:
        """The number of cards."""
        return self.nothing + self.event + self.aliens


@dataclass(frozen=True, kw_only=True)
class Aliens(Record):
    """Where the Aliens start, and how many positions they move at a time (EE-17, EE-70)."""

    start: int
    step: int


@dataclass(frozen=True, kw_only=True)
class Anomaly(Record):
    """The position nearest to the start that the Anomaly can take, and its step (EE-63, EE-64)."""

    min_position: int
    step: int


@dataclass(frozen=True, kw_only=True)
class GalaxySetup(Record):
    """Actions in a turn, and how many cards of each travel value a hand demands (EE-15, EE-22)."""

    actions: int
    hand: Mapping[str, int]


@dataclass(frozen=True, kw_only=True)
class Galaxy(Record):
    """A track of galaxy cards with everything on and beside it."""

    track: Track
    cards: tuple[GalaxyCard, ...]
    deck: GalaxyDeck | None = None
    card_types: Mapping[str, CardType]
    buildings: Mapping[str, Building]
    activity: tuple[ActivityCard, ...]
    events: Mapping[str, Event]
    time: TimeDeck
    aliens: Aliens
    anomaly: Anomaly
    cubes: Cubes
    setup: GalaxySetup

    def type_at(self, position: int) -> CardType | None:
        """Return the type of the card at a position counted from 1; None if it is drawn."""
        return self.card_types.get(self.cards[position - 1].card)

    def drawn(self) -> Iterator[int]:
        """Yield the positions whose cards come from the deck."""
        return (at for at, each in enumerate(self.cards, 1) if each.card == DRAWN)


def contents(galaxy: Galaxy) -> Mapping[str, str]:
    """Return what lies at each position, in words."""
    return {
        str(position): f"{each.card}, face up" if each.face_up else f"{each.card}, face down"
        for position, each in enumerate(galaxy.cards, 1)
    }
