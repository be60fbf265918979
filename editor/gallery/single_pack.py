"""A pack with one map, for those who would rather install than save a file."""

from functools import cache

from hullwright.plugins.host import Host
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.packs.building import PackContents

from ..library.sharing import manifest_for


def single_pack(document: MapDocument, name: str) -> bytes:
    """Return the pack of a map; HullwrightError if it can't be one."""
    contents = PackContents()
    contents.add_document(document, name)
    return contents.pack(manifest_for(contents, _host(), {"pack_id": name})).content


@cache
def _host() -> Host:
    return Host()
