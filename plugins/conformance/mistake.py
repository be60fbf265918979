"""Mistakes in plugins: what is wrong, how much it matters, in which file and where in it."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from hullwright.schema.checks.problem import Severity
from hullwright.schema.complaints import Complaint, JsonPath, Unreadable, within
from hullwright.schema.documents.manifests import CODE_KEYS
from hullwright.schema.errors import HullwrightError, system_reason
from hullwright.schema.messages import Message, message

from ..host import Contributed, Plugin
from ..host.discovery import MANIFEST


@dataclass(frozen=True)
class Mistake:
    """Something wrong with a plugin."""

    message: Message
    severity: Severity = Severity.ERROR
    """An error: what it is about can't be used. A warning is to be put right, too; a hint is a remark."""
    file: str = ""
    """The file inside the plugin, or nothing for the plugin as a whole."""
    path: JsonPath = ()
    place: Message | str = ""
    """The place in the person's words, where there are better ones than the steps of its path."""
    code: str = ""
    """The `module:name` that it is about, if it is about one."""

    @property
    def fails(self) -> bool:
        """Tell whether a plugin with it does not conform."""
        return self.severity is not Severity.HINT

    @property
    def sentence(self) -> Message:
        """What is wrong, in which file and where."""
        inside = Complaint(self.path, self.place or within("", self.path), self.message).sentence
        # Nothing in it is to be translated but what fills it.
        return (
            Message("{file}: {what}", {"file": self.file, "what": inside}) if self.file else inside
        )

    def __str__(self) -> str:
        return str(self.sentence)


def in_manifest(
    contributed: Contributed,
    key: str,
    told: Message,
    severity: Severity = Severity.ERROR,
) -> Mistake:
    """Return a mistake in what the manifest says of a contribution, at one of its keys or as a whole."""
    listed = (
        contributed.plugin.manifest.contributes[contributed.sort]
        if contributed.plugin.manifest
        else ()
    )
    at = next((at for at, each in enumerate(listed) if each is contributed.contribution), 0)
    path: JsonPath = ("contributes", contributed.sort, at)
    path = (*path, key) if key else path
    code = getattr(contributed.contribution, key) if key in CODE_KEYS else ""
    return Mistake(told, severity, MANIFEST, path, _place(contributed, key), code)


def _place(contributed: Contributed, key: str) -> Message | str:
    """Return the words for a place of the manifest: the contribution by its id, and the key."""
    return within(f"{contributed.sort}, “{contributed.id}”", filter(None, (key,)))


def in_file(
    plugin: Plugin,
    path: Path,
    told: Message,
    severity: Severity = Severity.ERROR,
    at: JsonPath = (),
    code: str = "",
) -> Mistake:
    """Return a mistake in a file of a plugin, at a place of its JSON, about the code named there, or in all of it."""
    return Mistake(told, severity, name_inside(plugin, path), at, code=code)


def name_inside(plugin: Plugin, path: Path) -> str:
    """Return what a file is called inside its plugin."""
    for root in (plugin.folder, plugin.folder.resolve()):
        if path.is_relative_to(root):
            return path.relative_to(root).as_posix()
    return str(path)


def mistakes_of(fault: HullwrightError | OSError, plugin: Plugin, path: Path) -> Iterator[Mistake]:
    """Yield everything that was raised over a file of a plugin, each with its place."""
    if isinstance(fault, Unreadable):
        for each in fault.complaints:
            yield Mistake(
                each.message, file=name_inside(plugin, path), path=each.path, place=each.place
            )
    elif isinstance(fault, OSError):
        reason = system_reason(fault)
        yield in_file(plugin, path, message("It can't be read: {reason}.", reason=reason))
    else:
        yield in_file(plugin, path, message("{reason}", reason=fault))
