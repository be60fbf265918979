"""Commands that plugins bring: a function of a map that returns another one, something to say, or nothing.

A command is a function `(context)`. It returns a whole map, what some cells hold afterwards by label (such
as `{"D09": "silent"}`), a sentence, a `CommandResult` for several of these, or None. It changes nothing
itself: the window makes one step of it that can be undone. Nothing here knows Qt.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

from hullwright.schema.complaints import Unreadable
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.reader import build
from hullwright.schema.messages import Message, in_a_row, message, verbatim
from hullwright.schema.names import closest
from hullwright.schema.processes.tasks import plain_message
from hullwright.schema.records import Json

from .contributions import full_name, usable_anywhere
from .host import Contributed, Host, Plugin
from .host.patience import brought_in, guarded
from .settings import settings_of

SECONDS = 60.0
"""How long a command may take."""

MENU = "Plugins"
"""The menu of commands that name none."""
MENUS = (
    "File",
    "Edit",
    "Select",
    "Symmetry",
    "View",
    "Map",
    "Scenario",
    "Tools",
    MENU,
    "Help",
)
"""The menus in which commands may stand."""

_LONG = 2000


@dataclass(frozen=True)
class CommandInput:
    """What a command works with."""

    document: MapDocument
    """The map in front."""
    selection: tuple[str, ...] = ()
    """The labels of the selected cells."""
    options: Mapping[str, Json] = field(default_factory=dict)
    """The settings of the plugin, as they are now."""
    progress: Callable[[float], None] = field(default=lambda _: None, compare=False)
    """Says how far the command is, from 0 to 1; for those that take long."""


@dataclass(frozen=True)
class CommandResult:
    """What is to become of a command."""

    document: MapDocument | None = None
    """The map afterwards, or None to leave it."""
    contents: Mapping[str, str] = field(default_factory=dict)
    """What some cells hold afterwards, by label, as words such as "silent" or "pod 3"."""
    message: Message | None = None
    """A sentence to show."""


CommandAnswer: TypeAlias = MapDocument | Mapping[str, str] | CommandResult | Message | str | None


class CommandCode(Protocol):
    """What a command's `code` names."""

    def __call__(self, context: CommandInput, /) -> CommandAnswer:
        """Return what is to become of the map, or something to say."""
        ...


def usable_commands(host: Host) -> tuple[Contributed, ...]:
    """Return the commands of plugins whose code may run, whatever map kind they are for."""
    return usable_anywhere(host, "commands")


def command_named(host: Host, name: str, kind: str) -> Contributed:
    """Return the command of a full name, or of an id that only one plugin has; HullwrightError if there is none."""
    known = usable_commands(host)
    found = [each for each in known if name in {full_name(each), each.id}]
    if len(found) > 1:
        raise HullwrightError(
            message(
                "Several plugins have a command “{name}”: {known}. Say which one.",
                name=name,
                known=", ".join(map(full_name, found)),
            )
        )
    if not found:
        raise HullwrightError(_unknown(name, [full_name(each) for each in known]))
    if found[0].contribution.kind not in {"", kind}:
        raise HullwrightError(
            message(
                "“{name}” is for maps of the kind {wanted}, but this one is of the kind {kind}.",
                name=name,
                wanted=found[0].contribution.kind,
                kind=kind,
            )
        )
    return found[0]


def _unknown(name: str, known: list[str]) -> Message:
    if not known:
        return message(
            "There is no command “{name}”: no plugin that you trust brings one.", name=name
        )
    meant = closest(name, [*known, *(each.partition("/")[2] for each in known)])
    if meant:
        return message(
            "There is no command “{name}” (did you mean “{meant}”?).", name=name, meant=meant
        )
    return message(
        "There is no command “{name}”; there are {known}.", name=name, known=", ".join(known)
    )


def carried_out(
    contributed: Contributed,
    document: MapDocument,
    selection: tuple[str, ...] = (),
    progress: Callable[[float], None] = lambda _: None,
) -> CommandResult:
    """Return what a command makes of a map, as our own classes and plain values."""
    plugin = contributed.plugin
    code: CommandCode = brought_in(contributed)
    context = CommandInput(document, selection, settings_of(plugin), progress)
    with guarded(plugin, SECONDS):
        found = _result(code(context))
        made = found.document.to_json() if found.document else None
    if made is None:
        return found
    return CommandResult(_valid(made, document.kind, plugin), found.contents, found.message)


def _result(answer: object) -> CommandResult:
    """Return what a stranger returned in one form; TypeError if it is none of those that are foreseen."""
    match answer:
        case None:
            return CommandResult()
        case CommandResult():
            said = None if answer.message is None else _sentence(answer.message)
            document: object = answer.document
            if not isinstance(document, MapDocument | None):
                raise TypeError(f"a command returned {type(document).__name__} as a map")
            return CommandResult(document, _contents(answer.contents), said)
        case MapDocument():
            return CommandResult(answer)
        case str() | Message():
            return CommandResult(message=_sentence(answer))
        case Mapping():
            return CommandResult(contents=_contents(answer))
    raise TypeError(f"a command returned {type(answer).__name__}, of which nothing can be made")


# Any: what a stranger returned, which is looked at key by key.
def _contents(contents: Mapping[Any, Any]) -> Mapping[str, str]:
    for pair in contents.items():
        if not all(isinstance(each, str) for each in pair):
            raise TypeError("a command returned contents that are no words by label")
    return {"".join(label): "".join(content) for label, content in contents.items()}


def _sentence(said: object) -> Message:
    if isinstance(said, Message):
        made = plain_message(said)
        # A gap without a value shows here, while it can still be laid at the plugin's door.
        str(made)
        return made
    return verbatim("".join(str(said)[:_LONG]))


def _valid(made: Json, kind: str, plugin: Plugin) -> MapDocument:
    """Return the map that a command made, as valid as any other; HullwrightError if it is not."""
    try:
        document = build(made, plugin.id)
    except Unreadable as fault:
        reason = in_a_row(each.sentence for each in fault.complaints[:3])
        raise HullwrightError(_unfit(plugin, reason)) from fault
    if not isinstance(document, MapDocument) or document.kind != kind:
        raise HullwrightError(_unfit(plugin, message("It is a map of another kind.")))
    return document


def _unfit(plugin: Plugin, reason: Message) -> Message:
    return message(
        "The plugin “{plugin}” made a map that can't be used: {reason} Nothing was changed. "
        "Please tell its author.",
        plugin=plugin.id,
        reason=reason,
    )
