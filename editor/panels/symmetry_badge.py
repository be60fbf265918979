"""The symmetry badge: how symmetric the map in front is, at a glance in the status bar."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt

from ..documents.workplace import Workplace
from ..drawing.icon import icon
from ..languages.words import tr
from ..shell.action_texts import tip
from ..shell.steady_button import SteadyButton
from .symmetry_words import choice_of, percent, verdict


class SymmetryBadge(SteadyButton):
    """Shows the share of cells that agree with their images; a click goes to the next odd one."""

    def __init__(self, key: Callable[[], str]) -> None:
        super().__init__()
        self.setObjectName("symmetry-badge")
        self.setProperty("flat", True)
        self.setIconSize(QSize(16, 16))
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._key = key
        self._workplace: Workplace | None = None
        self._shown: object = None
        self._icon = ""
        """The name of the icon that is shown."""
        self.hide()

    def show_workplace(self, workplace: Workplace | None) -> None:
        """Speak of another map, or of none."""
        if self._workplace is not None:
            self._workplace.found.disconnect(self._show)
        self._workplace = workplace
        if workplace is not None:
            workplace.found.connect(self._show)
        self._shown = None
        self._show()

    def _show(self) -> None:
        place = self._workplace
        report = place.findings.symmetry if place else None
        if report is self._shown and report is not None:
            return
        self._shown = report
        choice = choice_of(place, report) if place and report else None
        self.setVisible(choice is not None)
        if report is None or choice is None:
            return
        if choice.icon != self._icon:
            self._icon = choice.icon
            self.setIcon(icon(choice.icon))
        self.setText(percent(report.share))
        told = verdict(place)
        self.setAccessibleName(told)
        is_odd = bool(report.odd_count)
        title = tr("Next odd cell") if is_odd else tr("Symmetry")
        self.setToolTip(tip(title, self._key() if is_odd else "", told))
