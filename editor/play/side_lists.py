"""What stands beside the map of a game: hand, players, table and log."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QListView,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from hullwright.engines.seats.desk import DeskCard, DeskPlayer, LogLine
from hullwright.engines.seats.log_book import goes_on
from hullwright.schema.messages import Message

from ..drawing.inks_in_force import colour
from ..languages.words import tr
from ..shell.forms.flow import Flow
from ..shell.forms.labels import WrappedLabel
from .game_layer import player_ink

GAP = 4
DOT = 12
SPACES = Qt.ItemDataRole.UserRole


class HandView(QWidget):
    """The cards, tiles and powers of whoever looks, each a button."""

    chosen = Signal(str)
    """The card that was pointed at, by its id."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("game-hand")
        self.setAccessibleName(tr("Your hand"))
        self._flow = Flow(self, gap=GAP)
        self._about = ""
        self.buttons: dict[str, QPushButton] = {}
        self._shown: Sequence[DeskCard] = ()

    def show_cards(self, cards: Sequence[DeskCard], lit: Collection[str], chosen: str) -> None:
        """Show cards; those that can be used now stand out."""
        if tuple(cards) != tuple(self._shown):
            self._shown = tuple(cards)
            self._make_anew()
        for name, button in self.buttons.items():
            wanted = "chosen" if name == chosen else "lit" if name in lit else ""
            button.setCheckable(True)
            button.setChecked(name == chosen)
            if button.property("primary") != (wanted == "lit"):
                button.setProperty("primary", wanted == "lit")
                button.style().unpolish(button)
                button.style().polish(button)

    def _make_anew(self) -> None:
        for button in self.buttons.values():
            self._flow.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = {}
        for card in self._shown:
            count = f" × {card.count}" if card.count > 1 else ""
            button = QPushButton(f"{tr(card.title)}{count}")
            about = tr(card.about) if card.about else ""
            button.setToolTip(about)
            button.setAccessibleName(tr(card.title))
            button.setAccessibleDescription(about)
            button.setObjectName(f"card {card.id}")
            button.clicked.connect(lambda _=False, name=card.id: self.chosen.emit(name))
            self._flow.addWidget(button)
            self.buttons[card.id] = button
            button.show()
        self.updateGeometry()


class FactsView(QWidget):
    """Sentences, one below another."""

    def __init__(self, ink: str = "text") -> None:
        super().__init__()
        self._ink = ink
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)
        self._labels: list[WrappedLabel] = []

    def tell(self, facts: Sequence[Message]) -> None:
        """Say other sentences."""
        while len(self._labels) < len(facts):
            label = WrappedLabel(ink=self._ink)
            self._column.addWidget(label)
            self._labels.append(label)
        for number, label in enumerate(self._labels):
            label.tell(tr(facts[number]) if number < len(facts) else "")


class PlayersView(QListWidget):
    """Everybody at the table, with what is known of them."""

    chosen = Signal(str)
    """The player who was pointed at, by the number of the seat from 0."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("game-players")
        self.setAccessibleName(tr("Players"))
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Always there, so that lines are wrapped for the width that they have.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.itemClicked.connect(self._choose)
        self.itemActivated.connect(self._choose)

    def _choose(self, item: QListWidgetItem) -> None:
        self.chosen.emit(str(self.row(item)))

    def show_players(
        self, players: Sequence[DeskPlayer], names: Sequence[str], turn: int, lit: Collection[str]
    ) -> None:
        """Show everybody; whose turn it is is marked, and who can be pointed at stands out."""
        while self.count() > len(players):
            self.takeItem(self.count() - 1)
        while self.count() < len(players):
            self.addItem(QListWidgetItem())
        for number, player in enumerate(players):
            facts = " · ".join(tr(each) for each in player.facts)
            sign = "▸ " if player.seat == turn else ""
            item = self.item(number)
            item.setText(f"{sign}{tr(player.name)} · {names[number]}\n{facts}")
            item.setIcon(_dot(player.seat, faded=player.is_out))
            font = item.font()
            font.setBold(str(player.seat) in lit)
            item.setFont(font)


class LogView(QListWidget):
    """What happened, the newest at the end."""

    pointed = Signal(object)
    """The spaces that the chosen line speaks of."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("game-log")
        self.setAccessibleName(tr("Log"))
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Always there, so that lines are wrapped for the width that they have.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self._shown: Sequence[LogLine] = ()
        self.itemClicked.connect(lambda item: self.pointed.emit(item.data(SPACES)))
        self.itemActivated.connect(lambda item: self.pointed.emit(item.data(SPACES)))

    def show_log(self, lines: Sequence[LogLine]) -> None:
        """Show lines; what is there already stays as it is."""
        if not goes_on(lines, self._shown):
            self.clear()
            self._shown = ()
        for line in lines[len(self._shown) :]:
            item = QListWidgetItem(tr(line.text))
            item.setData(SPACES, line.spaces)
            font = item.font()
            font.setBold(line.is_heading or bool(line.mark))
            item.setFont(font)
            self.addItem(item)
        self._shown = lines
        self.scrollToBottom()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap lines for another width; the newest stays in sight, also when the list is first laid out."""
        bar = self.verticalScrollBar()
        was_at_end = bar.value() == bar.maximum()
        super().resizeEvent(event)
        if was_at_end:
            self.scrollToBottom()


def _dot(seat: int, *, faded: bool) -> QIcon:
    picture = QPixmap(DOT, DOT)
    ink = QColor(colour(player_ink(seat)))
    ink.setAlpha(90 if faded else 255)
    picture.fill(ink)
    return QIcon(picture)
