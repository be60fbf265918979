"""The language of one guest, in which players who sit at the table are called by the names they chose."""

from collections.abc import Mapping
from typing import ClassVar

from hullwright.engines.seats.desk_json import value_json
from hullwright.engines.seats.event_text import player_name
from hullwright.schema.messages import Message, message, verbatim
from hullwright.schema.records import Json

from ..languages.catalogue import SEVERAL
from ..languages.translation import Translation
from .limits import MOST_SHARED, MOST_TEMPLATES

_OTHER, _OWN = player_name(0).template, player_name(0, 0).template


class TableLanguage(Translation):
    """Makes the sentences of one language, with the names of those who sit at a table."""

    _known: ClassVar[dict[tuple[str, str, int], str]] = {}
    """Templates that were looked up: that may mean a look at plugins on the disk, and once is enough."""

    def __init__(self, language: str, names: Mapping[int, str]) -> None:
        super().__init__(language)
        self._names = names
        self._shared: dict[int, tuple[object, Json]] = {}

    def shared_json(self, record: object) -> Json:
        """Return a record as JSON that lies on many desks: it is put into words once, and known again by what it is."""
        found = self._shared.get(id(record))
        if found is None:
            if len(self._shared) >= MOST_SHARED:
                self._shared.clear()
            # The record is kept, so that no other has its number.
            found = self._shared[id(record)] = record, value_json(record, self.sentence)
        return found[1]

    def sentence(self, said: Message) -> str:
        """Return a sentence; of a player with a name it says the name."""
        if said.template in (_OTHER, _OWN):
            name = self._names.get(self._seat(said))
            if name is not None:
                is_own = said.template == _OWN
                said = message("{name} (you)", name=name) if is_own else verbatim(name)
        return super().sentence(said)

    def _text(self, template: str, number: int) -> str:
        key = self.language, template, 1 if number == 1 else SEVERAL
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= MOST_TEMPLATES:
                self._known.clear()
            found = self._known[key] = super()._text(*key[1:])
        return found

    @staticmethod
    def _seat(said: Message) -> int:
        number = said.values.get("number")
        return number - 1 if isinstance(number, int) else -1


def named_sentence(said: Message, names: Mapping[int, str]) -> Message:
    """Return a sentence that calls players by their names, by seat, wherever it speaks of them.

    >>> str(named_sentence(message("{who} moves.", who=player_name(1)), {1: "Ana"}))
    'Ana moves.'
    """
    number = said.values.get("number")
    if said.template == _OTHER and isinstance(number, int) and number - 1 in names:
        return verbatim(names[number - 1])
    values = {
        gap: named_sentence(each, names) if isinstance(each, Message) else each
        for gap, each in said.values.items()
    }
    return Message(said.template, values)
