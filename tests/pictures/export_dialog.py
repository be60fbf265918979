"""The export dialog, for the README and the manual."""

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QSize

from hullwright.samples import maps
from tests.editor.export_work import dialog_of, tick
from tests.editor.window_session import WindowSession

SAMPLES = {path.stem: path for path in maps()}


def export(person: WindowSession, path: Path) -> None:
    """A picture with title, legend and the overlay that lies over the map."""
    person.program.open_sample(SAMPLES["bellwether"])
    person.problems()
    person.command("overlay.distance.human")
    person.wait(lambda: person.place.findings.shadings)
    person.command("file.picture-png")
    exporting = person.program.services.files.exporting
    dialog_of(exporting).resize(QSize(1120, 620))
    for name in ("title", "legend"):
        tick(exporting, name)
    dialog = dialog_of(exporting)
    person.picture(path, dialog)
    dialog.reject()


PICTURES: Mapping[str, tuple[str, Callable[[WindowSession, Path], None]]] = {
    "export": ("dark", export),
}
