"""The list of plugins: each with its name, where it comes from and how it stands."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from hullwright.plugins.host import Plugin

from ..drawing.icon import icon
from ..languages.words import tr
from .plugin_words import ORIGINS, mark, status_words


class PluginList(QListWidget):
    """Lists plugins, the person's own first."""

    chosen = Signal(Plugin)
    """The plugin that is looked at, or None."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("plugin-list")
        self.setAccessibleName(tr("Plugins"))
        self.setIconSize(QSize(20, 20))
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._plugins: list[Plugin] = []
        self.currentRowChanged.connect(self._choose)

    def show_plugins(self, plugins: Sequence[Plugin]) -> None:
        """List these plugins, and go on looking at the one that was looked at."""
        before, row = self.current(), self.currentRow()
        order = list(ORIGINS)
        self._plugins = sorted(plugins, key=lambda each: order.index(each.origin))
        self.blockSignals(True)
        self.clear()
        for plugin in self._plugins:
            self.addItem(self._item(plugin))
        kept = self._row_of(before.folder) if before else None
        self.setCurrentRow(min(max(row, 0), self.count() - 1) if kept is None else kept)
        self.blockSignals(False)
        self._choose()

    def current(self) -> Plugin | None:
        """Return the plugin that is looked at."""
        row = self.currentRow()
        return self._plugins[row] if 0 <= row < len(self._plugins) else None

    def look_at(self, plugin_id: str) -> None:
        """Look at the person's plugin of an id, or else at another of that id."""
        row = next((n for n, each in enumerate(self._plugins) if each.id == plugin_id), None)
        if row is not None:
            self.setCurrentRow(row)

    def _row_of(self, folder: Path) -> int | None:
        return next((n for n, each in enumerate(self._plugins) if each.folder == folder), None)

    def _item(self, plugin: Plugin) -> QListWidgetItem:
        status, origin = status_words(plugin), tr(ORIGINS[plugin.origin])
        item = QListWidgetItem(
            tr("{name}\n{status} · {origin}", name=plugin.name, status=status, origin=origin)
        )
        item.setData(
            Qt.ItemDataRole.AccessibleTextRole,
            tr("{name}: {status}. {origin}.", name=plugin.name, status=status, origin=origin),
        )
        item.setIcon(icon(*mark(plugin)))
        return item

    def _choose(self, _: int = 0) -> None:
        self.chosen.emit(self.current())
