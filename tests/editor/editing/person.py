"""A person at work, for tests: open maps, and commands that are called by their names."""

from pathlib import Path

from PySide6.QtWidgets import QApplication

from hullwright.editor.documents.document import Document
from hullwright.editor.documents.workplace import Workplace
from hullwright.editor.documents.workplaces import Workplaces
from hullwright.editor.editing.commands import commands
from hullwright.editor.editing.editing_context import EditingContext
from hullwright.editor.editing.stamps import Stamps
from hullwright.editor.kinds.table import EDITOR_KINDS
from hullwright.editor.shell.notices import Notice, Notices
from hullwright.schema.boards.hexes import hex_of
from hullwright.schema.documents.maps import MapDocument

from ..workplaces import zone


class Person:
    """Opens maps and gives commands."""

    def __init__(self, folder: Path) -> None:
        self.workplaces = Workplaces()
        self.notices = Notices()
        self.told: list[Notice] = []
        self.notices.told.connect(self.told.append)
        self.stamps = Stamps(folder / "stamps")
        self.clipboard = QApplication.clipboard()
        context = EditingContext(self.workplaces, self.notices, self.clipboard, self.stamps)
        made = commands(context, list(EDITOR_KINDS.values()))
        self.commands = {each.name: each for each in made}
        assert len(self.commands) == len(made)

    def opens(self, *rows: str, name: str = "Test") -> Workplace:
        value = MapDocument(kind="hex-zone", name=name, layout=zone(*rows))
        return self.workplaces.open(Document(value))

    def gives(self, name: str) -> None:
        self.commands[name].run()

    def hindered(self, name: str) -> str:
        return self.commands[name].hindered()

    def selects(self, labels: str) -> None:
        assert self.workplaces.current is not None
        self.workplaces.current.select(frozenset(hex_of(each) for each in labels.split()))


def rows(place: Workplace) -> tuple[str, ...]:
    return tuple(place.document.value.layout.rows)


def labels(place: Workplace) -> str:
    return " ".join(sorted(place.surface.label(cell) for cell in place.selection))
