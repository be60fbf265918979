"""The theme changes while everything is open: each part then looks as if it had been made in that theme."""

from collections.abc import Mapping
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

import hullwright.samples
from hullwright.editor.drawing.inks import DARK, LIGHT, Inks
from hullwright.editor.drawing.inks_in_force import inks_in_force

from .window_session import WindowSession

MAZE = Path(hullwright.samples.__file__).parent / "mazes" / "long-haul.json"


class Looker:
    """Opens all parts of a window in one theme, and looks at them."""

    def __init__(self, home: Path, theme: str) -> None:
        home.mkdir()
        self.person = WindowSession(home)
        program = self.person.program
        program.services.theme.choose(theme)
        program.open([MAZE])
        self.person.wait(lambda: program.services.workplaces.current.findings.figures)
        self.person.wait(lambda: program.services.workplaces.current.findings.problems is not None)
        for name in program.frame.window.panes:
            program.frame.window.show_dock(name)
        # How many can play is found out in another process.
        self.person.wait(program.frame.panels.bots.panel.form.players.toolTip)
        program.services.notices.tell("Something to read.")
        program.frame.guides.palette.resize(480, 320)
        program.frame.guides.sheet.resize(480, 320)
        self._settle()

    def _settle(self) -> None:
        self.person.canvas.setFocus()
        for _ in range(5):
            QApplication.processEvents()

    def parts(self) -> Mapping[str, QWidget]:
        """Return what there is to see, by name."""
        frame = self.person.program.frame
        return {
            **{f"dock {name}": pane for name, pane in frame.window.panes.items()},
            "canvas": self.person.canvas,
            "toolbar": frame.toolbar,
            "tool strip": frame.tool_strip,
            "status bar": frame.status,
            "notices": frame.notice_bar,
            "command palette": frame.guides.palette,
            "shortcuts": frame.guides.sheet,
            "welcome": frame.welcome,
        }

    def pictures(self) -> Mapping[str, QImage]:
        """Return how everything looks."""
        self._settle()
        return {name: part.grab().toImage() for name, part in self.parts().items()}

    def choose(self, theme: str) -> None:
        """Change the theme as the person does."""
        self.person.program.services.theme.choose(theme)


@pytest.mark.parametrize(
    ("before", "after", "inks"), [("dark", "light", LIGHT), ("light", "dark", DARK)]
)
def test_every_part_looks_as_if_it_had_been_made_in_the_other_theme(
    tmp_path: Path, qtbot: QtBot, before: str, after: str, inks: Inks
) -> None:
    switched = Looker(tmp_path / "switched", before)
    old = switched.pictures()
    switched.choose(after)
    assert inks_in_force() is inks
    seen = switched.pictures()
    switched.person.leave()
    fresh = Looker(tmp_path / "fresh", after)
    wanted = fresh.pictures()
    fresh.person.leave()
    assert [name for name in old if seen[name] == old[name]] == []
    assert [name for name in wanted if seen[name] != wanted[name]] == []
