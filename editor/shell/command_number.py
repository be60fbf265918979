"""The number of a command, such as of turns, which people slide in its menu."""

from collections.abc import Callable

from hullwright.schema.late_dataclass import late_dataclass


@late_dataclass
class CommandNumber:
    """A number that goes with a command."""

    value: Callable[[], int]
    """What it is now."""
    largest: Callable[[], int]
    """How far it goes now; it begins at 1."""
    choose: Callable[[int], object]
    """Takes another number, and carries out the command with it."""
    said: Callable[[int], str]
    """What the command is called with a number."""

    def moved(self, by: int) -> None:
        """Take a number so much further on, as far as there is one."""
        self.choose(min(max(self.value() + by, 1), self.largest()))
