"""What a person can do with libraries and packs; each act is told, and what is taken away can be put back."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from hullwright.plugins.library.libraries import Libraries
from hullwright.plugins.library.shelf import InstalledPack, TakenOff
from hullwright.schema.documents.libraries import PackCounts
from hullwright.schema.errors import HullwrightError
from hullwright.schema.late_dataclass import late_dataclass

from ..files.asker import Asker
from ..languages.words import tr
from ..shell.notices import Notices, Offer, Tone
from . import tasks
from .library_work import TOPIC, LibraryWork
from .pack_words import counts_words


@late_dataclass
class PackHooks:
    """What the rest of the program does with a pack."""

    open: Callable[[Path], object]
    """Opens a copy of a map or a scenario."""
    show_plugins: Callable[[], object] = lambda: None
    play: Callable[[Path, Sequence[Path]], object] | None = None
    """Asks who plays a map, under one of some scenarios if it fits; without it nobody is offered to."""


class LibraryActions(QObject):
    """Adds libraries, installs, updates and removes packs."""

    changed = Signal()
    """What is offered or installed is something else."""

    def __init__(
        self,
        libraries: Libraries,
        work: LibraryWork,
        notices: Notices,
        asker: Asker,
        hooks: PackHooks,
    ) -> None:
        super().__init__()
        self.libraries, self.work, self.hooks = libraries, work, hooks
        self._notices, self._asker = notices, asker

    def add(self, address: str) -> None:
        """Add a library."""
        self.work.act(tr("Fetching …"), tasks.add, address, then=self._tell_added)

    def _tell_added(self, title: str) -> None:
        self._notices.tell(tr("{title} was added.", title=title), Tone.GOOD, topic=TOPIC)
        self.changed.emit()

    def ask_folder(self) -> None:
        """Ask for a folder on this machine, and add it as a library."""
        folder = self._asker.folder(tr("The folder of a library"), Path.home())
        if folder is not None:
            self.add(str(folder))

    def drop(self, address: str) -> None:
        """Leave out a library, with an offer to have it back."""
        try:
            self.libraries.drop(address)
        except HullwrightError as fault:
            self.work.tell_fault(fault)
            return
        undo = Offer(tr("Undo"), partial(self.add, address))
        text = tr("The library was removed. What you installed from it stays.")
        self._notices.tell(text, Tone.HINT, [undo], TOPIC)
        self.changed.emit()

    def refresh(self) -> None:
        """Ask all libraries what they offer now."""
        self.work.act(tr("Asking the libraries …"), tasks.refresh, then=self._tell_refreshed)

    def _tell_refreshed(self, faults: list[Any]) -> None:
        if faults:
            told = tr("{reason} What was fetched before is still there.", reason=tr(faults[0]))
            self._notices.tell(told, Tone.WARNING, topic=TOPIC)
        else:
            count = len(list(self.libraries.updates()))
            text = (
                tr("{count} updates are available.", count=count)
                if count
                else tr("Everything is up to date.")
            )
            self._notices.tell(text, Tone.GOOD, topic=TOPIC)
        self.changed.emit()

    def install(self, library: str, pack: str, version: str, title: str) -> None:
        """Fetch a pack, tell what it lacks, and install it if it lacks nothing."""
        asked = (library, pack, version)
        then = partial(self._install_if_whole, asked, title)
        self.work.act(tr("Fetching {title} …", title=title), tasks.look, *asked, then=then)

    def _install_if_whole(
        self, asked: tuple[str, str, str], title: str, looked: Mapping[str, Any]
    ) -> None:
        if not looked["lacks"]:
            self.install_now(*asked, title)
            return
        lacks = " ".join(tr(each) for each in looked["lacks"])
        text = tr("Not everything in {title} can be used here. {lacks}", title=title, lacks=lacks)
        again = Offer(tr("Install all the same"), partial(self.install_now, *asked, title))
        self._notices.tell(text, Tone.WARNING, [again], TOPIC)

    def install_now(self, library: str, pack: str, version: str, title: str) -> None:
        """Install a pack of which was told what it lacks."""
        told = tr("Installing {title} …", title=title)
        self.work.act(told, tasks.install, library, pack, version, then=self._tell_installed)

    def install_file(self, path: Path) -> None:
        """Install a pack from a file."""
        told = tr("Installing {title} …", title=path.name)
        self.work.act(told, tasks.install_file, str(path), then=self._tell_installed)

    def look_at_file(self, path: Path) -> None:
        """Tell what is in the file of a pack, and offer to install it."""
        told = tr("Reading {name} …", name=path.name)
        then = partial(self._offer_file, path)
        self.work.act(told, tasks.look_at_file, str(path), then=then)

    def _offer_file(self, path: Path, looked: Mapping[str, Any]) -> None:
        made = tr(
            "{name} {version} by {authors}: {contents}.",
            name=looked["title"],
            version=looked["version"],
            authors=looked["authors"],
            contents=counts_words(PackCounts(**looked["counts"])),
        )
        words = [made, *(tr(each) for each in (*looked["copies"], *looked["lacks"]))]
        title = tr("Install all the same") if looked["lacks"] else tr("Install")
        offer = Offer(title, partial(self.install_file, path))
        tone = Tone.WARNING if looked["lacks"] else Tone.HINT
        self._notices.tell(" ".join(words), tone, [offer], TOPIC)

    def update_all(self) -> None:
        """Update everything for which a newer version is known."""
        self.work.act(tr("Updating …"), tasks.update_all, then=self._tell_updated)

    def _tell_updated(self, told: list[Mapping[str, Any]]) -> None:
        for each in told:
            self._tell_installed(each)

    def _tell_installed(self, told: Mapping[str, Any]) -> None:
        words = [
            tr("{name} {version} was installed.", name=told["title"], version=told["version"]),
            *(tr(each) for each in told["notes"]),
        ]
        offers = self._uses(told["id"])
        if told["waiting"]:
            words.append(tr("It contains code, which is not run until you trust it."))
            offers.append(Offer(tr("Look at the plugin…"), self.hooks.show_plugins))
        self._notices.tell(" ".join(words), Tone.GOOD, offers, f"{TOPIC} {told['id']}")
        self.changed.emit()

    def _uses(self, pack_id: str) -> list[Offer]:
        """Return what can be done with a pack right after it was installed."""
        pack = self.libraries.shelf.pack(pack_id)
        if pack is None:
            return []
        offers = []
        if pack.files("maps") or pack.files("scenarios"):
            offers.append(Offer(tr("Open"), partial(self.open, pack)))
        if self.can_play(pack):
            offers.append(Offer(tr("Play"), partial(self.play, pack)))
        return offers

    def remove(self, pack: InstalledPack) -> None:
        """Remove a pack, with an offer to put it back."""
        try:
            taken = self.libraries.remove(pack.id)
        except HullwrightError as fault:
            self.work.tell_fault(fault)
            return
        undo = Offer(tr("Undo"), partial(self._put_back, taken))
        text = tr("{name} was removed. It is kept for two weeks.", name=pack.manifest.title)
        self._notices.tell(text, Tone.HINT, [undo], TOPIC)
        self.changed.emit()

    def _put_back(self, taken: TakenOff) -> None:
        try:
            self.libraries.shelf.put_back(taken)
        except HullwrightError as fault:
            self.work.tell_fault(fault)
        self.changed.emit()

    def open(self, pack: InstalledPack, place: str = "") -> None:
        """Open a copy of a map of an installed pack, or of whatever there is to open in it."""
        named = [pack.folder / place] if place and (pack.folder / place).is_file() else []
        found = [*named, *pack.files("maps"), *pack.files("scenarios")]
        if found:
            self.hooks.open(found[0])

    def can_play(self, pack: InstalledPack) -> bool:
        """Return whether a pack has a map, and games can be begun here."""
        return self.hooks.play is not None and bool(pack.files("maps"))

    def play(self, pack: InstalledPack, place: str = "") -> None:
        """Ask who plays a map of an installed pack, or its first one."""
        chosen = pack.folder / place
        maps = [chosen] if place and chosen.is_file() else pack.files("maps")
        if maps and self.hooks.play is not None:
            self.hooks.play(maps[0], pack.files("scenarios"))

    def show_changes(self, title: str, library: str, pack: str, before: str, after: str) -> None:
        """Show what changed between two versions."""
        then = partial(self._show_lines, title)
        told = tr("Comparing …")
        self.work.act(told, tasks.changes, library, pack, before, after, then=then)

    def _show_lines(self, title: str, lines: list[str]) -> None:
        self._asker.show_lines(title, lines or [tr("No map has changed.")])
