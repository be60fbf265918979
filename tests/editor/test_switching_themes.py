"""The theme changes while everything is open: each part then looks as if it had been made in that theme."""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

import hullwright.samples
from hullwright.editor.drawing.inks import DARK, LIGHT, Inks
from hullwright.editor.drawing.inks_in_force import inks_in_force
from hullwright.editor.shell.notices import Tone

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
        program.services.notices.tell("Something to read.", Tone.ERROR)
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
            "notices": frame.toasts,
            "command palette": frame.guides.palette,
            "shortcuts": frame.guides.sheet,
            "welcome": frame.welcome,
        }

    def pictures(self) -> Mapping[str, QImage]:
        """Return how everything looks."""
        self._settle()
        # Seen once, the welcome page has its recent files drawn in another process.
        self.person.program.frame.welcome.grab()
        self.person.wait(lambda: self.person.program.frame.recent_pictures.is_idle)
        self._settle()
        return {name: part.grab().toImage() for name, part in self.parts().items()}

    def choose(self, theme: str) -> None:
        """Change the theme as the person does."""
        self.person.program.services.theme.choose(theme)


class Looks(NamedTuple):
    """How everything looks in a window that was made in a theme, and after another was chosen there."""

    made: Mapping[str, QImage]
    switched: Mapping[str, QImage]


OTHER = {"dark": "light", "light": "dark"}
INKS: Mapping[str, Inks] = {"dark": DARK, "light": LIGHT}


@pytest.fixture(scope="module")
def looks(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Looks]:
    """What is seen in two windows, by the theme in which they were made."""
    found: dict[str, Looks] = {}
    for theme, other in OTHER.items():
        looker = Looker(tmp_path_factory.mktemp("home") / theme, theme)
        made = looker.pictures()
        looker.choose(other)
        assert inks_in_force() is INKS[other]
        found[theme] = Looks(made, looker.pictures())
        looker.person.leave()
    return found


@pytest.mark.parametrize(("before", "after"), OTHER.items())
def test_every_part_looks_as_if_it_had_been_made_in_the_other_theme(
    looks: Mapping[str, Looks], before: str, after: str
) -> None:
    old, seen, wanted = looks[before].made, looks[before].switched, looks[after].made
    assert [name for name in old if seen[name] == old[name]] == []
    assert [name for name in wanted if seen[name] != wanted[name]] == []
