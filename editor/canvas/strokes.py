"""Strokes: the chosen tool at work, from the first proposal to the edit that is carried out."""

from PySide6.QtCore import QObject, Signal

from hullwright.schema.errors import HullwrightError

from ..concepts.tool import Proposal, Stroke, Tool, ToolPointer
from ..documents.workplace import Workplace
from ..languages.words import error_text, tr
from ..tools.turn import turned_content, turns_content


class Strokes(QObject):
    """Asks the chosen tool what it would do, and does it when the button is let go."""

    proposed = Signal(Proposal)
    """What is to be shown, or None for nothing."""
    noted = Signal(str)
    """A few words about what would happen or why it can't."""
    finished = Signal()
    """A stroke has ended, carried out or dropped."""

    def __init__(self, workplace: Workplace, parent: QObject) -> None:
        super().__init__(parent)
        self._workplace = workplace
        self._stroke: Stroke | None = None
        self.pointer: ToolPointer | None = None
        """Where the stroke or the preview is now."""
        self._hovered: object = None
        self.proposal: Proposal | None = None
        """What is shown now."""
        self.is_on = False
        """Whether a stroke is under way."""
        workplace.document.changed.connect(self.drop)

    @property
    def tool(self) -> Tool | None:
        """The chosen tool, or None for maps that can only be looked at."""
        chosen = self._workplace.choices.now.tool
        return next(
            (tool for tool in self._workplace.editor_kind.tools if tool.name == chosen), None
        )

    def hover(self, pointer: ToolPointer | None) -> None:
        """Propose what a press of the button would do; asked again only if something is different."""
        if self.is_on:
            return
        place = self._workplace
        now = (
            place.choices.now,
            place.document.value,
            place.selection,
            place.symmetry,
            place.locked,
            place.guides,
        )
        asked = None if pointer is None else (self._coarse(pointer), now)
        if asked == self._hovered and asked is not None:
            return
        self._hovered = asked
        if pointer is None or pointer.cell is None:
            self._propose(None)
        elif self._opened(pointer):
            self._close()

    def _coarse(self, pointer: ToolPointer) -> ToolPointer:
        """Return a pointer that is the same everywhere in a cell, unless the tool looks closer."""
        return pointer if self.is_fine else pointer._replace(point=(0.0, 0.0))

    @property
    def is_fine(self) -> bool:
        """Whether it matters to the tool where in a cell the pointer is."""
        tool = self.tool
        return tool is not None and tool.fine

    @property
    def turns(self) -> bool:
        """Whether the tool holds a content that can be turned now."""
        place = self._workplace
        return not self.is_on and turns_content(place.editor_kind, place.choices.now.tool)

    def turn(self, turns: int) -> None:
        """Turn the content that the tool puts down, to the right if above 0."""
        place = self._workplace
        now = place.choices.now
        place.choices.choose(first=turned_content(place.editor_kind, now.first, turns))

    def begin(self, pointer: ToolPointer) -> bool:
        """Press the button; return whether a stroke is under way now."""
        self.drop()
        self._hovered = None
        self.is_on = True
        self.is_on = self._opened(pointer)
        return self.is_on

    def move(self, pointer: ToolPointer) -> None:
        """Drag to another place; tools join it to the last one by themselves."""
        if self.is_on and pointer != self.pointer:
            try:
                proposal = self._next(pointer)
            except HullwrightError as refusal:
                self.drop()
                self.noted.emit(error_text(refusal))
            else:
                self._propose(proposal)

    def end(self) -> None:
        """Let the button go: carry out what was proposed last."""
        if not self.is_on:
            return
        proposal, pointer = self.proposal, self.pointer
        self.drop()
        if proposal and pointer:
            try:
                self._carry_out(proposal, pointer)
            except HullwrightError as refusal:
                self.noted.emit(error_text(refusal))

    def suggest(self, proposal: Proposal | None) -> None:
        """Show what something else than the chosen tool would do, or nothing again."""
        self._hovered = None
        self._propose(proposal)

    def drop(self) -> None:
        """Forget the stroke and everything it proposed."""
        was_on, self.is_on = self.is_on, False
        self._close()
        self._hovered = None
        self._propose(None)
        if was_on:
            self.finished.emit()

    def _opened(self, pointer: ToolPointer) -> bool:
        """Ask the tool for its first proposal; return whether there is one."""
        self._close()
        tool = self.tool
        if tool is None:
            return False
        try:
            self._stroke = tool.stroke(self._workplace.tool_context(), pointer)
            proposal = next(self._stroke, None)
        except HullwrightError as refusal:
            self._close()
            self._propose(None)
            self.noted.emit(error_text(refusal))
            return False
        self.pointer = pointer
        self._propose(proposal)
        return proposal is not None

    def _next(self, pointer: ToolPointer) -> Proposal | None:
        """Return the tool's answer to a place of the pointer; a tool that is done keeps to its last."""
        self.pointer = pointer
        if self._stroke is None:
            return self.proposal
        try:
            return self._stroke.send(pointer)
        except StopIteration:
            self._stroke = None
            return self.proposal

    def _propose(self, proposal: Proposal | None) -> None:
        if proposal is not self.proposal:
            before, self.proposal = self.proposal, proposal
            if self.is_on and proposal and proposal.span is not None:
                self._workplace.measure(proposal.span)
            self.proposed.emit(proposal)
            note = proposal.note if proposal else None
            if note or (before and before.note):
                self.noted.emit(tr(note) if note else "")

    def _carry_out(self, proposal: Proposal, pointer: ToolPointer) -> None:
        place = self._workplace
        selection = place.selection if proposal.selection is None else proposal.selection
        if proposal.symmetry is not None:
            place.mirror(proposal.symmetry)
        if proposal.guides is not None:
            place.guide(proposal.guides)
        if proposal.picked is not None:
            place.choices.choose(**{"second" if pointer.second else "first": proposal.picked})
        icon = self.tool.icon if self.tool else ""
        if proposal.long_edit and proposal.title:
            place.edit_later(proposal.title, proposal.long_edit, icon)
        elif proposal.edit is None or proposal.title is None:
            place.select(selection)
        elif selection or place.selection:
            place.apply_and_select(proposal.title, proposal.edit, selection, icon)
        else:
            place.document.apply_to_layout(proposal.title, proposal.edit, icon)

    def _close(self) -> None:
        if self._stroke is not None:
            self._stroke.close()
            self._stroke = None
