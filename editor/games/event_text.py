"""Telling: events of a game in words, with another sentence where secrets are hidden."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from hullwright.engines.events import HIDDEN, Event, EventKinds
from hullwright.schema.messages import Message, message
from hullwright.schema.records import Json

from ..languages.words import tr


class EventWords(NamedTuple):
    """The sentence for a kind of event, and the one for those who may not know all of it."""

    known: str
    hidden: str = ""


Worded: TypeAlias = Callable[[str, Json, Sequence[Json]], Json]
"""Says a value of an event by the name of its field; the other values may matter for it."""


@dataclass(frozen=True)
class EventText:
    """Tells events as the player at a seat, or everybody together, learned of them."""

    kinds: EventKinds
    words: Mapping[str, EventWords]
    worded: Worded
    seat: int | None = None
    quiet: Collection[str] = ()
    """Kinds that are not told."""
    headings: Collection[str] = ("round",)
    """Kinds that stand out."""

    def lines(self, events: Iterable[Event]) -> Iterator[str]:
        """Yield a line for each event that is told."""
        for event in events:
            if event[0] not in self.quiet:
                sentence = tr(self.sentence(event))
                yield f"— {sentence} —" if event[0] in self.headings else f"  {sentence}"

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
