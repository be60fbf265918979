"""Numbers and dates as people of a language write them, without Qt, so that the command line can, too."""

import re
from collections.abc import Mapping
from datetime import datetime
from functools import cache
from typing import NamedTuple

from .further import head_of

ENGLISH = "en"

LARGE = 10_000
"""From here on thousands are set apart; four digits are easy to read, and may be a year."""

NARROW = "\u202f"
"""A narrow space at which no line breaks, between a number and the sign of percent."""


class Locale(NamedTuple):
    """How numbers and dates are written in a language."""

    decimal: str
    thousands: str
    percent: str
    months: str
    day: str
    """A date, with gaps for day, month and year."""
    moment: str
    """A date with a time of day."""


LOCALES: Mapping[str, Locale] = {
    "en": Locale(
        decimal=".",
        thousands=",",
        percent=f"{{number}}{NARROW}%",
        months="January February March April May June July August September October November December",
        day="{day} {month} {year}",
        moment="{date}, {time}",
    ),
    "es": Locale(
        decimal=",",
        thousands=".",
        percent=f"{{number}}{NARROW}%",
        months="enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
        day="{day} de {month} de {year}",
        moment="{date}, {time}",
    ),
    "pt": Locale(
        decimal=",",
        thousands="\u00a0",
        percent="{number}%",
        months="janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
        day="{day} de {month} de {year}",
        moment="{date}, {time}",
    ),
    "de": Locale(
        decimal=",",
        thousands=".",
        percent=f"{{number}}{NARROW}%",
        months="Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
        day="{day}. {month} {year}",
        moment="{date}, {time} Uhr",
    ),
}


_NUMBERS = re.compile(r"12(\D?)345(\D)6")
_DAY = frozenset({"{day}", "{month}", "{year}"})


@cache
def locale_of(language: str) -> Locale:
    """Return how a language writes numbers and dates; one of a plugin as the head of its texts says.

    What that does not say is as in English.
    """
    if language in LOCALES:
        return LOCALES[language]
    head, usual = head_of(language), LOCALES[ENGLISH]
    numbers = _NUMBERS.fullmatch(head.get("X-Numbers", ""))
    months, day = head.get("X-Months", ""), head.get("X-Day", "")
    return usual._replace(
        decimal=numbers[2] if numbers else usual.decimal,
        thousands=numbers[1] if numbers else usual.thousands,
        months=months if len(months.split()) == len(usual.months.split()) else usual.months,
        day=day if set(re.findall(r"\{[^}]*\}", day)) == _DAY and "{{" not in day else usual.day,
    )


def number_in(language: str, value: float, decimals: int | None = None) -> str:
    """Return a number as people write it.

    >>> number_in("de", 40000), number_in("en", 40000), number_in("es", 2.5), number_in("pt", 2.5, 2)
    ('40.000', '40,000', '2,5', '2,50')
    """
    grouped = "," if abs(value) >= LARGE else ""
    places = "" if decimals is None else f".{decimals}f"
    plain = f"{value:{grouped}{places}}"
    locale = locale_of(language)
    signs = {",": locale.thousands, ".": locale.decimal}
    return "".join(signs.get(each, each) for each in plain)


def percent_in(language: str, share: float, decimals: int = 0) -> str:
    """Return a share between 0 and 1 as percent.

    >>> percent_in("pt", 0.291, 1)
    '29,1%'
    """
    return locale_of(language).percent.format(number=number_in(language, 100 * share, decimals))


def date_in(language: str, when: datetime) -> str:
    """Return a day as people write it.

    >>> date_in("de", datetime(2026, 3, 7)), date_in("pt", datetime(2026, 3, 7))
    ('7. März 2026', '7 de março de 2026')
    """
    locale = locale_of(language)
    month = locale.months.split()[when.month - 1]
    return locale.day.format(day=when.day, month=month, year=when.year)


def moment_in(language: str, when: datetime) -> str:
    """Return a day and a time of day as people write them."""
    return locale_of(language).moment.format(date=date_in(language, when), time=f"{when:%H:%M}")
