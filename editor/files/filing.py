"""Filing: all file work of the program, put together."""

from collections.abc import Callable
from dataclasses import dataclass

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError

from ..documents.document import Document
from ..documents.workplaces import Workplaces
from ..shell.notices import Notices, Tone
from ..shell.settings import Settings
from ..words import error_text
from .asker import Asker
from .autosave import Autosave
from .cabinet import Cabinet
from .closing import Closing
from .comparing import Comparing, ShowComparison
from .errands import Errands
from .exporting import Exporting
from .fingerprints import Fingerprints
from .importing import Importing
from .opening import Opening
from .recent import RecentFiles
from .recovery import Recovery
from .saving import Saving
from .sessions import Session
from .watching import Watch


@dataclass(frozen=True)
class Outlook:
    """What file work asks of the window."""

    show_comparison: ShowComparison
    show_problems: Callable[[], object]
    leave: Callable[[], object]
    """Ends the program by closing its window, which asks `Closing.may_quit`."""


@dataclass(frozen=True)
class Filing:
    """All file work of the program."""

    cabinet: Cabinet
    opening: Opening
    importing: Importing
    saving: Saving
    exporting: Exporting
    comparing: Comparing
    closing: Closing
    watch: Watch
    recovery: Recovery | None
    """None if there is no folder for recovery files, which was told."""


def filing(
    workplaces: Workplaces, notices: Notices, settings: Settings, asker: Asker, outlook: Outlook
) -> Filing:
    """Return the file work for a program; to be made before anything is opened."""
    cabinet = Cabinet(
        workplaces, notices, asker, RecentFiles(settings), Fingerprints(), Errands(notices)
    )
    importing = Importing(cabinet)
    comparing = Comparing(cabinet, outlook.show_comparison)
    saving = Saving(cabinet, _differences(workplaces, comparing))
    session = _session(settings, notices)
    autosave = Autosave(cabinet, session) if session else None
    return Filing(
        cabinet=cabinet,
        opening=Opening(cabinet, importing.claimed, importing.import_file),
        importing=importing,
        saving=saving,
        exporting=Exporting(cabinet, outlook.show_problems),
        comparing=comparing,
        closing=Closing(cabinet, saving, autosave, outlook.leave),
        watch=Watch(cabinet, saving),
        recovery=Recovery(cabinet, session, autosave) if session and autosave else None,
    )


def _session(settings: Settings, notices: Notices) -> Session | None:
    try:
        return Session(settings.folder / "recovery")
    except HullwrightError as fault:
        notices.tell(error_text(fault), Tone.ERROR, topic="recovery")
        return None


def _differences(
    workplaces: Workplaces, comparing: Comparing
) -> Callable[[Document, MapDocument, str], None]:
    def show(document: Document, other: MapDocument, name: str) -> None:
        for workplace in workplaces.maps():
            if workplace.document is document:
                workplaces.switch(workplace)
                comparing.compare(workplace, other, name)

    return show
