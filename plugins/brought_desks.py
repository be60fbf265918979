"""Desks that plugins bring with their engines: each call is bounded, and what comes back is made of our own values."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields
from itertools import islice
from typing import Any, TypeVar

from hullwright.engines.contract import Action
from hullwright.engines.events import Event
from hullwright.engines.preparation import Prepared
from hullwright.engines.seats.desk import DeskCard, DeskMark, DeskPiece, DeskTarget, Eyes
from hullwright.engines.seats.game_desk import GameDesk
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.messages import Message

from .host import Plugin
from .plain_problems import plain_sentence
from .strangers_code import bounded, insist_on, insist_that

MOST_THINGS = 1_000
"""So many pieces, cards or sentences of one sort lie on a desk."""
MOST_STEPS = 20
"""So many things are pointed at for one action."""
MOST_LETTERS = 1_000
T = TypeVar("T")


@late_dataclass
class BroughtDesk:
    """How a plugin's game is laid out; called like the class of one of our own desks."""

    plugin: Plugin
    what: str
    """What it is called where its failure is told."""
    # Any: only what it makes is looked at.
    made: Callable[..., Any]

    def __call__(self, prepared: Prepared, eyes: Eyes, language: str = "en") -> "BoundedDesk":
        """Return what lays out a game for one pair of eyes."""
        with bounded(self.plugin):
            own = insist_on(self.plugin, self.what, self.made(prepared, eyes, language), GameDesk)
            return BoundedDesk(self, own)

    def all(self, part: str, found: Iterable[object], wanted: type[T]) -> Iterator[T]:
        """Yield plain copies of what a part of the desk tells."""
        for each in islice(found, MOST_THINGS):
            yield self.one(part, each, wanted)

    def one(self, part: str, found: object, wanted: type[T]) -> T:
        """Return a plain copy of something that a part of the desk tells."""
        made: T = _plain(insist_on(self.plugin, f"{self.what}.{part}", found, wanted))
        return made


class BoundedDesk(GameDesk):
    """A plugin's desk, used like ours; it is given views as the plugin knows them, and nothing else of a state."""

    def __init__(self, brought: BroughtDesk, own: GameDesk) -> None:
        super().__init__(own.prepared, own.eyes, own.language)
        self._brought, self._own, self._plugin = brought, own, brought.plugin
        # Of the object and not of the class: each plugin has others.
        self.__dict__.update(
            harmless=frozenset(map(str, own.harmless)),
            marked={str(kind): str(mark) for kind, mark in own.marked.items()},
            has_open_hands=bool(own.has_open_hands),
            headings=frozenset(map(str, own.headings)),
        )

    # Any, here and below: each game has views and layouts of its own.
    def _all(self, part: str, wanted: type[T], *given: Any) -> Iterator[T]:
        with bounded(self._plugin):
            found = getattr(self._own, part)(*map(_unbounded, given))
            # All of it now: whoever goes through it later is not the plugin.
            return iter(tuple(self._brought.all(part, found, wanted)))

    def open_layout(self, view: Any) -> Any:
        """Return the map as it lies on the table."""
        with bounded(self._plugin):
            found = self._own.open_layout(_unbounded(view))
            wanted = type(self.prepared.document.layout)
            return insist_on(self._plugin, f"{self._brought.what}.open_layout", found, wanted)

    def open_pieces(self, view: Any) -> Iterator[DeskPiece]:
        """Yield the pieces that everybody sees."""
        return self._all("open_pieces", DeskPiece, view)

    def open_marks(self, view: Any) -> Iterator[DeskMark]:
        """Yield what everybody has heard of late, and where."""
        return self._all("open_marks", DeskMark, view)

    def open_facts(self, view: Any) -> Iterator[Message]:
        """Yield what everybody knows of the table."""
        return self._all("open_facts", Message, view)

    def open_standing(self, view: Any, player: int) -> Iterator[Message]:
        """Yield what everybody knows of a player."""
        return self._all("open_standing", Message, view, player)

    def is_out(self, view: Any, player: int) -> bool:
        """Tell whether everybody knows that a player plays no more."""
        with bounded(self._plugin):
            return bool(self._own.is_out(_unbounded(view), player))

    def own_pieces(self, view: Any) -> Iterator[DeskPiece]:
        """Yield the pieces that the player alone sees."""
        return self._all("own_pieces", DeskPiece, view)

    def own_facts(self, view: Any) -> Iterator[Message]:
        """Yield what the player knows of itself."""
        return self._all("own_facts", Message, view)

    def hand(self, view: Any) -> Iterator[DeskCard]:
        """Yield the player's cards and powers."""
        return self._all("hand", DeskCard, view)

    def points(self, view: Any) -> int | None:
        """Return the points of movement or actions that the player has left, if they are counted."""
        with bounded(self._plugin):
            found = self._own.points(_unbounded(view))
            return None if found is None else int(found)

    def question(self, view: Any) -> Message:
        """Return what the player has to decide."""
        with bounded(self._plugin):
            return self._brought.one("question", self._own.question(_unbounded(view)), Message)

    def path(self, view: Any, action: Action) -> tuple[DeskTarget, ...]:
        """Return what is pointed at for an action, one thing after another."""
        with bounded(self._plugin):
            found = tuple(islice(self._own.path(_unbounded(view), action), MOST_STEPS))
            insist_that(self._plugin, f"{self._brought.what}.path", holds=bool(found))
            return tuple(self._brought.all("path", found, DeskTarget))

    def sentence(self, view: Any, action: Action) -> Message:
        """Return what an action does, in a few words."""
        with bounded(self._plugin):
            found = self._own.sentence(_unbounded(view), action)
            return self._brought.one("sentence", found, Message)

    def meant(self, view: Any, path: tuple[DeskTarget, ...]) -> Iterator[Action]:
        """Yield actions that somebody may have had in mind who pointed at something that is not offered."""
        with bounded(self._plugin):
            found = islice(self._own.meant(_unbounded(view), path), MOST_THINGS)
            what = f"{self._brought.what}.meant"
            return iter([insist_on(self._plugin, what, each, tuple) for each in found])

    def could_be(self, view: Any) -> Mapping[int, frozenset[str]]:
        """Return for other players the spaces where they could be."""
        with bounded(self._plugin):
            found = self._own.could_be(_unbounded(view))
            return {int(seat): frozenset(map(_text, spaces)) for seat, spaces in found.items()}

    def glossary(self) -> Iterator[tuple[Message | None, Message]]:
        """Yield what words of the game mean."""
        with bounded(self._plugin):
            found = islice(self._own.glossary(), MOST_THINGS)
            return iter([(self._title(title), self._word(text)) for title, text in found])

    def _title(self, title: object) -> Message | None:
        return None if title is None else self._word(title)

    def _word(self, text: object) -> Message:
        return self._brought.one("glossary", text, Message)

    def told(self, event: Event) -> Message | None:
        """Return an event in a sentence, or None if it goes without saying."""
        with bounded(self._plugin):
            found = self._own.told(event)
            return None if found is None else self._brought.one("told", found, Message)

    def places(self, field: str, value: object) -> Iterable[str]:
        """Return the spaces of the map that a value of an event names."""
        with bounded(self._plugin):
            return [_text(each) for each in islice(self._own.places(field, value), MOST_THINGS)]


def _unbounded(given: Any) -> Any:
    """Return a view as the plugin knows it."""
    return getattr(given, "unbounded", given)


def _text(value: object) -> str:
    return str(value)[:MOST_LETTERS]


def _plain(value: Any) -> Any:
    """Return a stranger's value as one of our own classes, made of plain values."""
    if isinstance(value, Message):
        return plain_sentence(value)
    if isinstance(value, DeskPiece | DeskCard | DeskMark | DeskTarget):
        ours = next(
            each for each in (DeskPiece, DeskCard, DeskMark, DeskTarget) if isinstance(value, each)
        )
        return ours(**{each.name: _plain(getattr(value, each.name)) for each in fields(ours)})
    if isinstance(value, tuple):
        return tuple(float(each) for each in value[:2])
    return value if value is None or type(value) in {bool, int} else _text(value)
