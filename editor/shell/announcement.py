"""Announcements: sentences that a screen reader says."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(speaker: QWidget, sentence: str, *, is_urgent: bool) -> None:
    """Let a screen reader say a sentence of a widget, at once if it is urgent."""
    event = QAccessibleAnnouncementEvent(speaker, sentence)
    if is_urgent:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)
