"""Migrations: one function on plain dicts for each step from a version to the next.

A step never changes once it has been released; files of every old version stay in the tests.
"""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from ...records import JsonObject
from . import map_0_to_1, map_1_to_2, plugin_1_to_2, recording_1_to_2

Step: TypeAlias = Callable[[JsonObject], JsonObject]

STEPS: Mapping[str, Mapping[int, Step]] = {
    "hullwright/map": {0: map_0_to_1.migrate, 1: map_1_to_2.migrate},
    "hullwright/recording": {1: recording_1_to_2.migrate},
    "hullwright/plugin": {1: plugin_1_to_2.migrate},
}
"""For each format, the step that leads from a version to the next one."""


def migrated(document: JsonObject, version: int) -> JsonObject:
    """Return the document as the given version has it, one step after the other."""
    steps = STEPS.get(str(document["format"]), {})
    while document["version"] < version:
        step = steps[document["version"]]
        document = {**step(document), "version": document["version"] + 1}
    return document


def oldest(document_format: str) -> int:
    """Return the oldest version of a format that can still be read."""
    return min(STEPS.get(document_format, {1: None}))
