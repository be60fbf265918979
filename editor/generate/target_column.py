"""The column on the left of the page: the form of a target, and its files."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from ..languages.words import tr
from ..shell.forms.flow import Flow
from .run_bar import plain_button
from .target_form import TargetForm

GAP, WIDTH = 8, 304


class TargetColumn(QScrollArea):
    """Scrolls the form, with buttons below it that open and save its target."""

    open_wanted = Signal()
    save_wanted = Signal()

    def __init__(self, form: TargetForm) -> None:
        super().__init__()
        self.open = plain_button("generate.open", tr("Open target…"), self.open_wanted.emit, "open")
        self.save = plain_button("generate.save", tr("Save target…"), self.save_wanted.emit, "save")
        files = QWidget()
        flow = Flow(files, GAP)
        flow.addWidget(self.open)
        flow.addWidget(self.save)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, GAP, 0)
        column.setSpacing(GAP)
        column.addWidget(form)
        column.addWidget(files)
        column.addStretch(1)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(inside)
        self.setFixedWidth(WIDTH)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(tr("Wishes"))
