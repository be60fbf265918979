"""Maps from version 1 to version 2, which adds effects of pieces, sector kinds with rules, and edges.

What version 1 said of single pieces in fields of their own, version 2 says as effects; everything else
stands in the same words.
"""

from collections.abc import Callable, Mapping

from ...records import JsonObject
from . import galaxy_1_to_2

LAYOUTS: Mapping[str, Callable[[JsonObject], JsonObject]] = {"galaxy": galaxy_1_to_2.migrate}
"""For each map kind that changed, the step of its layout."""


def migrate(document: JsonObject) -> JsonObject:
    """Return a map of version 1 as version 2 has it."""
    step = LAYOUTS.get(str(document.get("kind")))
    layout = document.get("layout")
    if step is None or not isinstance(layout, dict):
        return document
    return {**document, "layout": step(layout)}
