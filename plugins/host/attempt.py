"""An attempt to load code, made in a process of its own, where it can do no harm to the program."""

from pathlib import Path
from types import TracebackType
from typing import Self

from hullwright.schema.processes.child import Child

from .packages import NoSuchName, resolved
from .plugin import in_words
from .settings import Outcome, Verdict


class _Attempt:
    """Holds on to whatever is raised inside it, even what would end the process."""

    verdict = Verdict(Outcome.FINE)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _: type[BaseException] | None, fault: BaseException | None, __: TracebackType | None
    ) -> bool:
        if isinstance(fault, NoSuchName):
            self.verdict = Verdict(Outcome.MISSING, str(fault)[:200])
        elif fault is not None:
            self.verdict = Verdict(Outcome.RAISES, in_words(fault))
        return True


def attempted(_: Child, package: str, folder: str, code: str) -> Verdict:
    """Return how loading `module:name` goes."""
    with _Attempt() as attempt:
        resolved(package, Path(folder), code)
    return attempt.verdict
