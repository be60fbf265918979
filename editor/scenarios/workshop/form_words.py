"""What forms of the workshop ask for, in words, and how faults of a rule find their field."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace

from hullwright.engines.rules.definition import LANGUAGES
from hullwright.schema.complaints import Fault, JsonPath
from hullwright.schema.records import Json, JsonObject

from ...languages.words import tr

Faults = Callable[[JsonObject], Iterable[Fault]]
"""What is wrong with a whole rule."""

LANGUAGE_NAMES: Mapping[str, str] = {
    "en": "English",
    "es": "Español",
    "pt": "Português",
    "de": "Deutsch",
}
"""Languages call themselves the same everywhere."""


def titled(title: str, **terms: Json) -> JsonObject:
    """Return the schema of something that has its title already in the person's language."""
    return {"titles": {"en": title}, **terms}


def choice(title: str, names: Mapping[str, str]) -> JsonObject:
    """Return the schema of a choice between values that have names already."""
    labels = {value: {"en": name} for value, name in names.items()}
    return titled(title, enum=list(names), labels=labels)


def by_language(title: str, most: int) -> Iterator[tuple[str, JsonObject]]:
    """Yield a schema for a text in each language, named by its code."""
    for language in LANGUAGES:
        named = tr("{title}, {language}", title=title, language=LANGUAGE_NAMES[language])
        yield language, titled(named, type="string", maxLength=most)


def moved(
    faults: Iterable[Fault], below: JsonPath, names: Mapping[Json, str], other: str
) -> Iterator[Fault]:
    """Yield the faults at or below a place, each at the field of a form that it is about."""
    for fault in faults:
        if fault.path[: len(below)] == below:
            rest = fault.path[len(below) :]
            name = names.get(rest[0], other) if rest else other
            yield replace(fault, path=(name,))
