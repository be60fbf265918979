"""Columns that the tables of pieces have in common: what a piece does, says, and whether bots know of it."""

from hullwright.schema.effects import Vocabulary
from hullwright.schema.messages import message

from .map_table import TableColumn

TEXT = TableColumn(
    "text",
    message("Text"),
    {"type": "string", "maxLength": 600},
    message("Your own words, which are printed on the piece."),
)
PRINT_ONLY = TableColumn(
    "print_only",
    message("Print only"),
    {"type": "boolean"},
    message("Print only: bots ignore it."),
)


def effects_column(vocabulary: Vocabulary) -> TableColumn:
    """Return the column for what pieces do, in the words of a vocabulary."""
    return TableColumn(
        "effects",
        message("Effects"),
        {"type": "array", "format": "effects"},
        message("What it does, in order, for players and bots alike."),
        vocabulary=vocabulary,
    )
