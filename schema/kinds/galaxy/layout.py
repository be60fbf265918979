"""The layout of a galaxy: its cards in order of position, and the tables that say what they mean."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

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
    """A type of building; pairs hold the figure of the front and of the upgraded back (EE-3)."""

    count: int
    cost: int
    upgrade: Cubes = field(default_factory=dict)
    reveal: tuple[int, int] | None = None
    """How many cards it reveals (EE-44)."""
    makes: str | None = None
    capacity: tuple[int, int] | None = None
    planet_only: bool = False
    replaceable: bool = True
    title: str = ""


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
    lose: Cubes = field(default_factory=dict)
    """Cubes that are lost, as far as there are any (EE-62)."""
    resets: tuple[str, ...] = ()
    """Activities that every player moves to slot 1."""
    anomaly: bool = False
    """Whether it places the Anomaly, or moves it on (EE-63, EE-64)."""
    title: str = ""


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
