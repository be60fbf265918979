"""The editor of one rule: its sections as tabs, and the preview beside or below them."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSplitter, QTabWidget, QWidget

from hullwright.schema.complaints import Fault
from hullwright.schema.records import JsonObject

from ...languages.words import tr
from .draft import RuleDraft
from .own_rules import OwnRules
from .preview import Preview
from .rule_texts import RuleTexts
from .sections import changes, conditions, parameters

WIDE = 760
"""From this width on, the preview stands beside the tabs instead of below them."""


class RuleEditor(QSplitter):
    """Shows one draft and lets people change all of it."""

    def __init__(self, draft: RuleDraft, own_rules: OwnRules) -> None:
        super().__init__()
        self.setObjectName("workshop-editor")
        self.setChildrenCollapsible(False)
        self.draft = draft
        self._is_wide: bool | None = None
        self._own_rules = own_rules
        self.texts = RuleTexts(draft, self.faults)
        self.parameters = parameters(draft, self.faults)
        self.changes = changes(draft, self.faults)
        self.conditions = conditions(draft)
        self.preview = Preview(draft, lambda: own_rules.book, self.faults)
        self.texts.spoken.connect(self.preview.speak)
        self.tabs = QTabWidget()
        self.tabs.setObjectName("workshop-tabs")
        self.tabs.setAccessibleName(tr("Parts of the rule"))
        for part, title in (
            (self.texts, tr("Name and texts")),
            (self.parameters, tr("Parameters")),
            (self.changes, tr("Changes")),
            (self.conditions, tr("Conditions")),
        ):
            self.tabs.addTab(_scrolled(part), title)
        self.addWidget(self.tabs)
        self.addWidget(self.preview)

    def faults(self, value: JsonObject) -> list[Fault]:
        """Return what is wrong with what the draft is or may become."""
        return self._own_rules.faults(self.draft, value)

    def finish(self) -> None:
        """Take over what is half typed."""
        for part in (self.texts, self.parameters, self.changes, self.conditions):
            part.finish()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the preview where there is room for it."""
        is_wide = event.size().width() >= WIDE
        if is_wide != self._is_wide:
            self._is_wide = is_wide
            self.setOrientation(Qt.Orientation.Horizontal if is_wide else Qt.Orientation.Vertical)
            whole = event.size().width() if is_wide else event.size().height()
            self.setSizes([whole * 3 // 5, whole * 2 // 5])
        super().resizeEvent(event)


def _scrolled(part: QWidget) -> QScrollArea:
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidget(part)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area
