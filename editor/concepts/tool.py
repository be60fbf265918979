"""What a tool is: a generator that is told where the mouse is and proposes what would happen.

The canvas shows each proposal as a preview by applying its edit to a copy, and carries out the last one
when the button is let go. So preview and act can't differ, one drag is one undo step, and Escape only
has to drop the generator.
"""

from collections.abc import Callable, Collection, Generator, Mapping, Sequence
from dataclasses import field
from typing import Generic, NamedTuple, TypeAlias

from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.messages import Message

from .cell_edges import USUAL_PEN, CellPair, EdgePen
from .editor_kind import NO_SYMMETRY, Cell, Edit, EditorKind, Surface, Symmetry
from .guide import Guide
from .long_edit import LongEdit
from .marks import Point
from .piece import Piece
from .surface import CellT, LayoutT
from .walk import Span


class ToolPointer(NamedTuple, Generic[CellT]):
    """Where the mouse, or the keyboard's cursor, is."""

    point: Point
    cell: CellT | None
    """The cell under it, or None beside the layout."""
    shift: bool = False
    control: bool = False
    alt: bool = False
    second: bool = False
    """Whether the right button is meant: paint the second kind."""
    by_key: bool = False
    """Whether it is the keyboard's cursor, which knows no place inside a cell."""


@late_dataclass
class ToolContext(Generic[LayoutT, CellT]):
    """What a tool works with, as it was when the button went down."""

    editor_kind: EditorKind[LayoutT, CellT]
    layout: LayoutT
    surface: Surface[CellT]
    first: str
    """The content that the left button paints."""
    second: str
    """The content that the right button paints."""
    size: int = 0
    """The brush's radius: 0, 1, 2 for 1, 7, 19 cells."""
    everywhere: bool = False
    """Whether filling takes all cells of a kind rather than those that touch."""
    symmetry: Symmetry = NO_SYMMETRY
    selection: frozenset[CellT] = frozenset()
    piece: Piece | None = None
    """What was copied, or the stamp that was chosen."""
    edge: EdgePen = USUAL_PEN
    """What is drawn between cells."""
    locks_pieces: bool = False
    """Whether brushes leave alone what the kind's lock holds, such as pods and starts."""
    locked: frozenset[CellT] = frozenset()
    """Cells that brushes leave alone, whatever lies in them."""
    guides: frozenset[Guide] = frozenset()
    """The lines that lie over the map."""
    _held: dict[CellT, bool] = field(default_factory=dict, init=False, compare=False, repr=False)
    """What is known of cells that a stroke goes over again and again."""

    def content(self, pointer: ToolPointer[CellT]) -> str:
        """Return what the pressed button paints."""
        return self.second if pointer.second else self.first

    def cell(self, pointer: ToolPointer[CellT]) -> CellT | None:
        """Return the cell of the map under the pointer; a fast drag may cut across the map's edge."""
        return pointer.cell if pointer.cell in self.surface else None

    def locked_among(self, cells: frozenset[CellT]) -> frozenset[CellT]:
        """Return those of some cells that brushes leave alone."""
        lock = self.editor_kind.lock if self.locks_pieces else None
        if lock is None:
            return cells & self.locked if self.locked else frozenset()
        known, content = self._held, self.surface.content
        for cell in cells:
            if cell not in known:
                known[cell] = cell in self.locked or lock.holds(content(cell))
        return frozenset(cell for cell in cells if known[cell])

    def may_change(self, cell: CellT) -> bool:
        """Tell whether the selection and the locked cells let a cell be changed on purpose."""
        return cell not in self.locked and (not self.selection or cell in self.selection)

    def images(self, cells: Collection[CellT]) -> frozenset[CellT]:
        """Return some cells with all their images under the symmetry, inside the layout."""
        found = set(cells)
        if self.symmetry.name != NO_SYMMETRY.name:
            of, found = self.editor_kind.symmetries.images, set()
            for cell in cells:
                # An image has the same images, so a whole orbit is known at once.
                if cell not in found:
                    found.update(of(self.symmetry, cell))
        return frozenset(cell for cell in found if cell in self.surface)

    def edge_images(self, pair: CellPair[CellT]) -> Collection[CellPair[CellT]]:
        """Return an edge with all its images under the symmetry, also those beside the layout."""
        edges = self.editor_kind.edges
        if edges is None or self.symmetry.name == NO_SYMMETRY.name:
            return (pair,)
        return edges.images(self.symmetry, pair)

    def copies(self, cell: CellT, content: str) -> Mapping[CellT, str]:
        """Return a content on all images of a cell inside the layout, turned along where it turns."""
        if self.editor_kind.copies is None:
            return dict.fromkeys(self.images([cell]), content)
        found = self.editor_kind.copies(self.symmetry, cell, content)
        return {each: word for each, word in found.items() if each in self.surface}


@late_dataclass(eq=False)
class Proposal:
    """What would happen if the button were let go now. Yield the same one again if nothing changed."""

    title: Message | None = None
    """How the history calls it, such as "Paint dangerous"."""
    edit: Edit | None = None
    """The change of the layout, or None if there is none."""
    selection: frozenset[Cell] | None = None
    """The new selection, or None to leave it."""
    picked: str | None = None
    """A content that becomes the chosen one."""
    symmetry: Symmetry | None = None
    """A new symmetry, for the tool that moves its centre."""
    guides: frozenset[Guide] | None = None
    """The lines over the map afterwards, or None to leave them."""
    span: Span[Cell] | None = None
    """The cells between which is measured; from a cell to itself ends measuring."""
    cells: frozenset[Cell] = field(default=frozenset())
    """The cells that the proposal is about, to be outlined; changed cells are shown anyhow."""
    lines: Sequence[Sequence[Point]] = ()
    """Lines to be shown while dragging, such as a lasso."""
    long_edit: LongEdit | None = None
    """A change that takes so long that it is neither previewed nor made in the window, instead of the edit."""
    outlined: bool = True
    """Whether a line goes around the cells that would change; its own lines may say enough."""
    locked: frozenset[Cell] = field(default=frozenset())
    """Cells that would change if they were not locked, to be marked."""
    note: Message | None = None
    """A few words for the status bar, such as "12 sectors"."""
    refused: Edit | None = None
    """A change that can't be made here: it is shown, marked as refused, and not carried out."""
    possible: frozenset[Cell] = field(default=frozenset())
    """Where else a click would do it, to be marked before the click."""
    after_turn: frozenset[Cell] = field(default=frozenset())
    """Where a click would do it once the content is turned (R)."""


Stroke: TypeAlias = Generator[Proposal, ToolPointer, None]
"""Yields a proposal for each place of the pointer; the last one is carried out."""


@late_dataclass
class Tool:
    """A tool of the toolbar."""

    name: str
    title: Message
    icon: str
    key: str
    """The usual shortcut."""
    help: Message
    """A sentence or two: what it does, and what the modifier keys do."""
    stroke: Callable[[ToolContext, ToolPointer], Stroke]
    """Begins a stroke; its first proposal is also what is shown while the mouse only hovers."""
    uses: frozenset[str] = frozenset()
    """The options that matter to it: "size", "everywhere", "swatch", "symmetry", "piece", "edge",
    and "turn" if R and the wheel turn the content that it puts down."""
    holds_piece: bool = False
    """Whether it stays armed with a piece that R turns and M mirrors."""
    fine: bool = False
    """Whether it matters where in a cell the pointer is, such as near which side."""
