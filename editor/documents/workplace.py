"""A workplace: one open map with what is selected, chosen, laid over and known about it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import Signal

from hullwright.schema.checks.problem import Problem
from hullwright.schema.checks.survey import Figures
from hullwright.schema.documents.maps import MapDocument

from ..concepts.editor_kind import NO_SYMMETRY, Cell, EditorKind, Surface, Symmetry
from ..concepts.question import Shading
from ..concepts.tool import ToolContext
from .choices import Choices
from .document import Document
from .place import Place


@dataclass(frozen=True)
class Findings:
    """What is known about a map; each part may lag behind the painting by a moment."""

    problems: tuple[Problem, ...] | None = None
    """None until the checks have answered for the first time."""
    figures: Figures | None = None
    """The measurements, as `show --json` prints them."""
    shadings: Mapping[str, Shading] = field(default_factory=dict)
    """What the switched-on overlays show, by their names."""


class Workplace(Place):
    """Keeps together what belongs to one open map."""

    selected = Signal()
    """The selection is another."""
    mirrored = Signal()
    """The symmetry is another."""
    overlaid = Signal()
    """Another set of overlays is switched on."""
    found = Signal()
    """Something new is known about the map."""
    shown = Signal(object)
    """Somebody asks to be shown these cells, a set of any sort: the canvas goes there and pulses them."""

    def __init__(self, document: Document, editor_kind: EditorKind, choices: Choices) -> None:
        super().__init__(document)
        self.editor_kind = editor_kind
        self.choices = choices
        self.selection: frozenset[Cell] = frozenset()
        self.symmetry: Symmetry = NO_SYMMETRY
        self.overlays: frozenset[str] = frozenset()
        self.numbers: dict[str, int] = {}
        """The numbers that were chosen for overlays, by their names; the others have their usual ones."""
        self.findings = Findings()
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
        kept = frozenset(cell for cell in self.selection if cell in self.surface)
        if kept != self.selection:
            self.select(kept)

    def select(self, cells: frozenset[Cell]) -> None:
        """Make these cells the selection."""
        if cells != self.selection:
            self.selection = cells
            self.selected.emit()

    def mirror(self, symmetry: Symmetry) -> None:
        """Paint under another symmetry from now on."""
        if symmetry != self.symmetry:
            self.symmetry = symmetry
            self.mirrored.emit()

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
        )
