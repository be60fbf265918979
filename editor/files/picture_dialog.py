"""The small form before a picture is written: theme, size, rulers."""

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QSpinBox,
    QWidget,
)

from hullwright.schema.messages import english

from ..languages.words import tr
from ..shell.plain_text import window_title
from .picture_options import LARGEST, SMALLEST, PictureOptions

THEME_TITLES = {"print": english("Paper"), "light": english("Light"), "dark": english("Dark")}


class PictureDialog(QDialog):
    """Asks how a picture is to be drawn."""

    def __init__(
        self, title: str, usual: PictureOptions, parent: QWidget | None = None, *, sized: bool
    ) -> None:
        super().__init__(parent)
        self.setObjectName("picture-dialog")
        self.setWindowTitle(window_title(title))
        self._theme = QComboBox()
        for name, words in THEME_TITLES.items():
            self._theme.addItem(tr(words), name)
        self._theme.setCurrentIndex(self._theme.findData(usual.theme))
        self._size = QSpinBox(minimum=SMALLEST, maximum=LARGEST, singleStep=256, value=usual.size)
        self._size.setSuffix(tr(" px"))
        self._rulers = QCheckBox(tr("Letters and numbers along the edges"))
        self._rulers.setChecked(usual.rulers)
        form = QFormLayout(self)
        form.setContentsMargins(16, 16, 16, 16)
        form.setSpacing(8)
        form.addRow(tr("Colours"), self._theme)
        if sized:
            form.addRow(tr("Longer side"), self._size)
        form.addRow(tr("Rulers"), self._rulers)
        form.addRow(self._buttons())

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        onward = buttons.addButton(tr("Choose file…"), QDialogButtonBox.ButtonRole.AcceptRole)
        onward.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        return buttons

    def chosen(self) -> PictureOptions:
        """Return what the form says."""
        return PictureOptions(
            self._theme.currentData(), self._size.value(), self._rulers.isChecked()
        )
