"""The preview of an export: a picture or the beginning of a text, made beside the window where that takes long."""

import logging

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QFontDatabase, QImage, QPaintEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPlainTextEdit,
    QProgressBar,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.progress import unheard
from hullwright.schema.processes.tasks import Reply, TaskBroken, TaskDone
from hullwright.schema.records import JsonObject
from hullwright.schema.visible_text import visible

from ..drawing.painting import painting
from ..languages.words import error_text, number, tr
from ..shell.forms.labels import WrappedLabel
from ..workers.faults import fault_of
from ..workers.worker import Worker
from .export_format import FormatSort
from .export_request import ExportRequest
from .job_queue import LARGE
from .jobs import JOBS, do_job

logger = logging.getLogger(__name__)

PIXELS = 900
"""The longer side of the picture that is shown."""
SQUARE = 8
"""The squares behind a picture, which show what is transparent."""


class ExportPreview(QWidget):
    """Shows what an export would write."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("export-preview")
        self.setAccessibleName(tr("Preview"))
        self._wanted: ExportRequest | None = None
        self._worker: Worker | None = None
        self._picture, self._text = _PictureView(), QPlainTextEdit(readOnly=True)
        self._text.setAccessibleName(tr("Beginning of the file"))
        self._text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self._text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self._told = WrappedLabel()
        self._told.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._size = WrappedLabel()
        self._progress = QProgressBar(maximum=0, textVisible=False)
        self._progress.setAccessibleName(tr("The preview is being drawn"))
        self._cancel = QPushButton(tr("Cancel preview"))
        self._cancel.setObjectName("cancel-preview")
        self._cancel.clicked.connect(self._call_off)
        self._stack = QStackedWidget()
        for each in (self._picture, self._text, self._told):
            self._stack.addWidget(each)
        self._lay_out()
        # One preview for any number of changes in the same moment.
        self._soon = QTimer(self, singleShot=True, interval=40)
        self._soon.timeout.connect(self._make)

    def _lay_out(self) -> None:
        work = self._work = QWidget()
        row = QHBoxLayout(work)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._progress, 1)
        row.addWidget(self._cancel)
        work.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._stack, 1)
        column.addWidget(self._size)
        column.addWidget(work)

    @property
    def is_idle(self) -> bool:
        """Whether what is shown is what was asked for last."""
        return not self._soon.isActive() and (self._worker is None or self._worker.is_idle)

    @property
    def picture(self) -> QImage:
        """The picture that is shown; an empty one if there is none."""
        return self._picture.image if self._stack.currentWidget() is self._picture else QImage()

    @property
    def text(self) -> str:
        """The text or the sentence that is shown instead of a picture."""
        shown = self._stack.currentWidget()
        if shown is self._text:
            return self._text.toPlainText()
        return self._told.text() if shown is self._told else ""

    def show_request(self, request: ExportRequest) -> None:
        """Show before long what a request would write."""
        self._wanted = request
        self._soon.start()

    def tell(self, text: str) -> None:
        """Show a sentence instead of a preview."""
        self._wanted = None
        self._soon.stop()
        self._told.setText(text)
        self._size.tell("")
        self._stack.setCurrentWidget(self._told)

    def end(self) -> None:
        """Stop all work, as when nobody looks any more."""
        self._soon.stop()
        self._wanted = None
        if self._worker is not None:
            worker, self._worker = self._worker, None
            worker.stop()
            worker.close()

    def _make(self) -> None:
        request = self._wanted
        if request is None:
            return
        if request.format.sort is FormatSort.CODE:
            self._show_code(request)
            return
        asked = {**request.asked(), "pixels": PIXELS}
        if request.weight_of_map <= LARGE["export"] and not request.is_apart:
            self._make_here(asked, request.format.title)
        else:
            self._make_beside(asked, request)

    def _show_code(self, request: ExportRequest) -> None:
        from hullwright.plugins.public_formats.share_code import share_code

        try:
            code = share_code(request.subject.map)
        except HullwrightError as fault:
            self.tell(error_text(fault))
            return
        self._show_text(code, tr("{count} letters", count=len(code)), is_wrapped=True)

    # Any: what is asked travels between processes, and is of many types.
    def _make_here(self, asked: JsonObject, title: str) -> None:
        try:
            answer = JOBS["preview"](asked, unheard)
        except HullwrightError as fault:
            self.tell(error_text(fault))
        except Exception as bug:
            logger.exception("no preview")
            self.tell(error_text(fault_of(TaskBroken(0, str(bug)), title)))
        else:
            self._show(answer)

    def _make_beside(self, asked: JsonObject, request: ExportRequest) -> None:
        if self._worker is None:
            self._worker = Worker(self)
            self._worker.progressed.connect(self._advance)
        elif not self._worker.is_idle:
            # Only the newest is worth a picture.
            self._worker.stop()
        self._progress.setMaximum(0)
        self._work.show()

        def take_in(reply: Reply) -> None:
            if self._wanted is not request:
                return
            self._work.hide()
            if isinstance(reply, TaskDone):
                self._show(reply.value)
            else:
                self.tell(error_text(fault_of(reply, request.format.title)))

        self._worker.run(do_job, "preview", asked, then=take_in)

    def _advance(self, share: float) -> None:
        self._progress.setMaximum(100)
        self._progress.setValue(round(share * 100))

    def _call_off(self) -> None:
        self.tell(tr("There is no preview: it was canceled. The export is not affected."))
        self._work.hide()
        if self._worker is not None:
            self._worker.stop()

    def _show(self, answer: JsonObject) -> None:
        if "picture" in answer:
            self._picture.show_image(QImage.fromData(answer["picture"]))
            self._size.tell("")
            self._stack.setCurrentWidget(self._picture)
            return
        about = tr("{count} bytes in all", count=number(answer["bytes"]))
        self._show_text(answer["text"], about)

    def _show_text(self, text: str, about: str, *, is_wrapped: bool = False) -> None:
        modes = QPlainTextEdit.LineWrapMode
        self._text.setLineWrapMode(modes.WidgetWidth if is_wrapped else modes.NoWrap)
        self._text.setPlainText(visible(text))
        self._size.tell(about)
        self._stack.setCurrentWidget(self._text)


class _PictureView(QWidget):
    """A picture as large as there is room, on squares that show through where it is transparent."""

    def __init__(self) -> None:
        super().__init__()
        self.image = QImage()
        self.setMinimumSize(160, 120)

    def sizeHint(self) -> QSize:
        """Return a size in which most maps can be read."""
        return QSize(420, 420)

    def show_image(self, image: QImage) -> None:
        """Show another picture."""
        self.image = image
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        """Draw the picture in the middle."""
        if self.image.isNull():
            return
        ratio = self.devicePixelRatio()
        room = self.size() * ratio
        shown = self.image.scaled(
            room, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        shown.setDevicePixelRatio(ratio)
        wide, high = shown.width() / ratio, shown.height() / ratio
        place = self.rect().center().x() - wide / 2, self.rect().center().y() - high / 2
        with painting(self) as painter:
            painter.translate(*place)
            if shown.hasAlphaChannel():
                painter.setClipRect(0, 0, int(wide), int(high))
                for row in range(int(high) // SQUARE + 1):
                    for column in range(int(wide) // SQUARE + 1):
                        shade = (
                            Qt.GlobalColor.white if (row + column) % 2 else Qt.GlobalColor.lightGray
                        )
                        painter.fillRect(column * SQUARE, row * SQUARE, SQUARE, SQUARE, shade)
            painter.drawImage(0, 0, shown)
