"""How one game is laid out on desks: what a game says of itself, and what holds for a game that says nothing."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from hullwright.schema.messages import Message, joined, message, verbatim
from hullwright.schema.names import plainly

from ..contract import Action, State, View
from ..events import HIDDEN, NOBODY, Event, EventKinds, seen_by
from ..preparation import Prepared
from .desk import BUTTON, EVERYTHING, DeskCard, DeskMark, DeskPiece, DeskTarget, Eyes, LogLine
from .event_text import player_name
from .log_book import GameLog, LogBook

UNTOLD = frozenset({"events", "legal", "player", "round", "turn", "phase"})
"""What desks tell in other ways."""
MOST_LETTERS = 200


class GameDesk:
    """Lays out a game of which nothing is known but the contract: everything that may be done is a button.

    A game of its own has a class that says more; what is told by `open_…` functions is public, whoever's view
    they are given, and everything else is for the player alone whose view it is.
    """

    harmless: ClassVar[Collection[str]] = ()
    """Kinds of events that tell nobody anything hidden: what has led to no others can be taken back."""
    marked: ClassVar[Mapping[str, str]] = {}
    """Kinds of events that stand on a time line, with their marks."""
    has_open_hands: ClassVar[bool] = False
    """Whether everybody sees what everybody holds, so that nothing on a desk has to be covered."""
    headings: ClassVar[Collection[str]] = ("round",)
    place_fields: ClassVar[Collection[str]] = ()
    """Fields of events that hold a place of the map."""

    def __init__(self, prepared: Prepared, eyes: Eyes, language: str = "en") -> None:
        self.prepared = prepared
        self.eyes = eyes
        self.language = language
        """For words that somebody has written down by language, such as titles of a scenario's own items."""
        self._kinds: EventKinds = {}
        self._book = LogBook()
        self._heard = 0
        """How many events of the game are in the book, as far as they are told; the last of them is known again."""
        self._last: Event = ()

    @property
    def seat(self) -> int | None:
        """The seat whose eyes these are, or None."""
        return self.eyes if self.eyes >= 0 else None

    # -- what lies open before everybody --------------------------------------------------------

    # Any, here and below: each game has views and layouts of its own.
    def open_layout(self, _view: Any) -> Any:
        """Return the map as it lies on the table."""
        return self.prepared.document.layout

    def open_pieces(self, _view: Any) -> Iterator[DeskPiece]:
        """Yield the pieces that everybody sees."""
        yield from ()

    def open_marks(self, _view: Any) -> Iterator[DeskMark]:
        """Yield what everybody has heard of late, and where."""
        yield from ()

    def open_facts(self, _view: Any) -> Iterator[Message]:
        """Yield what everybody knows of the table."""
        yield from ()

    def open_standing(self, _view: Any, _player: int) -> Iterator[Message]:
        """Yield what everybody knows of a player; the view is another's."""
        yield from ()

    def is_out(self, _view: Any, _player: int) -> bool:
        """Tell whether everybody knows that a player plays no more."""
        return False

    # -- what one player knows ------------------------------------------------------------------

    def own_pieces(self, _view: Any) -> Iterator[DeskPiece]:
        """Yield the pieces that the player alone sees."""
        yield from ()

    def own_facts(self, view: Any) -> Iterator[Message]:
        """Yield what the player knows of itself: of a game without words, everything its view tells."""
        for name, value in view.to_json().items():
            if name not in UNTOLD:
                text = str(value)[:MOST_LETTERS]
                yield message("{name}: {value}", name=plainly(name), value=verbatim(text))

    def hand(self, _view: Any) -> Iterator[DeskCard]:
        """Yield the player's cards and powers."""
        yield from ()

    def points(self, _view: Any) -> int | None:
        """Return the points of movement or actions that the player has left, if they are counted."""
        return None

    def question(self, view: Any) -> Message:
        """Return what the player has to decide."""
        return message("Your decision: {phase}", phase=plainly(view.phase))

    def path(self, _view: Any, action: Action) -> tuple[DeskTarget, ...]:
        """Return what is pointed at for an action, one thing after another."""
        named = " ".join(map(str, self.prepared.game.action_to_json(action)))
        return (DeskTarget(BUTTON, named, verbatim(plainly(named))),)

    def sentence(self, _view: Any, action: Action) -> Message:
        """Return what an action does, in a few words."""
        return verbatim(plainly(" ".join(map(str, self.prepared.game.action_to_json(action)))))

    def meant(self, _view: Any, _path: tuple[DeskTarget, ...]) -> Iterator[Action]:
        """Yield actions that somebody may have had in mind who pointed at something that is not offered."""
        yield from ()

    def could_be(self, _view: Any) -> Mapping[int, frozenset[str]]:
        """Return for other players the spaces where they could be, by all that the player was told."""
        return {}

    def glossary(self) -> Iterator[tuple[Message | None, Message]]:
        """Yield what words of the game mean: each with its title, or with a text that begins with it and a colon."""
        yield from ()

    # -- what happened --------------------------------------------------------------------------

    def kinds(self, view: View) -> EventKinds:
        """Return the kinds of the game's events."""
        found: EventKinds = getattr(view, "kinds", {})
        return found

    def told(self, event: Event) -> Message | None:
        """Return an event in a sentence, or None if it goes without saying; the same whenever somebody reads it."""
        kind, player, *values = event
        words = joined([plainly(str(kind)), *(str(each) for each in values if each is not HIDDEN)])
        if player == NOBODY:
            return words
        return message("{player}: {words}", player=player_name(player, self.seat), words=words)

    def places(self, _field: str, _value: object) -> Iterable[str]:
        """Return the spaces of the map that a value of an event names."""
        return ()

    def log(self, state: State, view: View) -> GameLog:
        """Return what these eyes have learned so far, a line for each event that is told."""
        events = state.events
        if not self._goes_on(events):
            self._book, self._heard = LogBook(), 0
        self._kinds = self.kinds(view)
        for event in self.condensed(events[self._heard :]):
            self._hear(event)
        self._heard, self._last = len(events), events[-1] if events else ()
        return GameLog(self._book, self)

    def _goes_on(self, events: Sequence[Event]) -> bool:
        """Tell whether events go on from those that were heard; what was taken back has come otherwise since."""
        heard = self._heard
        return not heard or (heard <= len(events) and events[heard - 1] == self._last)

    def condensed(self, events: Iterable[Event]) -> Iterable[Event]:
        """Return events, without those that go without saying beside the others."""
        return events

    def _hear(self, event: Event) -> None:
        seen = self._seen(event)
        if seen is None:
            return
        kind, _, *values = seen
        if kind == "round" and values:
            self._book.begin_round(int(values[0]))
        line = self.line(event, self._book.round)
        if line is not None:
            self._book.add(event, line)

    def _seen(self, event: Event) -> Event | None:
        is_open = self.eyes == EVERYTHING or not self._kinds
        return event if is_open else seen_by(self._kinds, event, self.eyes)

    def line(self, event: Event, number: int) -> LogLine | None:
        """Return the line for an event of a round, as these eyes have learned of it, or None of what is not told."""
        seen = self._seen(event)
        text = self.told(seen) if seen is not None else None
        if seen is None or text is None:
            return None
        kind, player, *values = seen
        fields = self._kinds[kind].fields if kind in self._kinds else ()
        places = [
            place
            for (name, _), value in zip(fields, values, strict=False)
            if value is not HIDDEN
            for place in self.places(name, value)
        ]
        return LogLine(
            text,
            number,
            kind in self.headings,
            self.marked.get(kind, ""),
            tuple(places),
            None if player == NOBODY else player,
        )
