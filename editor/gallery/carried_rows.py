"""What a map carries from the lab, row by row: read by the same schema as verdicts in packs."""

from contextlib import suppress

from hullwright.schema.documents.carried_verdict import FIGURES, verdict_of
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.verdicts import (
    VERDICT_FORMAT,
    VERDICT_VERSION,
    LabVerdict,
    VerdictRow,
)
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.reader import build
from hullwright.schema.kinds import map_kind


def carried_rows(document: MapDocument) -> tuple[VerdictRow, ...]:
    """Return the rows of the verdict that a map carries; none if it has none, has been changed, or somebody wrote other things there."""
    found = verdict_of(document)
    if not found or FIGURES not in found:
        return ()
    told = {
        "format": VERDICT_FORMAT,
        "version": VERDICT_VERSION,
        "map": "map.json",
        "game": map_kind(document.kind).game,
        "rows": found[FIGURES],
    }
    # What is said of a map is left out, the map itself is not.
    with suppress(HullwrightError):
        verdict = build(told, document.name)
        return verdict.rows if isinstance(verdict, LabVerdict) else ()
    return ()
