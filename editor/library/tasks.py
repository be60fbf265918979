"""What is done for the library page in other processes: fetching, looking into packs, installing, comparing, sharing."""

from collections.abc import Iterator, Mapping
from contextlib import closing, suppress
from itertools import chain, islice
from pathlib import Path
from typing import Any

from hullwright.plugins.host.installation import Keeper
from hullwright.plugins.library.authorship import author_key, authorship
from hullwright.plugins.library.copies import MOST_COPIES, copies_of
from hullwright.plugins.library.libraries import Libraries, OfferedPack
from hullwright.plugins.library.map_facts import counts_of
from hullwright.plugins.library.shelf import Shelved
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.atomic_file import save
from hullwright.schema.files.progress import Progress, stage
from hullwright.schema.kinds.comparison import compare
from hullwright.schema.messages import Message, verbatim
from hullwright.schema.packs.building import PackContents
from hullwright.schema.packs.checking import document_in
from hullwright.schema.packs.pack import MAPS, Pack, read_pack
from hullwright.schema.processes.child import Child
from hullwright.schema.processes.tasks import plain_message
from hullwright.schema.records import JsonObject, to_json

MOST_MAPS = 24
"""So many maps of a pack are looked at before it is installed."""
MOST_CHANGES = 40
"""So many changes of one map are listed."""


def _open(home: str) -> Libraries:
    return Libraries(Keeper(Path(home)))


def add(child: Child, home: str, address: str) -> str:
    """Add a library, and return what it is called."""
    with closing(_open(home)) as libraries:
        added = libraries.add(address, child.report)
        return libraries.index.titles()[added][0]


def refresh(child: Child, home: str) -> list[Message]:
    """Fetch what all libraries offer now, and return why some could not be asked."""
    with closing(_open(home)) as libraries:
        return [_said(each) for each in libraries.refresh(child.report)]


def _said(fault: HullwrightError) -> Message:
    told = fault.args[0]
    return plain_message(told) if isinstance(told, Message) else verbatim(str(told))


def look(child: Child, home: str, library: str, pack_id: str, version: str) -> JsonObject:
    """Fetch a pack and return what is in it and what it needs, without installing anything."""
    with closing(_open(home)) as libraries:
        pack = libraries.fetch(libraries.offered(pack_id, version, library), child.report)
        maps = dict(_maps(pack))
        copies = chain.from_iterable(copies_of(libraries, each, pack_id) for each in maps.values())
        return {
            "maps": maps,
            "copies": [plain_message(each) for each in islice(copies, MOST_COPIES)],
            "lacks": [plain_message(each) for each in libraries.lacks(pack)],
            "author": plain_message(authorship(pack, libraries.known_key(pack_id))),
        }


def _maps(pack: Pack) -> Iterator[tuple[str, MapDocument]]:
    for place in pack.in_folder(MAPS)[:MOST_MAPS]:
        # One that can't be drawn here says so in the check of its pack.
        with suppress(HullwrightError):
            document = document_in(pack, place)
            if isinstance(document, MapDocument):
                yield place, document


def install(child: Child, home: str, library: str, pack_id: str, version: str) -> JsonObject:
    """Fetch and install a pack."""
    with closing(_open(home)) as libraries:
        offered = libraries.offered(pack_id, version, library)
        return _told(libraries.install_offered(offered, child.report))


def install_file(_: Child, home: str, path: str) -> JsonObject:
    """Install a pack that lies in a file."""
    with closing(_open(home)) as libraries:
        return _told(libraries.install(read_pack(Path(path))))


def look_at_file(_: Child, home: str, path: str) -> JsonObject:
    """Return what is in the file of a pack and what it needs, without installing anything."""
    with closing(_open(home)) as libraries:
        pack = read_pack(Path(path))
        maps = dict(_maps(pack)).values()
        copies = chain.from_iterable(copies_of(libraries, each, pack.manifest.id) for each in maps)
        return {
            "copies": [plain_message(each) for each in islice(copies, MOST_COPIES)],
            "title": pack.manifest.title,
            "version": pack.manifest.pack_version,
            "authors": ", ".join(each.name for each in pack.manifest.authors),
            "counts": to_json(counts_of(pack)),
            "lacks": [plain_message(each) for each in libraries.lacks(pack)],
        }


def update_all(child: Child, home: str) -> list[JsonObject]:
    """Update everything for which a newer version is known."""
    with closing(_open(home)) as libraries:
        found = list(libraries.updates())
        return [
            _told(libraries.install_offered(each.offered, _share(child, number, len(found))))
            for number, each in enumerate(found)
        ]


def _share(child: Child, number: int, count: int) -> Progress:
    return stage(child.report, number / count, (number + 1) / count)


def _told(shelved: Shelved) -> JsonObject:
    return {
        "id": shelved.pack.id,
        "title": shelved.pack.manifest.title,
        "version": shelved.pack.manifest.pack_version,
        "notes": [plain_message(each) for each in shelved.notes],
        "waiting": list(shelved.waiting),
    }


def picture(_: Child, home: str, library: str, place: str) -> str:
    """Return the file of a picture that a library has of a map, fetched if need be."""
    with closing(_open(home)) as libraries:
        return str(libraries.picture(library, place))


def changes(
    child: Child, home: str, library: str, pack_id: str, before: str, after: str
) -> list[str]:
    """Return what changed between two versions of a pack, map by map, in words."""
    with closing(_open(home)) as libraries:
        half = stage(child.report, 0.0, 0.5)
        old = _pack(libraries, libraries.offered(pack_id, before, library), half)
        new = _pack(libraries, libraries.offered(pack_id, after, library), child.report)
    return list(_changed(old, new))


def _pack(
    libraries: Libraries, offered: OfferedPack, progress: Progress
) -> Mapping[str, MapDocument]:
    return dict(_maps(libraries.fetch(offered, progress)))


def _changed(old: Mapping[str, MapDocument], new: Mapping[str, MapDocument]) -> Iterator[str]:
    from ..languages.words import tr

    for place, document in new.items():
        if place not in old:
            yield tr("New map: {name}", name=document.name)
        elif old[place].kind != document.kind:
            yield tr("{name} is now a map of another kind.", name=document.name)
        else:
            yield from _map_changes(old[place], document)
    for place, document in old.items():
        if place not in new:
            yield tr("No longer in it: {name}", name=document.name)


def _map_changes(before: MapDocument, after: MapDocument) -> Iterator[str]:
    from ..games.rule_titles import title_at_hand
    from ..kinds.difference_words import DifferenceWords, counts
    from ..languages.words import tr

    found = compare(before, after)
    if not found:
        return
    told = ", ".join(tr(each) for each in counts(found))
    yield tr("{name}: {counts}", name=after.name, counts=told)
    words = DifferenceWords(before, after, title_at_hand)
    listed = [(group, each) for group, changed in found.groups().items() for each in changed]
    for group, change in listed[:MOST_CHANGES]:
        said = words.told(group, change)
        place, was, now = tr(said.place), tr(said.before), tr(said.after)
        yield tr("  {place}: {before} → {after}", place=place, before=was, after=now)
    if len(listed) > MOST_CHANGES:
        yield f"  … (+{len(listed) - MOST_CHANGES})"


# Any: what travels between processes is of many types.
def share(child: Child, home: str, asked: Mapping[str, Any]) -> JsonObject:
    """Build a pack of `documents`, with a picture of each map if wanted, and write it to `path`."""
    from .measures import preview_of
    from .sharing import manifest_for

    contents = PackContents()
    documents = asked["documents"]
    for number, (document, name) in enumerate(documents):
        place = contents.add_document(document, name)
        if asked["draw"] and isinstance(document, MapDocument):
            contents.add_preview(place, preview_of(document), ".png")
        child.report((number + 1) / len(documents))
    keeper = Keeper(Path(home))
    manifest = manifest_for(contents, keeper, asked["stated"])
    made = contents.pack(manifest, author_key(keeper.home) if asked["sign"] else b"")
    save(Path(asked["path"]), [made.content])
    return {"title": manifest.title, "size": len(made.content), "path": asked["path"]}
