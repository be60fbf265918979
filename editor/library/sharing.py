"""What a pack says of itself, as far as its author has not said it: taken from what is in it."""

from collections.abc import Mapping, Sequence

from hullwright.plugins.host import Host
from hullwright.plugins.library.needs import needed_by
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.packs import PackAuthor, PackManifest
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message
from hullwright.schema.packs.building import PackContents, slug


def manifest_for(
    contents: PackContents, host: Host, stated: Mapping[str, str | Sequence[str] | None]
) -> PackManifest:
    """Return the manifest of a pack; HullwrightError if nobody says who made it, or under which license."""
    maps = list(contents.maps.values())
    title = _text(stated, "title") or (maps[0].name if maps else _text(stated, "stem"))
    authors = list(stated.get("authors") or ()) or common_authors(maps)
    terms = _text(stated, "license_") or common_license(maps)
    if not authors:
        raise HullwrightError(message("Say who made the pack: --author “Your name”."))
    if not terms:
        raise HullwrightError(
            message("Say under which license others may use the pack: --license CC-BY-4.0.")
        )
    return PackManifest(
        id=_text(stated, "pack_id") or slug(title),
        title=title,
        pack_version=_text(stated, "version") or "1.0",
        description=_text(stated, "description"),
        changes=_text(stated, "changes"),
        authors=tuple(PackAuthor(name=each) for each in authors),
        license=terms,
        languages=tuple(stated.get("languages") or ()),
        homepage=_text(stated, "homepage"),
        requires=_text(stated, "requires"),
        needs=tuple(needed_by(contents.heads(), host, contents.plugins)),
        files=(),
    )


def _text(stated: Mapping[str, str | Sequence[str] | None], name: str) -> str:
    found = stated.get(name)
    return found.strip() if isinstance(found, str) else ""


def common_authors(maps: Sequence[MapDocument]) -> list[str]:
    """Return who made the maps, each once."""
    return list(dict.fromkeys(each.author for each in maps if each.author))


def common_license(maps: Sequence[MapDocument]) -> str:
    """Return the license of the maps, if it is one and the same."""
    found = {each.license for each in maps if each.license}
    return found.pop() if len(found) == 1 else ""
