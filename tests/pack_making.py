"""Packs and libraries for tests: small ones, made as people would make them, and servers that show them."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import BaseHTTPRequestHandler, SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from hullwright.plugins.library.map_facts import MapMeasures
from hullwright.plugins.library.publishing import publish
from hullwright.samples import maps
from hullwright.schema.documents.packs import PackAuthor, PackManifest
from hullwright.schema.documents.verdicts import LabVerdict, VerdictRow
from hullwright.schema.files.reader import read_map
from hullwright.schema.packs.building import PackContents
from hullwright.schema.packs.pack import Pack

from .plugin_folders import manifest as plugin_manifest
from .plugin_folders import written

BELLWETHER = next(each for each in maps() if each.stem == "bellwether")


def stated(pack_id: str = "bellwether", version: str = "1.0", **further: object) -> PackManifest:
    """Return what a pack says of itself, as far as its author says it."""
    said = {"title": pack_id.replace("-", " ").capitalize(), "license": "CC-BY-4.0", **further}
    authors = (PackAuthor(name="Ada"),)
    return PackManifest(id=pack_id, pack_version=version, authors=authors, files=(), **said)


def small_pack(
    pack_id: str = "bellwether",
    version: str = "1.0",
    *,
    name: str = "",
    plugin: Path | None = None,
    is_judged: bool = False,
    secret: bytes = b"",
    **further: object,
) -> Pack:
    """Return a pack with one map, of another name in each version."""
    from dataclasses import replace

    contents = PackContents()
    title = pack_id.replace("-", " ").capitalize()
    document = replace(read_map(BELLWETHER), name=name or f"{title} {version}")
    place = contents.add_document(document, "bellwether")
    if is_judged:
        rows = (VerdictRow(players=4, games=400, fairness="fair", minutes=45),)
        contents.add_document(LabVerdict(map=place, game="eftaios", rows=rows), "bellwether")
    if plugin is not None:
        contents.add_path(plugin)
    return contents.pack(stated(pack_id, version, **further), secret)


def code_plugin(folder: Path, version: str = "1.0") -> Path:
    """Write a plugin with code, and return its folder."""
    contributes = (
        '[[contributes.checks]]\nid = "berths"\ncode = "berths:check"\ntitle.en = "Berths"\n'
    )
    made = folder / "berths"
    said = plugin_manifest("berths", contributes, plugin_version=version)
    written(made, {"plugin.toml": said, "berths.py": f"VERSION = {version!r}\n"})
    return made


def library_in(folder: Path, *packs: Pack, today: str = "2026-11-17") -> Path:
    """Publish packs to a folder."""
    for each in packs:
        publish(folder, each, MapMeasures(), title="Ada's maps", today=today)
    return folder


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Say nothing of it."""


@contextmanager
def served(
    handler: type[BaseHTTPRequestHandler] | partial[BaseHTTPRequestHandler],
) -> Iterator[str]:
    """Yield the address of a server on this machine, which answers as the handler does."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    server.daemon_threads = True
    thread = threading.Thread(target=partial(server.serve_forever, 0.01), daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@contextmanager
def folder_served(folder: Path) -> Iterator[str]:
    """Yield the address under which a folder is served as it is."""
    with served(partial(_Quiet, directory=str(folder))) as address:
        yield address
