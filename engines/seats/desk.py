"""A desk: what somebody at the table sees and may do now, as values that any face of a game can draw.

A desk knows no game and no language: pieces, cards and choices are named by ids, sentences are messages that
each reader has in a language of their own. `SeatDesk.to_json` is the same for other programs.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.messages import Message

PUBLIC: Final = -2
"""The eyes of somebody who plays no seat: what the whole table knows."""
EVERYTHING: Final = -3
"""The eyes of somebody who may know all secrets, because the game is over or replayed."""

Eyes: TypeAlias = int
"""Through whose eyes a game is seen: a seat counted from 0, PUBLIC or EVERYTHING."""

SPACE, PIECE, CARD, PLAYER, BUTTON = "space", "piece", "card", "player", "button"
"""What a person can point at."""

ATTACK, ESCAPE, BREACH, ALARM, DEATH = "attack", "escape", "breach", "alarm", "death"
"""What stands on the time line of a game beside its rounds."""


@dataclass(frozen=True)
class DeskTarget:
    """Something that a person points at to choose: by its sort, and its name among those."""

    sort: str
    name: str
    title: Message | None = field(default=None, compare=False)
    """What a button says; everything else is named by what it is."""


@dataclass(frozen=True)
class DeskChoice:
    """A legal action: what is pointed at for it, one thing after another, and what it does in a sentence."""

    # Any: an action as it stands in a recording.
    action: tuple[object, ...]
    """The action as it stands in recordings, which is what is sent back."""
    path: tuple[DeskTarget, ...]
    text: Message
    kind: str
    """The word of the action, by which choices are gathered."""


@dataclass(frozen=True, kw_only=True)
class DeskPiece:
    """Something that stands on the map, or beside it."""

    id: str
    sort: str
    """What it is: "player", "meeple", "crew", "ship", "creature", "building" …"""
    title: Message
    space: str = ""
    """The space of the map where it is; empty beside the board."""
    owner: int | None = None
    """Whose it is, as a seat."""
    is_own: bool = False
    """Whether it belongs to whoever looks."""
    facing: str = ""
    """The side that it faces: N, E, S or W."""
    spot: tuple[float, float] | None = None
    """Where within its space it stands, each from 0 to 1, where that matters."""
    is_drawn: bool = False
    """Whether the drawing of the map shows it already."""
    letter: str = ""
    """A sign of one or two characters for it."""
    about: Message | None = None
    """What it does, or what is to be known of it."""


@dataclass(frozen=True, kw_only=True)
class DeskCard:
    """A card, a tile or a power in the hand of whoever looks."""

    id: str
    title: Message
    about: Message | None = None
    """What it does, and what it costs."""
    count: int = 1
    sort: str = "card"
    """A card of the hand, or a "power" of the player itself."""


@dataclass(frozen=True)
class DeskMark:
    """Something that was heard or seen at a space of the map, and fades with the rounds."""

    space: str
    sort: str
    """Such as "noise"."""
    age: int
    """How many rounds ago; 0 is in this one."""
    player: int | None = None
    title: Message | None = None


@dataclass(frozen=True)
class DeskPlayer:
    """What is known of one player."""

    seat: int
    name: Message
    facts: tuple[Message, ...]
    is_out: bool = False
    """Whether it plays no more."""


@dataclass(frozen=True)
class LogLine:
    """A line of the log: what happened, in a sentence."""

    text: Message
    round: int
    is_heading: bool = False
    mark: str = ""
    """Its mark on a time line, if it has one."""
    spaces: tuple[str, ...] = ()
    """The spaces of the map that it speaks of."""
    player: int | None = None


@dataclass(frozen=True)
class DeskResult:
    """How the game has ended."""

    winners: tuple[int, ...]
    text: Message


@dataclass(frozen=True, kw_only=True)
class SeatDesk:
    """What somebody at the table sees and may do now."""

    game: str
    eyes: Eyes
    players: int
    round: int
    turn: int
    """Whose turn it is. Who decides in between is known to nobody else: to be asked may give a card away."""
    is_asked: bool
    """Whether whoever looks has to decide now."""
    phase: str = ""
    """What they decide, as the engine calls it."""
    question: Message
    """What they decide, or whose turn it is."""
    points: int | None = None
    """The points of movement, or the actions, that are left."""
    document: MapDocument
    """The map as they see it at the moment: its cells have the names that targets and pieces use."""
    pieces: tuple[DeskPiece, ...] = ()
    marks: tuple[DeskMark, ...] = ()
    hand: tuple[DeskCard, ...] = ()
    about_you: tuple[Message, ...] = ()
    about_table: tuple[Message, ...] = ()
    standings: tuple[DeskPlayer, ...] = ()
    log: Sequence[LogLine] = ()
    choices: tuple[DeskChoice, ...] = ()
    result: DeskResult | None = None

    def offered(self, path: Iterable[DeskTarget] = ()) -> "Offered":
        """Return what can be pointed at after some targets, or the choice that they come to."""
        return offered(self.choices, tuple(path))


@dataclass(frozen=True)
class Offered:
    """What can be pointed at next, and the choice that is made if nothing is left to point at."""

    targets: tuple[DeskTarget, ...] = ()
    choice: DeskChoice | None = None
    choices: tuple[DeskChoice, ...] = ()
    """Everything that still is possible."""

    def of_sort(self, sort: str) -> tuple[DeskTarget, ...]:
        """Return the targets of one sort."""
        return tuple(each for each in self.targets if each.sort == sort)


def offered(choices: Iterable[DeskChoice], path: tuple[DeskTarget, ...]) -> Offered:
    """Return what can be pointed at after a path, or the choice that it comes to."""
    size = len(path)
    left = tuple(each for each in choices if each.path[:size] == path)
    if len(left) == 1 and len(left[0].path) == size:
        return Offered((), left[0], left)
    targets = dict.fromkeys(each.path[size] for each in left if len(each.path) > size)
    return Offered(tuple(targets), None, left)


def told_apart(choices: Iterable[DeskChoice]) -> tuple[DeskChoice, ...]:
    """Return choices of which none is made on the way to another: where it would be, a button follows."""
    found = list(choices)
    ways: dict[tuple[DeskTarget, ...], int] = {}
    for each in found:
        for size in range(len(each.path) + 1):
            way = each.path[:size]
            ways[way] = ways.get(way, 0) + 1
    return tuple(each if ways[each.path] == 1 else _with_button(each) for each in found)


def _with_button(choice: DeskChoice) -> DeskChoice:
    name = " ".join(map(str, choice.action))
    button = DeskTarget(BUTTON, name, choice.text)
    return DeskChoice(choice.action, (*choice.path, button), choice.text, choice.kind)


def titles_of(desk: SeatDesk) -> Mapping[tuple[str, str], Message]:
    """Return what people call everything on a desk that can be pointed at, by sort and name."""
    named: dict[tuple[str, str], Message] = {}
    named.update(((PIECE, each.id), each.title) for each in desk.pieces)
    named.update(((CARD, each.id), each.title) for each in desk.hand)
    named.update(((PLAYER, str(each.seat)), each.name) for each in desk.standings)
    return named
