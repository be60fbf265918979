"""Mutants: honest files changed at random, in what they say (structure) or in how it is written (bytes)."""

import json
import tomllib
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, TypeAlias

import tomli_w

from .originals import Original, originals

Node: TypeAlias = tuple[Any, Any]
"""A container and a key or index in it."""

LITERAL = "literal:"
"""Begins a string that stands in the file without its quotes: for what no JSON library would write."""
HOSTILE: tuple[Any, ...] = (
    None,
    True,
    0,
    -1,
    1.0,
    -1.0,
    0.5,
    -0.0,
    2**31,
    2**63,
    10**30,
    1e300,
    f"{LITERAL}1e400",
    f"{LITERAL}NaN",
    f"{LITERAL}-Infinity",
    f"{LITERAL}{'9' * 5000}",
    f"{LITERAL}1979-05-27",
    f"{LITERAL}07:32:00",
    "",
    " ",
    "x" * 20_000,
    "0",
    "../../x",
    "/dev/null",
    "con",
    "<img src=x>",
    "<b>&amp;</b>",
    "{name} %s {0}",
    "\x1b[2J\x1b]0;x\x07",
    "\u202eevil\u2066",
    "e\u0301\u200b\ufeff",
    "😀" * 50,
    f'{LITERAL}"\\ud800"',
    [],
    {},
    [[]],
    {"": ""},
    [None] * 300,
    f"{LITERAL}{'[' * 3000}{']' * 3000}",
    f'{LITERAL}{{"a": 1, "a": 2}}',
)


@dataclass(frozen=True)
class Mutant:
    """A file that nobody made with care."""

    original: Original
    content: bytes


def mutant(sort: str, chance: Random) -> Mutant:
    """Return a mutant of one of the honest files of a sort."""
    original = chance.choice(originals(sort))
    value = _value(original)
    if value is not None and chance.random() < 0.75:
        return Mutant(original, _restructured(value, chance, is_toml=original.suffix == ".toml"))
    return Mutant(original, _scrambled(original.content, chance))


# In what it says.


@cache
def _value(original: Original) -> Any:
    """Return what an honest file says, or None if that can't be told: some are pictures, some are broken."""
    read = {".json": json.loads, ".toml": tomllib.loads}.get(original.suffix)
    try:
        return read(original.content.decode()) if read else None
    except ValueError:
        return None


def _restructured(value: Any, chance: Random, *, is_toml: bool) -> bytes:
    holder = [deepcopy(value)]
    for _ in range(chance.choice((1, 1, 1, 2, 3, 6))):
        change = chance.choice(CHANGES)
        change(*chance.choice(list(_nodes(holder))), chance)
    return _written(holder[0], is_toml=is_toml)


def _nodes(container: Any) -> Iterator[Node]:
    """Yield every place of a value, and its whole."""
    open_ = [container]
    while open_:
        inner = open_.pop()
        keys = list(inner) if isinstance(inner, dict) else range(len(inner))
        for key in keys:
            yield inner, key
            if isinstance(inner[key], dict | list):
                open_.append(inner[key])


def _written(value: Any, *, is_toml: bool) -> bytes:
    # A TOML file holds a table; the others are written as a line that is none.
    if is_toml and isinstance(value, dict):
        try:
            text = tomli_w.dumps(_without_nothing(value))
        except (TypeError, ValueError, RecursionError):
            text = json.dumps(value)
    else:
        text = json.dumps(value, ensure_ascii=False)
    return _with_literals(text).encode("utf-8", "surrogatepass")


def _without_nothing(value: Any) -> Any:
    """Return a value without null, which TOML does not know."""
    if isinstance(value, dict):
        return {key: _without_nothing(each) for key, each in value.items() if each is not None}
    if isinstance(value, list):
        return [_without_nothing(each) for each in value if each is not None]
    return value


def _with_literals(text: str) -> str:
    for each in HOSTILE:
        if isinstance(each, str) and each.startswith(LITERAL):
            text = text.replace(json.dumps(each), each.removeprefix(LITERAL))
    return text


def _replace(container: Any, key: Any, chance: Random) -> None:
    container[key] = deepcopy(chance.choice(HOSTILE))


def _remove(container: Any, key: Any, chance: Random) -> None:
    if isinstance(container, dict) or len(container) > 1:
        del container[key]


def _repeat(container: Any, key: Any, chance: Random) -> None:
    """Say something many times."""
    times = chance.choice((2, 3, 40, 400))
    if isinstance(container, list):
        container[key:key] = [deepcopy(container[key]) for _ in range(times)]
    elif isinstance(container[key], str | list) and len(container[key]) * times < 20_000:
        container[key] = container[key] * times
    else:
        container.update({f"{key}{number}": container[key] for number in range(min(times, 40))})


def _rename(container: Any, key: Any, chance: Random) -> None:
    if isinstance(container, dict):
        new = chance.choice((f"{key}s", key.upper(), "", "x-" + key, "\x1b[31m" + key, key[:-1]))
        container[new] = container.pop(key)
    else:
        chance.shuffle(container)


def _transplant(container: Any, key: Any, chance: Random) -> None:
    """Put here what stands elsewhere in a file of any sort."""
    donor = chance.choice(originals(chance.choice(("map", "scenario", "recording", "rules"))))
    inner, name = chance.choice(list(_nodes([_value(donor)])))
    container[key] = deepcopy(inner[name])


def _adjust(container: Any, key: Any, chance: Random) -> None:
    """Change a little of a number or a word."""
    value = container[key]
    if isinstance(value, bool):
        container[key] = not value
    elif isinstance(value, int | float):
        container[key] = chance.choice((value + 1, value - 1, -value, value * 1000, float(value)))
    elif isinstance(value, str) and value:
        at = chance.randrange(len(value))
        letter = chance.choice('sdAx.#0\x00\t"\\<&{}é\u202e')
        container[key] = value[:at] + letter + value[at + chance.randrange(2) :]
    elif isinstance(value, list):
        container[key] = value[: chance.randrange(len(value) + 1)]


CHANGES: tuple[Callable[[Any, Any, Random], None], ...] = (
    _replace,
    _replace,
    _remove,
    _repeat,
    _rename,
    _transplant,
    _adjust,
    _adjust,
)


# In how it is written.


def _scrambled(content: bytes, chance: Random) -> bytes:
    for _ in range(chance.choice((1, 1, 2, 5, 20))):
        start = chance.randrange(len(content) + 1)
        end = min(len(content), start + chance.choice((1, 1, 2, 8, 64, 1000)))
        scramble = chance.choice(SCRAMBLES)
        changed = scramble(content[start:end], content, chance)
        content = content[:start] + changed + content[end:]
    return content


def _flipped(piece: bytes, _: bytes, chance: Random) -> bytes:
    return bytes([piece[0] ^ 1 << chance.randrange(8)]) + piece[1:] if piece else b"\0"


def _from_elsewhere(piece: bytes, content: bytes, chance: Random) -> bytes:
    start = chance.randrange(len(content) + 1)
    return content[start : start + len(piece)]


SCRAMBLES: tuple[Callable[[bytes, bytes, Random], bytes], ...] = (
    lambda piece, content, chance: b"",
    lambda piece, content, chance: piece * chance.choice((2, 3, 50)),
    lambda piece, content, chance: chance.randbytes(len(piece)),
    lambda piece, content, chance: bytes([chance.choice(SIGNS)]) + piece[1:],
    lambda piece, content, chance: chance.choice(BEGINNINGS) + piece,
    lambda piece, content, chance: piece.replace(*chance.choice(EXCHANGES)),
    _flipped,
    _from_elsewhere,
)
SIGNS = b'"{}[],:\\0123456789-+.eE\0\r\n\x1b\xff\xfe'
BEGINNINGS = (b"\xef\xbb\xbf", b"\xff\xfe", b"\0", b"//\n", b"\x1f\x8b", b"PK\3\4")
EXCHANGES = ((b"{", b"["), (b'"', b"'"), (b"\n", b"\r"), (b" ", b"\t"), (b"0", b"9"))
