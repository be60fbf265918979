"""Docking: the panels of plugins come into the window and leave it while it is open."""

from collections.abc import Sequence
from functools import partial

from ..documents.workplaces import Workplaces
from ..languages.words import tr
from ..shell.commands import Command
from ..shell.docks import Dock, DockPane
from ..shell.window import Window
from .additions import PluginAdditions
from .plugin_panels import PluginPanel

MENU = "View/Panels of plugins"


class PluginDocks:
    """Keeps a dock for each panel that plugins bring."""

    def __init__(self, additions: PluginAdditions, window: Window, workplaces: Workplaces) -> None:
        self._additions = additions
        self._window = window
        self._workplaces = workplaces
        self._docks: dict[str, Dock] = {}
        self.refresh()

    def refresh(self) -> None:
        """Open docks for panels that are new, and close those of panels that are gone or changed."""
        wanted = {dock.name: dock for dock in self._additions.docks()}
        for name, dock in list(self._docks.items()):
            if name not in wanted or _content(wanted[name]) != _content(dock):
                self._close(name)
        for name, dock in wanted.items():
            if name not in self._docks:
                self._open(dock)

    def panels(self) -> list[PluginPanel]:
        """Return the panels that stand in docks."""
        return [
            each.widget for each in self._docks.values() if isinstance(each.widget, PluginPanel)
        ]

    def commands(self) -> Sequence[Command]:
        """Return a command for each panel that opens or closes its dock."""
        return [
            Command(
                name=f"panel {dock.name}",
                title=dock.title,
                run=partial(self._window.toggle_dock, dock.name),
                menu=MENU,
                help=dock.help or tr("Opens or closes this panel."),
            )
            for dock in self._docks.values()
        ]

    def _open(self, dock: Dock) -> None:
        pane = DockPane(dock, self._window)
        window = self._window
        self._docks[dock.name] = dock
        window.panes[dock.name] = pane
        window.addDockWidget(dock.area, pane)
        if dock.beside in window.panes:
            beside = window.panes[dock.beside]
            window.tabifyDockWidget(beside, pane)
            beside.raise_()
        pane.setVisible(dock.is_open)
        # Where it was when the window was last closed, if it was there then.
        window.restoreDockWidget(pane)
        if isinstance(dock.widget, PluginPanel):
            dock.widget.show_workplace(self._workplaces.current)

    def _close(self, name: str) -> None:
        del self._docks[name]
        pane = self._window.panes.pop(name)
        self._window.removeDockWidget(pane)
        pane.deleteLater()


def _content(dock: Dock) -> str:
    return dock.widget.content if isinstance(dock.widget, PluginPanel) else ""
