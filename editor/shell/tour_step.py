"""A step of the tour: what it says, and what in the window it points at."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from hullwright.schema.late_dataclass import late_dataclass


def _nothing() -> None:
    return None


@late_dataclass
class TourStep:
    """One card of the tour."""

    title: str
    text: str
    target: Callable[[], QWidget | None]
    """What it points at, or None if that is not there now."""
    prepare: Callable[[], object] = _nothing
    """Brings forward what it points at."""
