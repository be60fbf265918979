"""The bar below the map of a game: what is asked, a button for whatever is no place, and reasons."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from hullwright.engines.seats.desk import (
    BUTTON,
    CARD,
    PIECE,
    PLAYER,
    SPACE,
    DeskTarget,
    SeatDesk,
    titles_of,
)

from ..drawing.icon import icon
from ..languages.words import tr
from ..shell.forms.flow import Flow
from ..shell.forms.labels import WrappedLabel

GAP = 8
SHORT = 12
"""Up to so many pieces, cards or players have buttons of their own; more are in a list."""


class ChoiceBar(QWidget):
    """Shows what is asked, and lets a person choose by buttons and a list."""

    pointed = Signal(object)
    """A DeskTarget that was chosen here."""
    undo_wanted = Signal()
    back_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("game-choices")
        self.question = WrappedLabel(ink="text")
        self.question.setObjectName("game-question")
        self.reason = WrappedLabel(ink="warning")
        self.reason.setObjectName("game-reason")
        self.reason.tell("")
        self.places = QComboBox()
        self.places.setObjectName("game-places")
        self.places.setAccessibleName(tr("Places and pieces to choose from"))
        # Keys only go through the list: what is in it is done by the button beside it.
        self.take = QPushButton(tr("Choose"))
        self.take.setObjectName("game-take")
        self.take.clicked.connect(lambda _: self._choose_listed(self.places.currentIndex()))
        self.back = QPushButton(tr("Step back"))
        self.back.setToolTip(tr("Choose something else first (Esc)."))
        self.back.clicked.connect(self.back_wanted)
        self.undo = QPushButton(tr("Take back"))
        self.undo.setIcon(icon("undo"))
        self.undo.setObjectName("game-undo")
        self.undo.clicked.connect(self.undo_wanted)
        self._listed: list[DeskTarget] = []
        self.buttons: list[QPushButton] = []
        self._lay_out()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(GAP)
        top.addWidget(self.question, 1)
        top.addWidget(self.places)
        top.addWidget(self.take)
        top.addWidget(self.back)
        top.addWidget(self.undo)
        row = QWidget()
        self._flow = Flow(row, gap=GAP)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 8)
        column.setSpacing(6)
        column.addLayout(top)
        column.addWidget(row)
        column.addWidget(self.reason)

    def show_desk(
        self, desk: SeatDesk, path: Sequence[DeskTarget], *, can_undo: bool, waiting: str = ""
    ) -> None:
        """Show what is asked after some targets."""
        found = desk.offered(path)
        text = waiting or tr(desk.question)
        if desk.result is not None:
            text = tr(desk.result.text)
        elif desk.points is not None and desk.is_asked:
            text = tr("{question} Left: {points}.", question=desk.question, points=desk.points)
        self.question.tell(text)
        titles = {key: tr(title) for key, title in titles_of(desk).items()}
        self._offer_buttons(found.targets, titles)
        self._offer_list(found.targets, titles)
        self.back.setVisible(bool(path))
        self.undo.setEnabled(can_undo)
        self.undo.setToolTip(
            tr("Takes back your last action: nothing hidden has become known by it.")
            if can_undo
            else tr("Nothing can be taken back: something hidden may have become known.")
        )

    def _offer_buttons(
        self, targets: Sequence[DeskTarget], titles: Mapping[tuple[str, str], str]
    ) -> None:
        for button in self.buttons:
            self._flow.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = []
        few = sum(each.sort in {PIECE, PLAYER} for each in targets) <= SHORT
        shown = {BUTTON, PIECE, PLAYER} if few else {BUTTON, PLAYER}
        for target in targets:
            if target.sort in shown:
                self._add_button(target, _titled(target, titles))

    def _add_button(self, target: DeskTarget, title: str) -> None:
        button = QPushButton(title)
        button.setObjectName(f"choice {target.sort} {target.name}")
        button.setProperty("primary", target.sort == BUTTON)
        button.clicked.connect(lambda _=False, target=target: self.pointed.emit(target))
        self._flow.addWidget(button)
        self.buttons.append(button)
        button.show()

    def _offer_list(
        self, targets: Sequence[DeskTarget], titles: Mapping[tuple[str, str], str]
    ) -> None:
        """List places and pieces, for those who choose by keys or a screen reader."""
        self._listed = [each for each in targets if each.sort in {SPACE, PIECE, CARD}]
        with QSignalBlocker(self.places):
            self.places.clear()
            for target in self._listed:
                self.places.addItem(_titled(target, titles))
        for part in (self.places, self.take):
            part.setVisible(bool(self._listed))

    def _choose_listed(self, number: int) -> None:
        if 0 <= number < len(self._listed):
            self.pointed.emit(self._listed[number])


def _titled(target: DeskTarget, titles: Mapping[tuple[str, str], str]) -> str:
    if target.title is not None:
        return tr(target.title)
    return titles.get((target.sort, target.name), target.name)
