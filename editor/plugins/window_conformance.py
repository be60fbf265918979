"""What is asked of contributions to the window beyond their code: drawings that exist and keys that are free."""

from collections.abc import Iterator

from hullwright.plugins.conformance.functions import function_mistakes
from hullwright.plugins.conformance.mistake import Mistake, in_manifest
from hullwright.plugins.conformance.surroundings import Surroundings
from hullwright.plugins.host import Contributed
from hullwright.schema.checks.problem import Severity
from hullwright.schema.messages import Message, message
from hullwright.schema.names import closest

from ..drawing.icon_names import icon_names
from ..kinds.table import EDITOR_KINDS, editor_kind_of
from ..tools.table import TOOLS

KEYED_SORTS = ("tools", "commands")
"""The sorts whose contributions may have shortcuts."""


def tool_mistakes(contributed: Contributed, around: Surroundings) -> Iterator[Mistake]:
    """Yield what is wrong with a tool."""
    yield from function_mistakes(contributed, around)
    yield from icon_mistakes(contributed)
    yield from key_mistakes(contributed, around)


def panel_mistakes(contributed: Contributed, around: Surroundings) -> Iterator[Mistake]:
    """Yield what is wrong with a panel."""
    yield from function_mistakes(contributed, around)
    yield from icon_mistakes(contributed)


def icon_mistakes(contributed: Contributed) -> Iterator[Mistake]:
    """Yield a mistake if its drawing is none of ours."""
    name = contributed.contribution.icon
    if name and name not in icon_names():
        yield in_manifest(contributed, "icon", _no_icon(name), Severity.WARNING)


def key_mistakes(contributed: Contributed, around: Surroundings) -> Iterator[Mistake]:
    """Yield a mistake if its shortcut is taken by one of our tools, or by another contribution."""
    stated = contributed.contribution
    for owner in _owners(contributed, around) if stated.key else ():
        told = message(
            "The key {key} is already that of “{owner}”. Choose another.",
            key=stated.key,
            owner=owner,
        )
        yield in_manifest(contributed, "key", told, Severity.WARNING)
        return


def _owners(contributed: Contributed, around: Surroundings) -> Iterator[Message | str]:
    """Yield what has the key of a contribution already, on maps that both are for."""
    stated = contributed.contribution
    kinds = [stated.kind] if stated.kind else list(EDITOR_KINDS)
    ours = [*TOOLS, *(tool for kind in kinds for tool in editor_kind_of(kind).tools)]
    yield from (tool.title for tool in ours if tool.key == stated.key)
    for sort in KEYED_SORTS:
        for other in around.known(sort):
            each = other.contribution
            if each is not stated and each.key == stated.key and _meet(each.kind, stated.kind):
                yield each.title.get("en", each.id)


def _meet(one: str, other: str) -> bool:
    """Tell whether two contributions are there on one map."""
    return not one or not other or one == other


def _no_icon(name: str) -> Message:
    meant = closest(name, icon_names())
    if meant:
        return message(
            "There is no drawing “{name}” (did you mean “{meant}”?).", name=name, meant=meant
        )
    known = ", ".join(sorted(icon_names()))
    return message("There is no drawing “{name}”; there are {known}.", name=name, known=known)
