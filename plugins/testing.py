"""Conformance tests for plugins: what must hold for any plugin, ours or anybody's.

In a test of your own: `from hullwright.plugins.testing import conform`, then `conform(folder)`. It
raises an AssertionError that lists everything that is wrong. On the command line the same is
`hullwright plugins check FOLDER --run-code`.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeAlias

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError, system_reason
from hullwright.schema.files.contents import decoded, regular_content_of
from hullwright.schema.files.jsontext import parse
from hullwright.schema.files.reader import FORMATS, read
from hullwright.schema.files.tomltext import parse_toml
from hullwright.schema.kinds import KINDS, map_kind
from hullwright.schema.limits import MAX_FILE_BYTES
from hullwright.schema.messages import Message, message

from .host import Contributed, Host, Plugin, Status
from .host.discovery import SHIPPED, shipped_in, user_in
from .host.host import SECONDS
from .pieces import SORTS, PluginPiece, pieces_in

Check: TypeAlias = Callable[[Plugin], Iterator[Message]]

LANGUAGE = "en"
"""The language in which everything has to have a title."""


def conform(folder: Path, *, run_code: bool = True, seconds: float = SECONDS) -> None:
    """Assert that the plugin in a folder is as it should be; its code runs unless told otherwise."""
    found = faults(folder, run_code=run_code, seconds=seconds)
    if found:
        raise AssertionError("\n".join(map(str, found)))


def faults(folder: Path, *, run_code: bool, seconds: float = SECONDS) -> tuple[Message, ...]:
    """Return all that is wrong with the plugin in a folder; its code runs only if that is asked for."""
    with TemporaryDirectory(prefix="hullwright-") as desk:
        # A home of its own: what is trusted here is trusted for this test alone.
        host = Host(Path(desk), (), seconds=seconds)
        plugin = looked_at(folder, host)
        if plugin.manifest is None or plugin.status not in {Status.READY, Status.UNTRUSTED}:
            return (_as_a_whole(plugin),)
        checks = (*CHECKS, _code_that_does_not_load) if run_code else CHECKS
        if run_code:
            host.vouch_for(plugin)
        return tuple(fault for check in checks for fault in check(plugin))


def looked_at(folder: Path, host: Host) -> Plugin:
    """Return the plugin that a folder holds, as the host would see it."""
    place = Path(folder).absolute()
    return host.judged(shipped_in(place) if place.parent == SHIPPED else user_in(place))


def _as_a_whole(plugin: Plugin) -> Message:
    return message("{folder}: {reason}", folder=plugin.folder, reason=plugin.reason)


def ids_that_stand_twice(plugin: Plugin) -> Iterator[Message]:
    """Yield a fault for each id that two contributions of one sort share."""
    counts = Counter((each.sort, each.id) for each in plugin.contributions())
    for (sort, name), count in counts.items():
        if count > 1:
            yield message(
                "“{id}” stands {count} times among the {sort}; ids are for one thing each.",
                id=name,
                count=count,
                sort=sort,
            )


def missing_titles(plugin: Plugin) -> Iterator[Message]:
    """Yield a fault for each contribution without an English title."""
    for each in plugin.contributions():
        if not each.contribution.title.get(LANGUAGE, "").strip():
            yield message(
                "“{id}” of the {sort} has no English title; add title.en to it.",
                id=each.id,
                sort=each.sort,
            )


def importers_without_code(plugin: Plugin) -> Iterator[Message]:
    """Yield a fault for each importer that can't recognise or read a file."""
    for each in plugin.contributions("importers"):
        if not (each.contribution.code and each.detects):
            yield message(
                "The importer “{id}” needs both “code”, which reads a file, and “detects”, which "
                "says whether a file is its own.",
                id=each.id,
            )


def faulty_data(plugin: Plugin) -> Iterator[Message]:
    """Yield a fault for each contribution whose data is not there or can't be read."""
    for each in plugin.contributions():
        if each.contribution.data:
            yield from _faults_of_data(each)


def _faults_of_data(contributed: Contributed) -> Iterator[Message]:
    try:
        for path in _files(contributed.path):
            _read(path)
    except HullwrightError as fault:
        yield message("“{id}”: {reason}", id=contributed.id, reason=fault)
    except OSError as fault:
        yield message(
            "“{id}”: “{path}” can't be read: {reason}.",
            id=contributed.id,
            path=contributed.contribution.data,
            reason=system_reason(fault),
        )


def _files(path: Path) -> list[Path]:
    return sorted(each for each in path.rglob("*") if each.is_file()) if path.is_dir() else [path]


def _read(path: Path) -> None:
    """Read a file of data as far as its form is known to everybody."""
    if path.suffix not in {".json", ".toml"}:
        return
    text = decoded(regular_content_of(path, MAX_FILE_BYTES), path)
    value = (parse if path.suffix == ".json" else parse_toml)(text, str(path))
    stated = value.get("format") if isinstance(value, dict) else None
    if isinstance(stated, str) and stated in FORMATS:
        read(path)


def faulty_pieces(plugin: Plugin) -> Iterator[Message]:
    """Yield a fault for each tile or sector kind that can't be read, or that no map could take in."""
    for sort in SORTS:
        for contributed in plugin.contributions(sort):
            found = pieces_in(contributed)
            troubles = [*found.troubles, *filter(None, map(_trouble_in_a_map, found.pieces))]
            for each in troubles:
                yield message("“{id}”: {reason}", id=contributed.id, reason=each)


def _trouble_in_a_map(piece: PluginPiece) -> HullwrightError | None:
    """Return why a new map could not take a piece in, or None if it could."""
    if piece.kind not in KINDS:
        return HullwrightError(message("There is no map kind “{kind}”.", kind=piece.kind))
    blank = MapDocument(kind=piece.kind, name="Trial", layout=map_kind(piece.kind).blank(None))
    try:
        piece.added(blank)
    except HullwrightError as fault:
        return fault
    return None


def _code_that_does_not_load(plugin: Plugin) -> Iterator[Message]:
    """Yield a fault for each `module:name` that is not there or does not load."""
    for code in plugin.codes:
        fault = plugin.fault(code)
        if fault:
            yield fault


CHECKS: tuple[Check, ...] = (
    ids_that_stand_twice,
    missing_titles,
    importers_without_code,
    faulty_data,
    faulty_pieces,
)
"""What is asked of every plugin without running any of it."""
