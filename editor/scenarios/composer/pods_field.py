"""A field for pods: picked on a small map, or ticked in a list."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QWidget

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.records import Json

from ...canvas.overlays.reach import outline
from ...concepts.editor_kind import Cell, Surface
from ...drawing.camera import Camera
from ...drawing.inks_in_force import colour, inks_in_force
from ...drawing.map_picture import MapPicture
from ...drawing.painting import painting
from ...kinds.table import editor_kind_of
from ...languages.words import tr
from ...shell.forms.clause import ABSENT, Clause
from ...shell.forms.field import Field
from ...shell.forms.flow import Flow
from ...shell.forms.labels import WrappedLabel

USUAL = (1, 2, 3, 4)
"""The pods of most zones (EA-M5), offered as long as there is no map to look at."""
POD = "pod "
HEIGHT = 150


class PodMap(QWidget):
    """A small map on which pods are picked by mouse; the list beside it is for the keyboard."""

    picked = Signal(int)
    """The number of the pod that was clicked."""

    def __init__(self, value: MapDocument) -> None:
        super().__init__()
        editor_kind = editor_kind_of(value.kind)
        self._surface: Surface = editor_kind.surface(value.layout)
        self._ground = MapPicture(editor_kind.marks, self._surface, inks_in_force())
        self._ground.labelled = False
        self._pods = pods_of(self._surface)
        self._chosen: frozenset[int] = frozenset()
        self.setObjectName("pod-map")
        self.setAccessibleName(tr("Pods of {name}", name=value.name))
        self.setToolTip(tr("Click a pod to choose it, or to leave it out."))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(HEIGHT)

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of the pods on the map."""
        return tuple(sorted(self._pods))

    def show_chosen(self, numbers: frozenset[int]) -> None:
        """Mark these pods."""
        self._chosen = numbers
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size in which pods can be told apart."""
        return QSize(240, HEIGHT)

    def place_of(self, number: int) -> QRectF:
        """Return where a pod is on the widget."""
        points = outline(self._surface, self._pods[number], self._camera())
        return points.boundingRect()

    def _camera(self) -> Camera:
        return Camera.fitted(self._surface.bounds, QRectF(self.rect()), margin=0.5)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Draw the map, and a line around the chosen pods."""
        with painting(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), colour("paper"))
            camera = self._camera()
            self._ground.colour(inks_in_force())
            self._ground.paint(painter, camera, QRectF(self.rect()), self.devicePixelRatioF())
            for number, cell in self._pods.items():
                if number in self._chosen:
                    # A dark line below a bright one is seen on every ground.
                    for ink, width in (("paper", 5), ("selection", 3)):
                        painter.setPen(QPen(colour(ink), width))
                        painter.drawPolygon(outline(self._surface, cell, camera))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pick the pod under the mouse, or the one that is nearest to it."""
        x, y = self._camera().on_plane(event.position())
        apart = {number: _apart(self._surface, cell, x, y) for number, cell in self._pods.items()}
        nearest = min(apart, key=apart.__getitem__, default=0)
        if nearest and apart[nearest] < 4:
            self.picked.emit(nearest)


def _apart(surface: Surface, cell: Cell, x: float, y: float) -> float:
    """Return the square of the distance between a point and the middle of a cell."""
    at_x, at_y = surface.centre(cell)
    return (at_x - x) ** 2 + (at_y - y) ** 2


def pods_of(surface: Surface) -> Mapping[int, Cell]:
    """Return the cells of the numbered pods."""
    found = ((surface.content(cell), cell) for cell in surface.cells())
    return {
        int(content.removeprefix(POD)): cell
        for content, cell in found
        if content.startswith(POD) and content.removeprefix(POD).isdecimal()
    }


class PodsField(Field):
    """Asks for pods by number: for several, or for one where the clause is about a number."""

    def __init__(self, clause: Clause, value: MapDocument | None) -> None:
        super().__init__(clause)
        self._is_single = clause.kind == "integer"
        self._numbers: list[int] = []
        self._boxes: dict[int, QCheckBox] = {}
        self.map = PodMap(value) if value is not None else None
        self._row = QWidget()
        self._flow = Flow(self._row, gap=12)
        self.about = WrappedLabel()
        for place, part in enumerate(filter(None, (self.map, self._row, self.about)), start=1):
            self.column.insertWidget(place, part)
        if self.map is not None:
            self.map.picked.connect(self._pick)
        for number in self._there():
            self._offer(number)
        self._explain()

    def _there(self) -> tuple[int, ...]:
        return self.map.numbers if self.map is not None else USUAL

    def _offer(self, number: int) -> None:
        box = QCheckBox(tr("Pod {number}", number=number))
        box.setObjectName(f"pod.{number}")
        box.clicked.connect(lambda: self._pick(number))
        self._boxes[number] = box
        self._flow.addWidget(box)
        if self.focusProxy() is None:
            self.setFocusProxy(box)

    def _explain(self) -> None:
        strange = [str(each) for each in self._numbers if each not in self._there()]
        if self.map is None:
            self.about.tell(tr("Try the scenario on a map to pick pods on it."))
        elif strange:
            self.about.tell(tr("This map has no pod {numbers}.", numbers=", ".join(strange)))
        else:
            self.about.tell("")

    def value(self) -> Json:
        """Return the chosen number, or the list of them."""
        if self._is_single:
            return self._numbers[0] if self._numbers else ABSENT
        return list(self._numbers)

    def set_value(self, value: Json) -> None:
        """Show other pods as chosen."""
        if value is ABSENT:
            self._numbers = []
        else:
            self._numbers = [value] if self._is_single else list(value)
        for number in self._numbers:
            if number not in self._boxes:
                self._offer(number)
        for number, box in self._boxes.items():
            box.setChecked(number in self._numbers)
        if self.map is not None:
            self.map.show_chosen(frozenset(self._numbers))
        self._explain()

    def _pick(self, number: int) -> None:
        if self._is_single:
            chosen = [number]
        elif number in self._numbers:
            chosen = [each for each in self._numbers if each != number]
        else:
            chosen = sorted([*self._numbers, number])
        # The last one stays: a rule about pods without a pod says nothing.
        self.set_value((chosen[0] if self._is_single else chosen) if chosen else self.value())
        self._choose()
