"""The opener: from a path to a tab, or to a sentence about what the file is instead."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from hullwright.plugins.needed import needed_plugin
from hullwright.schema.complaints import Unreadable
from hullwright.schema.errors import HullwrightError

from ..documents.document import Document
from ..languages.words import tr
from ..shell.notices import Offer, Tone
from .asker import Pattern
from .file_context import FileContext, map_patterns
from .file_reader import Filed
from .job_queue import FileJob, size_of

HEAD = 4096
"""Bytes in which a document of ours says so."""
RECORDED, EXPERIMENT = b'"hullwright/recording"', b'"hullwright/experiment"'
TARGET = b'"hullwright/target"'
PACK = ".hullpack"


class Opener:
    """Opens files."""

    def __init__(
        self,
        context: FileContext,
        claimed: Callable[[Path], bool],
        import_file: Callable[[Path], object],
        look_at_plugin: Callable[[str], object],
    ) -> None:
        self._context = context
        self._claimed = claimed
        """Tells whether a file could be imported."""
        self._import_file = import_file
        self._look_at_plugin = look_at_plugin
        self.show_recorded: Callable[[Path], object] | None = None
        """Shows a recorded game; whoever has a page for it says so."""
        self.look_at_pack: Callable[[Path], object] | None = None
        """Shows what is in a pack; whoever has a page for libraries says how."""
        self._under_way: set[Path] = set()
        self.open_experiment: Callable[[Path], object] | None = None
        """Opens an experiment on a page of its own; whoever has such pages says how."""
        self.open_target: Callable[[Path], object] | None = None
        """Opens a target on the page that makes maps; whoever has such pages says how."""

    def ask(self) -> None:
        """Ask for files and open them."""
        folder = self._context.recent.folder()
        first, *others = map_patterns()
        patterns = [first, Pattern(tr("Packs"), f"*{PACK}"), *others]
        for path in self._context.asker.open_paths(tr("Open maps"), folder, patterns):
            self.open(path)

    def open(self, path: Path) -> None:
        """Open a file, or go to its tab if it is open."""
        path = path.absolute()
        there = self._context.workplace_at(path)
        if there is not None:
            self._context.workplaces.switch(there)
            return
        if path in self._under_way or self._is_shown_elsewhere(path):
            return
        self._under_way.add(path)
        self._context.jobs.run(
            FileJob(
                job="read",
                asked={"path": str(path)},
                title=tr("Reading {name} …", name=path.name),
                then=partial(self._show, path),
                fails=partial(self._explain, path),
                ended=partial(self._under_way.discard, path),
                weight=size_of(path),
            )
        )

    def _is_shown_elsewhere(self, path: Path) -> bool:
        """Hand a file that is no map and no scenario to whoever has a page for it, and return whether somebody has."""
        for show, is_one in (
            (self.look_at_pack, _is_pack),
            (self.show_recorded, _is_recorded),
            (self.open_experiment, _is_experiment),
            (self.open_target, _is_target),
        ):
            if show is not None and is_one(path):
                show(path)
                return True
        return False

    def _show(self, path: Path, filed: Filed) -> None:
        context = self._context
        context.notices.settle(_topic(path))
        context.recent.note(path)
        if filed.is_export:
            self._show_export(path, filed)
            return
        document = Document(filed.value, path)
        context.fingerprints.note(document, filed.fingerprint)
        context.workplaces.open(document)

    def _show_export(self, path: Path, filed: Filed) -> None:
        """Open an export as a new map: saving over it would take away the board that engines load."""
        self._context.workplaces.open(Document(filed.value))
        self._context.notices.tell(
            tr(
                "{name} is an export, made for engines. It was opened as a new map: save it "
                "under a name of its own, and the export stays as it is.",
                name=path.name,
            ),
            topic=_topic(path),
        )

    def _explain(self, path: Path, fault: HullwrightError) -> None:
        if _is_ours(path) or not self._claimed(path):
            self._context.tell_fault(fault, _topic(path), self._ways_out(path, fault))
            return
        text = tr(
            "{name} is in another program's format. It can be imported as a new map; the file "
            "stays as it is.",
            name=path.name,
        )
        importing = Offer(tr("Import"), partial(self._import_file, path))
        self._context.notices.tell(text, Tone.HINT, [importing], _topic(path))

    def _ways_out(self, path: Path, fault: HullwrightError) -> list[Offer]:
        """Return the way to the plugin that a file needs and that can't be used as it stands."""
        complaints = fault.complaints if isinstance(fault, Unreadable) else ()
        # Only a file that was read up to its kind is read again.
        is_kind = any(each.path[-1:] == ("kind",) for each in complaints)
        plugin = needed_plugin(path) if is_kind else None
        if plugin is None:
            return []
        return [Offer(tr("Look at the plugin…"), partial(self._look_at_plugin, plugin.id))]


def _is_ours(path: Path) -> bool:
    head = _head(path)
    return head is None or b'"hullwright/' in head


def _is_recorded(path: Path) -> bool:
    return RECORDED in (_head(path) or b"")


def _head(path: Path) -> bytes | None:
    """Return how a file begins, or None if it can't be read."""
    if not path.is_file():
        return None
    try:
        with path.open("rb") as file:
            return file.read(HEAD)
    except OSError:
        return None


def _is_experiment(path: Path) -> bool:
    return EXPERIMENT in (_head(path) or b"")


def _is_target(path: Path) -> bool:
    return TARGET in (_head(path) or b"")


def _is_pack(path: Path) -> bool:
    return path.suffix.lower() == PACK


def _topic(path: Path) -> str:
    return f"open {path}"
