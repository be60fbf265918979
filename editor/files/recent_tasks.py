"""What a process beside the window does for the welcome page: drawing the maps of recent files."""

import os
from pathlib import Path

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.processes.child import Child

APPLICATION = -1
"""Where the process keeps its application, which goes with it."""


def draw(child: Child, path: str, file: str, theme: str, size: int) -> bool:
    """Draw the map at a path into a file; tell whether it holds a map. HullwrightError if it can't be read."""
    from .file_reader import read_file
    from .picture_options import PictureOptions
    from .picture_order import PictureOrder, write_picture

    value = read_file(Path(path)).value
    if not isinstance(value, MapDocument):
        return False
    _draw_without_display(child)
    options = PictureOptions(theme, size, rulers=False)
    write_picture(PictureOrder(value, options), Path(file))
    return True


def _draw_without_display(child: Child) -> None:
    """Let this process draw letters, for which Qt wants to have an application."""
    from PySide6.QtGui import QGuiApplication

    if QGuiApplication.instance() is None:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        child.memory[APPLICATION] = QGuiApplication([])
