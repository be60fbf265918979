"""The plugin page: the list of plugins, the details of one, and how to install more."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSplitter, QVBoxLayout, QWidget

from hullwright.plugins.host.installation import Keeper
from hullwright.plugins.testing import examined

from ..drawing.icon import icon
from ..files.asker import Asker
from ..languages.words import tr
from ..shell.forms.flow import Flow
from ..shell.notices import Notices
from ..shell.tab_page import TabPage
from .details import PluginDetails
from .labels import title, words
from .plugin_actions import PluginActions
from .plugin_list import PluginList


class PluginPage(TabPage):
    """Shows all plugins and what can be done with each."""

    changed = Signal()
    """Some plugin came, went or stands differently."""

    def __init__(self, host: Keeper, notices: Notices, asker: Asker) -> None:
        super().__init__(tr("Plugins"), "settings")
        self.setObjectName("plugin-page")
        self.setAcceptDrops(True)
        self._host = host
        self.acts = PluginActions(host, notices, asker)
        self.acts.setParent(self)
        self.list = PluginList()
        self.details = PluginDetails(self.acts)
        self._complaint = words("", name="plugin-complaint")
        self._install = _button("install-zip", tr("Install from zip…"), self.acts.ask_for_zip)
        self._folder = _button(
            "install-folder", tr("Install from folder…"), self.acts.ask_for_folder
        )
        self._open = _button("open-plugin-folder", tr("Open folder"), self.acts.open_folder)
        for button, name in (
            (self._install, "import"),
            (self._folder, "folder"),
            (self._open, "open"),
        ):
            button.setIcon(icon(name))
        self._lay_out()
        self.setFocusProxy(self.list)
        self.list.chosen.connect(self.details.show_plugin)
        self.acts.changed.connect(self._follow)
        self.acts.arrived.connect(self.list.look_at)
        host.look_again()
        self.refresh()

    def refresh(self) -> None:
        """Show how all plugins stand now."""
        complaint = self._host.complaint
        self._complaint.setText(tr(complaint) if complaint else "")
        self._complaint.setVisible(complaint is not None)
        self.list.show_plugins([examined(each, self._host) for each in self._host.plugins()])

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 16, 0, 0)
        column.setSpacing(8)
        for widget in (self._head(), self._buttons()):
            inset = QHBoxLayout()
            inset.setContentsMargins(24, 0, 24, 0)
            inset.addWidget(widget)
            column.addLayout(inset)
        column.addWidget(self._complaint)
        parts = QSplitter()
        parts.setChildrenCollapsible(False)
        parts.addWidget(self.list)
        parts.addWidget(self.details)
        self.list.setMinimumWidth(224)
        self.details.setMinimumWidth(320)
        parts.setStretchFactor(1, 1)
        parts.setSizes([320, 640])
        column.addWidget(parts, 1)

    def _head(self) -> QWidget:
        head = QWidget()
        column = QVBoxLayout(head)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(title(tr("Plugins")))
        column.addWidget(
            words(
                tr(
                    "Plugins bring rules, map kinds, games, bots, formats, tools, overlays, "
                    "panels, themes, languages and more. What they bring as data can be used at "
                    "once; code only runs if you trust it. You can also drop a folder or a zip "
                    "file here."
                ),
                faint=True,
            )
        )
        return head

    def _buttons(self) -> QWidget:
        row = QWidget()
        flow = Flow(row, 8)
        for button in (self._install, self._folder, self._open):
            flow.addWidget(button)
        return row

    def _follow(self) -> None:
        self.refresh()
        self.changed.emit()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take folders and zip files."""
        if _plugins_in(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Install what was dropped."""
        event.acceptProposedAction()
        for path in _plugins_in(event):
            self.acts.install(path)


def _plugins_in(event: QDropEvent) -> list[Path]:
    paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
    return [path for path in paths if path.is_dir() or path.suffix.lower() == ".zip"]


def _button(name: str, text: str, act: Callable[[], object]) -> QPushButton:
    button = QPushButton(text)
    button.setObjectName(name)
    button.clicked.connect(act)
    return button
