"""Texts by language: English has to be there, and the other languages of ours are welcome."""

from collections.abc import Iterator, Mapping

from hullwright.engines.rules.definition import LANGUAGES
from hullwright.schema.checks.problem import Severity
from hullwright.schema.messages import Message, message

ENGLISH, *OTHERS = LANGUAGES


def language_mistakes(texts: Mapping[str, str]) -> Iterator[tuple[Severity, Message]]:
    """Yield what is to be said of the languages of a text that is there, and how much it matters.

    >>> [str(told) for _, told in language_mistakes({"en": "Fog", "de": "Nebel"})]
    ['It is not there in es, pt yet; people who read these get the English one.']
    """
    spoken = {language for language, text in texts.items() if text.strip()}
    if not spoken:
        return
    if ENGLISH not in spoken:
        yield (
            Severity.WARNING,
            message("It is not there in English, which everybody falls back on."),
        )
        return
    lacking = [each for each in OTHERS if each not in spoken]
    if lacking:
        yield (
            Severity.HINT,
            message(
                "It is not there in {languages} yet; people who read these get the English one.",
                languages=", ".join(lacking),
            ),
        )
