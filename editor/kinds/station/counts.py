"""Counts of a station for the status bar."""

from collections.abc import Sequence

from hullwright.schema.checks.survey import Figures
from hullwright.schema.messages import Message, message

from ...concepts.editor_kind import count_of, count_spaces


def counts(figures: Figures) -> Sequence[Message]:
    """Return how many spaces and gates a station has."""
    return (*count_spaces(figures), message("{count} gates", count=count_of(figures, "gate")))
