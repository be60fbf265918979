"""What a person can type at a decision, and the list of it, in the words of a game's terminal."""

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from hullwright.engines.contract import Action
from hullwright.schema.messages import Message, message, some_of
from hullwright.schema.names import closest

if TYPE_CHECKING:
    from ..games.terminal import GameTerminal

MOST_LISTED = 40

PLAIN = "{words}"
"""How actions are offered that the terminal has no sentence for."""


class TypedChoices:
    """The legal actions of one decision, by what a person types for them."""

    def __init__(self, legal: Sequence[Action], terminal: "GameTerminal") -> None:
        self._offers = terminal.offers
        self._actions = {terminal.typed(action): action for action in legal}
        self.folded = {folded(word): action for word, action in self._actions.items()}
        for action in legal:
            for word in terminal.also_typed(action):
                self.folded.setdefault(folded(word), action)

    def find(self, text: str) -> Action | None:
        """Return the action that was typed, or None; case and zeros do not matter."""
        return self.folded.get(folded(text))

    def refusal(self, text: str) -> Message:
        """Return what to say to something that is not possible."""
        meant = closest(folded(text), self.folded)
        if meant:
            return message(
                "“{text}” is not possible now (did you mean “{meant}”?).",
                text=text[:40],
                meant=meant,
            )
        return message(
            "“{text}” is not possible now. Type one of the choices, ? to see them again, or q to "
            "quit.",
            text=text[:40],
        )

    def lines(self) -> Iterator[Message]:
        """Yield the choices in words, a line for each kind of action."""
        kinds: dict[str, list[str]] = {}
        for word, action in self._actions.items():
            kinds.setdefault(action[0], []).append(word)
        for kind, words in kinds.items():
            yield message(self._offers.get(kind, PLAIN), words=some_of(words, MOST_LISTED))


def folded(text: str) -> str:
    """Return a text without case, stray spaces and zeros before numbers.

    >>> folded(" Spotlight  d09 ")
    'spotlight d9'
    """
    words = " ".join(text.casefold().split())
    return re.sub(r"(?<![0-9])0+(?=[0-9])", "", words)
