"""The filters, in a player's words: which game, how many are there tonight, how long, how fair."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from hullwright.plugins.library.query import LibraryQuery

from ..languages.words import tr
from ..shell.plain_text import PlainLabel, button_title
from .filter_words import LANGUAGES, MINUTES, MOST_PLAYERS, SWITCHES
from .pack_words import game_title

WIDTH = 208


class FilterPane(QScrollArea):
    """Says what somebody looks for, but for the words."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("library-filters")
        self.setAccessibleName(tr("Filters"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFixedWidth(WIDTH)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.game, self.minutes, self.language = QComboBox(), QComboBox(), QComboBox()
        self.players = QSpinBox()
        self.switches = {name: QCheckBox(tr(title)) for name, (title, _) in SWITCHES.items()}
        self.reset = QPushButton(tr("Show all"))
        self._fill()
        self._lay_out()
        self._connect()

    def offer_games(self, games: Sequence[str]) -> None:
        """Offer the games that there are maps for, and keep the one that is chosen."""
        chosen = self.game.currentData() or ""
        self.game.blockSignals(True)
        self.game.clear()
        self.game.addItem(tr("Any game"), "")
        for each in games:
            self.game.addItem(button_title(game_title(each)), each)
        self.game.setCurrentIndex(max(self.game.findData(chosen), 0))
        self.game.blockSignals(False)

    def query(self, text: str) -> LibraryQuery:
        """Return what is looked for, with words."""
        chosen = {name: each.isChecked() for name, each in self.switches.items()}
        return LibraryQuery(
            text=text,
            game=self.game.currentData() or "",
            players=self.players.value(),
            minutes=self.minutes.currentData() or 0,
            language=self.language.currentData() or "",
            **chosen,
        )

    def show_all(self) -> None:
        """Look for nothing in particular."""
        for box in (self.game, self.minutes, self.language):
            box.setCurrentIndex(0)
        self.players.setValue(0)
        for each in self.switches.values():
            each.setChecked(False)

    def _fill(self) -> None:
        self.offer_games(())
        self.players.setRange(0, MOST_PLAYERS)
        self.players.setSpecialValueText(tr("Any number"))
        self.minutes.addItem(tr("Any length"), 0)
        for each in MINUTES:
            self.minutes.addItem(tr("Up to {minutes} minutes", minutes=each), each)
        self.language.addItem(tr("Any language"), "")
        for code, title in LANGUAGES.items():
            self.language.addItem(tr(title), code)
        for name, (_, about) in SWITCHES.items():
            self.switches[name].setToolTip(tr(about))

    def _lay_out(self) -> None:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(16, 8, 8, 16)
        column.setSpacing(6)
        for name, text, field in (
            ("game", tr("Game"), self.game),
            ("players", tr("Players tonight"), self.players),
            ("minutes", tr("How long"), self.minutes),
            ("language", tr("Language"), self.language),
        ):
            label = PlainLabel(text)
            label.setBuddy(field)
            field.setObjectName(f"library-{name}")
            field.setAccessibleName(text)
            if isinstance(field, QComboBox):
                field.setMinimumContentsLength(8)
                adjusted = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
                field.setSizeAdjustPolicy(adjusted)
            column.addWidget(label)
            column.addWidget(field)
        column.addSpacing(8)
        for name, box in self.switches.items():
            box.setObjectName(f"library-{name}")
            column.addWidget(box)
        column.addSpacing(8)
        self.reset.setObjectName("library-show-all")
        column.addWidget(self.reset)
        column.addStretch(1)
        self.setWidget(inside)

    def _connect(self) -> None:
        for box in (self.game, self.minutes, self.language):
            box.currentIndexChanged.connect(self.changed)
        self.players.valueChanged.connect(self.changed)
        for each in self.switches.values():
            each.toggled.connect(self.changed)
        self.reset.clicked.connect(self.show_all)
