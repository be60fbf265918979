"""Which language is spoken: the one the person chose, or that of the system; known without Qt."""

from collections.abc import Iterator, Mapping

from .catalogue import LANGUAGES, supported
from .further import further_languages

SYSTEM = "system"
KEPT_AS = "language"
"""The name of the choice in the settings."""

WISH = "HULLWRIGHT_LANGUAGE"
"""The environment variable that says which language the system's is to be taken for."""


def is_choice(kept: str) -> bool:
    """Tell whether a person can have chosen that: the system's language, one of ours, or a plugin's."""
    return kept in {SYSTEM, *LANGUAGES} or kept in further_languages()


def language_of(environment: Mapping[str, str]) -> str:
    """Return the language that the variables of the command line ask for.

    >>> language_of({"LANG": "de_AT.UTF-8"}), language_of({"LANG": "de_DE", "HULLWRIGHT_LANGUAGE": "es"})
    ('de', 'es')
    """
    return supported(_asked_for(environment))


def _asked_for(environment: Mapping[str, str]) -> Iterator[str]:
    yield environment.get(WISH, "")
    # As gettext does: the first of these that is set decides which locale it is, and a list of
    # languages goes before it unless that is the plain one of programs.
    locale = next(
        (environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)),
        "C",
    )
    if locale.split(".")[0] not in {"C", "POSIX"}:
        yield from environment.get("LANGUAGE", "").split(":")
        yield locale
