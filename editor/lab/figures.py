"""Figures as they are written: a share in percent or a number, with its bounds."""

from hullwright.engines.lab.question import AnswerRow, LabAnswer
from hullwright.schema.records import JsonObject

from ..languages.words import number, tr


def figures_of(row: AnswerRow, digits: int = 1) -> str:
    """Return a share in percent, or a number, with its bounds."""
    scale, unit = (100, " %") if is_share(row) else (1, "")
    low, high = (number(round(scale * each, digits or None)) for each in row.bounds)
    value = f"{number(round(scale * row.value, digits or None))}{unit}"
    # What was counted out has no interval.
    return value if row.bounds.low == row.bounds.high == row.value else f"{value} ({low}–{high})"


def sentence_of(answer: LabAnswer) -> str:
    """Return the sentence of an answer, as sentences begin."""
    said = tr(answer.sentence)
    return said[:1].upper() + said[1:]


def is_share(row: AnswerRow) -> bool:
    """Tell whether a row has a share, and not a number such as rounds."""
    return abs(row.value) <= 1


def row_json(row: AnswerRow) -> JsonObject:
    """Return a row of figures for programs."""
    return {
        "title": tr(row.title),
        "value": row.value,
        "low": row.bounds.low,
        "high": row.bounds.high,
        "games": row.games,
        "told": tr(row.told),
    }
