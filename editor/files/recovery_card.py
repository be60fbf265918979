"""A recovery card: one left-behind map beside its saved file, with what to do about it."""

from datetime import datetime

from PySide6.QtCore import QDateTime, QEvent, QLocale, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.kinds.comparison import compare

from ..documents.document import Value, sort_of
from ..drawing.images import image_of
from ..drawing.inks_in_force import inks_in_force, is_new_theme
from ..languages.words import tr
from ..shell.plain_text import PlainLabel
from .comparer import counted
from .recovery import saved_value
from .recovery_file import Recovered

PICTURE = 280
"""The largest side of a picture, in pixels."""
MOST_COMPARED = 100_000
"""Characters of a map beyond which counting what differs would keep the window waiting."""


class RecoveryCard(QFrame):
    """Shows a left-behind map and its saved file side by side."""

    wants_restored = Signal(Recovered)
    """What this card shows."""
    wants_discarded = Signal(Recovered)
    """What this card shows."""

    def __init__(self, recovered: Recovered) -> None:
        super().__init__()
        self.recovered = recovered
        self.setObjectName(f"recovered {recovered.file.stem}")
        self.setAccessibleName(tr("Unsaved work on {name}", name=recovered.value.name))
        self.setFrameShape(QFrame.Shape.StyledPanel)
        saved = saved_value(recovered)
        self._saved = saved if isinstance(saved, MapDocument | Scenario) else None
        self._pictures = PlainLabel(), PlainLabel()
        self._differences = _words("", faint=False)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(8)
        column.addWidget(_words(recovered.value.name, heading=True))
        column.addWidget(_words(self._place()))
        column.addLayout(self._sides())
        column.addWidget(self._differences)
        column.addLayout(self._buttons())
        self._draw_both()
        self._differences.setText(self._compared())

    def changeEvent(self, event: QEvent) -> None:
        """Draw the pictures for another theme."""
        super().changeEvent(event)
        if is_new_theme(event):
            self._draw_both()

    def _draw_both(self) -> None:
        for label, value in zip(self._pictures, (self.recovered.value, self._saved), strict=True):
            if value is not None:
                self._draw(label, value)

    def _draw(self, label: PlainLabel, value: Value) -> None:
        if isinstance(value, Scenario):
            codes = ", ".join(each.code for each in value.rules)
            label.setText(tr("Scenario with the rules {codes}", codes=codes or "–"))
            return
        ratio = self.devicePixelRatioF()
        image = image_of(value, inks_in_force(), largest=int(PICTURE * ratio), rulers=False)
        image.setDevicePixelRatio(ratio)
        label.setPixmap(QPixmap.fromImage(image))

    def _place(self) -> str:
        path = self.recovered.path
        if path is None:
            return tr("Never saved to a file.")
        if self._saved is None:
            return tr("{path} can't be read any more.", path=path)
        return str(path)

    def _sides(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(16)
        mine = tr("Not saved, kept on {time}", time=worded(self.recovered.time))
        row.addWidget(_side(mine, self._pictures[0]))
        if self._saved is not None:
            row.addWidget(_side(self._saved_title(), self._pictures[1]))
        row.addStretch()
        return row

    def _saved_title(self) -> str:
        path = self.recovered.path
        if path is None or not path.exists():
            return ""
        at = datetime.fromtimestamp(path.stat().st_mtime, self.recovered.time.tzinfo)
        if at > self.recovered.time:
            return tr("Saved file, newer: {time}", time=worded(at))
        return tr("Saved file, of {time}", time=worded(at))

    def _compared(self) -> str:
        if self._saved is None:
            return tr("There is nothing to compare with: this is the only copy.")
        mine = self.recovered.value
        if sort_of(self._saved) != sort_of(mine):
            return tr("The saved file holds a map of another kind.")
        if isinstance(self._saved, Scenario) or isinstance(mine, Scenario):
            return tr("The saved file holds another version of it.")
        if len(str(mine.layout)) > MOST_COMPARED:
            return tr("Too large to count the differences here: restore it to compare.")
        return counted(tr("the saved file"), compare(self._saved, mine))

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        restore = QPushButton(tr("Restore"))
        restore.setObjectName("restore")
        restore.setAccessibleName(tr("Restore {name}", name=self.recovered.value.name))
        restore.setToolTip(tr("Opens it as it was, still unsaved; the saved file stays as it is."))
        restore.clicked.connect(lambda: self.wants_restored.emit(self.recovered))
        discard = QPushButton(tr("Discard"))
        discard.setObjectName("discard")
        discard.setAccessibleName(tr("Discard {name}", name=self.recovered.value.name))
        discard.setToolTip(tr("Puts it aside; you can get it back for two weeks."))
        discard.clicked.connect(lambda: self.wants_discarded.emit(self.recovered))
        row.addWidget(restore)
        row.addWidget(discard)
        row.addStretch()
        return row


def worded(time: datetime) -> str:
    """Return a point in time as people here write it."""
    here = QDateTime.fromSecsSinceEpoch(int(time.timestamp()))
    return QLocale().toString(here, QLocale.FormatType.ShortFormat)


def _side(title: str, picture: PlainLabel) -> QWidget:
    side = QWidget()
    column = QVBoxLayout(side)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(8)
    column.addWidget(_words(title))
    column.addWidget(picture, alignment=Qt.AlignmentFlag.AlignTop)
    picture.setAccessibleName(title)
    return side


def _words(text: str, *, heading: bool = False, faint: bool = True) -> PlainLabel:
    label = PlainLabel(text)
    label.setWordWrap(True)
    label.setProperty("heading" if heading else "faint", heading or faint)
    return label
