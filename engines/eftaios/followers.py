"""Followers: what is made of the public events of a state, once for all who ask (a filter of bots)."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol, Self, TypeVar, cast

from ..events import Event, seen_by
from .events import KINDS
from .item_pieces import ItemPiece
from .ruleset import EftaiosRuleset
from .zone import Zone

SPECTATOR = -2
"""Somebody at the table who plays no seat, and hears what everybody hears."""


class PublicTable(NamedTuple):
    """What lies open before everybody from the beginning."""

    zone: Zone
    ruleset: EftaiosRuleset
    items: Mapping[str, ItemPiece]
    players: int


class Follower(Protocol):
    """Takes in public events one after the other, whoever asks for it, and whenever that is."""

    def __init__(self, table: PublicTable) -> None:
        """Begin before the first event."""
        ...

    def learn(self, event: Event) -> None:
        """Take in the next public event."""
        ...

    def copy(self) -> Self:
        """Return one that goes its own way from here."""
        ...


FollowerT = TypeVar("FollowerT", bound=Follower)


class Followers:
    """The followers of one state, by their kind, and how much of what happened each has read."""

    __slots__ = ("_found", "_read")

    def __init__(self) -> None:
        self._found: dict[type[Follower], Follower] = {}
        self._read: dict[type[Follower], int] = {}

    def up_to_date(
        self, kind: type[FollowerT], table: Callable[[], PublicTable], events: Sequence[Event]
    ) -> FollowerT:
        """Return the follower of a kind, after it has read the public part of all events."""
        found = self._found.get(kind)
        if found is None:
            found = self._found[kind] = kind(table())
            self._read[kind] = 0
        read = self._read[kind]
        if read < len(events):
            _tell(found, events[read:])
            self._read[kind] = len(events)
        return cast("FollowerT", found)

    def copy(self) -> "Followers":
        """Return the followers of a state that goes its own way from here."""
        other = Followers()
        other._found = {kind: follower.copy() for kind, follower in self._found.items()}
        other._read = self._read.copy()
        return other

    def moved_to(self, events: Sequence[Event], before: Sequence[Event]) -> None:
        """Go on in a world whose events are those from before, without what one player never heard."""
        for kind, follower in self._found.items():
            _tell(follower, before[self._read[kind] :])
            self._read[kind] = len(events)


def _tell(follower: Follower, events: Sequence[Event]) -> None:
    for event in events:
        seen = seen_by(KINDS, event, SPECTATOR)
        if seen is not None:
            follower.learn(seen)
