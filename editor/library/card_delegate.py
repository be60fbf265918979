"""How a card looks: the map's picture first, then its name, author, figures and verdict."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from hullwright.plugins.library.query import PackCard
from hullwright.schema.documents.verdicts import FAIR
from hullwright.schema.visible_text import visible_line

from ..drawing.inks_in_force import colour
from ..drawing.painting import saved
from ..shell.card_painting import paint_card_ground, paint_card_picture
from .card_model import CARD, STATE
from .card_pictures import CardPictures
from .pack_words import card_facts, verdict_words

SIZE = QSize(208, 256)
GAP, PAD, PICTURE = 4, 8, 124


class CardDelegate(QStyledItemDelegate):
    """Paints cards."""

    def __init__(self, pictures: CardPictures) -> None:
        super().__init__(pictures)
        self._pictures = pictures

    def sizeHint(
        self, option: QStyleOptionViewItem, _: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return the size of a card, the same for all."""
        lines = QFontMetrics(option.font).height() * 5 + PICTURE + 4 * PAD + 8
        return QSize(SIZE.width(), max(SIZE.height(), lines))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint a card."""
        card = index.data(CARD)
        if not isinstance(card, PackCard):
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
                QColor("#10151c"),
            )
            _badge(painter, room, str(index.data(STATE) or ""), option.font)
            _texts(painter, room.adjusted(0, PICTURE + 8, 0, 0), card, option.font)


def _badge(painter: QPainter, room: QRect, text: str, font: QFont) -> None:
    """Say on the picture that a pack is installed, new, or can be updated."""
    if not text:
        return
    painter.setFont(font)
    width = QFontMetrics(font).horizontalAdvance(text) + 16
    height = QFontMetrics(font).height() + 6
    area = QRect(room.right() - width - 4, room.top() + 6, width, height)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour("accent"))
    painter.drawRoundedRect(area, height / 2, height / 2)
    painter.setPen(colour("on-accent"))
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)


def _texts(painter: QPainter, room: QRect, card: PackCard, font: QFont) -> None:
    strong = QFont(font)
    strong.setBold(True)
    line = QFontMetrics(font).height()
    _line(painter, QRect(room.left(), room.top(), room.width(), line), card.title, strong, "text")
    under = QRect(room.left(), room.top() + line + 2, room.width(), line)
    _line(painter, under, card.authors, font, "faint-text")
    painter.setFont(font)
    painter.setPen(colour("text"))
    facts = QRect(room.left(), under.bottom() + 3, room.width(), 2 * line)
    wrapped = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
    painter.drawText(facts, wrapped, _breaking_between(card_facts(card)))
    _chip(painter, QRect(room.left(), room.bottom() - line - 3, room.width(), line + 4), card, font)


def _breaking_between(facts: str) -> str:
    """Return facts that are broken between two of them, never within one."""
    return " · ".join(each.replace(" ", "\N{NO-BREAK SPACE}") for each in facts.split(" · "))


def _line(painter: QPainter, area: QRect, text: str, font: QFont, ink: str) -> None:
    painter.setFont(font)
    painter.setPen(colour(ink))
    right = Qt.TextElideMode.ElideRight
    shown = QFontMetrics(font).elidedText(visible_line(text), right, area.width())
    painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)


def _chip(painter: QPainter, area: QRect, card: PackCard, font: QFont) -> None:
    """Draw the verdict with an outline in its colour, and always in words."""
    right = Qt.TextElideMode.ElideRight
    metrics = QFontMetrics(font)
    text = metrics.elidedText(verdict_words(card.fairness), right, area.width() - 16)
    chip = QRect(area.left(), area.top(), metrics.horizontalAdvance(text) + 16, area.height())
    ink = "good" if card.fairness == FAIR else "warning" if card.fairness else "faint-text"
    painter.setPen(QPen(colour(ink), 1.25))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(chip, chip.height() / 2, chip.height() / 2)
    painter.setFont(font)
    painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, text)
