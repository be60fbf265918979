"""A game on the screen: the map with everything on it, and beside it hand, players, table and log."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QSplitter, QTabWidget, QVBoxLayout, QWidget

from hullwright.engines.seats.desk import CARD, PIECE, PLAYER, SPACE, DeskTarget, SeatDesk

from ..languages.words import tr
from ..shell.forms.labels import Heading
from .game_canvas import GameCanvas
from .game_layer import GameScene
from .side_lists import FactsView, HandView, LogView, PlayersView

SIDE = 340
"""Pixels that the side takes at first."""


class GameBoard(QSplitter):
    """Draws desks; whoever owns it hears what is pointed at from its parts."""

    def __init__(self, desk: SeatDesk, *, has_hand: bool = True) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setChildrenCollapsible(False)
        self.canvas = GameCanvas(desk.document)
        self.hand = HandView()
        self.you = FactsView()
        self.table_facts = FactsView("faint-text")
        self.players = PlayersView()
        self.log = LogView()
        self.log.pointed.connect(self._point)
        self.tabs = QTabWidget()
        self.tabs.setObjectName("game-side")
        self.tabs.setDocumentMode(True)
        self._hand_area: QScrollArea | None = None
        self._lay_out(has_hand=has_hand)

    def _lay_out(self, *, has_hand: bool) -> None:
        self.middle = QWidget()
        self.middle_column = QVBoxLayout(self.middle)
        self.middle_column.setContentsMargins(0, 0, 0, 0)
        self.middle_column.setSpacing(0)
        self.middle_column.addWidget(self.canvas, 1)
        self.addWidget(self.middle)
        side = QWidget()
        column = QVBoxLayout(side)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(6)
        if has_hand:
            self._hand_area = self._scrolled(self.hand)
            column.addWidget(Heading(tr("Your hand")))
            column.addWidget(self._hand_area)
            column.addWidget(self.you)
        column.addWidget(self.table_facts)
        column.addWidget(self.tabs, 1)
        self.tabs.addTab(self.log, tr("Log"))
        self.tabs.addTab(self.players, tr("Players"))
        self.addWidget(side)
        self.setStretchFactor(0, 1)
        self.setSizes([900, SIDE])

    @staticmethod
    def _scrolled(hand: QWidget) -> QScrollArea:
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setMaximumHeight(132)
        area.setMinimumHeight(72)
        area.setWidget(hand)
        return area

    def _point(self, spaces: Collection[str] | None) -> None:
        surface = self.canvas.place.surface
        cells = [surface.cell_of(each) for each in spaces or ()]
        self.canvas.show_cells([each for each in cells if each is not None])

    def show_desk(
        self,
        desk: SeatDesk,
        names: Sequence[str],
        path: Sequence[DeskTarget] = (),
        scene: GameScene | None = None,
    ) -> None:
        """Show a desk, with what can be pointed at after some targets lit."""
        found = desk.offered(path)
        lit = {
            sort: {each.name for each in found.of_sort(sort)}
            for sort in (SPACE, PIECE, CARD, PLAYER)
        }
        self.canvas.show_map(desk.document)
        drawn = scene or GameScene()
        drawn.pieces, drawn.marks = desk.pieces, desk.marks
        spaces = {each.id: each.space for each in desk.pieces}
        drawn.lit = {*lit[SPACE], *(spaces.get(each, "") for each in lit[PIECE])} - {""}
        drawn.chosen = [
            spaces.get(each.name, each.name) for each in path if each.sort in {SPACE, PIECE}
        ]
        drawn.lit_pieces = frozenset(lit[PIECE])
        self.canvas.game_layer.scene = drawn
        self.canvas.update()
        chosen = next((each.name for each in path if each.sort == CARD), "")
        self.hand.show_cards(desk.hand, lit[CARD], chosen)
        if self._hand_area is not None:
            self._hand_area.setVisible(bool(desk.hand))
        self.you.tell(desk.about_you)
        self.table_facts.tell(desk.about_table)
        self.players.show_players(desk.standings, names, desk.turn, lit[PLAYER])
        self.log.show_log(desk.log)
