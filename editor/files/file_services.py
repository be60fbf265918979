"""The file services: all file work of the program, put together."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.files.leftovers import sweep
from hullwright.schema.late_dataclass import late_dataclass

from ..documents.document import Document
from ..documents.workplaces import Workplaces
from ..shell.notices import Notices
from ..shell.settings import ProgramSettings
from .asker import Asker
from .autosave import Autosave
from .closer import Closer
from .comparer import Comparer, ShowComparison
from .exporter import MapExporter
from .file_context import FileContext
from .file_watch import FileWatch
from .fingerprints import Fingerprints
from .importer import MapImporter
from .job_queue import JobQueue
from .opener import Opener
from .recent import RecentFiles
from .recovery import Recovery
from .recovery_folder import RecoveryFolder
from .saver import Saver
from .snapshot_folder import SnapshotFolder
from .snapshots import TOPIC, Snapshots


@late_dataclass
class WindowActions:
    """What file work asks of the window."""

    show_comparison: ShowComparison
    show_problems: Callable[[], object]
    look_at_plugin: Callable[[str], object]
    """Shows the page of plugins with one in front."""
    leave: Callable[[], object]
    """Ends the program by closing its window, which asks `Closer.may_quit`."""
    window: Callable[[], QWidget | None] = lambda: None
    """Returns the window that dialogs belong to."""


@late_dataclass
class FileServices:
    """All file work of the program."""

    context: FileContext
    opening: Opener
    importing: MapImporter
    saving: Saver
    exporting: MapExporter
    comparing: Comparer
    closing: Closer
    watch: FileWatch
    recovery: Recovery
    recovery_folder: RecoveryFolder
    snapshots: Snapshots


def file_services(
    workplaces: Workplaces,
    notices: Notices,
    settings: ProgramSettings,
    asker: Asker,
    outlook: WindowActions,
) -> FileServices:
    """Return the file work for a program; to be made before anything is opened."""
    context = FileContext(
        workplaces, notices, asker, RecentFiles(settings), Fingerprints(), JobQueue(notices)
    )
    importing = MapImporter(context, outlook.window)
    comparing = Comparer(context, outlook.show_comparison)
    saving = Saver(context, _differences(workplaces, comparing))
    for place in (settings.folder, *settings.folder.glob("*/")):
        # Whatever killed runs have left half-written: settings, stamps, recovery files.
        sweep(place)
    folder = RecoveryFolder(settings, notices, asker)
    autosave = Autosave(context, folder, saving.save_all)
    recovery = Recovery(context, folder, autosave)
    folder.begin()
    return FileServices(
        context=context,
        opening=Opener(context, importing.claimed, importing.import_file, outlook.look_at_plugin),
        importing=importing,
        saving=saving,
        exporting=MapExporter(context, settings, outlook.show_problems, outlook.window),
        comparing=comparing,
        closing=Closer(context, saving, autosave, outlook.leave),
        watch=FileWatch(context, saving),
        recovery=recovery,
        recovery_folder=folder,
        snapshots=Snapshots(
            notices,
            SnapshotFolder(
                settings.folder / "snapshots",
                autosave.name_of,
                lambda fault: context.tell_fault(fault, TOPIC),
            ),
        ),
    )


def _differences(
    workplaces: Workplaces, comparing: Comparer
) -> Callable[[Document, MapDocument, str], None]:
    def show(document: Document, other: MapDocument, name: str) -> None:
        for workplace in workplaces.maps():
            if workplace.document is document:
                workplaces.switch(workplace)
                comparing.compare(workplace, other, name)

    return show
