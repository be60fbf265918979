"""The theme: light or dark as the system wishes, or as the person chose."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.messages import Message

from ..drawing.inks import DARK, LIGHT, Inks
from ..drawing.inks_in_force import note_inks
from .settings import ProgramSettings
from .style_sheet import style_sheet

CHOICES = ("system", "light", "dark")
_KEPT_AS = "theme"
_CHOSEN: Mapping[str, Inks] = {"light": LIGHT, "dark": DARK}

_ROLES: Mapping[QPalette.ColorRole, str] = {
    QPalette.ColorRole.Window: "window",
    QPalette.ColorRole.WindowText: "text",
    QPalette.ColorRole.Base: "panel",
    QPalette.ColorRole.AlternateBase: "raised",
    QPalette.ColorRole.Text: "text",
    QPalette.ColorRole.PlaceholderText: "faint-text",
    QPalette.ColorRole.Button: "raised",
    QPalette.ColorRole.ButtonText: "text",
    QPalette.ColorRole.BrightText: "error",
    QPalette.ColorRole.ToolTipBase: "raised",
    QPalette.ColorRole.ToolTipText: "text",
    QPalette.ColorRole.Highlight: "accent",
    QPalette.ColorRole.HighlightedText: "on-accent",
    QPalette.ColorRole.Accent: "accent",
    QPalette.ColorRole.Link: "accent",
    QPalette.ColorRole.LinkVisited: "accent",
    QPalette.ColorRole.Light: "line",
    QPalette.ColorRole.Midlight: "line",
    QPalette.ColorRole.Mid: "line",
    QPalette.ColorRole.Dark: "line",
}
_FAINT_WHEN_DISABLED = (
    QPalette.ColorRole.WindowText,
    QPalette.ColorRole.Text,
    QPalette.ColorRole.ButtonText,
)

_FURTHER = "/"
"""Stands in the names of further themes, and in none of ours."""
_DARK_BELOW = 128
"""The lightness of a window, of 255, below which its theme counts as a dark one."""


@late_dataclass
class OfferedTheme:
    """A theme beside our own, such as one of a plugin."""

    title: str
    inks: Inks
    refusal: Message | None = None
    """Why it can't be used."""
    remark: Message | None = None
    """What is hard to see in it, though it can be used."""


Further: TypeAlias = Callable[[], Mapping[str, OfferedTheme]]
"""Returns the themes beside our own, by name."""


class Theme(QObject):
    """Gives the whole program its colours."""

    missed = Signal(str)
    """The name of a chosen theme that is not there, or can't be used any more: the system's is in force."""

    def __init__(
        self, application: QApplication, settings: ProgramSettings, further: Further = dict
    ) -> None:
        super().__init__()
        self._application = application
        self._settings = settings
        self._further = further
        kept = settings.text(_KEPT_AS, CHOICES[0])
        self.choice = kept if kept in CHOICES or _FURTHER in kept else CHOICES[0]
        self.is_missing = not self._is_there()
        hints = application.styleHints()
        self._system = hints.colorScheme()
        self.inks = self._wanted()
        hints.colorSchemeChanged.connect(self._follow_system)

    def apply(self) -> None:
        """Give the program its style, palette and style sheet."""
        if self._application.style().objectName() != "fusion":
            self._application.setStyle("Fusion")
        apply_theme(self._application, self.inks)

    def choose(self, choice: str) -> None:
        """Be light, dark, whatever the system is, or one of the further themes, and remember it."""
        self.choice = choice
        self._settings.keep(_KEPT_AS, choice)
        self.is_missing = not self._is_there()
        self._follow()

    def look_again(self) -> None:
        """Follow further themes that came, went or changed; what was chosen is in force again once it is back."""
        if self.choice in CHOICES:
            return
        was_missing, self.is_missing = self.is_missing, not self._is_there()
        self._follow()
        if self.is_missing and not was_missing:
            self.missed.emit(self.choice)

    def next_choice(self) -> str:
        """Return the choice that a switch goes on to: the theme that is not in force now."""
        is_dark = QColor(self.inks["window"]).lightness() < _DARK_BELOW
        return "light" if is_dark else "dark"

    def _is_there(self) -> bool:
        return self.choice in CHOICES or self._offered() is not None

    def _offered(self) -> OfferedTheme | None:
        """Return the further theme that is chosen, if it can be used."""
        found = self._further().get(self.choice)
        return None if found is None or found.refusal else found

    def _wanted(self) -> Inks:
        usual = LIGHT if self._system == Qt.ColorScheme.Light else DARK
        if self.choice in CHOICES:
            return _CHOSEN.get(self.choice, usual)
        offered = self._offered()
        return offered.inks if offered else usual

    def _follow_system(self, scheme: Qt.ColorScheme) -> None:
        self._system = scheme
        self._follow()

    def _follow(self) -> None:
        wanted = self._wanted()
        if wanted is not self.inks:
            self.inks = wanted
            self.apply()


def apply_theme(application: QApplication, inks: Inks) -> None:
    """Let Qt carry the inks of a theme to all widgets; the style sheet last, because it tells them."""
    note_inks(inks)
    application.setPalette(palette(inks))
    application.setStyleSheet(style_sheet(inks))


def palette(inks: Inks) -> QPalette:
    """Return Qt's palette in the inks of a theme."""
    made = QPalette()
    for role, ink in _ROLES.items():
        made.setColor(role, QColor(inks[ink]))
    for role in _FAINT_WHEN_DISABLED:
        made.setColor(
            QPalette.ColorGroup.Disabled, role, _halfway(inks["faint-text"], inks["window"])
        )
    made.setColor(QPalette.ColorRole.Shadow, QColor(inks["paper"]))
    return made


def _halfway(one: str, other: str) -> QColor:
    a, b = QColor(one), QColor(other)
    return QColor(
        (a.red() + b.red()) // 2, (a.green() + b.green()) // 2, (a.blue() + b.blue()) // 2
    )
