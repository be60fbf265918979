"""Building a gallery: which maps are new or changed, what is made of them, and the pages about all of them."""

import json
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from itertools import chain, count, islice
from pathlib import Path

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import Message, message
from hullwright.schema.packs.building import slug
from hullwright.schema.processes.executor import CallBroken
from hullwright.schema.records import JsonObject, from_json

from ..languages.catalogue import LANGUAGES, source_of
from .feed import feed
from .index_page import index_page
from .map_entry import MapEntry
from .map_task import MapJob, built_map
from .markup import gateway, speaking
from .site_folder import SiteFolder, SiteManifest
from .sources import GallerySource, sources_of
from .styles import ink_styles

ASSETS = Path(__file__).parent / "page"
AHEAD = 4
"""So many maps are handed out for each that is being worked on: no more are held at once."""


@dataclass(frozen=True)
class GalleryOrder:
    """What somebody wants to have built."""

    place: str
    """The folder, pack or library with the maps."""
    title: str
    address: str = ""
    """Where the site will be, ending in a slash; nothing if that is not known."""
    has_sheets: bool = False


@dataclass
class GalleryBuild:
    """One run: first it is found out what there is to do, then it is done, then it is shown."""

    order: GalleryOrder
    folder: SiteFolder
    now: datetime = field(default_factory=lambda: datetime.now(UTC))
    entries: list[MapEntry] = field(default_factory=list)
    left_out: list[tuple[str, HullwrightError]] = field(default_factory=list)
    """What is in no page, by its name, and why."""
    built: int = 0
    _jobs: list[tuple[GallerySource, str, str, str]] = field(default_factory=list)
    _passed: dict[str, str] = field(default_factory=dict)
    _files: list[str] = field(default_factory=list)

    def plan(self) -> int:
        """Find out what is new or has changed, and return how many maps have to be built."""
        before = {each.origin: each for each in self.folder.before.maps}
        taken = {each.slug for each in before.values()}
        for source in sources_of(self.order.place, self.folder.path, self._refuse):
            try:
                content = source.content()
            except HullwrightError as fault:
                self._refuse(source.origin, fault)
                continue
            known = before.get(source.origin)
            name = known.slug if known else _free_slug(source.origin, taken)
            taken.add(name)
            self._keep_pack(source)
            self._plan_map(source, content, name, known)
        return len(self._jobs)

    def _plan_map(
        self, source: GallerySource, content: bytes, name: str, known: MapEntry | None
    ) -> None:
        day = source.pack.published if source.pack else ""
        published = day or (known.published if known else f"{self.now:%Y-%m-%d}")
        digest = self._digest(source, content, name, published)
        if self.folder.before.passed.get(source.origin) == digest:
            self._passed[source.origin] = digest
        elif known and known.digest == digest and self.folder.has(known.files):
            self.entries.append(known)
        else:
            self._jobs.append((source, name, published, digest))

    def _keep_pack(self, source: GallerySource) -> None:
        if source.pack and source.pack.file not in self._files:
            if not self.folder.has((source.pack.file,)):
                self.folder.put(source.pack.file, source.pack.content)
            self._files.append(source.pack.file)

    def run(self, executor: Executor, workers: int) -> Iterator[str]:
        """Have all maps built that need it, and yield the origin of each that is done."""
        waiting = iter(self._jobs)
        pending: dict[Future[JsonObject | None], tuple[GallerySource, str, str, str]] = {}
        while True:
            for each in islice(waiting, max(workers * AHEAD - len(pending), 0)):
                pending[executor.submit(built_map, self._job(*each))] = each
            if not pending:
                return
            done, _ = wait(pending, return_when=FIRST_COMPLETED)
            for future in done:
                source, name, published, digest = pending.pop(future)
                self._take(
                    source.origin, future, {"slug": name, "published": published, "digest": digest}
                )
                yield source.origin

    def _job(self, source: GallerySource, name: str, published: str, _digest: str) -> MapJob:
        try:
            content = source.content()
        except HullwrightError:
            # It was there a moment ago: whoever reads it says what is wrong with nothing.
            content = b""
        return {
            **self._stated(source, name, published),
            "content": content,
            "staging": str(self.folder.staging),
        }

    def _stated(self, source: GallerySource, name: str, published: str) -> JsonObject:
        """Return all that the pages of a map say besides what is in it."""
        pack = source.pack
        told = ("file", "title", "version", "authors", "license")
        return {
            "origin": source.origin,
            "slug": name,
            "site": self.order.title,
            "published": published,
            "pack": {each: getattr(pack, each) for each in told} if pack else None,
            "verdicts": list(source.verdicts),
            "sheets": self.order.has_sheets,
        }

    def _digest(self, source: GallerySource, content: bytes, name: str, published: str) -> str:
        stated = json.dumps([_program(), self._stated(source, name, published)], sort_keys=True)
        return sha256(stated.encode() + b"\0" + content).hexdigest()

    def _take(self, origin: str, future: "Future[JsonObject | None]", stated: JsonObject) -> None:
        try:
            made = future.result()
        except HullwrightError as fault:
            self._refuse(origin, fault)
        except CallBroken:
            self._refuse(origin, HullwrightError(_broken()))
        else:
            if made is None:
                self._passed[origin] = stated["digest"]
                return
            self.built += 1
            updated = self.now.isoformat(timespec="seconds").replace("+00:00", "Z")
            self.entries.append(
                from_json({**made, **stated, "origin": origin, "updated": updated}, MapEntry)
            )

    def _refuse(self, origin: str, fault: HullwrightError) -> None:
        self.left_out.append((origin, fault))

    def publish(self) -> None:
        """Write the pages about all maps, and put everything in its place."""
        title, address = self.order.title, self.order.address
        entries = sorted(self.entries, key=lambda each: (each.name.casefold(), each.slug))
        entries.sort(key=lambda each: each.published, reverse=True)
        now = self.now.isoformat(timespec="seconds").replace("+00:00", "Z")
        put: Callable[[str, str | bytes], str] = self.folder.put
        files = [put("index.html", gateway(title)), put("assets/inks.css", ink_styles())]
        assets = sorted(ASSETS.iterdir())
        files += [put(f"assets/{each.name}", each.read_bytes()) for each in assets]
        for language in LANGUAGES:
            with speaking(language):
                files.append(put(f"{language}/index.html", index_page(title, entries)))
                files.append(put(f"{language}/feed.xml", feed(title, address, entries, now)))
        maps = tuple(sorted(entries, key=lambda each: each.slug))
        self.folder.publish(
            SiteManifest(maps=maps, files=(*files, *self._files), passed=self._passed)
        )


def _free_slug(origin: str, taken: set[str]) -> str:
    name = slug(Path(origin).stem)
    numbered = (f"{name}-{number}" for number in count(2))
    return next(each for each in chain((name,), numbered) if each not in taken)


def _broken() -> Message:
    return message("It could not be drawn because of a fault in Hullwright itself.")


@cache
def _program() -> str:
    """Return a hash of the program as far as pages come from it: with another one they are made anew."""
    own = sorted(
        each for each in Path(__file__).parent.rglob("*") if each.suffix in {".py", ".css", ".js"}
    )
    spoken = [each for each in map(source_of, LANGUAGES) if each.exists()]
    total = sha256(version("hullwright").encode())
    for each in (*own, *spoken):
        total.update(each.read_bytes())
    return total.hexdigest()
