"""Pieces of one's own that scenarios of a game can have: how forms ask for them, and how they are read."""

import re
import unicodedata
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from hullwright.schema.effects import Vocabulary
from hullwright.schema.messages import Message
from hullwright.schema.records import Json, JsonObject

# Any: the ruleset of that game.
Asked: TypeAlias = Callable[[Any, str], Mapping[str, JsonObject]]
"""Returns a JSON Schema for each thing that is asked of a piece, under a ruleset and in a language."""
# Any: likewise.
Told: TypeAlias = Callable[[JsonObject, Any, str], Iterator[str]]
"""Yields what is to be said of a piece of a ruleset beside its title, in a language."""

TITLE, TEXT, EFFECTS = "title", "text", "effects"
TEXTS = (TITLE, TEXT)
"""What may be told by language."""


@dataclass(frozen=True)
class PieceSort:
    """A sort of pieces that a scenario can add, such as items."""

    name: str
    field: str
    """The field of the ruleset that holds them by name."""
    title: Message
    new: Message
    """What the button says that makes one."""
    about: Message
    """What such pieces are for."""
    blank: JsonObject
    """What a new one is, but for its title."""
    asked: Asked
    told: Told
    counts: str = ""
    """The field that says how many cards there are of each, if they are cards."""
    vocabulary: Vocabulary | None = None
    """The effects that they are made of, if they have any."""
    taken: Collection[str] = ()
    """Names that pieces of the box have."""


@dataclass(frozen=True)
class OwnPieces:
    """What a game lets people add to it."""

    sorts: Sequence[PieceSort]
    titles: Callable[[Any, str], Mapping[str, str]]
    """What people call each piece of a ruleset in a language, and each card that is one."""
    names_in: Callable[[str, Any], Collection[str]]
    """The names that may stand in a field of a ruleset; none if it is not about pieces."""

    @property
    def fields(self) -> frozenset[str]:
        """The fields that are changed with the pieces, and by no other form."""
        return frozenset(name for sort in self.sorts for name in (sort.field, sort.counts) if name)


def piece_name(title: str, taken: Collection[str], usual: str) -> str:
    """Return what files call a piece with a title: a name that nothing else has.

    >>> piece_name("Flare!", (), "item"), piece_name("Flare", ("flare",), "item")
    ('flare', 'flare_2')
    >>> piece_name("Überwurf 3", (), "item"), piece_name("焰", (), "item")
    ('uberwurf_3', 'item')
    """
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    words = re.sub(r"[^a-z0-9]+", "_", plain).strip("_")[:30].rstrip("_")
    wanted = words if words[:1].isalpha() else usual
    number, name = 1, wanted
    while name in taken:
        number += 1
        name = f"{wanted}_{number}"
    return name


def shown_text(told: Json, language: str) -> str:
    """Return a text of a piece as a form shows it."""
    if isinstance(told, Mapping):
        return str(told.get(language) or told.get("en") or "")
    return told if isinstance(told, str) else ""


def with_text(before: Json, language: str, text: str) -> Json:
    """Return a text of a piece with other words; one that is told by language changes in that alone.

    >>> with_text({"en": "Flare"}, "de", "Fackel"), with_text("Flare", "de", "Fackel")
    ({'en': 'Flare', 'de': 'Fackel'}, 'Fackel')
    """
    return {**before, language: text} if isinstance(before, Mapping) else text
