"""Hulls: the hull of each open map, worked out beside the window, and the style in which all of them are drawn."""

from PySide6.QtCore import QObject, QTimer, Signal

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.examination import Examination

from ...concepts.decks import Decks
from ...concepts.editor_kind import Surface
from ...concepts.question import Answer, Question
from ...concepts.surface import Cell
from ...documents.workplace import Workplace
from ...documents.workplaces import Workplaces
from ...drawing.drawn_ship import has_hull, paths_around
from ...drawing.hull_styles import STYLES, HullPaths
from ...inspection.inspector import Inspector
from ...kinds.table import editor_kind_of
from ...shell.settings import ProgramSettings

NAME = "hull"
USUAL = "plated"
REST = 30
"""Milliseconds after a change until a hull is asked for: once for a quick row of changes."""
LARGEST = 20_000.0
"""The area, in squares of a cell's side, of the largest sheet that gets a hull: about 7,700 sectors."""


def hull_around(examination: Examination) -> HullPaths:
    """Return the hull of the examined map."""
    document = examination.document
    editor_kind = editor_kind_of(document.kind)
    surface = editor_kind.surface(document.layout)
    return paths_around(editor_kind, surface.placed(surface.bounds))


class Hulls(QObject):
    """Keeps the hull of each open map that somebody looks at, and the chosen style."""

    changed = Signal()
    """The style is another."""
    found = Signal(Workplace)
    """The workplace that has another hull."""

    def __init__(
        self, workplaces: Workplaces, inspector: Inspector, settings: ProgramSettings
    ) -> None:
        super().__init__()
        self._workplaces = workplaces
        self._inspector = inspector
        self._settings = settings
        kept = settings.text("view/hull", USUAL)
        self.style = kept if kept in STYLES else USUAL
        """The name of the style in which hulls are drawn."""
        self._asked: dict[Workplace, Surface] = {}
        self._found: dict[Workplace, HullPaths] = {}
        self._waiting: dict[Workplace, None] = {}
        self._soon = QTimer(self, singleShot=True, interval=REST)
        self._soon.timeout.connect(self._ask)
        inspector.answered.connect(self._take_in)
        workplaces.closed.connect(self._forget)

    def choose(self, style: str) -> None:
        """Draw hulls in a style from now on, and remember it."""
        self.style = style
        self._settings.keep("view/hull", style)
        self.changed.emit()

    def of(self, workplace: Workplace) -> HullPaths | None:
        """Return the hull of a map as far as it is known; have it worked out if the map has changed."""
        if not has_hull(workplace.editor_kind, self.style) or not _is_small(workplace.surface):
            return None
        # A canvas may be drawn once more after its map was closed.
        is_open = workplace in self._workplaces.maps()
        if is_open and self._asked.get(workplace) is not workplace.surface:
            self._waiting[workplace] = None
            self._soon.start()
        return self._found.get(workplace)

    def _ask(self) -> None:
        """Ask for the hulls of all maps whose rooms are others than before."""
        waiting, self._waiting = self._waiting, {}
        for workplace in waiting:
            before, now = self._asked.get(workplace), workplace.surface
            self._asked[workplace] = now
            if before is None or _differs(workplace, before, now):
                question = Question(NAME, hull_around)
                self._inspector.ask((NAME, workplace), question, workplace.map, urgency=3)

    def _take_in(self, asker: object, question: Question, _: MapDocument, found: Answer) -> None:
        if question.name == NAME and isinstance(asker, tuple) and asker[1] in self._asked:
            self._found[asker[1]] = found
            self.found.emit(asker[1])

    def _forget(self, workplace: Workplace) -> None:
        for kept in (self._asked, self._found, self._waiting):
            kept.pop(workplace, None)
        self._inspector.forget((NAME, workplace))


def _is_small(surface: Surface) -> bool:
    left, top, right, bottom = surface.bounds
    return (right - left) * (bottom - top) <= LARGEST


def _differs(workplace: Workplace, before: Surface, now: Surface) -> bool:
    """Return whether any cell has become part of another room, or of none."""
    decks, cells = workplace.editor_kind.decks, now.changed(before)
    if decks is None or cells is None:
        return True
    return any(_room(decks, before, cell) != _room(decks, now, cell) for cell in cells)


def _room(decks: Decks, surface: Surface, cell: Cell) -> str:
    """Return the room that a cell is part of; what lies beside the map is part of none."""
    return decks.room(surface.look(cell)) if cell in surface else ""
