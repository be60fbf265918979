"""The palette: what can be painted, and the options of the tool that paints it."""

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from ..concepts.editor_kind import Swatch
from ..concepts.offered_piece import OfferedPieces, none_offered
from ..concepts.piece import mirrored, turned
from ..documents.workplace import Workplace
from ..languages.words import tr
from ..shell.forms.labels import WrappedLabel
from .palette_options import ToolOptions
from .palette_own import OwnContentsBar
from .palette_swatches import SwatchList
from .palette_tally import ContentTally


class Palette(QWidget):
    """A panel with the swatches of a map kind and the options of the chosen tool."""

    def __init__(self, offered: OfferedPieces = none_offered, parent: QWidget | None = None):
        super().__init__(parent)
        self.setObjectName("palette")
        self.setAccessibleName(tr("Palette"))
        self._workplace: Workplace | None = None
        self._shown: Sequence[Swatch] = ()
        self.empty = WrappedLabel()
        self.swatches = SwatchList()
        self.own = OwnContentsBar(offered)
        self.options = ToolOptions()
        self.tally = ContentTally(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(16)
        for each in (self.empty, self.swatches, self.own, self.options):
            column.addWidget(each)
        column.addStretch()
        self.setFocusProxy(self.swatches)
        self.swatches.chosen.connect(
            lambda content, is_second: self._choose("second" if is_second else "first", content)
        )
        self.options.chosen.connect(self._choose)
        self.options.turned.connect(self._turn)
        self.tally.counted.connect(self._show_counts)
        self.show_workplace(None)

    def show_workplace(self, workplace: Workplace | None) -> None:
        """Show what can be painted in a workplace."""
        if self._workplace is not None:
            self._workplace.document.changed.disconnect(self._follow)
            self._workplace.choices.changed.disconnect(self._show_choice)
        self._workplace = workplace
        self.tally.begin(workplace.surface if workplace else None)
        if workplace is not None:
            workplace.document.changed.connect(self._follow)
            workplace.choices.changed.connect(self._show_choice)
        self.own.show_workplace(workplace)
        self._show_swatches()

    def _found(self) -> Sequence[Swatch]:
        workplace = self._workplace
        return workplace.editor_kind.swatches(workplace.map.layout) if workplace else ()

    def _show_swatches(self) -> None:
        self._shown = found = self._found()
        self.empty.tell(self._excuse(found))
        if self._workplace is not None:
            self.swatches.show_swatches(self._workplace.editor_kind, found)
            self.swatches.show_counts(self.tally.counts)
        self._show_choice()

    def _excuse(self, found: Sequence[Swatch]) -> str:
        if self._workplace is None:
            return tr("This is what you can paint on a map. Open a map, or create one, to begin.")
        return "" if found else tr("Maps of this kind can be viewed here, but not painted yet.")

    def _show_choice(self, _: object = None) -> None:
        workplace = self._workplace
        if workplace is None:
            self.options.hide()
            self._make_room(is_needed=False)
            return
        choice = workplace.choices.now
        self.swatches.show_choice(choice.first, choice.second)
        self.own.show_choice()
        tool = next(
            (each for each in workplace.editor_kind.tools if each.name == choice.tool), None
        )
        self.options.setVisible(tool is not None)
        if tool is not None:
            self.options.show_choice(workplace, tool)
        self._make_room(is_needed=tool is not None and "edge" in tool.uses)

    def _make_room(self, *, is_needed: bool) -> None:
        """Step aside with the swatches for a tool that has a choice of its own."""
        kind = self._workplace.editor_kind if self._workplace else None
        self.swatches.setVisible(bool(self._shown) and not is_needed)
        self.own.setVisible(kind is not None and kind.own_contents is not None and not is_needed)

    def _follow(self, _: object, __: object) -> None:
        if self._workplace is not None:
            self.tally.follow(self._workplace.surface)

    def _show_counts(self) -> None:
        # A stroke seldom brings a new kind of sector; then there is no swatch to draw.
        if self._found() != self._shown:
            self._show_swatches()
        else:
            self.swatches.show_counts(self.tally.counts)
            self.own.show_choice()

    def _choose(self, name: str, value: object) -> None:
        if self._workplace is not None:
            self._workplace.choices.choose(**{name: value})

    def _turn(self, turns: int) -> None:
        piece = self._workplace.choices.now.piece if self._workplace else None
        if self._workplace is not None and piece is not None:
            lattice = self._workplace.editor_kind.lattice
            self._choose(
                "piece", turned(piece, lattice, turns) if turns else mirrored(piece, lattice)
            )
