"""TOML text: parsing that survives hostile files, to nothing but what JSON can hold as well."""

import re
import tomllib
from collections.abc import Iterator
from datetime import date, time

from ..complaints import Complaint, JsonPath, Unreadable, unreadable, within
from ..limits import MAX_DEPTH
from ..messages import message
from ..records import Json
from .jsontext import number, stay_within_limits, too_deep

_KEY = r"""(?:[\w-]+|"(?:[^"\\\n]|\\.)*"|'[^'\n]*')"""
_DEEP_KEY = re.compile(rf"(?:^|[\[{{,])[ \t]*(?:{_KEY}[ \t]*\.[ \t]*){{{MAX_DEPTH}}}", re.MULTILINE)
"""A key or the name of a table too deep for us: tomllib takes the square of its length to read it."""


def parse_toml(text: str, source: str) -> Json:
    """Return what a TOML text says, or raise Unreadable with what is wrong with it."""
    if _DEEP_KEY.search(text):
        raise too_deep(source)
    try:
        value = tomllib.loads(text, parse_float=number)
    except tomllib.TOMLDecodeError as fault:
        raise unreadable(source, "It is not TOML: {reason}.", reason=fault) from None
    except RecursionError:
        raise too_deep(source) from None
    except ValueError:
        raise unreadable(source, "A number has too many digits.") from None
    stay_within_limits(value, source)
    dates = list(_dates(value, ()))
    if dates:
        raise Unreadable(source, dates)
    return value


def _dates(value: Json, path: JsonPath) -> Iterator[Complaint]:
    """Yield a complaint for each date and time, which only TOML knows."""
    if isinstance(value, dict):
        for key, each in value.items():
            yield from _dates(each, (*path, key))
    elif isinstance(value, list):
        for index, each in enumerate(value):
            yield from _dates(each, (*path, index))
    elif isinstance(value, date | time):
        what = message(
            "{value} is a date or a time. Put it in quotes to make it text.", value=value
        )
        yield Complaint(path, within("", path), what)
