"""How a card on the wall looks: the map's picture first, then its score and how many wishes it meets."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from hullwright.engines.generation.play.wish_verdict import MISSED

from ..drawing.icon import icon
from ..drawing.inks_in_force import colour
from ..drawing.painting import saved
from ..shell.card_painting import paint_card_ground, paint_card_picture
from .proof_words import card_lines
from .wall_card import WallCard
from .wall_model import CARD
from .wall_pictures import WallPictures

NARROW, PICTURE = 168, 128
"""How wide a card is at least, and how high its picture is, in pixels."""
GAP, PAD, SIGN, DOT = 4, 8, 18, 7
LINES = 4
"""Of text on a card: score, wishes, and two about play."""


class WallDelegate(QStyledItemDelegate):
    """Paints the cards of the wall."""

    def __init__(self, pictures: WallPictures) -> None:
        super().__init__(pictures)
        self._pictures = pictures
        self._width = NARROW

    def fill(self, width: int) -> bool:
        """Make cards as wide as they can be side by side in a width; tell whether that is another size."""
        wanted = width // max(width // NARROW, 1) if width >= NARROW else NARROW
        is_other, self._width = wanted != self._width, wanted
        return is_other

    def sizeHint(
        self, option: QStyleOptionViewItem, _: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return the size of a card, the same for all."""
        lines = LINES * QFontMetrics(option.font).height() + (LINES - 1) * GAP
        return QSize(self._width, PICTURE + lines + 2 * GAP + 3 * PAD)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint a card."""
        card = index.data(CARD)
        if not isinstance(card, WallCard):
            return
        with saved(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area = option.rect.adjusted(GAP, GAP, -GAP, -GAP)
            paint_card_ground(painter, area, option.state)
            room = area.adjusted(PAD, PAD, -PAD, -PAD)
            paint_card_picture(
                painter,
                QRect(room.topLeft(), QSize(room.width(), PICTURE)),
                self._pictures.of(card),
                colour("paper"),
            )
            if card.is_pinned:
                _pin(painter, room)
            _words(painter, room.adjusted(0, PICTURE + PAD, 0, 0), card, option.font)


def _pin(painter: QPainter, room: QRect) -> None:
    area = QRect(room.right() - SIGN - 8, room.top() + 4, SIGN + 6, SIGN + 6)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour("raised"))
    painter.drawRoundedRect(area, 6, 6)
    icon("pin").paint(painter, area.adjusted(3, 3, -3, -3))


def _words(painter: QPainter, room: QRect, card: WallCard, font: QFont) -> None:
    strong = QFont(font)
    strong.setBold(True)
    line = QFontMetrics(font).height()
    left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    first = QRect(room.left(), room.top(), room.width(), line)
    painter.setFont(strong)
    painter.setPen(colour("text"))
    painter.drawText(first, left, card.total())
    _dots(painter, first.adjusted(QFontMetrics(strong).horizontalAdvance("100 % "), 0, 0, 0), card)
    painter.setFont(font)
    ink = "good" if card.has_all else "faint-text"
    painter.setPen(colour(ink if card.candidate.score.is_fit else "warning"))
    second = first.translated(0, line + GAP)
    _line(painter, second, card.summary())
    for number, told in enumerate(card_lines(card.standing), 1):
        painter.setPen(
            colour(_play_ink(card) if number > 1 else "text" if card.standing else "faint-text")
        )
        _line(painter, second.translated(0, number * (line + GAP)), told)


def _line(painter: QPainter, room: QRect, text: str) -> None:
    """Write a line, cut with an ellipsis where there is no room."""
    left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    told = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, left, told)


def _play_ink(card: WallCard) -> str:
    """Return the ink of what was found by play: good and bad news are told by words, and by colour beside them."""
    if card.is_proven:
        return "good"
    is_missed = card.is_judged and card.standing is not None and card.standing.verdict == MISSED
    return "warning" if is_missed else "faint-text"


def _dots(painter: QPainter, area: QRect, card: WallCard) -> None:
    """Draw a dot for each wish, from the right: full if it is met, a ring if it is not."""
    marks = card.candidate.score.marks[: max(area.width() // (DOT + 3), 0)]
    x = area.right() - len(marks) * (DOT + 3)
    for mark in marks:
        good = colour("good" if mark.is_met else "warning")
        painter.setPen(QPen(good, 1.25))
        painter.setBrush(good if mark.is_met else Qt.BrushStyle.NoBrush)
        x += DOT + 3
        painter.drawEllipse(x - DOT, area.center().y() - DOT // 2, DOT - 1, DOT - 1)
