"""Take the pictures of all modules beside this one, or those that are named: `make pictures`."""

import os
import sys
import tempfile
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from tests.editor.window_session import WindowSession

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"


def pictures() -> dict[str, tuple[str, Callable[[WindowSession, Path], None]]]:
    """Return by name, from the tables `PICTURES`, the theme of each picture and what leads to it."""
    gathered = {}
    for found in iter_modules([str(Path(__file__).parent)]):
        if found.name != "__main__":
            gathered |= import_module(f"{__package__}.{found.name}").PICTURES
    return gathered


def main() -> None:
    """Take every picture, or those that are named."""
    application = QApplication(sys.argv[:1])
    application.setFont(QFont("DejaVu Sans", 9))
    table = pictures()
    for name in sys.argv[1:] or table:
        theme, state = table[name]
        with tempfile.TemporaryDirectory() as folder:
            person = WindowSession(Path(folder))
            person.program.services.theme.choose(theme)
            state(person, FOLDER / f"{name}.png")
            person.leave()
        print(FOLDER.name, name)


if __name__ == "__main__":
    main()
