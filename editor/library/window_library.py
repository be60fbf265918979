"""The libraries of one window: its page, its commands, and sharing what is open as a pack."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from hullwright.plugins.host.installation import Keeper
from hullwright.schema.errors import HullwrightError

from ..documents.document import Document
from ..documents.scenario_place import ScenarioPlace
from ..documents.workplace import Workplace
from ..files.asker import Pattern
from ..files.file_context import FileContext, map_patterns
from ..languages.words import tr
from ..shell.commands import Command
from ..shell.notices import Offer, Tone
from ..shell.pages import Pages
from ..shell.tab_page import TabPage

if TYPE_CHECKING:
    from hullwright.schema.documents.maps import MapDocument
    from hullwright.schema.documents.scenarios import Scenario

    from .library_page import LibraryPage
    from .library_work import LibraryWork
    from .share_dialog import ShareDialog

SORT = "library"
MOST_SCENARIOS = 24
"""So many scenarios of a pack are offered for a game."""


class WindowLibrary(QObject):
    """Opens the library page, and shares what is open."""

    changed = Signal()
    """Plugins may have come or gone with a pack."""

    def __init__(
        self,
        keeper: Keeper,
        context: FileContext,
        pages: Pages,
        window: QWidget,
        play: "Callable[[MapDocument, Sequence[Scenario]], object] | None" = None,
    ) -> None:
        super().__init__(window)
        self._play = play
        self._keeper, self._context, self._pages, self._window = keeper, context, pages, window
        self.page: LibraryPage | None = None
        self.dialog: ShareDialog | None = None
        self._sharing: LibraryWork | None = None
        pages.offer(SORT, lambda _: self.show_page())
        pages.closed.connect(self._forget)

    def commands(self) -> list[Command]:
        """Return the commands about libraries and packs."""
        return [
            Command(
                name="library.page",
                title=tr("Library…"),
                run=self.show_page,
                menu="Plugins",
                key="Ctrl+Alt+L",
                icon="folder",
                help=tr("Find maps and scenarios of others, install and update them."),
            ),
            Command(
                name="file.share-pack",
                title=tr("Share as pack…"),
                run=self.share,
                menu="Plugins",
                group=2,
                icon="share",
                help=tr("Puts maps and scenarios into one file to pass on or to publish."),
            ),
            Command(
                name="library.install-file",
                title=tr("Install pack…"),
                run=self.ask_file,
                menu="Plugins",
                icon="import",
                help=tr("Installs a pack that somebody gave you as a file."),
            ),
        ]

    def show_page(self) -> None:
        """Show the library page, as it was left."""
        if self.page is None:
            # Loaded when somebody looks at it: the window is to be there at once.
            from hullwright.plugins.library.libraries import Libraries

            from .library_actions import LibraryActions, PackHooks
            from .library_page import LibraryPage
            from .library_work import LibraryWork

            context = self._context
            work = LibraryWork(self._keeper.home, context.notices, self)
            show_plugins = partial(self._pages.open_sort, "plugins")
            play = self._ask_who_plays if self._play else None
            hooks = PackHooks(self._open, show_plugins, play)
            libraries = Libraries(self._keeper)
            acts = LibraryActions(libraries, work, context.notices, context.asker, hooks)
            acts.setParent(work)
            acts.changed.connect(self._follow)
            self.page = LibraryPage(acts)
            self._pages.open(self.page, SORT)
        self._pages.found(type(self.page))

    def ask_file(self) -> None:
        """Ask for packs, and install them."""
        pattern = Pattern(tr("Packs"), "*.hullpack")
        folder = self._context.recent.folder()
        for path in self._context.asker.open_paths(tr("Install packs"), folder, [pattern]):
            self.install_file(path)

    def install_file(self, path: Path) -> None:
        """Install a pack from a file, with the library page in front."""
        self.show_page()
        if self.page is not None:
            self.page.acts.install_file(path)

    def look_at_file(self, path: Path) -> None:
        """Tell what is in the file of a pack and offer to install it, with the library page in front."""
        self.show_page()
        if self.page is not None:
            self.page.acts.look_at_file(path)

    def share(self) -> None:
        """Ask what goes into a pack, and build it."""
        from .share_dialog import Shareable, ShareDialog

        front = self._context.workplaces.front
        places = [
            each for each in self._context.workplaces if isinstance(each, Workplace | ScenarioPlace)
        ]
        offered = [Shareable(each.document.value, each is front) for each in places]
        dialog = self.dialog = ShareDialog(offered, parent=self._window)
        dialog.more.clicked.connect(self._add_files)
        dialog.accepted.connect(self._save)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _add_files(self) -> None:
        from hullwright.schema.documents.maps import MapDocument
        from hullwright.schema.documents.scenarios import Scenario
        from hullwright.schema.files.reader import read

        from .share_dialog import Shareable

        folder = self._context.recent.folder()
        for path in self._context.asker.open_paths(tr("Add files"), folder, map_patterns()):
            try:
                found = read(path)
            except HullwrightError as fault:
                self._context.tell_fault(fault, SORT)
                continue
            if self.dialog is not None and isinstance(found, MapDocument | Scenario):
                self.dialog.offer(Shareable(found, is_front=True))

    def _save(self) -> None:
        from hullwright.schema.packs.building import slug

        from .library_work import LibraryWork
        from .tasks import share

        dialog = self.dialog
        if dialog is None:
            return
        asked = dialog.asked()
        stated = asked["stated"]
        name = f"{slug(stated['title'])}-{stated['version']}.hullpack"
        suggested = self._context.recent.folder() / name
        pattern = Pattern(tr("Packs"), "*.hullpack")
        path = self._context.asker.save_path(tr("Save pack"), suggested, [pattern])
        if path is None:
            return
        if self._sharing is None:
            self._sharing = LibraryWork(self._keeper.home, self._context.notices, self)
        told = tr("Packing {title} …", title=stated["title"])
        self._sharing.act(told, share, {**asked, "path": str(path)}, then=self._tell_shared)

    # Any: what travels between processes is of many types.
    def _tell_shared(self, told: dict[str, Any]) -> None:
        from .pack_words import size_words

        path = Path(told["path"])
        text = tr(
            "{title} is in {path} ({size}). Pass the file on, or publish it with “hullwright "
            "library publish”.",
            title=told["title"],
            path=path,
            size=size_words(told["size"]),
        )
        show = Offer(tr("Open folder"), partial(_show_folder, path.parent))
        self._context.notices.tell(text, Tone.GOOD, [show], "share pack")
        self.close_sharing()

    def close_sharing(self) -> None:
        """Let go of the process that builds packs."""
        if self._sharing is not None:
            self._sharing.close()
            self._sharing.deleteLater()
            self._sharing = None

    @property
    def is_idle(self) -> bool:
        """Whether nothing is being done for libraries and packs."""
        page = self.page is None or self.page.acts.work.is_idle
        return page and (self._sharing is None or self._sharing.is_idle)

    def _open(self, path: Path) -> None:
        """Open a copy of a map or scenario, which has no file yet: what is installed stays as it came."""
        from hullwright.schema.documents.maps import MapDocument
        from hullwright.schema.documents.scenarios import Scenario

        value = self._read(path)
        if isinstance(value, MapDocument | Scenario):
            self._context.workplaces.open(Document(value))

    def _ask_who_plays(self, path: Path, scenarios: Sequence[Path]) -> None:
        """Ask who plays a map of a pack; the pack's scenarios are offered before the plain rules."""
        from hullwright.schema.documents.maps import MapDocument
        from hullwright.schema.documents.scenarios import Scenario

        document = self._read(path)
        if not isinstance(document, MapDocument) or self._play is None:
            return
        found = (self._read(each) for each in scenarios[:MOST_SCENARIOS])
        self._play(document, [each for each in found if isinstance(each, Scenario)])

    def _read(self, path: Path) -> object:
        """Return a document, or nothing if it can't be read, which is told."""
        from hullwright.schema.files.reader import read

        try:
            return read(path)
        except HullwrightError as fault:
            self._context.tell_fault(fault, SORT)
            return None

    def _follow(self) -> None:
        self._keeper.look_again()
        self.changed.emit()

    def _forget(self, page: TabPage) -> None:
        if page is self.page:
            self.page = None


def _show_folder(folder: Path) -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
