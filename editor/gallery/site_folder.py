"""The folder of a site: what was built there before, what is being built, and how one becomes the other."""

import json
import re
import shutil
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import field
from hashlib import sha256
from pathlib import Path

from hullwright.plugins.host.lock_file import locked
from hullwright.schema.errors import HullwrightError, system_reason
from hullwright.schema.files.atomic_file import save
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.messages import message
from hullwright.schema.records import JsonObject, Record, from_json, to_json

from .map_entry import MapEntry
from .sources import MANIFEST

FORM = 1
"""Raised when manifests become others; everything is then built anew."""
STAGING, LOCK = ".gallery-new", ".gallery-lock"
_OURS = re.compile(r"(?:[a-z0-9][a-z0-9.-]*/){0,3}[a-z0-9][a-z0-9.-]*")


@late_dataclass(kw_only=True)
class SiteManifest(Record):
    """What a gallery was built of, so that only what changed is built again."""

    maps: tuple[MapEntry, ...] = ()
    files: tuple[str, ...] = ()
    """What belongs to no map alone: indexes, feeds, styles, packs."""
    passed: Mapping[str, str] = field(default_factory=dict)
    """The hashes of files that are no maps, by their origins."""

    @property
    def all_files(self) -> set[str]:
        """All files that are ours."""
        return {*self.files, *(file for each in self.maps for file in each.files)}


class SiteFolder:
    """A folder that holds a gallery, or will."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.staging = path / STAGING
        self.before = SiteManifest()

    @contextmanager
    def opened(self, *, forced: bool) -> Iterator[None]:
        """Work on the folder, alone; whatever was not published is gone afterwards, and the old site is there."""
        was_there = self.path.exists()
        self._insist_on_ours(forced=forced)
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            with locked(self.path / LOCK):
                shutil.rmtree(self.staging, ignore_errors=True)
                self.staging.mkdir()
                self.before = _read(self.path / MANIFEST)
                try:
                    yield
                finally:
                    shutil.rmtree(self.staging, ignore_errors=True)
        except OSError as fault:
            raise HullwrightError(
                message(
                    "{path} can't be written: {reason}.",
                    path=self.path,
                    reason=system_reason(fault),
                )
            ) from fault
        finally:
            if not was_there and not (self.path / MANIFEST).exists():
                shutil.rmtree(self.path, ignore_errors=True)

    def _insist_on_ours(self, *, forced: bool) -> None:
        """Refuse to build a site among files of other sorts, unless that was asked for."""
        if not self.path.exists():
            return
        is_folder = self.path.is_dir()
        if not is_folder or (
            not forced and not (self.path / MANIFEST).exists() and any(self.path.iterdir())
        ):
            raise HullwrightError(
                message(
                    "{path} already exists and is no gallery. Choose another folder, or add --force.",
                    path=self.path,
                )
                if is_folder
                else message("{path} is a file. Choose a folder.", path=self.path)
            )

    def has(self, files: Iterable[str]) -> bool:
        """Tell whether files of the site are all there."""
        return all(_is_ours(each) and (self.path / each).is_file() for each in files)

    def put(self, place: str, content: str | bytes) -> str:
        """Write a file of the new site, and return its place."""
        path = self.staging / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return place

    def publish(self, manifest: SiteManifest) -> None:
        """Put everything new in its place, file by file, and take away what is no more."""
        for staged in sorted(each for each in self.staging.rglob("*") if each.is_file()):
            _move(staged, self.path / staged.relative_to(self.staging))
        save(self.path / MANIFEST, [_written(manifest)])
        for stale in sorted(self.before.all_files - manifest.all_files):
            if _is_ours(stale):
                self._remove(stale)

    def _remove(self, place: str) -> None:
        path = self.path / place
        path.unlink(missing_ok=True)
        for folder in list(path.relative_to(self.path).parents)[:-1]:
            with suppress(OSError):
                # Fails as long as something is in it.
                (self.path / folder).rmdir()


def _move(staged: Path, target: Path) -> None:
    """Put a file in its place; one that is there already stays, so that mirrors fetch nothing twice."""
    with suppress(FileNotFoundError):
        if target.read_bytes() == staged.read_bytes():
            return
    target.parent.mkdir(parents=True, exist_ok=True)
    staged.replace(target)


def _is_ours(place: str) -> bool:
    """Tell whether a place is one that we could have written to: nothing outside is ever touched."""
    return _OURS.fullmatch(place) is not None and ".." not in place


def _written(manifest: SiteManifest) -> str:
    body = to_json(manifest)
    return json.dumps({"form": FORM, "seal": _seal(body), "gallery": body}, indent=1) + "\n"


def _read(path: Path) -> SiteManifest:
    """Return what was built before; nothing if that is not known, or not as we left it."""
    try:
        found = json.loads(path.read_bytes())
        body = found["gallery"]
        if found["form"] == FORM and found["seal"] == _seal(body):
            return from_json(body, SiteManifest)
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        pass
    return SiteManifest()


def _seal(body: JsonObject) -> str:
    return sha256(json.dumps(body, sort_keys=True).encode()).hexdigest()
