"""Reading a file for the window: what can be opened in it, or a sentence about what it is instead."""

import re
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

from hullwright.schema.complaints import unreadable
from hullwright.schema.documents.experiments import Experiment
from hullwright.schema.documents.manifests import Manifest
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.recordings import Recording
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.documents.targets import Target
from hullwright.schema.files.contents import content_of
from hullwright.schema.files.reader import build, read
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.limits import MAX_EXPORT_BYTES
from hullwright.schema.messages import english
from hullwright.schema.records import JsonObject

from ..documents.document import Value

BOARD = re.compile(rb'"board"\s*:')
"""What an export has and a map has not."""

CLOSED: Mapping[type[object], str] = {
    Recording: english(
        "It is a recorded game, so there is nothing to edit. Watch it with “hullwright replay "
        "FILE”."
    ),
    Experiment: english(
        "It is an experiment of the lab, so there is nothing to edit. Play it with “hullwright lab run "
        "FILE”."
    ),
    Target: english(
        "It is a target for making maps, so there is nothing to edit. Make maps for it with “hullwright generate "
        "KIND --target FILE”."
    ),
    Manifest: english(
        "It is a plugin's manifest, so there is nothing to edit. See “hullwright plugins”."
    ),
}
"""What to say of our documents that are not opened in tabs."""


@late_dataclass
class Filed:
    """What was found in a file."""

    value: Value
    fingerprint: str
    is_export: bool
    """Whether it has a compiled board, which a saved map would not have."""


def read_file(path: Path) -> Filed:
    """Return what is in a file, or raise Unreadable with what is wrong with it."""
    insist_on_file(path)
    # The content first: if the file changes in between, that is noticed later rather than missed.
    content = content_of(path, MAX_EXPORT_BYTES)
    document = read(path)
    if not isinstance(document, MapDocument | Scenario):
        raise unreadable(str(path), CLOSED[type(document)])
    return Filed(document, sha256(content).hexdigest(), BOARD.search(content) is not None)


def insist_on_file(path: Path) -> None:
    """Raise Unreadable for a pipe or a device, which the window would wait for, perhaps for ever."""
    if path.exists() and not path.is_file() and not path.is_dir():
        raise unreadable(str(path), "It is a pipe or a device, not a file.")


def value_of(value: JsonObject, source: str) -> Value:
    """Return the map or scenario that a JSON object stands for."""
    document = build(value, source)
    if not isinstance(document, MapDocument | Scenario):
        raise unreadable(source, CLOSED[type(document)])
    return document


def insist_on_map(value: Value, source: str) -> MapDocument:
    """Return what was found in a file if it is a map, or raise Unreadable."""
    if not isinstance(value, MapDocument):
        raise unreadable(source, "It is a scenario: rules for a game, not a map.")
    return value
