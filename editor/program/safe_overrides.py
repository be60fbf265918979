"""Safe overrides: no exception gets out of a method with which a class of Python takes the place of one of Qt's.

Qt calls such methods from C++, where an exception has nowhere to go. PySide keeps it and raises it from
whatever is called next, which may be the constructor of an innocent widget, and then the program ends.
"""

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import wraps
from inspect import isfunction
from types import TracebackType
from typing import Any

from PySide6.QtCore import QSize
from shiboken6 import Shiboken

TELLS = frozenset(
    {
        "addItem",
        "closeEditor",
        "currentChanged",
        "destroyEditor",
        "done",
        "hidePopup",
        "initStyleOption",
        "keyboardSearch",
        "paint",
        "redo",
        "setEditorData",
        "setGeometry",
        "setModelData",
        "setVisible",
        "showPopup",
        "stepBy",
        "undo",
        "updateEditorGeometry",
    }
)
"""What Qt tells without waiting for an answer; and every method whose name ends with `Event`."""

ASKS: Mapping[str, object] = {
    "columnCount": 0,
    "count": 0,
    "createEditor": None,
    "createWidget": None,
    "data": None,
    "editorEvent": False,
    "event": False,
    "eventFilter": False,
    "focusNextPrevChild": False,
    "hasHeightForWidth": False,
    "id": -1,
    "itemAt": None,
    "mergeWith": False,
    "rowCount": 0,
    "setData": False,
    "takeAt": None,
}
"""What Qt asks for, and an answer with which it can go on."""

USUAL = frozenset(
    {
        "__lt__",
        "actualSize",
        "availableSizes",
        "clone",
        "expandingDirections",
        "flags",
        "headerData",
        "heightForWidth",
        "loadResource",
        "minimumSize",
        "minimumSizeHint",
        "minimumTabSizeHint",
        "pixmap",
        "sizeHint",
        "tabSizeHint",
        "validate",
        "valueFromText",
    }
)
"""What Qt asks for and has an answer of its own to."""

SIZES = frozenset({"minimumSize", "sizeHint"})
"""What every layout has to answer itself."""

_KNOWN = TELLS | ASKS.keys() | USUAL

# Any: what all classes of Qt come from has no stub that says so.
_ROOT: Any = Shiboken.Object

# Any: overrides differ in what they take and give.
Override = Callable[..., Any]


def make_overrides_safe() -> None:
    """Guard the overrides of all classes there are, and of all that are still to be made, those of plugins too."""
    if _SAFE:
        # All classes that were made since are guarded already.
        return
    for kind in _kinds(_ROOT):
        _guard(kind)
    _ROOT.__init_subclass__ = classmethod(_made)


def _made(kind: type[Any], /, **details: object) -> None:
    super(_ROOT, kind).__init_subclass__(**details)
    _guard(kind)


def _kinds(kind: type[Any]) -> Iterator[type[Any]]:
    for each in kind.__subclasses__():
        yield each
        yield from _kinds(each)


def is_override(kind: type, name: str) -> bool:
    """Tell whether a method of a class takes the place of one that Qt itself calls."""
    return (name in _KNOWN or name.endswith("Event")) and _native(kind, name) is not None


def _guard(kind: type) -> None:
    if kind.__module__.partition(".")[0] in {"PySide6", "Shiboken", "shiboken6"}:
        return
    for name, method in list(vars(kind).items()):
        if is_override(kind, name) and isfunction(method) and method not in _SAFE:
            setattr(kind, name, _safe(method, name, _native(kind, name)))


def _native(kind: type, name: str) -> Override | None:
    """Return Qt's own method of a name, if the class has one to take the place of."""
    for each in kind.__mro__:
        if each.__module__.startswith("PySide6") and name in vars(each):
            return getattr(each, name, None)
    return None


def _safe(method: Override, name: str, native: Override | None) -> Override:
    @wraps(method)
    def safe(*arguments: Any, **named: Any) -> Any:
        # Libraries call methods that only have the name of one of Qt's by names of arguments, too.
        with suppress_and_tell:
            return method(*arguments, **named)
        if name in USUAL and native is not None:
            with suppress(NotImplementedError):
                return native(*arguments)
        return QSize() if name in SIZES else ASKS.get(name)

    _SAFE.add(safe)
    return safe


class SuppressAndTell:
    """A block in which exceptions are treated as those of slots are: told by `sys.excepthook`, and over."""

    def __enter__(self) -> None:
        pass

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> bool:
        if kind is not None and fault is not None:
            sys.excepthook(kind, fault, trace)
        return True


suppress_and_tell = SuppressAndTell()
_SAFE: set[Override] = set()
"""What is guarded already."""
