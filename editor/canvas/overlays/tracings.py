"""Tracings: pictures that lie under maps to be copied from; where they lie is remembered, but not in the map."""

import json
from dataclasses import asdict, replace
from hashlib import sha256
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from hullwright.schema.errors import HullwrightError
from hullwright.schema.late_dataclass import late_dataclass

from ...concepts.editor_kind import Box
from ...concepts.similarity import Similarity
from ...documents.place import Place
from ...documents.workplace import Workplace
from ...documents.workplaces import Workplaces
from ...drawing.picture_file import picture_at
from ...languages.words import tr
from ...shell.notices import Notices, Tone
from ...shell.settings import ProgramSettings

LEAST_SCALE, MOST_SCALE = 0.001, 10.0


@late_dataclass
class TracingPlacement:
    """Where a picture lies, and how strongly it shows."""

    x: float = 0.0
    y: float = 0.0
    """The point of the plane at its upper left corner, in sides of a cell."""
    scale: float = 0.05
    """How many sides of a cell a pixel of the picture takes."""
    fade: int = 80
    """How much of it is seen, in percent."""
    turn: float = 0.0
    """How far it is turned clockwise around its upper left corner, in degrees."""

    @property
    def similarity(self) -> Similarity:
        """From pixels of the picture to points of the plane."""
        return Similarity(self.scale, self.turn, self.x, self.y)

    def at(self, found: Similarity) -> "TracingPlacement":
        """Return it scaled, turned and moved otherwise."""
        return TracingPlacement(found.x, found.y, found.scale, self.fade, found.turn)


@late_dataclass(eq=False)
class Tracing:
    """A picture to trace, and where it lies."""

    path: Path
    picture: QImage
    placement: TracingPlacement

    @property
    def box(self) -> Box:
        """The part of the plane that the picture covers."""
        width, height = float(self.picture.width()), float(self.picture.height())
        corners = ((0.0, 0.0), (width, 0.0), (0.0, height), (width, height))
        xs, ys = zip(*map(self.placement.similarity.of, corners), strict=True)
        return Box(min(xs), min(ys), max(xs), max(ys))


def fitted(picture: QImage, bounds: Box, placement: TracingPlacement) -> TracingPlacement:
    """Return a placement in which a picture just covers a map, its middle on the map's middle."""
    width, height = bounds.right - bounds.left, bounds.bottom - bounds.top
    scale = max(width / max(picture.width(), 1), height / max(picture.height(), 1))
    scale = min(max(scale, LEAST_SCALE), MOST_SCALE)
    return replace(
        placement,
        x=(bounds.left + bounds.right - picture.width() * scale) / 2,
        y=(bounds.top + bounds.bottom - picture.height() * scale) / 2,
        scale=scale,
        turn=0.0,
    )


class Tracings(QObject):
    """Keeps the picture under each open map."""

    changed = Signal(Workplace)
    """The workplace whose picture is another, or lies elsewhere."""
    switched = Signal(bool)
    """Whether the mouse moves the picture from now on, instead of painting."""

    def __init__(self, workplaces: Workplaces, settings: ProgramSettings, notices: Notices) -> None:
        super().__init__()
        self._settings = settings
        self._notices = notices
        self._tracings: dict[Workplace, Tracing] = {}
        self.is_moving = False
        """Whether the mouse moves the picture instead of painting."""
        workplaces.opened.connect(self._remember)
        workplaces.closed.connect(self._close)

    def of(self, workplace: Workplace) -> Tracing | None:
        """Return the picture under a map."""
        return self._tracings.get(workplace)

    def load(self, workplace: Workplace, path: Path) -> None:
        """Lay the picture of a file under a map, as large as the map; HullwrightError if it can't be shown."""
        picture = picture_at(path)
        placement = fitted(picture, workplace.surface.bounds, TracingPlacement())
        self._take(workplace, Tracing(path, picture, placement))

    def place(self, workplace: Workplace, placement: TracingPlacement) -> None:
        """Lay the picture elsewhere, or show it more or less strongly."""
        tracing = self._tracings.get(workplace)
        if tracing and tracing.placement != placement:
            self._take(workplace, replace(tracing, placement=placement))

    def fit(self, workplace: Workplace) -> None:
        """Make the picture as large as the map."""
        tracing = self._tracings.get(workplace)
        if tracing:
            bounds = workplace.surface.bounds
            self.place(workplace, fitted(tracing.picture, bounds, tracing.placement))

    def move_by_mouse(self, moving: bool) -> None:
        """Let the mouse move the picture, or paint again."""
        if moving != self.is_moving:
            self.is_moving = moving
            self.switched.emit(moving)

    def remove(self, workplace: Workplace) -> None:
        """Take the picture away, and forget it."""
        if self._tracings.pop(workplace, None):
            self.move_by_mouse(False)
            if workplace.document.path:
                self._settings.forget(_key(workplace.document.path))
            self.changed.emit(workplace)

    def _take(self, workplace: Workplace, tracing: Tracing) -> None:
        self._tracings[workplace] = tracing
        self._keep(workplace)
        self.changed.emit(workplace)

    def _keep(self, workplace: Workplace) -> None:
        tracing, path = self._tracings.get(workplace), workplace.document.path
        if tracing and path:
            kept = {"picture": str(tracing.path), **asdict(tracing.placement)}
            self._settings.keep(_key(path), json.dumps(kept))

    def _close(self, workplace: Workplace) -> None:
        # A new map may have got its file since the picture was laid under it.
        self._keep(workplace)
        self._tracings.pop(workplace, None)

    def _remember(self, workplace: Place) -> None:
        """Lay the picture under a map that lay there last time."""
        if not isinstance(workplace, Workplace):
            return
        path = workplace.document.path
        kept = _understood(self._settings.text(_key(path))) if path else None
        if kept is None:
            return
        picture, placement = kept
        try:
            self._take(workplace, Tracing(picture, picture_at(picture), placement))
        except HullwrightError as reason:
            text = tr("The picture to trace is not shown. {reason}", reason=reason)
            self._notices.tell(text, Tone.HINT, topic="tracing")


def _key(path: Path) -> str:
    return f"tracing/{sha256(str(path).encode()).hexdigest()[:24]}"


def _understood(text: str) -> tuple[Path, TracingPlacement] | None:
    """Return what was kept; nothing if the settings were tampered with."""
    try:
        kept = json.loads(text)
        numbers = {each: float(kept[each]) for each in ("x", "y", "scale")}
        numbers["turn"] = float(kept.get("turn", 0.0))
        return Path(kept["picture"]), TracingPlacement(**numbers, fade=int(kept["fade"]))
    except (ValueError, KeyError, TypeError):
        return None
