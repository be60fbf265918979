"""How a piece of work ended."""

from types import TracebackType
from typing import Self


class Ending:
    """Holds on to whatever is raised inside it, also what would end the process."""

    fault: BaseException | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _: type[BaseException] | None, fault: BaseException | None, __: TracebackType | None
    ) -> bool:
        self.fault = fault
        return True

    @property
    def code(self) -> int | None:
        """The exit code, or None if it was an exception that nobody should see."""
        if self.fault is None:
            return 0
        if isinstance(self.fault, SystemExit):
            return int(self.fault.code or 0)
        return None
