"""The form in which values travel between our processes: a length, then a pickled value.

Only processes of ours speak so. Nothing comes in but plain values and what `travellers.py` lists. A
function comes in as its name, and can be called only when everything has arrived, so that bytes which
are no message of ours call nothing at all.
"""

import copyreg
import pickle
from collections.abc import Callable, Iterator
from importlib import import_module
from io import BytesIO
from typing import Any, NoReturn, Self

from . import travellers

_LENGTH = 8
LARGEST = 2**30
"""Bytes of a message at the most; a map of the greatest size that is read takes a part of it."""
LAST = bytes(_LENGTH)
"""An empty frame: after what came before it there is nothing more to do."""


class BadFrame(Exception):
    """Bytes that are no message of ours."""


# Any: as pickle wants it.
_PACKED: dict[type, Callable[[Any], Any]] = {}
"""How values of classes travel that the other process may not know by their names."""


def travel_as(kind: type, packed: Callable[[Any], tuple[Any, ...]]) -> None:
    """Let values of a class travel as something that is listed: what is called on arrival, and with what."""
    _PACKED[kind] = packed


def framed(value: object) -> bytes:
    """Return a value as it travels."""
    file = BytesIO()
    pickler = pickle.Pickler(file, protocol=pickle.HIGHEST_PROTOCOL)
    if _PACKED:
        pickler.dispatch_table = {**copyreg.dispatch_table, **_PACKED}
    pickler.dump(value)
    packed = file.getvalue()
    return len(packed).to_bytes(_LENGTH, "big") + packed


class Frames:
    """Puts together the values that arrive in pieces."""

    def __init__(self) -> None:
        self._arrived = bytearray()

    def packed(self, piece: bytes) -> Iterator[bytes]:
        """Take in what has arrived and yield the values that are complete, still packed."""
        self._arrived += piece
        while len(self._arrived) >= _LENGTH:
            length = int.from_bytes(self._arrived[:_LENGTH], "big")
            if length > LARGEST:
                raise BadFrame(f"a message of {length} bytes is longer than any of ours")
            end = _LENGTH + length
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
    """Return the value that was packed; BadFrame if it was none of ours."""
    try:
        with _Gate() as gate:
            return _Unpickler(packed, gate).load()
    except BadFrame:
        raise
    except Exception as fault:
        # Bytes that are no pickle raise whatever the step happens to raise that they lead to.
        raise BadFrame(f"{type(fault).__name__}: {fault}") from fault


class _Gate:
    """Tells whether all of a message has arrived."""

    def __init__(self) -> None:
        self.is_open = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.is_open = True


class TravelledFunction:
    """A function that has come in by its name; it is looked up and called once its message has arrived."""

    __slots__ = ("__qualname__", "_gate", "_module")
    __qualname__: str
    _gate: _Gate
    _module: str

    def __init__(self, module: str, name: str, gate: _Gate) -> None:
        for slot, value in (("_module", module), ("__qualname__", name), ("_gate", gate)):
            object.__setattr__(self, slot, value)

    @property
    def function(self) -> Any:
        """The function itself."""
        return getattr(import_module(self._module), self.__qualname__)

    # Any: functions of all sorts travel.
    def __call__(self, *arguments: Any, **named: Any) -> Any:
        """Call the function."""
        if not self._gate.is_open:
            raise BadFrame(f"{self._module}.{self.__qualname__} was to be called on arrival")
        return self.function(*arguments, **named)

    def __reduce__(self) -> tuple[Any, ...] | str:
        raise pickle.PicklingError("it has arrived, and travels no further")

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise BadFrame(f"{name} of a function was to be changed")

    def __setstate__(self, state: object) -> NoReturn:
        raise BadFrame("the state of a function was to be changed")


class _Unpickler(pickle.Unpickler):
    """Knows what `travellers.py` lists by exact names: no parts of what is listed, and nothing near it."""

    def __init__(self, packed: bytes, gate: _Gate) -> None:
        super().__init__(BytesIO(packed))
        self._gate = gate

    def find_class(self, module: str, name: str) -> Any:
        if name in travellers.TYPES.get(module, ()):
            return getattr(import_module(module), name)
        if name in travellers.FUNCTIONS.get(module, ()):
            return TravelledFunction(module, name, self._gate)
        raise BadFrame(f"{module}.{name} does not travel between our processes")
