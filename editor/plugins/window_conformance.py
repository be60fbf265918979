"""What is asked of contributions to the window beyond their code: drawings that exist and keys that are free."""

from collections.abc import Iterator

from hullwright.plugins.commands import MENUS
from hullwright.plugins.conformance.functions import function_mistakes
from hullwright.plugins.conformance.mistake import Mistake, in_manifest
from hullwright.plugins.conformance.surroundings import Surroundings
from hullwright.plugins.host import Contributed
from hullwright.plugins.overlays import values_from
from hullwright.schema.checks.problem import Severity
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds import KINDS, map_kind
from hullwright.schema.messages import Message, message
from hullwright.schema.names import closest

from ..drawing.icon_names import icon_names
from ..kinds.table import EDITOR_KINDS, editor_kind_of
from ..tools.table import TOOLS
from .window_keys import WINDOW_KEYS

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


def overlay_mistakes(contributed: Contributed, around: Surroundings) -> Iterator[Mistake]:
    """Yield what is wrong with an overlay; if its code may run, it is tried on an empty map."""
    yield from function_mistakes(contributed, around)
    yield from icon_mistakes(contributed)
    if around.runs_code:
        yield from _failing_overlay(contributed)


def _failing_overlay(contributed: Contributed) -> Iterator[Mistake]:
    """Yield a mistake if an overlay fails on an empty map of its kind."""
    kind = contributed.contribution.kind or next(iter(KINDS))
    if kind not in KINDS or not callable(_loaded(contributed)):
        return
    made = map_kind(kind)
    document = made.new("Trial", made.blank(None))
    try:
        values_from(contributed, made.survey(document))
    except HullwrightError as fault:
        told = message("It fails on an empty map: {reason}", reason=fault)
        yield in_manifest(contributed, "code", told)


def _loaded(contributed: Contributed) -> object:
    try:
        return contributed.load()
    except HullwrightError:
        # Said of all code that does not load.
        return None


def command_mistakes(contributed: Contributed, around: Surroundings) -> Iterator[Mistake]:
    """Yield what is wrong with a command."""
    yield from function_mistakes(contributed, around)
    yield from icon_mistakes(contributed)
    yield from key_mistakes(contributed, around)
    menu = contributed.contribution.menu
    if menu and menu not in MENUS:
        known = ", ".join(MENUS)
        told = message("There is no menu “{menu}”; there are {known}.", menu=menu, known=known)
        yield in_manifest(contributed, "menu", told, Severity.WARNING)


def icon_mistakes(contributed: Contributed) -> Iterator[Mistake]:
    """Yield a mistake if its drawing is none of ours."""
    name = contributed.contribution.icon
    if name and name not in icon_names():
        yield in_manifest(contributed, "icon", _no_icon(name), Severity.WARNING)


def key_mistakes(contributed: Contributed, around: Surroundings) -> Iterator[Mistake]:
    """Yield a mistake if its shortcut is taken by one of our tools, or by another contribution."""
    stated = contributed.contribution
    if stated.key in WINDOW_KEYS:
        told = message(
            "A command of the window already has the key {key}. Choose another.",
            key=stated.key,
        )
        yield in_manifest(contributed, "key", told, Severity.WARNING)
        return
    for owner in _owners(contributed, around) if stated.key else ():
        told = message(
            "“{owner}” already has the key {key}. Choose another.",
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
