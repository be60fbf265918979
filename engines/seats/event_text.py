"""Telling: events of a game in words, with another sentence where secrets are hidden."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from hullwright.schema.messages import Message, message
from hullwright.schema.records import Json

from ..events import HIDDEN, Event, EventKinds


class EventWords(NamedTuple):
    """The sentence for a kind of event, and the one for those who may not know all of it."""

    known: str
    hidden: str = ""


Worded: TypeAlias = Callable[[str, Json, Sequence[Json]], Json]
"""Says a value of an event by the name of its field; the other values may matter for it."""


@dataclass(frozen=True)
class EventSentences:
    """Tells events as the player at a seat, or everybody together, learned of them."""

    kinds: EventKinds
    words: Mapping[str, EventWords]
    worded: Worded
    seat: int | None = None
    quiet: Collection[str] = ()
    """Kinds that are not told."""

    def told(self, event: Event) -> Message | None:
        """Return what happened, in words; None of what is not told."""
        return None if event[0] in self.quiet else self.sentence(event)

    def sentence(self, event: Event) -> Message:
        """Return what happened, in words."""
        kind, player, *values = event
        words = self.words[kind]
        names = [name for name, _ in self.kinds[kind].fields]
        gaps: dict[str, Json] = {
            name: "" if value is HIDDEN else self.worded(name, value, values)
            for name, value in zip(names, values, strict=True)
        }
        template = words.hidden if HIDDEN in values and words.hidden else words.known
        return message(template, **gaps, player=player_name(player, self.seat))


def player_name(number: int, seat: int | None = None) -> Message:
    """Return how a player is called, by whoever sits at a seat.

    >>> str(player_name(2)), str(player_name(0, 0))
    ('Player 3', 'Player 1 (you)')
    """
    if number == seat:
        return message("Player {number} (you)", number=number + 1)
    return message("Player {number}", number=number + 1)
