"""Words of the composer: what groups of rules are called, and values of the ruleset as people read them."""

from collections.abc import Mapping
from typing import Any

from hullwright.engines.rules.definition import group_of
from hullwright.engines.rules.force import TRIGGERS
from hullwright.engines.rules.local import LOCAL

from ..sheets.terms import DECKS, card_title, value_text
from ..words import tr, tr_in

GROUPS: Mapping[str, str] = {
    "A": "A  Everybody",
    "B": "B  Humans",
    "C": "C  Aliens",
    "D": "D  Pods",
    "E": "E  Winning",
    "G": "G  Items",
    "H": "H  Characters",
    "J": "J  Cards",
    "mode": "Modes",
    LOCAL: "This scenario only",
    "": "Not installed here",
}
"""What the rules of a group are about; codes of other plugins stand under the name before their colon."""


def group_title(code: str) -> str:
    """Return what the group of a code is called."""
    group = group_of(code)
    return tr(GROUPS[group]) if group in GROUPS else group


def differing(before: Any, after: Any) -> tuple[Any, Any]:
    """Return two values of a field; of tables only the entries that are not the same.

    >>> differing({"red": 1, "green": 4}, {"red": 2, "green": 4})
    ({'red': 1}, {'red': 2})
    """
    if not (isinstance(before, Mapping) and isinstance(after, Mapping)):
        return before, after
    keys = [key for key in {**before, **after} if before.get(key) != after.get(key)]
    pair = ({key: each[key] for key in keys if key in each} for each in (before, after))
    return next(pair), next(pair)


def field_value(language: str, field: str, value: Any) -> str:
    """Return the value of a field as people read it: decks as counts of cards."""
    if field == TRIGGERS:
        return ", ".join(_trigger(language, each) for each in value) or tr_in(language, "none")
    if field in DECKS:
        return _deck(language, value)
    return value_text(language, value)


def _deck(language: str, deck: Mapping[str, int]) -> str:
    cards = [
        tr_in(language, "{count} × {card}", card=card_title(language, card), count=count)
        for card, count in deck.items()
    ]
    return ", ".join(cards) or tr_in(language, "none")


def _trigger(language: str, text: str) -> str:
    """Return when a rule's function is called, of all that a trigger says."""
    moment, _, _, code, *_ = text.split("|")
    return tr_in(language, "{code} at “{moment}”", code=code, moment=moment)
