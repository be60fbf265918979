"""Panels that stand behind others at first: their code is loaded when somebody looks at them."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..canvas.overlays.layers import Overlays
from ..editing.symmetry_commands import choose as choose_symmetry
from ..languages.words import tr
from ..panels.lanes.dock import LanesDock
from ..shell.command_button import CommandButton
from ..shell.late_panel import LatePanel
from .services import Services

if TYPE_CHECKING:
    from ..editing.stamps_panel import StampsPanel
    from ..panels.symmetry import SymmetryPanel
    from ..panels.tables.panel import TablesPanel
    from ..panels.tracing import TracingPanel


def stamps_dock(services: Services) -> "LatePanel[StampsPanel]":
    """Return the place of the kept parts of maps."""

    def make() -> "StampsPanel":
        from ..editing.stamps_panel import StampsPanel

        return StampsPanel(services.stamps, services.notices)

    return LatePanel(tr("Stamps"), make, lambda panel, place: panel.show_workplace(place))


def tables_dock(services: Services, lanes: LanesDock) -> "LatePanel[TablesPanel]":
    """Return the place of the tables, whose chosen row is drawn on the pad of lanes."""

    def make() -> "TablesPanel":
        from ..panels.tables.panel import TablesPanel

        panel = TablesPanel(services.additions.offered_pieces)
        panel.row_chosen.connect(lanes.show_row)
        return panel

    return LatePanel(tr("Tables"), make, lambda panel, place: panel.show_workplace(place))


def symmetry_dock(button: Callable[[str], CommandButton]) -> "LatePanel[SymmetryPanel]":
    """Return the place of what is said about symmetry, with buttons of commands."""

    def make() -> "SymmetryPanel":
        from ..panels.symmetry import SymmetryPanel

        panel = SymmetryPanel(choose_symmetry, button)
        panel.follow_commands()
        return panel

    return LatePanel(tr("Symmetry"), make, lambda panel, place: panel.show_workplace(place))


def tracing_dock(
    overlays: Overlays, load_tracing: Callable[[], object]
) -> "LatePanel[TracingPanel]":
    """Return the place of the picture to trace."""

    def make() -> "TracingPanel":
        from ..panels.tracing import TracingPanel

        return TracingPanel(overlays.tracings, overlays.grid_fit, load_tracing)

    return LatePanel(tr("Picture to trace"), make, lambda panel, place: panel.show_workplace(place))
