"""Canvas switches: whether canvases show labels and rulers, the same for all of them, and remembered."""

from collections.abc import Callable, Iterable, Mapping

from ..shell.settings import ProgramSettings
from .canvas import Canvas

LABELS, RULERS = "labels", "rulers"
_SHOWN, _HIDDEN = "shown", "hidden"
_MEANS: Mapping[str, Callable[[Canvas, bool], None]] = {
    LABELS: Canvas.show_labels,
    RULERS: Canvas.show_rulers,
}


class CanvasSwitches:
    """Switches something on all canvases, also on those that are yet to come."""

    def __init__(self, settings: ProgramSettings, canvases: Callable[[], Iterable[Canvas]]) -> None:
        self._settings = settings
        self._canvases = canvases

    def is_on(self, name: str) -> bool:
        """Return whether something is shown."""
        return self._settings.text(f"view/{name}", _SHOWN) == _SHOWN

    def toggle(self, name: str) -> None:
        """Show something, or hide it."""
        self._settings.keep(f"view/{name}", _HIDDEN if self.is_on(name) else _SHOWN)
        for canvas in self._canvases():
            _MEANS[name](canvas, self.is_on(name))

    def set_up(self, canvas: Canvas) -> None:
        """Show and hide on a new canvas what the person chose."""
        for name, show in _MEANS.items():
            show(canvas, self.is_on(name))
