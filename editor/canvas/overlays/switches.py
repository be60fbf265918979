"""Switches for what is drawn over every map; they keep their state between two starts."""

from PySide6.QtCore import QObject, Signal

from ...shell.settings import ProgramSettings

PROBLEMS, AXES, TRACING = "problems", "axes", "tracing"
GUIDES, ODD_CELLS, LEGEND = "guides", "odd-cells", "legend"
_ON, _OFF = "on", "off"
_USUAL = {ODD_CELLS: _OFF}
"""What is off unless somebody switches it on."""


class Switches(QObject):
    """Keeps which layers are switched on; most of them are unless somebody said otherwise."""

    changed = Signal()

    def __init__(self, settings: ProgramSettings) -> None:
        super().__init__()
        self._settings = settings

    def is_on(self, name: str) -> bool:
        """Return whether a layer is drawn."""
        return self._settings.text(f"overlays/{name}", _USUAL.get(name, _ON)) != _OFF

    def flip(self, name: str) -> None:
        """Switch a layer on or off."""
        wanted = _OFF if self.is_on(name) else _ON
        if wanted == _USUAL.get(name, _ON):
            self._settings.forget(f"overlays/{name}")
        else:
            self._settings.keep(f"overlays/{name}", wanted)
        self.changed.emit()
