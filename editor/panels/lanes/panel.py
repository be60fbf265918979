"""The lane pad: a panel that shows a tile kind or a board cell of a maze and lets a person draw its lanes."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QPushButton, QWidget

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.tile_maze.layout import SpaceName

from ...documents.workplace import Workplace
from ...drawing.icon import icon
from ...kinds.tile_maze.squares import Square
from ...kinds.tile_maze.tile_edits import Spot, TileSpot, is_there, square_of
from ...languages.words import error_text, tr
from ...shell.forms.labels import Heading, WrappedLabel
from ..scroll_column import column_of, fill
from .lane_canvas import LaneCanvas
from .lane_edits import LaneEdits
from .lane_words import described, hint
from .questions_form import LaneQuestionsForm
from .remarks import note, wrongs
from .spots import (
    chosen_spot,
    copied_spot,
    look_of,
    maze_of,
    row_spot,
    selected_spot,
    title_of,
)


class LanePad(QWidget):
    """A panel with a canvas, and questions about the lane that is chosen on it."""

    board_copied = Signal()
    """There is a new start board to draw on, and the pad shows it."""

    def __init__(self, parent: QWidget | None = None):
        super().__init__(parent)
        self.setObjectName("lane-pad")
        self.setAccessibleName(tr("Lanes"))
        self._workplace: Workplace | None = None
        self._spot: Spot | None = None
        self._first = ""
        self.heading = Heading()
        self.canvas = LaneCanvas()
        self.hint = WrappedLabel()
        self.complaint = WrappedLabel(ink="error")
        self.wrong = WrappedLabel(ink="warning")
        self.note = WrappedLabel()
        self.remove = QPushButton(tr("Remove lane"))
        self.form = LaneQuestionsForm()
        self._arrange()
        self._connect()
        self.show_workplace(None)

    def _arrange(self) -> None:
        self.complaint.setObjectName("lane-pad.complaint")
        self.wrong.setObjectName("lane-pad.wrong")
        self.remove.setIcon(icon("delete"))
        self.remove.setObjectName("lane-pad.remove")
        column = column_of(self.heading)
        parts = (self.canvas, self.hint, self.complaint, self.wrong, self.note)
        for place, part in enumerate((*parts, self.remove, self.form), 1):
            column.insertWidget(place, part)
        fill(self, column)
        self.setFocusProxy(self.canvas)

    def _connect(self) -> None:
        canvas = self.canvas
        canvas.drawn.connect(self._draw)
        canvas.walled.connect(lambda side: self._act(lambda edits: edits.wall(side)))
        canvas.chosen.connect(self._choose)
        canvas.removing.connect(self._remove)
        canvas.counted.connect(self._count)
        canvas.moved.connect(self._describe)
        self.remove.clicked.connect(self._remove)
        self.form.taken.connect(self._refresh)

    # Which spot.

    def show_workplace(self, workplace: Workplace | None) -> None:
        """Show what is chosen or selected in a workplace, if its map is a maze."""
        self.finish()
        if self._workplace is not None:
            self._workplace.document.changed.disconnect(self._follow)
            self._workplace.selected.disconnect(self._follow_selection)
            self._workplace.choices.changed.disconnect(self._follow_choice)
        self._workplace = workplace if maze_of(workplace) is not None else None
        if self._workplace is not None:
            self._workplace.document.changed.connect(self._follow)
            self._workplace.selected.connect(self._follow_selection)
            self._workplace.choices.changed.connect(self._follow_choice)
            self._first = self._workplace.choices.now.first
        self.show_spot(self._usual_spot())

    def show_spot(self, spot: Spot | None) -> None:
        """Show the lanes of a tile kind or a board cell."""
        self.finish()
        self._spot = spot
        self.canvas.begin("")
        self.canvas.space = None
        self.complaint.tell("")
        self._refresh()

    def _usual_spot(self) -> Spot | None:
        place = self._workplace
        return (selected_spot(place) or chosen_spot(place)) if place else None

    def _follow_selection(self) -> None:
        if self._workplace is not None:
            spot = selected_spot(self._workplace)
            # A selection that is nothing to draw on leaves a tile kind where it is.
            if spot is None and not isinstance(self._spot, TileSpot):
                spot = chosen_spot(self._workplace)
            if spot is not None and spot != self._spot:
                self.show_spot(spot)

    def _follow_choice(self, _: object) -> None:
        place = self._workplace
        if place is not None and place.choices.now.first != self._first:
            self._first = place.choices.now.first
            spot = chosen_spot(place)
            if spot is not None:
                self.show_spot(spot)

    def show_row(self, part: str, key: str) -> None:
        """Show the tile kind whose row is chosen in a table."""
        spot = row_spot(self._workplace, part, key)
        if spot is not None and spot != self._spot:
            self.show_spot(spot)

    def _follow(self, before: MapDocument, after: MapDocument) -> None:
        copied = copied_spot(before.layout, after.layout)
        if copied is not None:
            self.show_spot(copied)
            self.board_copied.emit()
        # A pad behind another panel catches up when it is looked at.
        elif self.isVisible():
            self._refresh()

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with what happened while nobody looked."""
        super().showEvent(event)
        self._refresh()

    def finish(self) -> None:
        """Take over what is half typed, as before saving."""
        self.form.finish()

    # What is shown.

    def _refresh(self) -> None:
        maze = maze_of(self._workplace)
        if maze is None or self._workplace is None or self._spot is None:
            self._show_nothing()
            return
        if not is_there(maze, self._spot):
            self._spot = self._usual_spot()
            self._refresh()
            return
        square = square_of(maze, self._spot)
        self.heading.setText(tr(title_of(maze, self._spot)))
        self.canvas.setAccessibleName(tr("Lanes of {name}", name=title_of(maze, self._spot)))
        self._show_parts(True)
        self.canvas.show_square(square, look_of(maze, self._spot), self._space_of(square))
        self.wrong.tell("\n".join(tr(each) for each in wrongs(maze, self._spot)))
        known = note(maze, self._spot)
        self.note.tell(tr(known) if known else "")
        self.form.ask(self._workplace.document, self._spot, self.canvas.space)
        self._describe()

    def _space_of(self, square: Square) -> SpaceName | None:
        """Return the chosen space, or the nearest that is left of its lane."""
        space = self.canvas.space
        if space is None or space.lane >= len(square.lanes):
            return None
        return SpaceName(space.lane, min(space.space, square.lanes[space.lane].size - 1))

    def _show_nothing(self) -> None:
        self.heading.setText(tr("Lanes"))
        self._show_parts(False)
        for sentence in (self.wrong, self.note):
            sentence.tell("")
        self.hint.tell(
            tr(
                "The lanes of a maze's tiles and start boards are drawn here. "
                "Open a tile maze and choose a tile in the palette, or select a cell of the start board."
            )
        )

    def _show_parts(self, are_shown: bool) -> None:
        for part in (self.canvas, self.remove, self.form):
            part.setVisible(are_shown)

    def _describe(self) -> None:
        canvas = self.canvas
        if self._spot is not None:
            self.hint.tell(hint(canvas.square, canvas.begun, canvas.space))
            canvas.setAccessibleDescription(described(canvas.square, canvas.at_side, canvas.space))
        self.remove.setEnabled(canvas.space is not None)
        self.remove.setToolTip(
            tr("Remove the chosen lane (Delete)")
            if canvas.space is not None
            else tr("Choose a lane first: click it, or press Space on the drawing.")
        )

    # What is done.

    def _choose(self, space: SpaceName | None) -> None:
        self.finish()
        self.canvas.space = space
        self._refresh()

    def _draw(self, sides: str) -> None:
        self._act(lambda edits: edits.draw(sides))
        lane = self.canvas.square.lane_at(sides[0])
        self._choose(None if lane is None else SpaceName(lane, 0))

    def _remove(self) -> None:
        space = self.canvas.space
        if space is not None and self._act(lambda edits: edits.remove(space.lane)):
            self._choose(None)

    def _count(self, by: int) -> None:
        space = self.canvas.space
        if space is not None:
            self._act(lambda edits: edits.count(space, by))

    def _act(self, draw: Callable[[LaneEdits], None]) -> bool:
        """Draw something; return whether it could be done."""
        maze = maze_of(self._workplace)
        if maze is None or self._workplace is None or self._spot is None:
            return False
        try:
            draw(LaneEdits(self._workplace.document, maze, self._spot))
        except HullwrightError as reason:
            self.complaint.tell(error_text(reason))
            return False
        self.complaint.tell("")
        self._refresh()
        return True
