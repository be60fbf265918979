"""Tokens: contents that a map has once or by number, and the lock that keeps brushes off such pieces."""

from collections.abc import Callable
from typing import NamedTuple

from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.messages import Message


@late_dataclass
class Tokens:
    """The contents of a map kind that are put down one by one."""

    numbered: tuple[str, ...] = ()
    """Words that come with a number, each its own; the first one is put down unless another is chosen."""
    single: frozenset[str] = frozenset()
    """Contents that a map has once, so that putting another down moves it."""

    def has(self, content: str) -> bool:
        """Tell whether a content is one of these."""
        return content in self.single or self.is_numbered(content)

    def is_numbered(self, content: str) -> bool:
        """Tell whether a content is one of those with numbers.

        >>> Tokens(("pod",)).is_numbered("pod 3")
        True
        """
        word, _, number = content.rpartition(" ")
        is_number = bool(word) and number.isascii() and number.isdigit()
        return (word if is_number else content) in self.numbered


NO_TOKENS = Tokens()


class PieceLock(NamedTuple):
    """What of a map kind can be locked against brushes."""

    title: Message
    """What the switch says, such as "Lock pods and starts"."""
    holds: Callable[[str], bool]
    """Whether a content is such a piece."""
