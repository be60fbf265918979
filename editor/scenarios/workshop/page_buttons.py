"""The buttons at the top of the workshop."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from hullwright.schema.complaints import Fault

from ...drawing.icon import icon
from ...languages.words import tr
from .draft import Draft
from .page_keys import REDO, UNDO

_ICONS = {
    "undo": "undo",
    "redo": "redo",
    "save": "save",
    "export": "export",
    "plugin": "properties",
    "close": "close",
}


class PageButtons(QWidget):
    """A row of buttons, each with what it does and why it can't be done."""

    pressed = Signal(str)
    """The name of a button."""

    def __init__(self) -> None:
        super().__init__()
        titles = {
            "undo": tr("Undo"),
            "redo": tr("Redo"),
            "save": tr("Save"),
            "export": tr("Export…"),
            "plugin": tr("Your plugin"),
            "close": tr("Close"),
        }
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addStretch()
        self.buttons = {name: self._button(name, title) for name, title in titles.items()}
        for button in self.buttons.values():
            row.addWidget(button)

    def _button(self, name: str, title: str) -> QToolButton:
        button = QToolButton()
        button.setObjectName(f"workshop-{name}")
        button.setProperty("flat", True)
        button.setIcon(icon(_ICONS[name]))
        button.setText(title)
        button.setAccessibleName(title)
        button.setToolButtonStyle(
            Qt.ToolButtonStyle.ToolButtonIconOnly
            if name in {"undo", "redo", "close"}
            else Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        )
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(lambda: self.pressed.emit(name))
        return button

    def describe(self, draft: Draft | None, faults: Sequence[Fault], is_there: bool) -> None:
        """Let each button say what it does to a draft, or why it can't."""
        history = draft.history if draft else None
        self._set("undo", "" if history and history.canUndo() else tr("There is nothing to undo."))
        self._set("redo", "" if history and history.canRedo() else tr("There is nothing to redo."))
        self._set("save", _against_saving(draft, faults))
        self._set("export", "" if is_there else tr("Save a rule first."))
        self._set("plugin", "")
        self._set("close", "")

    def _set(self, name: str, hindrance: str) -> None:
        button = self.buttons[name]
        button.setEnabled(not hindrance)
        button.setToolTip(hindrance or _help(name))


def _against_saving(draft: Draft | None, faults: Sequence[Fault]) -> str:
    if draft is None:
        return tr("Open a rule first.")
    return tr("Put this right first: {text}", text=tr(faults[0].message)) if faults else ""


def _help(name: str) -> str:
    texts = {
        "undo": tr("Undo — take the last step back"),
        "redo": tr("Redo — do it again"),
        "save": tr("Save — scenarios can use the rule at once"),
        "export": tr("Export — all your saved rules as one file that others can install"),
        "plugin": tr("Your plugin — its name, version and author"),
        "close": tr("Close — what is not saved is there again the next time"),
    }
    keys = {"undo": UNDO, "redo": REDO, "save": QKeySequence.StandardKey.Save}
    if name not in keys:
        return texts[name]
    key = QKeySequence(keys[name]).toString(QKeySequence.SequenceFormat.NativeText)
    return tr("{text} ({key})", text=texts[name], key=key)
