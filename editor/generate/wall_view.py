"""The wall: cards of maps to look at, choose by mouse or keys, and steer by."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QListView

from ..drawing.inks_in_force import colour
from ..drawing.painting import painting
from ..languages.words import tr
from .wall_card import WallCard
from .wall_delegate import WallDelegate
from .wall_model import WallModel
from .wall_pictures import WallPictures

MAIN, MORE, LESS, PIN = "main", "more", "less", "pin"
KEYS: Mapping[int, str] = {
    Qt.Key.Key_Return: MAIN,
    Qt.Key.Key_Enter: MAIN,
    Qt.Key.Key_Plus: MORE,
    Qt.Key.Key_Minus: LESS,
    Qt.Key.Key_P: PIN,
}
"""What keys do with the card that is chosen."""
PROVE = Qt.Key.Key_B
"""The key that has all of them played."""
_QUIET = ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier)


class WallView(QListView):
    """Shows the maps, and tells which one somebody looks at."""

    looked_at = Signal()
    """Another card is under the pointer, or chosen."""
    wanted = Signal(str)
    """What is to be done with the card that is chosen."""
    proof_wanted = Signal()
    """Bots are to play what hangs here."""
    menu_wanted = Signal(object)
    """Where on the screen a menu about the chosen card is to open."""

    def __init__(self, model: WallModel, pictures: WallPictures) -> None:
        super().__init__()
        self._cards = model
        self._hovered: tuple[int, int] | None = None
        self._chosen: tuple[int, int] | None = None
        self._said = ""
        self.setObjectName("generate.wall")
        self.setAccessibleName(tr("Maps"))
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setSpacing(0)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setModel(model)
        self._look = WallDelegate(pictures)
        self.setItemDelegate(self._look)
        pictures.drawn.connect(self.viewport().update)
        self.entered.connect(self._hover)
        self.viewportEntered.connect(partial(self._hover, QModelIndex()))
        self.doubleClicked.connect(lambda _: self.wanted.emit(MAIN))
        self.selectionModel().currentChanged.connect(self._choose)
        model.modelReset.connect(self._choose_again)
        model.dataChanged.connect(lambda *_: self._follow_change())

    @property
    def is_watched(self) -> bool:
        """Whether somebody points at the wall or works on it with keys."""
        return self.underMouse() or self.hasFocus()

    @property
    def held(self) -> frozenset[tuple[int, int]]:
        """The cards that must not become others now."""
        return frozenset(each for each in (self._hovered, self._chosen) if each)

    @property
    def chosen(self) -> WallCard | None:
        """The card that is chosen."""
        return self._cards.card(self._cards.place_of(self._chosen))

    @property
    def shown(self) -> WallCard | None:
        """The card that somebody looks at: the one that was pointed at or chosen last."""
        return self._cards.card(self._cards.place_of(self._hovered)) or self.chosen

    def say(self, text: str) -> None:
        """Say something where there are no maps."""
        if text != self._said:
            self._said = text
            self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards, or what is said in their place."""
        super().paintEvent(event)
        if self._said:
            with painting(self.viewport()) as painter:
                painter.setPen(colour("faint-text"))
                flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
                painter.drawText(
                    self.viewport().rect().adjusted(32, 32, -32, -32), flags, self._said
                )

    def choose_place(self, place: int) -> None:
        """Choose the card at a place, wherever the pointer rests."""
        self._hovered = None
        select = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.selectionModel().setCurrentIndex(self._cards.index(place), select)

    def _hover(self, index: QModelIndex) -> None:
        card = self._cards.card(index.row())
        self._hovered = card.key if card else None
        self.looked_at.emit()

    def _choose(self, current: QModelIndex, _: QModelIndex) -> None:
        card = self._cards.card(current.row())
        if card is not None:
            self._chosen, self._hovered = card.key, None
            self.looked_at.emit()

    def _choose_again(self) -> None:
        """Find the chosen card in its new place."""
        place = self._cards.place_of(self._chosen)
        self._hovered = None
        if place >= 0:
            self.choose_place(place)
        else:
            self._chosen = None
        self.looked_at.emit()

    def _follow_change(self) -> None:
        if self._chosen and self._cards.place_of(self._chosen) < 0:
            self._chosen = None
        self.looked_at.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the cards fill the lines."""
        # With room for the bar that scrolls, so that cards keep their width when it is needed, and for one
        # pixel, else the last card of a line would not fit in.
        beside = self.verticalScrollBar().sizeHint().width() + 2 * self.frameWidth() + 1
        if self._look.fill(self.width() - beside):
            self.scheduleDelayedItemsLayout()
        super().resizeEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Look at the chosen card again when the pointer has left."""
        super().leaveEvent(event)
        self._hover(QModelIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what a key means for the chosen card; a first arrow key chooses the first card."""
        wanted = KEYS.get(event.key())
        if wanted and not event.modifiers() & _QUIET:
            if self.chosen is not None:
                self.wanted.emit(wanted)
        elif event.key() == PROVE and not event.modifiers() & _QUIET:
            self.proof_wanted.emit()
        elif self.chosen is None and event.key() in _ARROWS and self._cards.cards:
            self.choose_place(0)
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Look for nothing: cards have no names, and their scores change."""

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for a menu about the card under the pointer, or about the chosen one."""
        index = self.indexAt(event.pos())
        is_mouse = event.reason() is QContextMenuEvent.Reason.Mouse
        if is_mouse and index.isValid():
            self.choose_place(index.row())
        if self.chosen is None:
            return
        rect = self.visualRect(self.currentIndex())
        at = event.globalPos() if is_mouse else self.viewport().mapToGlobal(rect.center())
        self.menu_wanted.emit(at)


_ARROWS = frozenset(
    {
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
        Qt.Key.Key_Up,
        Qt.Key.Key_Down,
        Qt.Key.Key_Home,
        Qt.Key.Key_End,
    }
)
