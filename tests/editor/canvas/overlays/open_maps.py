"""What tests of overlays share: open maps with everything that can be laid over them."""

from pathlib import Path

from PySide6.QtGui import QImage, QPainter

from hullwright.editor.canvas.canvas import Canvas
from hullwright.editor.canvas.layer import Layer
from hullwright.editor.canvas.overlays.comparisons import Comparisons
from hullwright.editor.canvas.overlays.grid_fit import GridFit
from hullwright.editor.canvas.overlays.hulls import Hulls
from hullwright.editor.canvas.overlays.layers import CanvasLayers, Overlays
from hullwright.editor.canvas.overlays.overlay_numbers import OverlayNumbers
from hullwright.editor.canvas.overlays.switches import Switches
from hullwright.editor.canvas.overlays.tracings import Tracings
from hullwright.editor.documents.document import Document
from hullwright.editor.documents.workplace import Workplace
from hullwright.editor.documents.workplaces import Workplaces
from hullwright.editor.drawing.camera import Camera
from hullwright.editor.drawing.inks import DARK, Inks
from hullwright.editor.inspection.focus import Focus
from hullwright.editor.inspection.inspector import Inspector
from hullwright.editor.inspection.live_checks import LiveChecks
from hullwright.editor.shell.notices import Notices
from hullwright.editor.shell.settings import ProgramSettings
from hullwright.schema.documents.maps import MapDocument

from ...workplaces import zone

SIZE = (400, 300)


class OpenMaps:
    """All that is shared by the maps of a program."""

    def __init__(self, folder: Path) -> None:
        self.settings = ProgramSettings(folder)
        self.workplaces = Workplaces()
        self.inspector = Inspector()
        self.notices = Notices()
        self.told: list[str] = []
        self.notices.told.connect(lambda notice: self.told.append(notice.text))
        tracings = Tracings(self.workplaces, self.settings, self.notices)
        self.overlays = Overlays(
            focus=Focus(),
            switches=Switches(self.settings),
            comparisons=Comparisons(self.workplaces, self.inspector),
            tracings=tracings,
            grid_fit=GridFit(tracings),
            hulls=Hulls(self.workplaces, self.inspector, self.settings),
            numbers=OverlayNumbers(self.workplaces, self.settings),
        )
        self.live = LiveChecks(self.workplaces, self.inspector, self.notices)

    def open(self, *rows: str, path: Path | None = None) -> Workplace:
        value = MapDocument(kind="hex-zone", name="Test", layout=zone(*rows))
        return self.workplaces.open(Document(value, path))

    def canvas(self, workplace: Workplace) -> Canvas:
        canvas = Canvas(workplace)
        canvas.resize(*SIZE)
        CanvasLayers(canvas, workplace, self.overlays)
        return canvas


def painted(layer: Layer, camera: Camera, inks: Inks = DARK) -> QImage:
    """Return what a layer draws on a transparent ground."""
    image = QImage(*SIZE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    layer.paint(painter, camera, camera.box(image.rect().toRectF()), inks)
    painter.end()
    return image


def is_blank(image: QImage) -> bool:
    return not any(image.constBits())


def is_marked(image: QImage, workplace: Workplace, camera: Camera, label: str) -> bool:
    """Whether anything is drawn at a cell."""
    cell = workplace.surface.cell_of(label)
    corners = [camera.on_screen(each) for each in workplace.surface.corners(cell)]
    xs, ys = [each.x() for each in corners], [each.y() for each in corners]
    return any(
        image.pixelColor(x, y).alpha() > 0
        for x in range(int(min(xs)) + 2, int(max(xs)) - 2)
        for y in range(int(min(ys)) + 2, int(max(ys)) - 2)
    )
