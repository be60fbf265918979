"""The switch that lays what happened in many games over the map."""

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from ..documents.workplace import Workplace
from ..languages.words import tr
from ..shell.forms.labels import WrappedLabel
from .heat import HEAT, legend_of
from .names import figure_title
from .play_out import PlayOut


class HeatSwitch(QWidget):
    """A tick, and what the shades stand for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._workplace: Workplace | None = None
        self.tick = QCheckBox(tr("Show on the map"))
        self.tick.setObjectName("simulating.heat")
        self.legend = WrappedLabel()
        self.tick.clicked.connect(self._switch)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.tick)
        column.addWidget(self.legend)

    def show_play_out(
        self, workplace: Workplace | None, play_out: PlayOut | None, is_older: bool
    ) -> None:
        """Offer what a play-out found out about a map, if it has to do with cells."""
        self._follow(workplace)
        newest = play_out.newest if play_out else None
        ends = legend_of(newest.figures, play_out.summary) if play_out and newest else None
        heat = newest.figures.heat if newest else None
        self.setVisible(bool(heat and ends))
        if heat is None or ends is None:
            return
        self.tick.setEnabled(not is_older)
        weak, strong = (tr(each) for each in ends)
        title = figure_title(heat[1])
        self.legend.tell(
            tr("{title}: dark is {weak}, bright {strong}.", title=title, weak=weak, strong=strong)
        )
        self.tick.setToolTip(
            tr("The map has changed since. Let the bots play again to see it on the map.")
            if is_older
            else tr("Shows on the map: {title}", title=title)
        )
        self.tick.setAccessibleDescription(self.legend.text())

    def _follow(self, workplace: Workplace | None) -> None:
        if workplace is not self._workplace:
            if self._workplace is not None:
                self._workplace.overlaid.disconnect(self._note)
            self._workplace = workplace
            if workplace is not None:
                workplace.overlaid.connect(self._note)
        self._note()

    def _note(self) -> None:
        """Show whether it lies over the map: another overlay takes its place."""
        with QSignalBlocker(self.tick):
            self.tick.setChecked(self._workplace is not None and HEAT in self._workplace.overlays)

    def _switch(self, is_on: bool) -> None:
        if self._workplace is not None:
            # One shading at a time, as the commands for overlays have it.
            others = self._workplace.overlays - {HEAT}
            self._workplace.overlay(frozenset({HEAT}) if is_on else others)
