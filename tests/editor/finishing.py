"""What a designer does with a finished map: export it, let bots play it, print its pieces."""

import json
import subprocess
from pathlib import Path

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from hullwright.schema.checks.problem import Severity
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.files.reading import read_map

from .cli.headless import HULLWRIGHT
from .sitting import LEFT, Sitting


def exported(person: Sitting, target: Path) -> MapDocument:
    """Export the map in front, which must have no errors, and return what the export holds."""
    assert not [each for each in person.problems() if each.severity is Severity.ERROR]
    person.answers.path = target
    person.command("file.export")
    person.wait(target.exists)
    assert json.loads(target.read_text("utf-8"))["problems"]["errors"] == 0
    return read_map(target)


def simulated(path: Path) -> str:
    """Let bots play an exported map, and return what is printed of it."""
    return subprocess.run(
        [HULLWRIGHT, "simulate", path, "--games", "5", "--bots", "random"],
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    ).stdout


def printed_pieces(person: Sitting, target: Path) -> str:
    """Print the pieces of the map in front to a file, from the preview, and return their text."""
    person.command("file.pieces")
    person.answers.path = target
    QTest.mouseClick(person.program.frame.window.findChild(QPushButton, "save-pdf"), LEFT)
    person.wait(target.exists)
    return subprocess.run(
        ["pdftotext", target, "-"], capture_output=True, text=True, check=True
    ).stdout
