"""An attempt to load code, made in a process of its own, where it can do no harm to the program."""

from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self

from hullwright.schema.errors import trace_of
from hullwright.schema.packs.unfit import Unfit
from hullwright.schema.processes.child import Child

from .contents import snapshot
from .discovery import GROUP
from .fault_place import fault_place
from .packages import NoSuchName, make_importable, resolved
from .plugin import in_words
from .settings import Outcome, Verdict


class _Attempt:
    """Holds on to whatever is raised inside it, even what would end the process."""

    verdict = Verdict(Outcome.FINE)

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _: type[BaseException] | None, fault: BaseException | None, __: TracebackType | None
    ) -> bool:
        if isinstance(fault, NoSuchName):
            self.verdict = Verdict(Outcome.MISSING, str(fault)[:200])
        elif fault is not None:
            place = fault_place(fault, self._folder)
            self.verdict = Verdict(Outcome.RAISES, in_words(fault), place, trace_of(fault))
        return True


@dataclass(frozen=True, kw_only=True)
class Wanted:
    """Code of a plugin that another process is to load, out of this content and no other."""

    package: str
    folder: str
    content_hash: str
    code: str
    """As `module:name`."""


def attempted(_: Child, wanted: Wanted) -> Verdict | None:
    """Return how loading code goes, or None if the folder does not hold what was named, which is not run."""
    folder = Path(wanted.folder)
    try:
        present = snapshot(folder)
    except Unfit:
        return None
    if present.content_hash != wanted.content_hash:
        return None
    with _Attempt(folder) as attempt:
        if not wanted.package.startswith(f"{GROUP}."):
            make_importable(wanted.package, folder, present)
        resolved(wanted.package, wanted.code)
    return attempt.verdict
