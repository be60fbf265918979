"""Words for people: every text of the window passes through here on its way to the screen."""

from datetime import datetime

from hullwright.schema.complaints import Complaint
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import Message

from .catalogue import ENGLISH
from .locales import date_in, moment_in, number_in, percent_in
from .translation import Translation, translation


class _InUse:
    """Keeps the language in force."""

    def __init__(self) -> None:
        self.translation: Translation = translation(ENGLISH)


# The one thing that is kept for the whole process rather than handed in: a text is said in a thousand
# places, each would only pass the language on, and a person reads one language at a time.
_in_use = _InUse()


def use_language(language: str) -> None:
    """Say everything in a language from now on; what is on the screen already stays."""
    _in_use.translation = translation(language)


def language_in_use() -> str:
    """Return the language in which everything is said, such as "de"."""
    return _in_use.translation.language


def tr(text: str | Message, /, **values: object) -> str:
    """Return a text for people: a sentence of another part, or a template with values for its gaps.

    >>> tr("{count} sectors", count=276)
    '276 sectors'
    """
    if isinstance(text, Message):
        return _in_use.translation.sentence(text)
    return _in_use.translation.filled(text, values)


def tr_in(language: str, text: str | Message, /, **values: object) -> str:
    """Return a text in a language of its own, such as that of a sheet to print.

    >>> tr_in("de", "Problems")
    'Probleme'
    """
    sentence = text if isinstance(text, Message) else Message(text, values)
    return translation(language).sentence(sentence)


def error_text(fault: HullwrightError) -> str:
    """Return what an error says for the screen, every complaint of an unreadable file included."""
    return _in_use.translation.error(fault)


def complaint_text(complaint: Complaint) -> str:
    """Return one complaint about a file for the screen, with its place."""
    return _in_use.translation.complaint(complaint)


def number(value: float, decimals: int | None = None) -> str:
    """Return a number as people write it, with as many decimals as asked for or as it has."""
    return number_in(language_in_use(), value, decimals)


def percent(share: float, decimals: int = 0) -> str:
    """Return a share between 0 and 1 as percent."""
    return percent_in(language_in_use(), share, decimals)


def date(when: datetime) -> str:
    """Return a day as people write it."""
    return date_in(language_in_use(), when)


def moment(when: datetime) -> str:
    """Return a day and a time of day as people write them."""
    return moment_in(language_in_use(), when)
