"""Values of a ruleset's fields: whether one is of the kind, and among the possible ones, of its field."""

import re
from collections.abc import Iterator
from typing import Any, get_args, get_origin

from .fields import GAP, FieldNote

NUMBER = "[1-9][0-9]?"
"""What may stand in the gap of a choice, as a regular expression."""


# Any: Python has no type for what stands in an annotation, such as `Mapping[str, int]`.
def fits(value: object, kind: Any) -> bool:
    """Tell whether a value is of the kind that a field is declared with.

    >>> from collections.abc import Mapping
    >>> fits(("human",), tuple[str, ...]), fits({"soldier": "4"}, Mapping[str, int])
    (True, False)
    """
    if kind is Any:
        return True
    if get_origin(kind) is tuple:
        return isinstance(value, tuple) and all(fits(each, get_args(kind)[0]) for each in value)
    if get_origin(kind) is not None:
        inner = get_args(kind)[1]
        return isinstance(value, dict) and all(fits(each, inner) for each in value.values())
    if kind is int:
        return isinstance(value, int) and not isinstance(value, bool)
    return isinstance(value, kind)


def suits(value: object, note: FieldNote) -> bool:
    """Tell whether a value that fits its field is among those that are possible there.

    >>> suits("pod 3", FieldNote("", choices=("start", "pod {}"))), suits(0, FieldNote("", least=1))
    (True, False)
    """
    if isinstance(value, dict):
        known = not note.keys or all(_is_key(key, note) for key in value)
        # Inside a table, the limit is that of its numbers.
        return known and all(_each_suits(each, note) for each in value.values())
    if isinstance(value, tuple) and len(value) < note.least:
        return False
    return _each_suits(value, note)


def _is_key(key: str, note: FieldNote) -> bool:
    return key in note.keys or bool(note.own_keys and re.fullmatch(note.own_keys, key))


def _each_suits(value: object, note: FieldNote) -> bool:
    if isinstance(value, dict):
        # A piece of one's own, which the whole ruleset is asked about.
        return True
    if isinstance(value, tuple):
        return all(_each_suits(each, note) for each in value)
    if isinstance(value, str):
        is_function = note.slot and ":" in value
        return is_function or not note.choices or bool(re.fullmatch(pattern(note), value))
    if isinstance(value, bool):
        return True
    return isinstance(value, int) and note.least <= value <= note.most


def pattern(note: FieldNote) -> str:
    """Return the regular expression of what a field's texts may be.

    >>> pattern(FieldNote("", choices=("start", "pod {}")))
    'start|pod [1-9][0-9]?'
    """
    own = (note.own_choices,) if note.own_choices else ()
    return "|".join((*(each.replace(GAP, NUMBER) for each in note.choices), *own))


def numbered(value: object, note: FieldNote) -> Iterator[tuple[str, int]]:
    """Yield the numbered places that a value names, such as pod 3, each as role and number.

    >>> list(numbered(("start", "pod 3"), FieldNote("", choices=("start", "pod {}"))))
    [('pod', 3)]
    """
    roles = [each.removesuffix(f" {GAP}") for each in note.choices if each.endswith(f" {GAP}")]
    for text in value if isinstance(value, tuple) else (value,):
        role, _, number = str(text).partition(" ")
        if role in roles:
            yield role, int(number)
