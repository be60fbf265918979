"""The channel between the window and the process that works out answers: a length, then a pickled value.

Only these two processes of ours speak over it. Nothing but plain values and classes of this package is
unpacked, so that a stray byte can't call anything else.
"""

import pickle
from collections.abc import Iterator
from io import BytesIO
from typing import Any

_PLAIN = frozenset({"set", "frozenset", "complex", "bytearray", "range", "slice"})
_LENGTH = 8


def framed(value: object) -> bytes:
    """Return a value as it travels."""
    packed = pickle.dumps(value, protocol=pickle.HIGHEST_PROTOCOL)
    return len(packed).to_bytes(_LENGTH, "big") + packed


class Frames:
    """Puts together the values that arrive in pieces."""

    def __init__(self) -> None:
        self._arrived = bytearray()

    def taken(self, piece: bytes) -> Iterator[Any]:
        """Take in what has arrived and yield the values that are complete."""
        self._arrived += piece
        while len(self._arrived) >= _LENGTH:
            end = _LENGTH + int.from_bytes(self._arrived[:_LENGTH], "big")
            if len(self._arrived) < end:
                return
            packed = bytes(self._arrived[_LENGTH:end])
            del self._arrived[:end]
            yield unpacked(packed)


def unpacked(packed: bytes) -> Any:
    """Return the value that was packed."""
    return _Unpacking(BytesIO(packed)).load()


class _Unpacking(pickle.Unpickler):
    """Knows the classes and functions of this package, and plain values."""

    def find_class(self, module: str, name: str) -> Any:
        if module.startswith("hullwright.") or (module == "builtins" and name in _PLAIN):
            return super().find_class(module, name)
        told = f"{module}.{name} does not travel between our processes"
        raise pickle.UnpicklingError(told)
