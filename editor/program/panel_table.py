"""The arrangement: which panels there are and where they usually stand, and what the toolbar holds."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import Qt

from hullwright.schema.messages import english

from ..advice.dock import AdviceDock
from ..documents.place import Place
from ..documents.workplace import Workplace
from ..languages.words import tr
from ..panels.comparison import ComparisonPanel
from ..panels.history import History
from ..panels.lanes.dock import LanesDock
from ..panels.metrics import Metrics
from ..panels.minimap import Minimap
from ..panels.palette import Palette
from ..panels.problems import ProblemsPanel
from ..panels.properties import Properties
from ..shell.command_button import CommandButton
from ..shell.docks import Dock
from ..shell.toolbar import MenuPart
from ..simulation.dock import BotsDock
from .late_panels import stamps_dock, symmetry_dock, tables_dock, tracing_dock
from .services import Services

if TYPE_CHECKING:
    from ..editing.stamps_panel import StampsPanel
    from ..panels.symmetry import SymmetryPanel
    from ..panels.tables.panel import TablesPanel
    from ..panels.tracing import TracingPanel

LEFT, RIGHT, BOTTOM = (
    Qt.DockWidgetArea.LeftDockWidgetArea,
    Qt.DockWidgetArea.RightDockWidgetArea,
    Qt.DockWidgetArea.BottomDockWidgetArea,
)

TOOLBAR = (
    "file.new",
    "file.open",
    "file.save",
    "|",
    "edit.undo",
    "edit.redo",
    "|",
    MenuPart(
        "Symmetry",
        "Symmetry",
        "symmetry",
        english("Paint on both sides, or all around, at once."),
        True,
    ),
    MenuPart(
        "View/Overlays", english("Overlay"), "overlay", english("What is shown over the map.")
    ),
    "lock.pieces",
    "|",
    "problems.check",
    "game.play",
    "file.export",
    "|",
    "help.commands",
)
"""What the toolbar holds: names of commands, menus, and lines between them."""


class MapPanel(Protocol):
    """A part of the window that shows something of the map in front."""

    def show_workplace(self, workplace: Workplace | None) -> None:
        """Show another map, or none."""
        ...


def is_map(place: Place) -> bool:
    """Tell whether a map is in front, and no scenario."""
    return isinstance(place, Workplace)


def has_tables(place: Place) -> bool:
    """Tell whether maps like the one in front have tables."""
    return isinstance(place, Workplace) and bool(place.editor_kind.tables)


def has_symmetries(place: Place) -> bool:
    """Tell whether maps like the one in front have symmetries."""
    return isinstance(place, Workplace) and len(place.editor_kind.symmetries.choices) > 1


def has_lanes(place: Place) -> bool:
    """Tell whether maps like the one in front are made of tiles with lanes."""
    return isinstance(place, Workplace) and "lanes" in place.editor_kind.panels


class Panels:
    """The panels, each made once; those that stand behind others at first when somebody asks for them."""

    def __init__(
        self,
        services: Services,
        load_tracing: Callable[[], object],
        button: Callable[[str], CommandButton],
    ) -> None:
        overlays = services.overlays
        self.palette = Palette(services.additions.offered_pieces)
        self._stamps = stamps_dock(services)
        self.lanes = LanesDock()
        self.properties = Properties()
        self._tables = tables_dock(services, self.lanes)
        self.metrics = Metrics()
        self.bots = BotsDock(services.play_outs, services.inspector)
        self.advice = AdviceDock(services.advisers)
        self.minimap = Minimap()
        self.problems = ProblemsPanel(overlays.focus, services.inspector, services.settings)
        self._symmetry = symmetry_dock(button)
        self.history = History(services.inspector, services.files.snapshots)
        self.comparison = ComparisonPanel(overlays.comparisons, services.files)
        self.history.comparing.connect(self.comparison.compare_snapshot)
        self._tracing = tracing_dock(overlays, load_tracing)

    @property
    def stamps(self) -> "StampsPanel":
        """Parts of maps that are kept."""
        return self._stamps.made()

    @property
    def tables(self) -> "TablesPanel":
        """The tables of the map."""
        return self._tables.made()

    @property
    def symmetry(self) -> "SymmetryPanel":
        """How symmetric the map is."""
        return self._symmetry.made()

    @property
    def tracing(self) -> "TracingPanel":
        """The picture under the map."""
        return self._tracing.made()

    def offer_pieces(self) -> None:
        """Offer the pieces that plugins bring by now."""
        if self._tables.panel is not None:
            self._tables.panel.offer_pieces()
        self.palette.own.offer_pieces()

    def finish(self) -> None:
        """Take over what is half typed."""
        self.properties.finish()
        if self._tables.panel is not None:
            self._tables.panel.finish()
        self.lanes.finish()

    def of_maps(self) -> list[MapPanel]:
        """Return the panels that only maps have something for."""
        return [
            self.palette,
            self._stamps,
            self.lanes,
            self._tables,
            self.metrics,
            self.bots,
            self.advice,
            self.minimap,
            self.problems,
            self.comparison,
            self._tracing,
            self._symmetry,
        ]

    def all(self) -> list[MapPanel]:
        """Return all panels."""
        return [*self.of_maps(), self.properties, self.history]

    def docks(self) -> list[Dock]:
        """Return where the panels usually stand; those that come later share a place as tabs."""
        return [
            Dock(
                "palette",
                tr("Palette"),
                self.palette,
                LEFT,
                "palette",
                suits=is_map,
                help=tr("What you can paint, and the options of the chosen tool."),
            ),
            Dock(
                "stamps",
                tr("Stamps"),
                self._stamps,
                LEFT,
                "stamp",
                "palette",
                suits=is_map,
                help=tr("Parts of maps that you keep, to put into any map."),
            ),
            Dock(
                "lanes",
                tr("Lanes"),
                self.lanes,
                LEFT,
                "lanes",
                "palette",
                suits=has_lanes,
                is_particular=True,
                help=tr("The lanes of a tile or of a start board's cell, to draw."),
            ),
            Dock(
                "properties",
                tr("Properties"),
                self.properties,
                RIGHT,
                "properties",
                help=tr("The map's name, its author, and the number of players."),
            ),
            Dock(
                "tables",
                tr("Tables"),
                self._tables,
                RIGHT,
                "tables",
                "properties",
                suits=has_tables,
                is_particular=True,
                help=tr("Decks, tile sets and other tables of the map."),
            ),
            Dock(
                "metrics",
                tr("Metrics"),
                self.metrics,
                RIGHT,
                "metrics",
                "properties",
                suits=is_map,
                help=tr("Counts, shares and distances, next to those of published maps."),
            ),
            Dock(
                "bots",
                tr("Bots"),
                self.bots,
                RIGHT,
                "bots",
                "properties",
                suits=is_map,
                help=tr(
                    "Bots play the map many times: who wins, how long it takes, where things happen."
                ),
            ),
            Dock(
                "minimap",
                tr("Minimap"),
                self.minimap,
                RIGHT,
                "minimap",
                height=184,
                suits=is_map,
                help=tr("The whole map; drag the frame to go elsewhere."),
            ),
            Dock(
                "problems",
                tr("Problems"),
                self.problems,
                BOTTOM,
                "problems",
                head=self.problems.header,
                suits=is_map,
                help=tr("What the checks say about the map, and how to fix it."),
            ),
            Dock(
                "comparison",
                tr("Compare"),
                self.comparison,
                BOTTOM,
                "compare",
                "problems",
                head=self.comparison.header,
                is_open=False,
                suits=is_map,
                help=tr("What differs from a snapshot, another map or a file, to take over."),
            ),
            Dock(
                "history",
                tr("History"),
                self.history,
                BOTTOM,
                "history",
                head=self.history.header,
                help=tr("Every step since the map was opened; click one to go back to it."),
            ),
            Dock(
                "tracing",
                tr("Picture to trace"),
                self._tracing,
                RIGHT,
                "tracing",
                "properties",
                is_open=False,
                suits=is_map,
                help=tr("A picture under the map, to copy a map from paper."),
            ),
            Dock(
                "advice",
                tr("Suggestions"),
                self.advice,
                RIGHT,
                "fix",
                "properties",
                is_open=False,
                suits=is_map,
                help=tr("Changes that bring the map nearer a goal, tried by bots."),
            ),
            Dock(
                "symmetry",
                tr("Symmetry"),
                self._symmetry,
                LEFT,
                "symmetry",
                "palette",
                is_open=False,
                suits=has_symmetries,
                help=tr("How symmetric the map is, which cells are odd, and how to mend it."),
            ),
        ]
