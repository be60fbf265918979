"""The pane of a picture's silhouette: what counts as dark, how large it is, and whether it keeps its proportions."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QFormLayout, QPushButton, QSlider, QVBoxLayout, QWidget

from ..languages.words import tr
from .kept_silhouettes import KeptSilhouette, forget_silhouette
from .new_map_beginnings import Inside
from .picture_outline import PictureOutline
from .silhouettes import PicturePlace, cells_on

SMALLEST, WHOLE = 25, 100
"""How large a silhouette can be, in percent of the sheet."""


class SilhouettePane(QWidget):
    """Asks how the dark part of a picture becomes the silhouette of a map."""

    changed = Signal(object)
    """Says which cells of a sheet the silhouette covers from now on."""
    forgotten = Signal()
    """The silhouette is kept no more."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kept: KeptSilhouette | None = None
        self._outline: PictureOutline | None = None
        self._threshold = self._slider("threshold", tr("Threshold"), 1, 255)
        self._threshold.setToolTip(tr("Farther to the right, more of the picture counts as dark."))
        self._size = self._slider("silhouette-size", tr("Size"), SMALLEST, WHOLE)
        self._size.setToolTip(tr("How much of the sheet the silhouette takes."))
        self._keeps = QCheckBox(tr("Keep proportions"))
        self._keeps.setObjectName("keep-proportions")
        self._keeps.setToolTip(tr("Without this, the silhouette is stretched over the sheet."))
        self._forget = QPushButton(tr("Forget this silhouette"))
        self._forget.setObjectName("forget-silhouette")
        self._forget.setToolTip(tr("Takes it off the list; the file you took it from stays."))
        self._keeps.toggled.connect(self._tell)
        self._forget.clicked.connect(self._forget_it)
        form = QFormLayout()
        form.addRow(tr("Threshold"), self._threshold)
        form.addRow(tr("Size"), self._size)
        form.addRow(self._keeps)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(form)
        column.addWidget(self._forget, 0, Qt.AlignmentFlag.AlignLeft)

    def _slider(self, name: str, title: str, least: int, most: int) -> QSlider:
        slider = QSlider(Qt.Orientation.Horizontal)
        slider.setRange(least, most)
        slider.setValue(most)
        slider.setObjectName(name)
        slider.setAccessibleName(title)
        slider.setPageStep(16)
        slider.valueChanged.connect(self._tell)
        return slider

    def show_silhouette(self, kept: KeptSilhouette) -> None:
        """Take on another silhouette, with what suits it best; HullwrightError if its file is gone."""
        outline = PictureOutline(kept.image())
        self._kept, self._outline = kept, outline
        with QSignalBlocker(self):
            self._threshold.setValue(256 - outline.usual if outline.is_clear else outline.usual)
            self._size.setValue(WHOLE)
            self._keeps.setChecked(False)
        self._tell()

    def _tell(self) -> None:
        if self._outline is not None:
            self.changed.emit(self._inside(self._outline))

    def _inside(self, outline: PictureOutline) -> Inside:
        """Return which cells the silhouette covers, as the pane says now."""
        is_dark = outline.dark_parts(self._threshold.value())
        ratio = outline.ratio if self._keeps.isChecked() else None
        place = PicturePlace(self._size.value() / WHOLE, ratio)
        return lambda surface: cells_on(surface, is_dark, place)

    def _forget_it(self) -> None:
        if self._kept is not None:
            forget_silhouette(self._kept)
            self._kept = self._outline = None
            self.forgotten.emit()
