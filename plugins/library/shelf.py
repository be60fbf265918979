"""The shelf: packs in the person's folder; they come, change and go whole or not at all."""

import json
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from hullwright.schema.documents.packs import PackManifest
from hullwright.schema.errors import HullwrightError, system_reason
from hullwright.schema.files.contents import regular_content_of
from hullwright.schema.files.jsontext import to_text
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.messages import Message, message
from hullwright.schema.packs.pack import MANIFEST, MAX_MANIFEST, Pack, manifest_in
from hullwright.schema.packs.signature import signed

from ..host.folder_moves import Move, desk_in, move_all, sweep
from ..host.installation import AlreadyThere, Installed, Keeper
from ..host.removals import Removed, aside_folder

NOTES = "installed.json"
"""What is noted of a pack beside its files."""


@late_dataclass
class InstalledPack:
    """A pack on the shelf."""

    folder: Path
    manifest: PackManifest
    library: str = ""
    """The address of the library it came from; nothing for one from a file."""
    sha256: str = ""
    key: str = ""
    """The key that had signed it, if one had."""
    plugins: tuple[str, ...] = ()
    """The ids of the plugins that came with it."""

    @property
    def id(self) -> str:
        """Its id."""
        return self.manifest.id

    def files(self, folder: str) -> list[Path]:
        """Return the files of one sort, such as its maps."""
        return sorted((self.folder / folder).glob("*.json"))


@late_dataclass
class Shelved:
    """What came of putting a pack on the shelf."""

    pack: InstalledPack
    notes: tuple[Message, ...] = ()
    """What people should know of it."""
    waiting: tuple[str, ...] = ()
    """The plugins whose code waits to be trusted."""


@late_dataclass
class TakenOff:
    """A pack that was removed and can be put back for two weeks."""

    removed: Removed
    plugins: tuple[Removed, ...] = ()


class PackShelf:
    """The packs of one person."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.folder = keeper.home / "packs"

    def packs(self) -> list[InstalledPack]:
        """Return the packs that are installed, in the order of their ids; what can't be read is left out."""
        sweep(self.folder)
        try:
            found = sorted(each for each in self.folder.iterdir() if not each.name.startswith("."))
        except OSError:
            return []
        return [pack for pack in map(_read, found) if pack]

    def pack(self, pack_id: str) -> InstalledPack | None:
        """Return the installed pack of an id."""
        return _read(self.folder / pack_id) if _is_id(pack_id) else None

    def put(self, pack: Pack, *, library: str = "", digest: str = "") -> Shelved:
        """Install a pack, or another version of it; HullwrightError says why not, and nothing is changed."""
        before = self.pack(pack.manifest.id)
        notes: list[Message] = []
        brought: list[Installed] = []
        try:
            with desk_in(self.folder) as desk:
                place = desk / "pack"
                _write(pack, place)
                mine = self._bring_plugins(place, before, brought, notes)
                key = signed(pack).key
                _note(place, library, digest, key, mine)
                target = self.folder / pack.manifest.id
                old = aside_folder(target, pack.manifest.id, pack.manifest.title)
                away = [Move(target, old.place)] if target.exists() else []
                move_all(desk, [*away, Move(place, target)])
        except BaseException as fault:
            for each in reversed(brought):
                with suppress(HullwrightError):
                    self.keeper.undo(each)
            if isinstance(fault, OSError):
                raise _unwritten(pack, fault) from fault
            raise
        waiting = tuple(each.plugin.id for each in brought if each.plugin.status == "untrusted")
        found = self.pack(pack.manifest.id)
        if found is None:
            raise HullwrightError(
                message("{title} can't be read again.", title=pack.manifest.title)
            )
        return Shelved(found, tuple(notes), waiting)

    def _bring_plugins(
        self,
        place: Path,
        before: InstalledPack | None,
        brought: list[Installed],
        notes: list[Message],
    ) -> list[str]:
        """Install the plugins of a pack through the host, and return which of them are the pack's own."""
        known = before.plugins if before else ()
        mine: list[str] = []
        for folder in sorted((place / "plugins").glob("*/")):
            try:
                brought.append(self.keeper.install(folder, replace=folder.name in known))
            except AlreadyThere as fault:
                notes.append(message("{reason} It was left as it is.", reason=fault.args[0]))
            else:
                mine.append(folder.name)
        return mine

    def take(self, pack_id: str) -> TakenOff:
        """Put a pack aside, with the plugins that came with it and that no other pack has brought."""
        pack = self.pack(pack_id)
        if pack is None:
            raise HullwrightError(message("The pack “{id}” is not installed.", id=pack_id[:80]))
        others = {each for other in self.packs() if other.id != pack_id for each in other.plugins}
        removed = aside_folder(pack.folder, pack.id, pack.manifest.title)
        try:
            removed.was.rename(removed.place)
        except OSError as fault:
            raise HullwrightError(
                message(
                    "{title} can't be removed: {reason}. Nothing was changed.",
                    title=pack.manifest.title,
                    reason=system_reason(fault),
                )
            ) from fault
        return TakenOff(removed, tuple(self._take_plugins(set(pack.plugins) - others)))

    def _take_plugins(self, ids: set[str]) -> Iterator[Removed]:
        for each in sorted(ids):
            # Whoever has removed one already wanted just that.
            with suppress(HullwrightError):
                yield self.keeper.remove(each)

    def put_back(self, taken: TakenOff) -> InstalledPack:
        """Put a removed pack back to where it was, with its plugins."""
        taken.removed.put_back()
        for each in taken.plugins:
            self.keeper.restore(each)
        found = self.pack(taken.removed.id)
        if found is None:
            raise HullwrightError(message("{title} can't be read again.", title=taken.removed.name))
        return found


def _is_id(pack_id: str) -> bool:
    return bool(pack_id) and pack_id.replace("-", "").isalnum() and pack_id.isascii()


def _write(pack: Pack, place: Path) -> None:
    for name, content in {**pack.files, MANIFEST: pack.stated}.items():
        target = place / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)


def _note(place: Path, library: str, digest: str, key: str, plugins: list[str]) -> None:
    noted = {
        "library": library,
        "sha256": digest,
        "key": key,
        "plugins": plugins,
        "installed": datetime.now(UTC).isoformat(timespec="seconds"),
    }
    (place / NOTES).write_text(to_text(noted), "utf-8")


def _read(folder: Path) -> InstalledPack | None:
    try:
        stated = regular_content_of(folder / MANIFEST, MAX_MANIFEST)
        manifest = manifest_in(stated, str(folder))
        noted = json.loads(regular_content_of(folder / NOTES, MAX_MANIFEST))
        plugins = tuple(map(str, noted["plugins"]))
        library, digest, key = (str(noted[each]) for each in ("library", "sha256", "key"))
    except (HullwrightError, OSError, ValueError, TypeError, KeyError, RecursionError):
        return None
    return InstalledPack(folder, manifest, library, digest, key, plugins)


def _unwritten(pack: Pack, fault: OSError) -> HullwrightError:
    return HullwrightError(
        message(
            "{title} was not installed: {reason}. Nothing was changed.",
            title=pack.manifest.title,
            reason=system_reason(fault),
        )
    )
