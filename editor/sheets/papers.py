"""Papers: which one people of a country have in their printers."""

from PySide6.QtCore import QLocale

LETTER_COUNTRIES = frozenset(
    {
        QLocale.Country.UnitedStates,
        QLocale.Country.Canada,
        QLocale.Country.Mexico,
        QLocale.Country.Colombia,
        QLocale.Country.Chile,
        QLocale.Country.Venezuela,
        QLocale.Country.Philippines,
    }
)
"""Where people print on Letter paper."""


def usual_paper(locale: QLocale) -> str:
    """Return the paper that people of a country have in their printers."""
    return "letter" if locale.territory() in LETTER_COUNTRIES else "a4"
