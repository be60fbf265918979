"""What a person can type at a decision: a word or two for each legal action, and the list of them."""

import re
from collections.abc import Iterator, Mapping, Sequence

from hullwright.engines.contract import Action
from hullwright.engines.eftaios.zone import Zone
from hullwright.schema.messages import Message, message, some_of
from hullwright.schema.names import closest

MOST_LISTED = 40

SENTENCES: Mapping[str, str] = {
    "move": "Move: type the sector you go to: {words}",
    "stay": "{words}: stay where you are, and say so",
    "wait": "{words}: stay where you are unnoticed, once",
    "lurk": "{words}: attack where you are instead of moving",
    "pass": "{words}: there is nowhere to go",
    "item": "Use an item: {words}",
    "ability": "Use your ability: {words}",
    "resolve": "{words}: do what the sector demands (in a dangerous one, draw a card)",
    "attack": "{words}: attack everybody else in this sector",
    "cat": "{words}: let a cat make noise in two sectors instead of drawing openly",
    "noise": "Noise: type the sector that you announce, yours or any other: {words}",
    "discard": "You hold too many items: {words}",
    "accept": "You are attacked! {words}: let it happen",
    "defence": "{words}: the attack has no effect on you",
    "clone": "{words}: begin again as a Human in the Human sector",
    "pod_card": "Choose the pod card to use: {words}",
    "end": "{words}: end your turn",
}
"""How each kind of action is offered."""


class Choices:
    """The legal actions of one decision, by what a person types for them."""

    def __init__(self, legal: Sequence[Action], zone: Zone) -> None:
        self._actions = {typed(action, zone): action for action in legal}
        self._folded = {_folded(word): action for word, action in self._actions.items()}
        for action in legal:
            number = zone.pod_number.get(action[1]) if action[0] == "move" else None
            if number:
                self._folded[f"pod {number}"] = action

    def find(self, text: str) -> Action | None:
        """Return the action that was typed, or None; case and zeros do not matter."""
        return self._folded.get(_folded(text))

    def refusal(self, text: str) -> Message:
        """Return what to say to something that is not possible."""
        meant = closest(_folded(text), self._folded)
        if meant:
            return message(
                "“{text}” is not possible now (did you mean “{meant}”?).",
                text=text[:40],
                meant=meant,
            )
        return message(
            "“{text}” is not possible now. Type one of the choices, ? to see them again, or q to leave.",
            text=text[:40],
        )

    def lines(self) -> Iterator[Message]:
        """Yield the choices in words, a line for each kind of action."""
        kinds: dict[str, list[str]] = {}
        for word, action in self._actions.items():
            kinds.setdefault(action[0], []).append(word)
        for kind, words in kinds.items():
            yield message(SENTENCES[kind], words=some_of(words, MOST_LISTED))


def typed(action: Action, zone: Zone) -> str:
    """Return what a person types for an action."""
    kind, *rest = action
    if kind in {"move", "noise"}:
        return zone.ids[rest[0]]
    if kind == "pod_card":
        return str(rest[0])
    if kind in {"attack", "cat"}:
        return f"ability {kind}" if rest == ["ability"] else str(kind)
    if kind not in {"item", "ability"}:
        return " ".join((kind, *rest))
    what, *target = rest
    words = [what] if kind == "item" else [kind, what]
    if target:
        words.append(zone.ids[target[0]] if what == "spotlight" else str(target[0] + 1))
    return " ".join(words)


def _folded(text: str) -> str:
    """Return a text without case, stray spaces and zeros before numbers.

    >>> _folded(" Spotlight  d09 ")
    'spotlight d9'
    """
    words = " ".join(text.casefold().split())
    return re.sub(r"(?<![0-9])0+(?=[0-9])", "", words)
