"""What a designer does with a finished map: export it, let bots play it, print its pieces."""

import json
import subprocess
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QPushButton, QSpinBox

from hullwright.engines.simulation import Summary
from hullwright.schema.checks.problem import Severity
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.files.reader import read_map

from .cli.terminal import run
from .export_work import export_as
from .window_session import LEFT, WindowSession


def exported(person: WindowSession, target: Path) -> MapDocument:
    """Export the map in front, which must have no errors, and return what the export holds."""
    assert not [each for each in person.problems() if each.severity is Severity.ERROR]
    person.answers.path = target
    person.command("file.export")
    export_as(person.program.services.files.exporting)
    person.wait(target.exists)
    assert json.loads(target.read_text("utf-8"))["problems"]["errors"] == 0
    return read_map(target)


def simulated(path: Path, games: int = 5) -> str:
    """Let bots play an exported map, and return what is printed of it."""
    return run("simulate", path, "--games", games, "--bots", "random").stdout


def played_in_the_window(
    person: WindowSession, games: int = 5, *, by_the_fewest: bool = False
) -> Summary:
    """Let bots that choose at random play the map in front, in the panel for that, and return what became of it.

    Those are the usual number, or the fewest that can play: their games are the shortest.
    """
    person.command("map.simulate")
    panel = person.program.frame.panels.bots.panel
    assert panel is not None
    start = panel.findChild(QPushButton, "simulating.start")
    person.wait(start.isEnabled)
    # It says how many can play as soon as that is known.
    person.wait(panel.form.players.toolTip)
    number = panel.findChild(QSpinBox, "simulating.games")
    _type(number, games)
    if by_the_fewest:
        _type(panel.form.players, panel.form.players.minimum())
    (kinds,) = (each for each in panel.findChildren(QComboBox) if each.accessibleName() == "Bots")
    QTest.keyClick(kinds, Qt.Key.Key_Home)
    QTest.mouseClick(start, LEFT)
    play_outs, place = person.program.services.play_outs, person.place
    person.wait(lambda: play_outs.of(place).summary.games == games)
    return play_outs.of(place).summary


def _type(box: QSpinBox, number: int) -> None:
    box.selectAll()
    QTest.keyClicks(box, str(number))


def printed_pieces(person: WindowSession, target: Path) -> str:
    """Print the pieces of the map in front to a file, from the preview, and return their text."""
    person.command("file.pieces")
    person.answers.path = target
    QTest.mouseClick(person.program.frame.window.findChild(QPushButton, "save-pdf"), LEFT)
    person.wait(target.exists)
    return subprocess.run(
        ["pdftotext", target, "-"], capture_output=True, text=True, check=True
    ).stdout
