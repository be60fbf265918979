"""The game in words: what its rulesets are called, and how it is told and played in the terminal."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, ClassVar

from hullwright.editor.games.event_text import EventText, EventWords
from hullwright.editor.games.game import GameWords
from hullwright.editor.games.plain_terminal import PlainTerminal
from hullwright.engines.events import Event
from hullwright.engines.preparation import Prepared
from hullwright.engines.rules.value_words import ValueWords
from hullwright.schema.messages import english, message

from .events import KINDS

EVENTS: Mapping[str, EventWords] = {
    "round": EventWords(english("Round {round}")),
    "moved": EventWords(english("{player} goes to {to}.")),
    "climbed": EventWords(english("{player} climbs to {to} on a cable.")),
    "searched": EventWords(
        english("{player} searches the locker {at}: {card}."),
        english("{player} searches the locker {at}."),
    ),
    "stayed": EventWords(english("{player} waits.")),
    "cold": EventWords(english("The cold comes to deck {deck}.")),
    "warmed": EventWords(english("{player} is saved by a heater.")),
    "frozen": EventWords(english("{player} is caught by the cold at {at}.")),
    "escaped": EventWords(english("{player} boards the shuttle at {at}.")),
}
CARDS = {"heater": message("a heater"), "cable": message("a cable"), "nothing": message("nothing")}


class ClimbTerminal(PlainTerminal):
    """Tells a climb."""

    offers: ClassVar[Mapping[str, str]] = {
        "move": english("Go to: {words}"),
        "cable": english("Climb by cable: {words}"),
        "search": english("Search the locker: {words}"),
        "stay": english("Wait: {words}"),
    }

    def __init__(self, prepared: Prepared, seat: int | None = None) -> None:
        super().__init__(prepared, seat)
        self._ids = prepared.examined.board.ids
        self._events = EventText(KINDS, EVENTS, self._worded, seat)

    # Any: values of all events.
    def _worded(self, name: str, value: Any, _: object) -> Any:
        if name in {"from", "to", "at"}:
            return self._ids[value]
        return CARDS.get(value, value)

    def lines(self, events: Iterable[Event]) -> Iterator[str]:
        """Yield a line for each event that is told."""
        return self._events.lines(events)


GAME = GameWords(
    game="cold_climb",
    title=english("Cold Climb"),
    rulesets={"standard": english("Standard climb"), "drill": english("Fire drill")},
    decks={"lockers": english("Lockers")},
    values=ValueWords(terms=CARDS, decks=frozenset({"lockers"})),
    terminal="words:ClimbTerminal",
)
