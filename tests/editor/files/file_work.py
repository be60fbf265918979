"""File work for tests: everything real but the person, who answers from a list."""

import resource
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hullwright.editor.documents.document import Document
from hullwright.editor.documents.workplaces import Workplaces
from hullwright.editor.files.file_services import FileServices, WindowActions, file_services
from hullwright.editor.shell.notices import Notice, Notices
from hullwright.editor.shell.settings import ProgramSettings
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.files.reader import read_map
from hullwright.schema.files.writer import write

from ..workplaces import zone

if TYPE_CHECKING:
    from hullwright.editor.documents.workplace import Workplace

ROWS = ("sds", "dHd", "sAs", "d1d")


def small_map(name: str = "Test") -> MapDocument:
    return MapDocument(kind="hex-zone", name=name, layout=zone(*ROWS))


@dataclass
class Person:
    """Answers what the program asks, and remembers what it was shown."""

    opens: list[Path] = field(default_factory=list)
    saves: list[Path | None] = field(default_factory=list)
    chooses: list[int | None] = field(default_factory=list)
    suggested: list[Path] = field(default_factory=list)
    read: list[str] = field(default_factory=list)

    def open_paths(self, title: str, folder: Path, patterns: Any) -> Sequence[Path]:
        answer, self.opens = self.opens, []
        return answer

    def save_path(self, title: str, suggested: Path, patterns: Any) -> Path | None:
        self.suggested.append(suggested)
        return self.saves.pop(0)

    def folder(self, title: str, start: Path) -> Path | None:
        return self.saves.pop(0)

    def one_of(self, title: str, question: str, answers: Sequence[str]) -> int | None:
        self.read = list(answers)
        return self.chooses.pop(0)

    def show_lines(self, title: str, lines: Sequence[str]) -> None:
        self.read = list(lines)


class FileWork:
    """The file work of one running program, and what it has told."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.person = Person()
        self.told: list[Notice] = []
        self.compared: list[tuple[Workplace, MapDocument, Any]] = []
        self.showed_problems = 0
        self.left = 0
        self.notices = Notices()
        self.notices.told.connect(self._hear)
        self.notices.settled.connect(self._settle)
        self.workplaces = Workplaces()
        self.looked_at: list[str] = []
        self.files: FileServices = file_services(
            self.workplaces,
            self.notices,
            ProgramSettings(home),
            self.person,
            WindowActions(
                show_comparison=lambda *found: self.compared.append(found),
                show_problems=self._show_problems,
                look_at_plugin=self.looked_at.append,
                leave=self._leave,
            ),
        )

    def _hear(self, notice: Notice) -> None:
        self._settle(notice.topic)
        self.told.append(notice)

    def _settle(self, topic: str) -> None:
        self.told = [each for each in self.told if not topic or each.topic != topic]

    def _show_problems(self) -> None:
        self.showed_problems += 1

    def _leave(self) -> None:
        self.left += self.files.closing.may_quit()

    @property
    def texts(self) -> str:
        """All that is told at the moment."""
        return "\n".join(each.text for each in self.told)

    def press(self, title: str) -> None:
        """Press a button of a notice."""
        offers = [offer for notice in self.told for offer in notice.offers]
        next(offer for offer in offers if offer.title == title).run()

    def open(self, path: Path) -> Document:
        """Open a file and return its document."""
        self.files.opening.open(path)
        assert self.workplaces.current is not None, self.texts
        return self.workplaces.current.document

    def saved(self, folder: Path, name: str = "curie") -> Path:
        """Write a small map to a file."""
        path = folder / f"{name}.json"
        write(small_map(name.title()), path)
        return path


def rename(document: Document, name: str) -> None:
    document.apply("Rename", lambda value: replace(value, name=name))


def name_in(path: Path) -> str:
    return read_map(path).name


@contextmanager
def no_room() -> Iterator[None]:
    """Let no file grow beyond a few bytes, as on a full disk."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (64, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@contextmanager
def no_recovery_folder(desk: FileWork) -> Iterator[None]:
    """Take the folder for recovery files away and put a file in its place, so that it can't be made anew."""
    folder = desk.home / "recovery"
    away = folder.rename(desk.home / "away")
    folder.write_text("in the way")
    try:
        yield
    finally:
        folder.unlink()
        away.rename(folder)
