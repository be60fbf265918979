"""Events as lines for the terminal: a sentence each, rounds as headings."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from hullwright.engines.events import Event
from hullwright.engines.seats.event_text import EventSentences, EventWords, player_name

from ..languages.words import tr

__all__ = ["EventText", "EventWords", "event_lines", "player_name"]

HEADINGS = ("round",)


@dataclass(frozen=True)
class EventText(EventSentences):
    """Tells events in lines, as the player at a seat, or everybody together, learned of them."""

    headings: Collection[str] = HEADINGS
    """Kinds that stand out."""

    def lines(self, events: Iterable[Event]) -> Iterator[str]:
        """Yield a line for each event that is told."""
        return event_lines(self, events, self.headings)


def event_lines(
    telling: EventSentences, events: Iterable[Event], headings: Collection[str] = HEADINGS
) -> Iterator[str]:
    """Yield a line for each event that is told."""
    for event in events:
        told = telling.told(event)
        if told is not None:
            yield f"— {tr(told)} —" if event[0] in headings else f"  {tr(told)}"
