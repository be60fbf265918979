"""Panels of plugins: a dock for each, filled with a stranger's widget when it is first seen."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from hullwright.plugins.contributions import PanelCode, full_name, usable_anywhere, worded
from hullwright.plugins.host import Contributed, Host
from hullwright.plugins.host.patience import brought_in, guarded
from hullwright.schema.errors import HullwrightError

from ..documents.workplace import Workplace
from ..drawing.inks_in_force import inks_in_force, is_new_theme
from ..languages.words import error_text, language_in_use, tr
from ..shell.docks import Dock
from ..shell.plain_text import PlainLabel
from .failures import PluginFailures
from .plugin_tools import drawing

SECONDS = 5.0
"""How long a panel may take to be made."""

ICON = "layout"
"""The drawing of a panel that names none, or one that we don't have."""


def plugin_panels(host: Host, failures: PluginFailures) -> list[Dock]:
    """Return a closed dock for each panel that plugins bring; their code is loaded when it is opened."""
    return [_dock(each, failures) for each in usable_panels(host)]


def usable_panels(host: Host) -> Sequence[Contributed]:
    """Return the panels of plugins whose code may run, whatever map kind they are for."""
    return usable_anywhere(host, "panels")


def _dock(contributed: Contributed, failures: PluginFailures) -> Dock:
    stated, language = contributed.contribution, language_in_use()
    title = worded(stated.title, language, contributed.id)
    return Dock(
        name=full_name(contributed),
        title=title,
        widget=PluginPanel(contributed, failures, title),
        area=Qt.DockWidgetArea.RightDockWidgetArea,
        icon=drawing(contributed, ICON),
        beside="properties",
        is_open=False,
        help=worded(stated.help, language),
    )


class PluginPanel(QWidget):
    """Shows a plugin's widget for the map in front, or says why there is none."""

    def __init__(self, contributed: Contributed, failures: PluginFailures, title: str) -> None:
        super().__init__()
        self.setObjectName(f"panel {full_name(contributed)}")
        self.setAccessibleName(title)
        self._contributed = contributed
        self._failures = failures
        self._code: PanelCode | None = None
        self._workplace: Workplace | None = None
        self._is_stale = True
        self.shown: QWidget = PlainLabel()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.shown)

    @property
    def content(self) -> str:
        """The content hash of the plugin that it comes from."""
        return self._contributed.plugin.content_hash

    def show_workplace(self, workplace: Workplace | None) -> None:
        """Show another map, or none; nothing is made while nobody looks."""
        self._workplace = workplace
        self._is_stale = True
        if self.isVisible():
            self._fill()

    def changeEvent(self, event: QEvent) -> None:
        """Hand the colours of another theme on to a widget that asks for them."""
        super().changeEvent(event)
        if is_new_theme(event):
            self._recolour()

    def showEvent(self, event: QShowEvent) -> None:
        """Make the plugin's widget when somebody looks."""
        super().showEvent(event)
        self._fill()

    def _fill(self) -> None:
        if not self._is_stale:
            return
        self._is_stale = False
        self._column.removeWidget(self.shown)
        self.shown.hide()
        self.shown.deleteLater()
        self.shown = self._made()
        self._column.addWidget(self.shown)
        self._recolour()

    def _made(self) -> QWidget:
        kind = self._contributed.contribution.kind
        if self._workplace is None:
            return _words(tr("Open a map, and this panel shows something about it."))
        if kind and kind != self._workplace.map.kind:
            return _words(tr("This panel has nothing to show for maps of this kind."))
        try:
            return self._theirs(self._workplace)
        except HullwrightError as fault:
            return _words(error_text(fault))

    def _theirs(self, workplace: Workplace) -> QWidget:
        plugin = self._contributed.plugin
        with self._failures.minding(self._contributed):
            code: PanelCode = self._code or brought_in(self._contributed)
            self._code = code
            with guarded(plugin, SECONDS):
                return _widget(code(workplace, self))

    def _recolour(self) -> None:
        recolour = getattr(self.shown, "set_inks", None)
        if recolour is None:
            return
        try:
            with (
                self._failures.minding(self._contributed),
                guarded(self._contributed.plugin, SECONDS),
            ):
                recolour(inks_in_force())
        except HullwrightError:
            # It was told; the widget stays as it is.
            return


def _widget(made: object) -> QWidget:
    if not isinstance(made, QWidget):
        raise TypeError(f"a panel returned {type(made).__name__}, which is no widget")
    return made


def _words(text: str) -> PlainLabel:
    label = PlainLabel(text)
    label.setWordWrap(True)
    label.setProperty("faint", True)
    label.setMargin(8)
    label.setAlignment(Qt.AlignmentFlag.AlignTop)
    return label
