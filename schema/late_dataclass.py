"""Frozen dataclasses whose methods are made when somebody needs them first.

A dataclass compiles half a dozen methods where it is defined. A program that opens a window defines hundreds of
dataclasses, makes values of a few dozen before a person sees something, and compares or prints hardly any.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from threading import RLock
from typing import Any, TypeVar, dataclass_transform, overload

T = TypeVar("T")

_TO_MAKE_VALUES = (
    "__dataclass_fields__",
    "__match_args__",
    "__init__",
    "__setattr__",
    "__delattr__",
)
_TO_COMPARE = ("__eq__", "__hash__")
_TO_PRINT = ("__repr__",)
_ONE_AT_A_TIME = RLock()


class _Unmade:
    """Stands for an attribute of a class until somebody asks for it, and has it made then."""

    def __init__(self, name: str, make: Callable[[], None]) -> None:
        self._name = name
        self._make = make

    # Any: what is asked for may be a method, or what the class says of its fields.
    def __get__(self, value: object, kind: type) -> Any:
        self._make()
        return getattr(kind if value is None else value, self._name)


@overload
def late_dataclass(kind: type[T], /) -> type[T]: ...


@overload
def late_dataclass(*, kw_only: bool = False, eq: bool = True) -> Callable[[type[T]], type[T]]: ...


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def late_dataclass(
    kind: type[T] | None = None, /, *, kw_only: bool = False, eq: bool = True
) -> type[T] | Callable[[type[T]], type[T]]:
    """Return the class as `dataclass(frozen=True)` would, as soon as it makes a difference."""

    def prepared(kind: type[T]) -> type[T]:
        make = dataclass(frozen=True, kw_only=kw_only, eq=False, repr=False)
        _postpone(kind, _TO_MAKE_VALUES, lambda _: make(kind))
        further = (*_TO_COMPARE, *_TO_PRINT) if eq else _TO_PRINT
        _postpone(kind, further, lambda missing: _take_from_twin(kind, missing))
        return kind

    return prepared(kind) if kind else prepared


def _postpone(kind: type, names: Sequence[str], make: Callable[[Sequence[str]], object]) -> None:
    """Have attributes made that a class does not bring itself, together when somebody asks for the first of them."""
    # A class that says when its values are equal has None there, unless it says how they are hashed.
    missing = [each for each in names if vars(kind).get(each) is None]

    def make_once() -> None:
        with _ONE_AT_A_TIME:
            if any(isinstance(vars(kind).get(each), _Unmade) for each in missing):
                for each in missing:
                    delattr(kind, each)
                make(missing)

    for each in missing:
        setattr(kind, each, _Unmade(each, make_once))


def _take_from_twin(kind: type, names: Sequence[str]) -> None:
    """Give a class methods that dataclasses make for another one with the same fields."""
    described = {"__qualname__": kind.__qualname__, "__doc__": kind.__doc__}
    twin: type = type(kind.__name__, (kind,), described)
    dataclass(frozen=True, init=False)(twin)
    for each in names:
        setattr(kind, each, vars(twin)[each])
