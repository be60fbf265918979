"""The place of a fault: which line of a plugin's own files was running when something was raised."""

from inspect import unwrap
from pathlib import Path
from traceback import walk_tb
from typing import NamedTuple

from hullwright.schema.messages import Message, in_a_row, message


class FaultPlace(NamedTuple):
    """A line of a file of a plugin."""

    file: str
    """Its path inside the plugin's folder."""
    line: int


def fault_place(fault: BaseException, folder: Path) -> FaultPlace | None:
    """Return the innermost line of a plugin's files that a fault came through, if there is one."""
    if isinstance(fault, SyntaxError) and (place := _place(fault.filename, fault.lineno, folder)):
        return place
    lines = ((frame.f_code.co_filename, line) for frame, line in walk_tb(fault.__traceback__))
    places = [place for name, line in lines if (place := _place(name, line, folder))]
    return places[-1] if places else None


def code_place(code: object, folder: Path) -> FaultPlace | None:
    """Return where a function of a plugin begins, for what it returned instead of raising something."""
    found = getattr(code, "__code__", None)
    return _place(found.co_filename, found.co_firstlineno, folder) if found else None


def _place(name: str | None, line: int | None, folder: Path) -> FaultPlace | None:
    try:
        return FaultPlace(Path(name or "").relative_to(folder).as_posix(), line or 1)
    except ValueError:
        return None


def function_place(function: object, folder: Path) -> FaultPlace | None:
    """Return where a function begins, if that is in a plugin's files."""
    inner = unwrap(function) if callable(function) else function
    called = getattr(inner, "__code__", None) or getattr(type(inner).__call__, "__code__", None)
    return _place(called.co_filename, called.co_firstlineno, folder) if called else None


def with_place(reason: Message | str, place: FaultPlace | None) -> Message | str:
    """Return what went wrong, with the place in brackets behind it.

    >>> str(with_place("KeyError: 'hull'", FaultPlace("reader.py", 12)))
    "KeyError: 'hull' (reader.py, line 12)"
    """
    if place is None:
        return reason
    return message("{reason} ({file}, line {line})", reason=reason, **place._asdict())


def followed_by_place(sentence: Message, place: FaultPlace | None) -> Message:
    """Return a sentence, and after it another one that tells the place.

    >>> str(followed_by_place(message("It took too long."), FaultPlace("reader.py", 12)))
    'It took too long. That was in reader.py, line 12.'
    """
    if place is None:
        return sentence
    where = message("That was in {file}, line {line}.", file=place.file, line=place.line)
    return in_a_row([sentence, where])
