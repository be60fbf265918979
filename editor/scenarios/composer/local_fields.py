"""Fields of the ruleset as a form asks for them: with words for cards, characters and choices."""

from collections.abc import Iterator, Sequence

from hullwright.engines.rules.fields import GAP
from hullwright.schema.records import Json, JsonObject

from ...games.game import GameWords
from ...games.ruleset_fields import ChangeTarget

NUMBERS = range(1, 13)
"""What is offered where a choice has room for a number, such as that of a pod."""
AND = "+"
"""Between several abilities of one character, which a form shows as one choice."""


def asked_for(
    target: ChangeTarget, words: GameWords, language: str, own: Sequence[str] = ()
) -> JsonObject:
    """Return the schema by which a form asks for a field of the ruleset; own names can be chosen, too."""
    terms = target.asked
    titles = {"titles": {language: target.title}}
    if target.is_wide:
        return terms | titles
    return _worded(_open(_closed(terms, own), target), words, language) | titles


def to_form(target: ChangeTarget, value: Json) -> Json:
    """Return the value of a field as the form shows it."""
    if _holds_lists(target):
        return {key: AND.join(each) for key, each in value.items()}
    return target.to_form(value)


def from_form(target: ChangeTarget, shown: Json) -> Json:
    """Return the value of a field that the form shows."""
    if _holds_lists(target):
        return {key: each.split(AND) if each else [] for key, each in shown.items()}
    return target.from_form(shown)


def _holds_lists(target: ChangeTarget) -> bool:
    inner = target.terms.get("properties", {})
    return any(each.get("type") == "array" for each in inner.values())


def _open(terms: JsonObject, target: ChangeTarget) -> JsonObject:
    """Return terms in which texts with numbers are choices, and lists in tables are choices, too."""
    choices = list(_choices(target.choices))
    if terms.get("type") == "string" and choices:
        kept = {"description": terms["description"]} if "description" in terms else {}
        return {"enum": choices, **kept}
    if terms.get("type") == "array" and "pattern" in terms.get("items", {}):
        return terms | {"items": {"enum": choices}}
    if _holds_lists(target):
        inner = {key: {"enum": list(each["items"]["enum"])} for key, each in _properties(terms)}
        return terms | {"properties": inner}
    return terms


def _closed(terms: JsonObject, own: Sequence[str]) -> JsonObject:
    """Return terms of a table in which one chooses among all names there are, instead of writing them."""
    inner = {
        key: {"enum": [*each["anyOf"][0]["enum"], *own]} if "anyOf" in each else each
        for key, each in _properties(terms)
    }
    return terms | {"properties": inner} if inner else terms


def _properties(terms: JsonObject) -> Iterator[tuple[str, JsonObject]]:
    yield from terms.get("properties", {}).items()


def _choices(choices: tuple[str, ...]) -> Iterator[str]:
    for each in choices:
        if GAP in each:
            yield from (each.replace(GAP, str(number)) for number in NUMBERS)
        else:
            yield each


def _worded(terms: JsonObject, words: GameWords, language: str) -> JsonObject:
    """Return terms with words for their choices and their parts."""
    made = dict(terms)
    if "enum" in terms:
        made["labels"] = {
            each: {language: words.value_text(language, each)} for each in terms["enum"]
        }
    if terms.get("type") == "array":
        made["items"] = _worded(terms["items"], words, language)
    if terms.get("properties"):
        made["properties"] = {
            key: _worded(each, words, language)
            | {"titles": {language: words.value_text(language, key)}}
            for key, each in _properties(terms)
        }
    return made
