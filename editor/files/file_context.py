"""The file context: what all file work shares."""

from collections.abc import Sequence
from dataclasses import field
from pathlib import Path

from hullwright.schema.complaints import Unreadable
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.atomic_file import Saved
from hullwright.schema.late_dataclass import late_dataclass

from ..documents.document import Document, Value
from ..documents.place import Place
from ..documents.workplaces import Workplaces
from ..languages.words import complaint_text, error_text, tr
from ..shell.notices import Notices, Offer, Tone
from .asker import Asker, Pattern
from .file_events import FileEvents
from .fingerprints import Fingerprints
from .job_queue import JobQueue
from .recent import RecentFiles

FEW = 3
"""Complaints that a notice shows; the others are shown on request."""


@late_dataclass
class FileContext:
    """What all file work shares: the open maps, whom to ask and to tell, and what is known of files."""

    workplaces: Workplaces
    notices: Notices
    asker: Asker
    recent: RecentFiles
    fingerprints: Fingerprints
    jobs: JobQueue
    events: FileEvents = field(default_factory=FileEvents)

    def workplace_at(self, path: Path) -> Place | None:
        """Return the place in which a file is open, or None."""
        wanted = path.resolve()
        for each in self.workplaces:
            if each.document.path is not None and each.document.path.resolve() == wanted:
                return each
        return None

    def tell_fault(
        self, fault: HullwrightError, topic: str = "", offers: Sequence[Offer] = ()
    ) -> None:
        """Tell what a person can put right; of many complaints the first few, and all on request."""
        if not isinstance(fault, Unreadable):
            self.notices.tell(error_text(fault), Tone.ERROR, offers, topic)
            return
        lines = [complaint_text(each) for each in fault.complaints]
        if len(lines) > FEW or fault.left_out:
            title = tr("What is wrong with {name}", name=Path(fault.source).name)
            every = Offer(tr("Show all"), lambda: self.asker.show_lines(title, lines))
            offers = [every, *offers]
        text = tr(
            "{name} can't be used as it is. {reasons}",
            name=Path(fault.source).name,
            reasons="\n".join(lines[:FEW]),
        )
        self.notices.tell(text, Tone.ERROR, offers, topic)


def with_notes(text: str, saved: Saved) -> str:
    """Return what is told of a file that was written, with what could not be kept of the one before."""
    return " ".join([text, *map(tr, saved.notes)])


def topic_of(document: Document) -> str:
    """Return the topic of notices about a document's file, so that only the latest is shown."""
    return f"file {id(document)}"


def file_name(value: Value, suffix: str) -> str:
    """Return a name for the file of a document, made from what people call it.

    >>> from hullwright.schema.documents.maps import MapDocument
    >>> file_name(MapDocument(kind="hex-zone", name="Curie: 2nd deck", layout=None), ".json")
    'curie-2nd-deck.json'
    """
    return stem_of(value.name) + suffix


def stem_of(name: str) -> str:
    """Return a name for a file without its suffix, made from what people call something."""
    words = "".join(each if each.isalnum() else " " for each in name.lower()).split()
    return "-".join(words)[:80] or "map"


def map_patterns() -> list[Pattern]:
    """Return which files a dialog for maps shows."""
    return [Pattern(tr("Maps"), "*.json"), Pattern(tr("All files"), "*")]
