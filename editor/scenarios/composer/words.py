"""Words of the composer: what groups of rules are called, and values of the ruleset as people read them."""

from collections.abc import Mapping

from hullwright.engines.rules.definition import group_of
from hullwright.engines.rules.field_terms import TRIGGERS
from hullwright.engines.rules.fields import FieldValue
from hullwright.engines.rules.local import LOCAL
from hullwright.schema.messages import english

from ...games.game import GameWords
from ...languages.words import tr, tr_in

GROUPS: Mapping[str, str] = {
    LOCAL: english("This scenario only"),
    "": english("Not installed here"),
}
"""Groups that every game has; codes of other plugins stand under the name before their colon."""


def group_title(words: GameWords, code: str) -> str:
    """Return what the group of a code is called in a game."""
    group = group_of(code)
    if group in GROUPS:
        return tr(GROUPS[group])
    return tr(words.groups[group]) if group in words.groups else group


def field_value(words: GameWords, language: str, field: str, value: FieldValue) -> str:
    """Return the value of a field as people read it: decks as counts of cards."""
    if field == TRIGGERS:
        return ", ".join(_trigger(language, each) for each in value) or tr_in(language, "none")
    return tr_in(language, words.values.of_field(field, value))


def _trigger(language: str, text: str) -> str:
    """Return when a rule's function is called, of all that a trigger says."""
    moment, _, _, code, *_ = text.split("|")
    return tr_in(language, "{code} at “{moment}”", code=code, moment=moment)
