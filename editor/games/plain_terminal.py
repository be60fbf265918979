"""The plain terminal: any game in the terminal, in the words of its engine."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, ClassVar

from hullwright.engines.contract import Action
from hullwright.engines.events import HIDDEN, NOBODY, Event
from hullwright.engines.preparation import Prepared
from hullwright.engines.seats.event_text import player_name
from hullwright.schema.kinds import map_kind
from hullwright.schema.names import plainly

from ..drawing.letters import LetterPicture
from ..languages.words import language_in_use, tr
from .table import game_words

UNTOLD = frozenset({"events", "legal"})
"""What is told in other ways."""
MOST_LETTERS = 300


class PlainTerminal:
    """Tells a game that the editor has no words for."""

    offers: ClassVar[Mapping[str, str]] = {}

    def __init__(self, prepared: Prepared, seat: int | None = None) -> None:
        self._prepared = prepared
        self._seat = seat

    def lines(self, events: Iterable[Event]) -> Iterator[str]:
        """Yield a line for each event: its kind, whose it is, and what is known of it."""
        for kind, player, *values in events:
            told = [plainly(kind), *(str(each) for each in values if each is not HIDDEN)]
            words = ", ".join(told)
            if player == NOBODY:
                yield f"  {words}"
            else:
                who = player_name(player, self._seat)
                yield "  " + tr("{player}: {words}", player=who, words=words)

    def typed(self, action: Action) -> str:
        """Return an action as recordings name it, word for word."""
        return " ".join(map(str, self._prepared.game.action_to_json(action)))

    def also_typed(self, _action: Action) -> Iterable[str]:
        """Return nothing: there is one way to type an action."""
        return ()

    def redraws(self, _phase: str) -> bool:
        """Tell that nothing is drawn unasked: the map has nobody on it, so it is always the same."""
        return False

    def screen(self, view: Any) -> Iterator[str]:
        """Yield the map without anybody on it, and below it everything the player may know."""
        document, words = self._prepared.document, game_words(self._prepared.scenario.game)
        yield from LetterPicture(map_kind(document.kind).drawing(document.layout)).lines()
        for name, value in view.to_json().items():
            if name not in UNTOLD:
                text = words.value_text(language_in_use(), value)
                yield f"  {plainly(name)}: {text[:MOST_LETTERS]}"

    def follow(self, view: Any) -> None:
        """Keep no notes."""


TERMINAL = PlainTerminal
