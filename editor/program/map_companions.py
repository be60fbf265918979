"""What goes with the map in front besides the panels: the bar at its selection, and the badge of its symmetry."""

from ..canvas.canvas import Canvas
from ..canvas.selection_bar import SelectionBar
from ..documents.workplace import Workplace
from ..documents.workplaces import Workplaces
from ..languages.words import tr
from ..panels.symmetry_badge import SymmetryBadge
from ..shell.actions import Actions
from ..shell.commands import Command
from ..shell.shortcuts import shown
from ..shell.status_bar import StatusBar
from ..shell.window import Window

NEXT_ODD = "symmetry.next-odd"


class MapCompanions:
    """Keeps them with whatever map is in front, for as long as the window lives."""

    def __init__(
        self, workplaces: Workplaces, actions: Actions, window: Window, status: StatusBar
    ) -> None:
        self._workplaces = workplaces
        self._actions = actions
        self._window = window
        self.selection_bar = SelectionBar(actions)
        self.badge = SymmetryBadge(lambda: shown(actions.shortcuts.of(NEXT_ODD)))
        self.badge.clicked.connect(self._show_symmetry)
        status.addPermanentWidget(self.badge)
        actions.extend([self._bar_command()])

    def follow(self, canvas: Canvas | None, workplace: Workplace | None) -> None:
        """Go with another map, or with none."""
        self.badge.show_workplace(workplace)
        self.selection_bar.follow(canvas, workplace)

    def retire(self) -> None:
        """Leave the canvas, which may go on in another window."""
        self.selection_bar.follow(None, None)
        self.selection_bar.deleteLater()

    def _bar_command(self) -> Command:
        """Return the keyboard's way to the bar beside the selection."""
        return Command(
            name="select.bar",
            title=tr("Go to the selection bar"),
            run=self.selection_bar.take_focus,
            menu="Select",
            group=2,
            key="Shift+B",
            help=tr("Puts the focus into the bar beside the selection; Escape goes back."),
            hindered=self._no_selection,
        )

    def _no_selection(self) -> str:
        place = self._workplaces.current
        if place is not None and place.selection:
            return ""
        return tr("Nothing is selected: drag with the Select tool first.")

    def _show_symmetry(self) -> None:
        """Go to the next odd cell, or show the panel if there is none."""
        if self._actions.reason(NEXT_ODD):
            self._window.show_dock("symmetry")
        else:
            self._actions.run(NEXT_ODD)
