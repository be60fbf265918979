"""Switches for what is drawn over every map; they keep their state between two starts."""

from PySide6.QtCore import QObject, Signal

from ...shell.settings import ProgramSettings

PROBLEMS, AXES, TRACING, LEGEND = "problems", "axes", "tracing", "legend"
_OFF = "off"


class Switches(QObject):
    """Keeps which layers are switched on; all of them are unless somebody said otherwise."""

    changed = Signal()

    def __init__(self, settings: ProgramSettings) -> None:
        super().__init__()
        self._settings = settings

    def is_on(self, name: str) -> bool:
        """Return whether a layer is drawn."""
        return self._settings.text(f"overlays/{name}") != _OFF

    def flip(self, name: str) -> None:
        """Switch a layer on or off."""
        if self.is_on(name):
            self._settings.keep(f"overlays/{name}", _OFF)
        else:
            self._settings.forget(f"overlays/{name}")
        self.changed.emit()
