"""The reader: from a file to a value, with everything that is wrong with the file said at once."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import chain, islice
from pathlib import Path
from typing import NamedTuple, TypeAlias

from ..complaints import Complaint, Fault, JsonPath, Unreadable, own_faults, unreadable, within
from ..documents.experiments import EXPERIMENT_FORMAT, EXPERIMENT_VERSION, Experiment
from ..documents.libraries import LIBRARY_FORMAT, LIBRARY_VERSION, LibraryIndex
from ..documents.manifests import MANIFEST_FORMAT, MANIFEST_VERSION, Manifest
from ..documents.maps import MAP_FORMAT, MAP_VERSION, MapDocument
from ..documents.packs import PACK_FORMAT, PACK_VERSION, PackManifest
from ..documents.recordings import RECORDING_FORMAT, RECORDING_VERSION, Recording
from ..documents.scenarios import SCENARIO_FORMAT, SCENARIO_VERSION, Scenario
from ..documents.targets import TARGET_FORMAT, TARGET_VERSION, Target
from ..documents.verdicts import VERDICT_FORMAT, VERDICT_VERSION, LabVerdict
from ..kinds import KINDS, map_kind
from ..late_dataclass import late_dataclass
from ..limits import (
    MAX_EXPORT_BYTES,
    MAX_EXPORT_VALUES,
    MAX_FAULTS,
    MAX_FILE_BYTES,
    MAX_MANIFEST_BYTES,
    MAX_VALUES,
)
from ..messages import Message, message
from ..names import closest
from ..records import Json, JsonObject, from_json
from .contents import content_of, decoded, too_large
from .document_faults import manifest_faults, pack_faults, player_faults, wish_faults
from .journal import is_journal, journal_content
from .jsontext import parse, stay_within_limits
from .migrations import migrated, oldest
from .published import faults

Document: TypeAlias = (
    MapDocument
    | Scenario
    | Recording
    | Experiment
    | Target
    | Manifest
    | PackManifest
    | LibraryIndex
    | LabVerdict
)


_BOARD = b'"board"'
"""Stands in every export."""


class Foreign(Unreadable):
    """A file that is no document of ours at all."""


@late_dataclass
class _Format:
    """How one format is read."""

    version: int
    schema: str
    build: Callable[[JsonObject], "_Built"]
    """What a valid JSON object stands for, with what is wrong with it beyond its JSON Schema."""


class _Built(NamedTuple):
    """A document made of JSON once, so that it is judged as it will be used."""

    document: Document | None
    """None if nobody knows what it would be."""
    faults: tuple[Fault, ...] = ()


def read(path: Path) -> Document:
    """Return the document in a file, or raise Unreadable with everything that is wrong with it."""
    source = str(path)
    if path.suffix == ".toml":
        return manifest_from(content_of(path, MAX_MANIFEST_BYTES), path)
    text = _text(path)
    if is_journal(text):
        return build(journal_content(text, source).recording, source)
    most = MAX_EXPORT_VALUES if _BOARD.decode() in text else MAX_VALUES
    return build(parse(text, source, most), source)


def manifest_from(content: bytes, path: Path) -> Manifest:
    """Return the manifest that the content of a file is; any other document is refused."""
    # Loaded for plugins alone: maps are no TOML.
    from .tomltext import parse_toml

    if len(content) > MAX_MANIFEST_BYTES:
        raise too_large(path, MAX_MANIFEST_BYTES)
    document = build(parse_toml(decoded(content, path), str(path)), str(path))
    if not isinstance(document, Manifest):
        raise unreadable(str(path), "This is not the manifest of a plugin.")
    return document


def read_map(path: Path) -> MapDocument:
    """Return the map in a file; any other document is refused with a sentence."""
    document = read(path)
    if not isinstance(document, MapDocument):
        raise unreadable(str(path), "This is not a map.")
    return document


def read_scenario(path: Path) -> Scenario:
    """Return the scenario in a file; any other document is refused with a sentence."""
    document = read(path)
    if not isinstance(document, Scenario):
        raise unreadable(str(path), "This is not a scenario.")
    return document


def read_recording(path: Path) -> Recording:
    """Return the recorded game in a file; any other document is refused with a sentence."""
    document = read(path)
    if not isinstance(document, Recording):
        raise unreadable(str(path), "This is not a recorded game.")
    return document


def read_experiment(path: Path) -> Experiment:
    """Return the experiment in a file; any other document is refused with a sentence."""
    document = read(path)
    if not isinstance(document, Experiment):
        raise unreadable(str(path), "This is not an experiment.")
    return document


def read_target(path: Path) -> Target:
    """Return the target in a file; any other document is refused with a sentence."""
    document = read(path)
    if not isinstance(document, Target):
        raise unreadable(str(path), "This is not a target.")
    return document


def build(value: Json, source: str) -> Document:
    """Return the document that a JSON value stands for, migrated and validated."""
    with own_faults(source):
        value, spec = _current(value, source)
        found = tuple(islice(faults(value, spec.schema), MAX_FAULTS))
        built = _Built(None, found) if found else spec.build(value)
    if built.document is None or built.faults:
        raise Unreadable(source, _complaints(value, built.faults))
    return built.document


def insist_on_readable(document: Document, source: str) -> None:
    """Raise Unreadable with everything that would be in the way of reading a document that is to be written."""
    value = document.to_json()
    stay_within_limits(value, source)
    build(value, source)


def _text(path: Path) -> str:
    is_toml = path.suffix == ".toml"
    content = content_of(path, MAX_MANIFEST_BYTES if is_toml else MAX_EXPORT_BYTES)
    if len(content) > MAX_FILE_BYTES and _BOARD not in content:
        raise too_large(path, MAX_FILE_BYTES)
    return decoded(content, path)


def _current(value: Json, source: str) -> tuple[JsonObject, _Format]:
    """Return the document in the version we know, and how its format is read."""
    if not isinstance(value, dict) or not isinstance(value.get("format"), str):
        raise Foreign(
            source,
            [
                Complaint(
                    (),
                    "",
                    message(
                        "It has no “format”, so it is not a Hullwright document. Maps in other "
                        "formats can be imported with “hullwright import”."
                    ),
                )
            ],
        )
    spec = FORMATS.get(value["format"])
    if spec is None:
        meant = closest(value["format"], FORMATS) or ", ".join(FORMATS)
        raise unreadable(
            source,
            "The format “{format}” is not known (did you mean “{meant}”?).",
            format=value["format"][:80],
            meant=meant,
        )
    version = value.get("version")
    if (
        not isinstance(version, int)
        or isinstance(version, bool)
        or version < oldest(value["format"])
    ):
        raise unreadable(source, "The “version” should be {version}.", version=spec.version)
    if version > spec.version:
        raise unreadable(
            source,
            "It was written by a newer Hullwright (version {found} of the format; this program "
            "reads up to {known}). Update Hullwright to open it.",
            found=version,
            known=spec.version,
        )
    return migrated(value, spec.version), spec


def _complaints(value: JsonObject, found: Iterable[Fault]) -> list[Complaint]:
    return [Complaint(each.path, place(value, each.path), each.message) for each in found]


def place(value: JsonObject, path: JsonPath) -> Message | str:
    """Return the person's words for a place in a document ("row 5", "players, min")."""
    kind = value.get("kind")
    if path[:1] == ("layout",) and isinstance(kind, str) and kind in KINDS:
        named = map_kind(kind).place(path[1:], value.get("layout"))
        if named:
            return named
    return within("", path)


def _map(value: JsonObject) -> _Built:
    if value["kind"] not in KINDS:
        return _Built(None, (_unknown_kind(value["kind"]),))
    kind = map_kind(value["kind"])
    shape = tuple(_in_layout(kind.shape_faults(value["layout"])))
    if shape:
        return _Built(None, shape)
    layout = kind.read(value["layout"])
    wrong = chain(player_faults(value), _in_layout(kind.faults(layout)))
    document = replace(from_json(value, MapDocument), layout=layout)
    return _Built(document, tuple(islice(wrong, MAX_FAULTS)))


def _in_layout(found: Iterable[Fault]) -> Iterator[Fault]:
    for each in islice(found, MAX_FAULTS):
        yield Fault(("layout", *each.path), each.message)


def _unknown_kind(kind: str) -> Fault:
    refusal, meant = KINDS.refusal(kind), closest(kind, KINDS)
    if refusal:
        told = refusal
    elif meant:
        told = message(
            "The map kind “{kind}” is not known (did you mean “{meant}”?).", kind=kind, meant=meant
        )
    else:
        told = message(
            "Neither Hullwright nor an installed plugin knows the map kind “{kind}”; the known "
            "ones are {known}.",
            kind=kind,
            known=", ".join(KINDS),
        )
    return Fault(("kind",), told)


def _recording(value: JsonObject) -> _Built:
    document, wrong = _map(value["map"])
    if not isinstance(document, MapDocument) or wrong:
        return _Built(None, tuple(Fault(("map", *each.path), each.message) for each in wrong))
    return _Built(replace(from_json(value, Recording), map=document))


def _target(value: JsonObject) -> _Built:
    return _Built(from_json(value, Target), tuple(wish_faults(value)))


def _manifest(value: JsonObject) -> _Built:
    return _Built(Manifest.of(value), tuple(manifest_faults(value)))


def _pack(value: JsonObject) -> _Built:
    return _Built(from_json(value, PackManifest), tuple(pack_faults(value)))


FORMATS: Mapping[str, _Format] = {
    MAP_FORMAT: _Format(MAP_VERSION, "map", _map),
    SCENARIO_FORMAT: _Format(
        SCENARIO_VERSION, "scenario", lambda v: _Built(from_json(v, Scenario))
    ),
    RECORDING_FORMAT: _Format(RECORDING_VERSION, "recording", _recording),
    EXPERIMENT_FORMAT: _Format(
        EXPERIMENT_VERSION, "experiment", lambda v: _Built(from_json(v, Experiment))
    ),
    TARGET_FORMAT: _Format(TARGET_VERSION, "target", _target),
    MANIFEST_FORMAT: _Format(MANIFEST_VERSION, "plugin", _manifest),
    PACK_FORMAT: _Format(PACK_VERSION, "pack", _pack),
    LIBRARY_FORMAT: _Format(
        LIBRARY_VERSION, "library", lambda v: _Built(from_json(v, LibraryIndex))
    ),
    VERDICT_FORMAT: _Format(VERDICT_VERSION, "verdict", lambda v: _Built(from_json(v, LabVerdict))),
}
"""The documents we read, by the `format` they state."""
