"""Counts of a hex zone for the status bar."""

from collections.abc import Sequence

from hullwright.schema.checks.survey import Figures
from hullwright.schema.messages import Message, message

from ...concepts.editor_kind import count_of


def counts(figures: Figures) -> Sequence[Message]:
    """Return how many sectors and pods a zone has."""
    return (
        message("{count} sectors", count=figures.get("spaces", 0)),
        message("{count} pods", count=count_of(figures, "pod")),
    )
