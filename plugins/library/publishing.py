"""Publishing: a checked pack is put into a folder that anybody can host, and the folder's index is written anew."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

from hullwright.schema.documents.libraries import (
    LibraryIndex,
    LibraryPack,
    OfferedMap,
    PackVersion,
)
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.atomic_file import save
from hullwright.schema.files.contents import decoded, regular_content_of
from hullwright.schema.files.jsontext import parse, to_text
from hullwright.schema.files.reader import build, insist_on_readable
from hullwright.schema.limits import MAX_INDEX_BYTES
from hullwright.schema.messages import message
from hullwright.schema.packs.checking import pack_problems
from hullwright.schema.packs.pack import SUFFIX, Pack
from hullwright.schema.packs.signature import signed

from ..host.lock_file import locked
from ..host.versions import version_order
from .addresses import INDEX
from .map_facts import MapMeasures, counts_of, maps_of

PACKS, PREVIEWS = "packs", "previews"


def index_in(folder: Path) -> LibraryIndex | None:
    """Return the index of a library in a folder, or None if there is none yet."""
    path = folder / INDEX
    return (
        index_from(regular_content_of(path, MAX_INDEX_BYTES), str(path)) if path.exists() else None
    )


def index_from(content: bytes, source: str) -> LibraryIndex:
    """Return the index that the content of a file is; HullwrightError with everything that is wrong with it."""
    document = build(parse(decoded(content, Path(source)), source), source)
    if not isinstance(document, LibraryIndex):
        raise HullwrightError(message("“{source}” is not the index of a library.", source=source))
    return document


def publish(
    folder: Path,
    pack: Pack,
    measures: MapMeasures,
    *,
    title: str = "",
    today: str = "",
) -> LibraryIndex:
    """Put a pack into a library, and return the library's new index; HullwrightError if it should not be there."""
    _insist_on_sound(pack)
    (folder / PACKS).mkdir(parents=True, exist_ok=True)
    (folder / PREVIEWS).mkdir(exist_ok=True)
    with locked(folder / ".publishing.lock"):
        index = index_in(folder) or LibraryIndex(title=title or folder.absolute().name)
        index = replace(index, title=title or index.title)
        before = next((each for each in index.packs if each.id == pack.manifest.id), None)
        content = pack.content
        name = f"{pack.manifest.id}-{pack.manifest.pack_version}"
        _insist_on_new(before, pack, sha256(content).hexdigest())
        maps = tuple(_with_picture(folder, name, maps_of(pack, measures)))
        save(folder / PACKS / f"{name}{SUFFIX}", [content])
        version = _version(pack, content, maps, today)
        made = _entered(index, pack, version, before)
        _write(folder, made)
    return made


def withdraw(folder: Path, pack_id: str, version: str, reason: str) -> LibraryIndex:
    """Mark a version as one that nobody should install any more; its file stays for those who have it."""
    with locked(folder / ".publishing.lock"):
        index = index_in(folder)
        packs = index.packs if index else ()
        found = any(
            each.id == pack_id and any(one.pack_version == version for one in each.versions)
            for each in packs
        )
        if index is None or not found:
            raise HullwrightError(
                message(
                    "There is no version {version} of “{id}” in this library.",
                    version=version,
                    id=pack_id,
                )
            )
        made = replace(
            index, packs=tuple(_withdrawn(each, pack_id, version, reason) for each in packs)
        )
        _write(folder, made)
    return made


def _withdrawn(pack: LibraryPack, pack_id: str, version: str, reason: str) -> LibraryPack:
    if pack.id != pack_id:
        return pack
    return replace(
        pack,
        versions=tuple(
            replace(each, withdrawn=reason) if each.pack_version == version else each
            for each in pack.versions
        ),
    )


def _insist_on_sound(pack: Pack) -> None:
    wrong = [each for each in pack_problems(pack) if each.fails]
    if wrong:
        raise HullwrightError(
            message(
                "{title} was not published. {reason}",
                title=pack.manifest.title,
                reason=wrong[0].sentence,
            )
        )


def _insist_on_new(before: LibraryPack | None, pack: Pack, digest: str) -> None:
    version = pack.manifest.pack_version
    for each in before.versions if before else ():
        if each.pack_version == version and each.sha256 != digest:
            raise HullwrightError(
                message(
                    "Version {version} of {title} is in the library already, with other content. "
                    "Give the pack a higher version.",
                    version=version,
                    title=pack.manifest.title,
                )
            )


def _with_picture(
    folder: Path, name: str, maps: Iterable[tuple[OfferedMap, bytes]]
) -> Iterable[OfferedMap]:
    for facts, picture in maps:
        if not picture:
            yield facts
            continue
        place = f"{PREVIEWS}/{name}-{Path(facts.file).stem}.png"
        save(folder / place, [picture])
        yield replace(facts, preview=place)


def _version(pack: Pack, content: bytes, maps: tuple[OfferedMap, ...], today: str) -> PackVersion:
    manifest = pack.manifest
    return PackVersion(
        pack_version=manifest.pack_version,
        file=f"{PACKS}/{manifest.id}-{manifest.pack_version}{SUFFIX}",
        size=len(content),
        sha256=sha256(content).hexdigest(),
        published=today or datetime.now(UTC).date().isoformat(),
        changes=manifest.changes,
        requires=manifest.requires,
        needs=manifest.needs,
        counts=counts_of(pack),
        has_code=pack.has_code,
        signed_by=signed(pack).key,
        maps=maps,
    )


def _entered(
    index: LibraryIndex, pack: Pack, version: PackVersion, before: LibraryPack | None
) -> LibraryIndex:
    old = {each.pack_version: each for each in before.versions} if before else {}
    versions = {**old, version.pack_version: old.get(version.pack_version, version)}
    ordered = sorted(versions, key=version_order, reverse=True)
    newest, manifest = ordered[0], pack.manifest
    entry = LibraryPack(
        id=manifest.id,
        title=manifest.title,
        description=manifest.description,
        authors=manifest.authors,
        license=manifest.license,
        languages=manifest.languages,
        homepage=manifest.homepage,
        versions=tuple(versions[each] for each in ordered),
    )
    if before and newest != version.pack_version:
        # What is said of a pack is what its newest version says.
        entry = replace(before, versions=entry.versions)
    others = [each for each in index.packs if each.id != manifest.id]
    return replace(index, packs=tuple(sorted([*others, entry], key=lambda each: each.id)))


def _write(folder: Path, index: LibraryIndex) -> None:
    insist_on_readable(index, str(folder / INDEX))
    save(folder / INDEX, [to_text(index.to_json())])
