"""The form in which values travel between our processes: a length, then a pickled value.

Only processes of ours speak so. Nothing but plain values, and classes and functions that this package
itself defines, is unpacked, so that a stray byte can't call anything else.
"""

import pickle
from collections.abc import Iterator
from io import BytesIO
from typing import Any

_PLAIN = frozenset({"set", "frozenset", "complex", "bytearray", "range", "slice"})
_OURS = "hullwright."
_LENGTH = 8
LAST = bytes(_LENGTH)
"""An empty frame: after what came before it there is nothing more to do."""


def framed(value: object) -> bytes:
    """Return a value as it travels."""
    packed = pickle.dumps(value, protocol=pickle.HIGHEST_PROTOCOL)
    return len(packed).to_bytes(_LENGTH, "big") + packed


class Frames:
    """Puts together the values that arrive in pieces."""

    def __init__(self) -> None:
        self._arrived = bytearray()

    def packed(self, piece: bytes) -> Iterator[bytes]:
        """Take in what has arrived and yield the values that are complete, still packed."""
        self._arrived += piece
        while len(self._arrived) >= _LENGTH:
            end = _LENGTH + int.from_bytes(self._arrived[:_LENGTH], "big")
            if len(self._arrived) < end:
                return
            packed = bytes(self._arrived[_LENGTH:end])
            del self._arrived[:end]
            yield packed

    # Any: whatever was sent; both ends agree on what that is.
    def taken(self, piece: bytes) -> Iterator[Any]:
        """Take in what has arrived and yield the values that are complete."""
        return map(unpacked, self.packed(piece))


def unpacked(packed: bytes) -> Any:
    """Return the value that was packed."""
    return _Unpickler(BytesIO(packed)).load()


class _Unpickler(pickle.Unpickler):
    """Knows the classes and functions of this package, and plain values."""

    def find_class(self, module: str, name: str) -> object:
        if module == "builtins" and name in _PLAIN:
            return super().find_class(module, name)
        if module.startswith(_OURS):
            found = super().find_class(module, name)
            # A module of ours leads to those it imports: `saving` to `os`, and that to `system`.
            if getattr(found, "__module__", "").startswith(_OURS):
                return found
        told = f"{module}.{name} does not travel between our processes"
        raise pickle.UnpicklingError(told)
