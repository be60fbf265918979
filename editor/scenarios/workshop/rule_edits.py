"""Writing rules: edits of a rule as data, each from one value to the next."""

from collections.abc import Mapping

from hullwright.engines.rules.definition import LANGUAGES
from hullwright.engines.rules.expressions import PARAMETER
from hullwright.schema.records import Json, JsonObject

PREFIX = "my:"
"""What codes of one's own begin with, so that they never meet a code of the game."""

ORDER = (
    *("code", "game", "title", "text", "parameters", "sets", "adds"),
    *("triggers", "needs", "idle", "conflicts"),
)
"""The parts of a rule as its file has them."""

REQUIRED = ORDER[:4]

ENGLISH = LANGUAGES[0]


def new_rule(code: str, game: str) -> JsonObject:
    """Return a rule of which nothing is known but its code."""
    return {"code": code, "game": game, "title": {ENGLISH: ""}, "text": {ENGLISH: ""}}


def free_code(wanted: str, taken: frozenset[str], mark: str = "-") -> str:
    """Return a code that no other rule has, or a name that nothing else has.

    >>> free_code("my:rule", frozenset({"my:rule", "my:rule-2"}))
    'my:rule-3'
    """
    number, code = 1, wanted
    while code in taken:
        number += 1
        code = f"{wanted}{mark}{number}"
    return code


def own_code(code: str) -> str:
    """Return a code for a copy of a rule.

    >>> own_code("H.13"), own_code("mode:last-exit"), own_code("my:fog")
    ('my:h-13', 'my:last-exit', 'my:fog')
    """
    return PREFIX + code.rpartition(":")[2].lower().replace(".", "-")


def tidied(value: JsonObject) -> JsonObject:
    """Return a rule with its parts in the order of files and without those that say nothing."""
    made = {name: value[name] for name in ORDER if name in value and _says(name, value[name])}
    return made | {key: each for key, each in value.items() if key not in ORDER}


def _says(name: str, part: Json) -> bool:
    if name == "parameters":
        return bool(part.get("properties"))
    return bool(part) or name in REQUIRED


def with_texts(value: JsonObject, language: str, title: str, text: str) -> JsonObject:
    """Return a rule with its texts in one language; nothing written takes a language out."""
    return tidied(
        value
        | {
            part: _with_language(value[part], language, said)
            for part, said in (("title", title), ("text", text))
        }
    )


def _with_language(texts: Mapping[str, str], language: str, said: str) -> dict[str, str]:
    made = {**texts, language: said}
    order = [*LANGUAGES, *(each for each in made if each not in LANGUAGES)]
    return {each: made[each] for each in order if made.get(each) or each == ENGLISH}


def settings_of(value: JsonObject) -> dict[str, JsonObject]:
    """Return the schema of each parameter by name."""
    found: dict[str, JsonObject] = value.get("parameters", {}).get("properties", {})
    return found


def with_settings(value: JsonObject, settings: Mapping[str, JsonObject]) -> JsonObject:
    """Return a rule with other parameters."""
    return tidied(value | {"parameters": {"type": "object", "properties": dict(settings)}})


def with_parameter(value: JsonObject, before: str, name: str, schema: JsonObject) -> JsonObject:
    """Return a rule with another name and schema for a parameter, and all that refers to it."""
    settings = {
        (name if each == before else each): schema if each == before else known
        for each, known in settings_of(value).items()
    }
    made = with_settings(value, settings)
    if name == before:
        return made
    expressions = ("sets", "adds", "triggers", "needs", "idle", "conflicts")
    return made | {part: _renamed(made[part], before, name) for part in expressions if part in made}


def _renamed(expression: Json, before: str, name: str) -> Json:
    """Return an expression that refers to a parameter by another name."""
    if isinstance(expression, dict):
        if expression.get(PARAMETER) == before:
            return {**expression, PARAMETER: name}
        return {key: _renamed(each, before, name) for key, each in expression.items()}
    if isinstance(expression, list):
        return [_renamed(each, before, name) for each in expression]
    return expression
