"""What a page is told of a game: a whole desk once, and from then on only what has changed on it.

Nothing is sent to a page whose desk is as it was. That somebody else has decided something is itself told by no
message: who is asked in between may give a card away.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, fields

from hullwright.engines.seats.desk import LogLine, SeatDesk
from hullwright.engines.seats.desk_json import value_json
from hullwright.engines.seats.log_book import goes_on
from hullwright.schema.records import Json, JsonObject

from .limits import LINES_OF_NEWS, MOST_LINES_OF_LOG
from .table_drawings import TableDrawings, places_named
from .table_language import TableLanguage


@dataclass(frozen=True)
class SeatSight:
    """What somebody at the table has before them at one moment."""

    desk: SeatDesk
    public: SeatDesk
    """What the whole table knows."""
    can_undo: bool = False
    has_open_hands: bool = False
    """Whether everybody sees what everybody holds."""


SHARED = frozenset({"about_table", "marks", "standings"})
"""Fields whose records lie on all desks of a state."""
CHOICES = "choices"
PLAIN = tuple(
    each.name for each in fields(SeatDesk) if each.name not in {"document", "log", CHOICES} | SHARED
)
"""Fields that are told as they are."""


@dataclass
class DeskTelling:
    """Tells one page of its desk, and remembers what it was told."""

    drawings: TableDrawings
    edition: int = 0
    """How often it was told something: what a guest decides is for the edition before their eyes."""
    _told: JsonObject = field(default_factory=dict)
    _seen: SeatSight | None = None
    """What the page was last told of, so that what is the same need not be put into words again."""

    def news(self, sight: SeatSight, language: TableLanguage) -> JsonObject | None:
        """Return the message that brings a page up to date, or None if it is."""
        found = {**self._desk_fields(sight, language), **self._further_fields(sight, language)}
        # What is laid out otherwise may still be said in the same words.
        changed = {
            name: value
            for name, value in found.items()
            if name not in self._told or self._told[name] != value
        }
        log = self._further(sight.desk.log, language)
        self._seen = sight
        if not changed and log is None and self.edition:
            return None
        self._told.update(changed)
        self.edition += 1
        message: JsonObject = {"tell": "desk", "edition": self.edition, "desk": changed}
        return message if log is None else {**message, "log": log}

    def _desk_fields(self, sight: SeatSight, language: TableLanguage) -> JsonObject:
        """Return the fields of the desk that are laid out otherwise than before."""
        desk, say = sight.desk, language.sentence
        seen = self._seen.desk if self._seen else None
        found: JsonObject = {}
        if seen is None:
            found["document"] = {"kind": desk.document.kind, "name": desk.document.name}
        for name in PLAIN:
            value = getattr(desk, name)
            if seen is None or value != getattr(seen, name):
                found[name] = value_json(value, say)
        for name in SHARED:
            records = getattr(desk, name)
            if seen is None or records != getattr(seen, name):
                found[name] = [language.shared_json(each) for each in records]
        # Choices count as the same by what is pointed at; here buttons have titles.
        if seen is None or desk.choices or seen.choices:
            found[CHOICES] = value_json(desk.choices, say)
        return found

    def _further_fields(self, sight: SeatSight, language: TableLanguage) -> JsonObject:
        """Return what is told beside the desk itself."""
        desk = sight.desk
        drawing = self.drawings.of(desk.document)
        hidden, half_known = _secrets(desk, sight.public)
        return {
            "drawing": drawing.token,
            "beside": dict(drawing.beside(places_named(desk))),
            "secret_pieces": hidden,
            "secret_words": half_known,
            "has_open_hands": sight.has_open_hands,
            "news": [language.shared_json(each.text) for each in sight.public.log[-LINES_OF_NEWS:]],
            "can_undo": sight.can_undo,
        }

    def _further(self, log: Sequence[LogLine], language: TableLanguage) -> Json:
        """Return the lines that have come to the log, or all of it if it is not the same any more."""
        before = self._seen.desk.log if self._seen else ()
        heard = len(before)
        is_same = goes_on(log, before)
        begin = heard if is_same else 0
        if begin == len(log) and is_same:
            return None
        begin = max(begin, len(log) - MOST_LINES_OF_LOG)
        lines = [
            {
                "text": language.sentence(each.text),
                "is_heading": each.is_heading,
                "spaces": list(each.spaces),
                "mark": each.mark,
                "player": each.player,
            }
            for each in log[begin:]
        ]
        return {"from": begin, "lines": lines}


def _secrets(desk: SeatDesk, public: SeatDesk) -> tuple[list[str], list[str]]:
    """Return the pieces whose place the table does not see, and those of which it knows less."""
    if desk.eyes < 0:
        return [], []
    seen = {each.id: each for each in public.pieces}
    hidden, half_known = [], []
    for each in desk.pieces:
        known = seen.get(each.id)
        if known is None or known.space != each.space:
            hidden.append(each.id)
        elif known.about != each.about:
            half_known.append(each.id)
    return hidden, half_known
