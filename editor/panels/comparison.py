"""The comparison panel: what differs between two maps, to go to and to take over piece by piece."""

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QStackedLayout, QVBoxLayout, QWidget

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message

from ..canvas.overlays.comparisons import Comparisons
from ..documents.workplace import Workplace
from ..files.file_services import FileServices
from ..files.named_snapshot import NamedSnapshot
from ..games.rule_titles import title_at_hand
from ..kinds.accepted_changes import accepted
from ..kinds.difference_words import DifferenceWords
from ..languages.words import tr
from ..shell.plain_text import PlainLabel
from .comparison_header import ComparisonHeader
from .comparison_sides import ComparisonSides, SideChoice, present
from .difference import Difference
from .difference_list import DifferenceList

TOPIC = "comparison"
HALF = 0.5
"""Where the second of two maps begins at first, as a share of the width."""


class ComparisonPanel(QWidget):
    """Lists how the map in front differs from another."""

    def __init__(
        self, comparisons: Comparisons, files: FileServices, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("comparison-panel")
        self.setAccessibleName(tr("Compare"))
        self._comparisons = comparisons
        self._files = files
        self._workplace: Workplace | None = None
        self._sides = ComparisonSides(comparisons, files)
        self.header = ComparisonHeader(self._bases, self._others)
        """Which maps are compared; a dock may put it beside its title."""
        self.list = DifferenceList()
        self._take = QPushButton(tr("Take this one"))
        self._take.setObjectName("take-difference")
        self._take_all = QPushButton(tr("Take the whole group"))
        self._take_all.setObjectName("take-group")
        self._words = PlainLabel()
        self._words.setObjectName("comparison-words")
        self._arrange()
        self._connect()
        self.show_workplace(None)

    def _arrange(self) -> None:
        self._words.setWordWrap(True)
        self._words.setMargin(16)
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = QVBoxLayout()
        column.setSpacing(8)
        for button in (self._take, self._take_all):
            column.addWidget(button)
        column.addStretch(1)
        both = QWidget()
        row = QHBoxLayout(both)
        row.setContentsMargins(0, 0, 8, 0)
        row.setSpacing(8)
        row.addWidget(self.list, 1)
        row.addLayout(column)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(self.header)
        # In its place before it is filled: what it shows first would be a window of its own for a moment.
        self._stack = QStackedLayout()
        rows.addLayout(self._stack, 1)
        self._stack.addWidget(self._words)
        self._stack.addWidget(both)
        self.setFocusProxy(self.list)

    def _connect(self) -> None:
        self._comparisons.changed.connect(self._take_in)
        self.header.flipped.connect(self.flip)
        self.header.split.connect(self._show_both)
        self.header.stopped.connect(self._stop)
        self.list.chosen.connect(self._go)
        self.list.taking.connect(self.take)
        self._take.clicked.connect(self.take_chosen)
        self._take_all.clicked.connect(self.take_group)

    def show_workplace(self, workplace: Workplace | None) -> None:
        """Show what a map is compared with from now on."""
        if self._workplace is not None:
            self._workplace.previewed.disconnect(self._show_split)
        self._workplace = workplace
        if workplace is not None:
            workplace.previewed.connect(self._show_split)
        self._show()

    def compare_snapshot(self, snapshot: NamedSnapshot) -> None:
        """Compare the map in front with one of its snapshots."""
        if self._workplace is not None:
            self._comparisons.clear(self._workplace)
            self._sides.compare_snapshot(self._workplace, snapshot)

    # What is listed.

    def _take_in(self, workplace: Workplace) -> None:
        if workplace is self._workplace:
            self._show()

    def _show(self) -> None:
        place = self._workplace
        found = self._comparisons.of(place) if place is not None else None
        other = self._comparisons.other(place) if place is not None else None
        self.header.setEnabled(place is not None)
        sides = self._comparisons.sides(place) if place is not None else None
        base, name = (sides.base_name or present(), sides.other_name) if sides else ("", "")
        self.header.name_sides(base, name if other is not None else "")
        self._words.setText(self._said(found is not None, name))
        self._stack.setCurrentIndex(int(bool(found)))
        if place is not None and found and other is not None:
            self.list.name_sides(name, base)
            words = DifferenceWords(other, self._comparisons.base(place), title_at_hand)
            self.list.show_differences(found, words)
        self._show_hindrance()
        self._show_split()

    def _said(self, is_compared: bool, name: str) -> str:
        if is_compared:
            return tr("No difference from {name}.", name=name)
        return tr(
            "Choose above what to compare this map with: one of its snapshots, another open map, or a "
            "file. What differs is listed here."
        )

    def _show_hindrance(self) -> None:
        hindered = self.hindered()
        for button, told in (
            (self._take, tr("Make it here as it is on the other map, as one step (Ctrl+F9)")),
            (self._take_all, tr("Make all of this group as on the other map, as one step")),
        ):
            button.setEnabled(not hindered)
            button.setToolTip(hindered or told)

    def _show_split(self) -> None:
        place = self._workplace
        self.header.show_split(self._comparisons.split(place) if place is not None else 1.0)

    # What can be done.

    def is_comparing(self) -> bool:
        """Tell whether the map in front is compared with another."""
        return self._workplace is not None and bool(self._comparisons.of(self._workplace))

    def hindered(self) -> str:
        """Return why nothing can be taken over now, or nothing if it can."""
        if self._workplace is None or not self.is_comparing():
            return tr("Nothing is compared now, or nothing differs.")
        if self._comparisons.sides(self._workplace).base is not None:
            return tr("Two other states are compared. Choose “{now}” first.", now=present())
        return (
            "" if self.list.current() is not None else tr("Choose a difference in the list first.")
        )

    def step(self, by: int) -> None:
        """Go to the next difference, or by -1 to the one before."""
        self.list.step(by)

    def flip(self) -> None:
        """Show the other map in the place of this one, or this one again."""
        if self._workplace is not None:
            self._comparisons.flip(self._workplace)

    def split(self) -> None:
        """Show both maps side by side, or this one alone again."""
        place = self._workplace
        if place is not None:
            is_whole = self._comparisons.split(place) in {0.0, 1.0}
            self._show_both(HALF if is_whole else 1.0)

    def _show_both(self, share: float) -> None:
        if self._workplace is not None:
            self._comparisons.show_split(self._workplace, share)

    def take_chosen(self) -> None:
        """Take over the difference that a person is on."""
        if (chosen := self.list.current()) is not None:
            self.take(chosen)

    def take_group(self) -> None:
        """Take over all differences of the group that a person is in."""
        chosen, place = self.list.current(), self._workplace
        found = self._comparisons.of(place) if place is not None else None
        if chosen is not None and found is not None:
            self.take(Difference(chosen.group, found.groups()[chosen.group]))

    def take(self, difference: Difference) -> None:
        """Make a difference go away by taking over what the other map has, as one step."""
        place = self._workplace
        other = self._comparisons.other(place) if place is not None else None
        if place is None or other is None or self._comparisons.sides(place).base is not None:
            return
        name = self._comparisons.sides(place).other_name
        take = partial(accepted, other=other, group=difference.group, changes=difference.changes)
        title = message(
            "Take {count} differences from “{name}”", count=len(difference.changes), name=name
        )
        try:
            is_done = place.document.apply(title, take, "compare")
        except HullwrightError as reason:
            self._files.context.tell_fault(reason, TOPIC)
        else:
            if is_done:
                self._comparisons.settle(place, difference.changes)

    def _go(self, difference: Difference | None) -> None:
        self._show_hindrance()
        cells = (
            difference.cells(self._workplace.surface) if difference and self._workplace else None
        )
        if self._workplace is not None and cells:
            self._workplace.shown.emit(cells)

    def _stop(self) -> None:
        if self._workplace is not None:
            self._comparisons.clear(self._workplace)

    def _bases(self) -> Iterable[SideChoice]:
        return self._sides.bases(self._workplace) if self._workplace is not None else ()

    def _others(self) -> Iterable[SideChoice]:
        return self._sides.others(self._workplace) if self._workplace is not None else ()
