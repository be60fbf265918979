"""The views of tabs: the canvas of a map, the composer of a scenario."""

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QWidget

from ..canvas.canvas import Canvas
from ..canvas.canvas_switches import CanvasSwitches
from ..canvas.overlays.layers import CanvasLayers
from ..documents.place import Place
from ..documents.scenario_place import ScenarioPlace
from ..documents.workplace import Workplace
from ..languages.words import tr
from .frame import Frame
from .frame_commands import MAP_ONLY
from .services import Services


class TabViews:
    """Makes what each tab shows; canvases outlive the frame, so it is asked for whenever it is needed."""

    def __init__(self, services: Services, frame: Callable[[], Frame]) -> None:
        self._services = services
        self._frame = frame
        self.kept: dict[Place, QWidget] = {}
        """Canvases that go on in the next frame."""

    def view(self, place: Place) -> QWidget:
        """Return what a tab shows of its document."""
        if place in self.kept:
            kept = self.kept.pop(place)
            kept.setAccessibleName(tr("Map"))
            return kept
        if isinstance(place, Workplace):
            return self._canvas(place)
        if isinstance(place, ScenarioPlace):
            return self._composer(place)
        raise TypeError(place)

    def _composer(self, place: ScenarioPlace) -> QWidget:
        # Loaded with the first scenario: the window is to be there at once.
        from ..scenarios.composer.map_request import map_asker
        from ..scenarios.composer.view import ComposerContext, ComposerView

        services = self._services
        ask = map_asker(services.asker, services.files.context.recent.folder, services.notices)
        around = ComposerContext(
            services.workplaces, services.rules, services.inspector, services.notices, ask
        )
        return ComposerView(place, around)

    def _canvas(self, workplace: Workplace) -> Canvas:
        canvas = Canvas(workplace)
        CanvasLayers(canvas, workplace, self._services.overlays)
        CanvasSwitches(self._services.settings, list).set_up(canvas)
        canvas.takes_tab = True
        canvas.alone_wanted.connect(self._show_alone)
        canvas.keyed.connect(self._catch_up)
        canvas.noted.connect(self._show_note)
        canvas.moved.connect(lambda: self._frame().status.show_zoom(canvas.zoom_percent()))
        canvas.hovered.connect(partial(self._hover, workplace))
        return canvas

    def _show_alone(self) -> None:
        self._frame().actions.run(MAP_ONLY)

    def _catch_up(self, key: str) -> None:
        self._frame().actions.catch_up(key)

    def _show_note(self, note: str) -> None:
        # Through the program, because another language brings another status bar.
        self._frame().status.show_note(note)

    def _hover(self, workplace: Workplace, cell: object) -> None:
        surface = workplace.surface
        if cell is None or cell not in surface:
            self._frame().status.show_cell("", "")
        else:
            name = workplace.editor_kind.cell_text(surface, cell)
            self._frame().status.show_cell(surface.label(cell), tr(name))
