"""Texts by language: English has to be there, and the other languages of ours are welcome."""

from collections.abc import Iterable, Mapping

from hullwright.engines.rules.definition import LANGUAGES
from hullwright.schema.messages import Message, message

ENGLISH, *OTHERS = LANGUAGES


def is_without_english(texts: Mapping[str, str]) -> bool:
    """Tell whether a text is there, but not in the language that everybody falls back on.

    >>> is_without_english({"de": "Nebel"}), is_without_english({})
    (True, False)
    """
    spoken = _spoken(texts)
    return bool(spoken) and ENGLISH not in spoken


def lacking_languages(texts: Iterable[Mapping[str, str]]) -> Message | None:
    """Return a remark about the languages in which some texts are not there, or None.

    >>> str(lacking_languages([{"en": "Fog", "de": "Nebel"}, {}]))
    'Not all texts are there in es, pt; people who read these get the English ones.'
    """
    spoken = [each for each in map(_spoken, texts) if each]
    lacking = [each for each in OTHERS if any(each not in known for known in spoken)]
    if not lacking:
        return None
    return message(
        "Not all texts are there in {languages}; people who read these get the English ones.",
        languages=", ".join(lacking),
    )


def _spoken(texts: Mapping[str, str]) -> set[str]:
    return {language for language, text in texts.items() if text.strip()}
