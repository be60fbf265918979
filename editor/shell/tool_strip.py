"""The tool strip: the tools of the current map's kind in a column at the left."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QActionGroup, QResizeEvent
from PySide6.QtWidgets import QToolBar

from ..concepts.tool import Tool
from ..documents.choices import Choice
from ..documents.workplace import Workplace
from ..drawing.icon import icon
from ..languages.words import tr
from .action_texts import tip
from .hover_guard import HoverGuard
from .plain_text import button_title, help_text

LARGEST, SMALLEST = 24, 16
"""Pixels of a tool's icon where there is room for all tools, and the least that can be told apart."""
AROUND, ENDS = 12, 8
"""Pixels that a button takes around its icon, and the strip at both ends."""


class ToolStrip(QToolBar):
    """Shows which tool is chosen, and chooses another."""

    def __init__(self, key_of: Callable[[Tool], str]) -> None:
        super().__init__(tr("Tools"))
        self.setObjectName("tool-strip")
        self.setAccessibleName(tr("Tools"))
        self.setOrientation(Qt.Orientation.Vertical)
        self.setMovable(False)
        self.setIconSize(QSize(LARGEST, LARGEST))
        self._key_of = key_of
        self._workplace: Workplace | None = None
        self._tools: tuple[Tool, ...] = ()
        self._group = QActionGroup(self)
        HoverGuard(self)
        self.hide()

    def show_workplace(self, workplace: Workplace | None) -> None:
        """Offer the tools of another map."""
        if self._workplace is not None:
            self._workplace.choices.changed.disconnect(self._mark)
        self._workplace = workplace
        tools = tuple(workplace.editor_kind.tools) if workplace is not None else ()
        if tools != self._tools:
            self._tools = tools
            self._fill()
        self.setVisible(bool(tools))
        if workplace is not None:
            workplace.choices.changed.connect(self._mark)
            self._mark(workplace.choices.now)

    def describe(self) -> None:
        """Write the tooltips anew, as when a shortcut was changed."""
        for tool, action in zip(self._tools, self._group.actions(), strict=True):
            action.setToolTip(tip(tr(tool.title), self._key_of(tool), tr(tool.help)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw the tools smaller where there is no room for all of them."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = (self.height() - ENDS) // max(len(self._tools), 1) - AROUND
        side = max(SMALLEST, min(LARGEST, room))
        if side != self.iconSize().width():
            self.setIconSize(QSize(side, side))

    def _fill(self) -> None:
        self.clear()
        self._group.deleteLater()
        self._group = QActionGroup(self)
        for tool in self._tools:
            self._add(tool)
        self._fit()
        self.describe()
        if self._workplace is not None:
            self._mark(self._workplace.choices.now)

    def _add(self, tool: Tool) -> None:
        action = QAction(icon(tool.icon), button_title(tr(tool.title)), self._group)
        action.setCheckable(True)
        action.setObjectName(f"tool {tool.name}")
        action.setWhatsThis(help_text(tr(tool.help)))
        action.triggered.connect(lambda _=False: self._choose(tool))
        self.addAction(action)
        button = self.widgetForAction(action)
        button.setAccessibleName(tr(tool.title))
        button.setAccessibleDescription(tr(tool.help))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _choose(self, tool: Tool) -> None:
        if self._workplace is not None:
            self._workplace.choices.choose(tool=tool.name)

    def _mark(self, choice: Choice) -> None:
        for tool, action in zip(self._tools, self._group.actions(), strict=True):
            action.setChecked(tool.name == choice.tool)
