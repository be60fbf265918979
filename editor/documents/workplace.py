"""A workplace: one open map with what is selected, chosen, laid over and known about it."""

from collections.abc import Mapping
from dataclasses import field

from PySide6.QtCore import Signal

from hullwright.schema.checks.problem import Problem
from hullwright.schema.checks.survey import Figures
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.messages import Message

from ..concepts.editor_kind import NO_SYMMETRY, Cell, Edit, EditorKind, Surface, Symmetry
from ..concepts.guide import Guide
from ..concepts.long_edit import LongEdit
from ..concepts.question import Shading
from ..concepts.symmetry_report import SymmetryReport
from ..concepts.tool import ToolContext
from ..concepts.walk import Measurement, Span
from .choices import Choices
from .document import Document
from .map_preview import MapPreview
from .place import Place


@late_dataclass
class Findings:
    """What is known about a map; each part may lag behind the painting by a moment."""

    problems: tuple[Problem, ...] | None = None
    """None until the checks have answered for the first time."""
    figures: Figures | None = None
    """The measurements, as `show --json` prints them."""
    shadings: Mapping[str, Shading] = field(default_factory=dict)
    """What the switched-on overlays show, by their names."""
    symmetry: SymmetryReport | None = None
    """How symmetric the map is; None until it was looked at, and on maps without symmetries."""
    measurement: Measurement[Cell] | None = None
    """How one gets from one cell to another, where somebody measured last."""
    checked: float = 1.0
    """How much of the checking is done that is under way, from 0 to 1; problems of the rest are those of before."""


class Workplace(Place):
    """Keeps together what belongs to one open map."""

    selected = Signal()
    """The selection is another."""
    locked_anew = Signal()
    """Other cells are locked against brushes."""
    mirrored = Signal()
    """The symmetry is another."""
    measured = Signal()
    """Somebody measures between other cells, or not any more."""
    guided = Signal()
    """Other guides lie over the map."""
    overlaid = Signal()
    """Another set of overlays is switched on."""
    found = Signal()
    """Something new is known about the map."""
    previewed = Signal()
    """Another map, or none, is shown over this one."""
    long_edit_wanted = Signal(Message, LongEdit, str)
    """A change is to be worked out beside the window, and made under this title and icon."""
    shown = Signal(object)
    """Somebody asks to be shown these cells, a set of any sort: the canvas goes there and pulses them."""

    def __init__(self, document: Document, editor_kind: EditorKind, choices: Choices) -> None:
        super().__init__(document)
        self.editor_kind = editor_kind
        self.choices = choices
        self.selection: frozenset[Cell] = frozenset()
        self._wanted: frozenset[Cell] = frozenset()
        """The selection that was made last, with cells that the map has lost since."""
        self.locked: frozenset[Cell] = frozenset()
        """Cells that brushes leave alone, also while a smaller map has no such cells."""
        self.symmetry: Symmetry = NO_SYMMETRY
        self.odd_cell: Cell | None = None
        """The odd cell that the person was shown last."""
        self.span: Span[Cell] | None = None
        """The cells between which somebody measures."""
        self.guides: frozenset[Guide] = frozenset()
        self.overlays: frozenset[str] = frozenset()
        self.numbers: dict[str, int] = {}
        """The numbers that were chosen for overlays, by their names; the others have their usual ones."""
        self.findings = Findings()
        self.preview: MapPreview | None = None
        """What is shown over the map, such as what would become of it."""
        self.surface: Surface = editor_kind.surface(self.map.layout)
        document.changed.connect(self._take_in)

    @property
    def map(self) -> MapDocument:
        """The map as it is now."""
        value = self.document.value
        if not isinstance(value, MapDocument):
            raise TypeError(value)
        return value

    def _take_in(self, _: object, after: MapDocument) -> None:
        self.surface = self.editor_kind.surface(after.layout)
        self.show_preview(None)
        self._show_selection(frozenset(cell for cell in self._wanted if cell in self.surface))
        if self.span and not (self.span.start in self.surface and self.span.end in self.surface):
            self.measure(None)

    def select(self, cells: frozenset[Cell]) -> None:
        """Make these cells the selection."""
        self._wanted = cells
        self._show_selection(cells)

    def _show_selection(self, cells: frozenset[Cell]) -> None:
        if cells != self.selection:
            self.selection = cells
            self.selected.emit()

    def lock(self, cells: frozenset[Cell]) -> None:
        """Let brushes leave these cells alone, and no others."""
        if cells != self.locked:
            self.locked = cells
            self.locked_anew.emit()

    def apply_and_select(
        self, title: Message, edit: Edit, selection: frozenset[Cell], icon: str = ""
    ) -> bool:
        """Do an edit of the layout that goes with a selection; undo and redo bring both back."""
        before = self.selection

        def select(is_done: bool) -> None:
            self.select(selection if is_done else before)

        is_changed = self.document.apply_to_layout(title, edit, icon, select)
        if not is_changed:
            self.select(selection)
        return is_changed

    def edit_later(self, title: Message, edit: LongEdit, icon: str = "") -> None:
        """Have a change worked out beside the window, and made when it is known."""
        self.long_edit_wanted.emit(title, edit, icon)

    def mirror(self, symmetry: Symmetry) -> None:
        """Paint under another symmetry from now on."""
        if symmetry != self.symmetry:
            self.symmetry = symmetry
            self.mirrored.emit()

    def measure(self, span: Span[Cell] | None) -> None:
        """Measure between two cells; from a cell to itself, or None, is no measuring."""
        wanted = span if span is not None and span.start != span.end else None
        if wanted != self.span:
            self.span = wanted
            self.measured.emit()

    def guide(self, guides: frozenset[Guide]) -> None:
        """Lay these guides over the map and no others."""
        if guides != self.guides:
            self.guides = guides
            self.guided.emit()

    def overlay(self, names: frozenset[str]) -> None:
        """Switch on these overlays and no others."""
        if names != self.overlays:
            self.overlays = names
            self.overlaid.emit()

    def number(self, name: str, number: int) -> None:
        """Show an overlay with another number, such as of turns."""
        if self.numbers.get(name) != number:
            self.numbers[name] = number
            self.overlaid.emit()

    def show_preview(self, preview: MapPreview | None) -> None:
        """Show another map over this one, or none."""
        if preview is not self.preview:
            self.preview = preview
            self.previewed.emit()

    def know(self, findings: Findings) -> None:
        """Take note of what was found out."""
        self.findings = findings
        self.found.emit()

    def tool_context(self) -> ToolContext:
        """Return what a tool that begins now works with."""
        choice = self.choices.now
        return ToolContext(
            editor_kind=self.editor_kind,
            layout=self.map.layout,
            surface=self.surface,
            first=choice.first,
            second=choice.second,
            size=choice.size,
            everywhere=choice.everywhere,
            symmetry=self.symmetry,
            selection=self.selection,
            piece=choice.piece,
            edge=choice.edge,
            locks_pieces=choice.locks_pieces,
            locked=self.locked,
            guides=self.guides,
        )
