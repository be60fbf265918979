"""What runs in the process in which code is tried: load it, write down how that went, and end."""

import json
import os
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

from .packages import NoSuchName, resolved
from .plugin import in_words
from .settings import Outcome, Verdict


class Trial:
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


def main() -> None:
    """Try what the command line names, and end at once, whatever threads the code has started."""
    answer, package, folder, code = sys.argv[1:]
    with Trial() as trial:
        resolved(package, Path(folder), code)
    found = {"outcome": trial.verdict.outcome, "detail": trial.verdict.detail}
    Path(answer).write_text(json.dumps(found), "utf-8")
    os._exit(0)


if __name__ == "__main__":
    main()
