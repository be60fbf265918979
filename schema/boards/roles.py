"""The roles of a board's spaces, one byte for each, so that a million of them are cheap to sift."""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import overload

from ..messages import Message, message


class Roles(Sequence[str]):
    r"""A sequence of roles, stored as one byte each; at most 256 different ones.

    >>> roles = Roles.of(["pod", "silent", "pod"])
    >>> roles[1], roles.mask({"pod"}), roles.counts()
    ('silent', b'\x01\x00\x01', {'pod': 2, 'silent': 1})
    """

    def __init__(self, names: Sequence[str], codes: bytes) -> None:
        """Take different names, and for each space the number of its name."""
        self._names = tuple(names)
        self._codes = codes

    @classmethod
    def of(cls, roles: Iterable[str]) -> "Roles":
        """Return some roles as they are stored."""
        if isinstance(roles, cls):
            return roles
        listed = list(roles)
        number = {name: each for each, name in enumerate(dict.fromkeys(listed))}
        return cls(tuple(number), bytes(map(number.__getitem__, listed)))

    def mask(self, roles: Iterable[str]) -> bytes:
        """Return a byte for each space: 1 where it has one of the roles, 0 elsewhere."""
        wanted = set(roles)
        table = bytes(name in wanted for name in self._names).ljust(256, b"\0")
        return self._codes.translate(table)

    def counts(self) -> dict[str, int]:
        """Return how many spaces have each role, most first."""
        counts = {name: self._codes.count(code) for code, name in enumerate(self._names)}
        return dict(
            Counter({name: number for name, number in counts.items() if number}).most_common()
        )

    def __len__(self) -> int:
        return len(self._codes)

    def __iter__(self) -> Iterator[str]:
        return map(self._names.__getitem__, self._codes)

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> list[str]: ...
    def __getitem__(self, index: int | slice) -> str | list[str]:
        if isinstance(index, slice):
            return [self._names[code] for code in self._codes[index]]
        return self._names[self._codes[index]]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Roles)
            and len(self) == len(other)
            and all(map(str.__eq__, self, other))
        )

    def __hash__(self) -> int:
        return hash((len(self), self._codes[:1]))


def marked(mask: bytes) -> list[int]:
    r"""Return the indices where a mask is set.

    >>> marked(b"\0\1\1")
    [1, 2]
    """
    return [each.start() for each in _SET.finditer(mask)]


def both(a: bytes, b: bytes) -> bytes:
    r"""Return the mask that is set where two masks are.

    >>> both(b"\1\1\0", b"\0\1\1")
    b'\x00\x01\x00'
    """
    joined = int.from_bytes(a, "little") & int.from_bytes(b, "little")
    return joined.to_bytes(len(a), "little")


def without(mask: bytes, spaces: Collection[int]) -> bytes:
    r"""Return a mask that is not set at some indices.

    >>> without(b"\1\1\0", {0})
    b'\x00\x01\x00'
    """
    if not spaces:
        return mask
    left = bytearray(mask)
    for each in spaces:
        left[each] = 0
    return bytes(left)


def inverted(mask: bytes) -> bytes:
    r"""Return the mask that is set where a mask is not.

    >>> inverted(b"\1\0")
    b'\x00\x01'
    """
    return mask.translate(_INVERTED)


_SET = re.compile(b"\1")
_INVERTED = bytes([1]) + bytes(255)


WORDS: Mapping[str, Message] = {
    "hull": message("hull"),
    "silent": message("silent"),
    "dangerous": message("dangerous"),
    "human": message("human"),
    "alien": message("alien"),
    "pod": message("pod"),
}


def role_words(role: str) -> Message | str:
    """Return what a role is called in a sentence; one that we have no word for by its name."""
    return WORDS.get(role, role)
