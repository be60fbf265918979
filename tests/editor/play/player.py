"""A person who plays in the real window: with the mouse on the map, buttons and keys."""

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QPushButton, QWidget

from hullwright.editor.play.game_page import GamePage
from hullwright.editor.play.new_game_dialog import NewGameDialog
from hullwright.engines.seats.desk import BUTTON, CARD, PIECE, PLAYER, SPACE, DeskTarget

from ..window_session import WindowSession

LEFT = Qt.MouseButton.LeftButton


class Player(WindowSession):
    """A person at the window who plays."""

    def begin(self, path: Path, players: int, people: int = 1, seed: str = "4") -> GamePage:
        """Open a map, press F5, say who plays, and start; bots are as quick as they can be."""
        self.program.open([path])
        self.wait(lambda: self.program.services.workplaces.current is not None)
        self.program.frame.actions.run("game.play")
        self.wait(lambda: self._dialog() is not None)
        dialog = self._dialog()
        assert dialog is not None
        dialog.players.setValue(players)
        for number, box in enumerate(dialog.seats):
            box.setCurrentIndex(0 if number < people else box.findData("random"))
        QTest.keyClicks(dialog.seed, seed)
        QTest.mouseClick(dialog.findChild(QPushButton, "new-game.start"), LEFT)
        page = self.program.frame.tabs.page()
        assert isinstance(page, GamePage)
        page.pause.setValue(0)
        page.table.pause = 0
        return page

    @staticmethod
    def _dialog() -> NewGameDialog | None:
        shown = (each for each in QApplication.topLevelWidgets() if isinstance(each, NewGameDialog))
        return next((each for each in shown if each.isVisible()), None)

    def until_asked(self, page: GamePage) -> None:
        """Wait until the person is asked, or the game is over."""
        table = page.table
        self.wait(lambda: table.session.is_over or not table.waits_for_bot)

    def point(self, page: GamePage, target: DeskTarget) -> None:
        """Point at something with the mouse, where it is on the screen."""
        self.DOES[target.sort](self, page, target)
        QApplication.processEvents()

    def _at_space(self, page: GamePage, target: DeskTarget) -> None:
        canvas = page.board.canvas
        position = canvas.position_of(target.name)
        assert position is not None, target
        QTest.mouseClick(canvas, LEFT, Qt.KeyboardModifier.NoModifier, position.toPoint())

    def _at_card(self, page: GamePage, target: DeskTarget) -> None:
        QTest.mouseClick(page.board.hand.buttons[target.name], LEFT)

    def _at_button(self, page: GamePage, target: DeskTarget) -> None:
        name = f"choice {target.sort} {target.name}"
        button = next((each for each in page.choices.buttons if each.objectName() == name), None)
        if button is not None:
            QTest.mouseClick(button, LEFT)
            return
        # Where there are many pieces, the list has them.
        places = page.findChild(QComboBox, "game-places")
        listed = page.choices._listed
        places.setFocus()
        for _ in range(listed.index(target)):
            QTest.keyClick(places, Qt.Key.Key_Down)
        QTest.mouseClick(page.choices.take, LEFT)

    DOES: ClassVar[dict[str, Callable[..., None]]] = {
        SPACE: _at_space,
        CARD: _at_card,
        BUTTON: _at_button,
        PIECE: _at_button,
        PLAYER: _at_button,
    }

    def seen(self, name: str) -> QWidget:
        """Return a widget that is seen, by its name."""
        found = self.program.frame.window.findChild(QWidget, name)
        assert found is not None
        assert found.isVisible(), name
        return found
