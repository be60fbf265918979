"""Map kinds of plugins on trial: their names, their JSON Schemas and, where code may run, a new map of each."""

from collections.abc import Iterator
from typing import Any

from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds import OWN_KINDS
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.kind import MapKind
from hullwright.schema.messages import Message, message
from hullwright.schema.records import to_json

from ..brought_kinds import map_kind_of
from ..host import Contributed
from ..layout_schema import layout_schema
from ..strangers_code import bounded
from .mistake import Mistake, in_manifest
from .surroundings import Surroundings
from .taken_names import taken

MOST = 3
"""So many faults of a new map are told."""


def kind_mistakes(contributed: Contributed, around: Surroundings) -> Iterator[Mistake]:
    """Yield what is wrong with a map kind."""
    kind = contributed.contribution.kind
    if not kind:
        # Said of all sorts that need it.
        return
    if other := taken(contributed, around, OWN_KINDS, "kind"):
        yield in_manifest(contributed, "kind", other)
    try:
        layout_schema(contributed)
    except (HullwrightError, OSError) as fault:
        yield in_manifest(contributed, "data", message("{reason}", reason=fault))
        return
    if around.runs_code:
        for told in _on_trial(contributed, kind):
            yield in_manifest(contributed, "code", told)


def _on_trial(contributed: Contributed, name: str) -> Iterator[Message]:
    try:
        yield from _of_a_new_map(map_kind_of(contributed, name), contributed)
    except HullwrightError as fault:
        yield message("{reason}", reason=fault)


# Any: the layout is of the plugin's own class.
def _of_a_new_map(kind: MapKind[Any], contributed: Contributed) -> Iterator[Message]:
    """Yield what is wrong with a new map: each thing that is asked of any map is asked of it."""
    layout = kind.blank(None)
    with bounded(contributed.plugin):
        value = to_json(layout)
    wrong = [*kind.shape_faults(value), *kind.faults(layout)]
    for each in wrong[:MOST]:
        yield message("A new map of this kind is not valid: {reason}", reason=each.message)
    if wrong:
        return
    if kind.read(value) != layout:
        yield message("A new map of this kind changes when it is written and read again.")
    examination = Examination(kind.new("Trial", layout))
    examination.to_json()
    _ = examination.problems, kind.plan(layout), kind.drawing(layout), kind.contents(layout)
    _ = kind.details(layout), kind.signs(layout)
