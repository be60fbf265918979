"""Values in source text: what stands there literally, as plain lists, tables and texts. Nothing is run or looked up.

A name stands for itself (`SectorType.DANGEROUS` is the text "DANGEROUS"), a call for the list of what is
handed in, and calls of one function, or texts given to names, are gathered as one value.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from hullwright.schema.limits import MAX_IMPORT_VALUES
from hullwright.schema.records import Json

DEEPEST = 12

_TOKEN = re.compile(
    r"""
    (?P<space>\s+|//[^\n]*|/\*.*?\*/|\#(?![0-9A-Fa-f]{3,6}\b)[^\n]*)
    |(?P<text>[rbfuRBFU]{0,2}(?:\"\"\".*?\"\"\"|'''.*?'''|`[^`]*`|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'))
    |(?P<number>-?[0-9][0-9_]*(?:\.[0-9]+)?[LlFf]?)
    |(?P<name>[A-Za-z_$][\w$]*(?:(?:\.|::)[A-Za-z_$][\w$]*)*)
    |(?P<mark>.)
    """,
    re.VERBOSE | re.DOTALL,
)
_OPENING = {"[": "]", "{": "}", "(": ")"}
_SKIPPED = {"new", "const", "let", "var", "final", "val", "Some"}


class SourceTooLong(Exception):
    """More tokens than anybody reads."""


class _Token(NamedTuple):
    sort: str
    text: str


class _NoValue(Exception):
    """Something that does not stand there literally."""


def values_in(text: str) -> Json:
    """Return everything in source text that is a value, as a list of them."""
    tokens = list(_tokens(text))
    reader = _Reader(tokens)
    values: list[Json] = []
    calls: dict[str, list[Json]] = {}
    at = 0
    while at < len(tokens):
        token = tokens[at]
        if token.sort == "mark" and token.text in {"[", "{"}:
            found, end = reader.tried(at)
        elif token.sort == "name" and at + 1 < len(tokens) and tokens[at + 1].text == "(":
            found, end = reader.tried(at)
            if isinstance(found, list):
                calls.setdefault(token.text, []).append(found)
                found = None
        elif token.sort == "text":
            found, end = _plain_text(token.text), at + 1
        else:
            found, end = None, at + 1
        if isinstance(found, list | dict) or (isinstance(found, str) and "\n" in found):
            values.append(found)
        # What is no value as a whole may have values in it.
        at = end if found is not None or end > at + 1 else at + 1
    return [*values, *calls.values(), _given_to_names(tokens), _rows_in_a_row(tokens)]


def _tokens(text: str) -> Iterator[_Token]:
    count = 0
    for found in _TOKEN.finditer(text):
        if found.lastgroup and found.lastgroup != "space":
            count += 1
            if count > MAX_IMPORT_VALUES:
                raise SourceTooLong
            yield _Token(found.lastgroup, found[0])


def _closed(tokens: Sequence[_Token]) -> Iterator[int]:
    """Yield where brackets open that close again; one that is never closed holds no value."""
    opened: list[int] = []
    for at, token in enumerate(tokens):
        if token.sort != "mark":
            continue
        if token.text in _OPENING:
            opened.append(at)
        elif opened and token.text == _OPENING[tokens[opened[-1]].text]:
            yield opened.pop()
        elif token.text in _OPENING.values():
            opened.clear()


class _Reader:
    """Reads values at tokens."""

    def __init__(self, tokens: Sequence[_Token]) -> None:
        self._tokens = tokens
        self._closed = frozenset(_closed(tokens))
        """Where brackets open that close again: no others are tried, however many there are."""

    def tried(self, at: int) -> tuple[Json, int]:
        """Return the value that begins at a token and where it ends; None and the next token if there is none."""
        try:
            return self._value(at, DEEPEST)
        except (_NoValue, IndexError):
            return None, at + 1

    def _value(self, at: int, depth: int) -> tuple[Json, int]:
        token = self._tokens[at]
        if depth == 0:
            raise _NoValue
        if token.sort == "text":
            return _plain_text(token.text), at + 1
        if token.sort == "number":
            return _number(token.text), at + 1
        if token.sort == "name":
            return self._named(at, depth)
        if token.text in _OPENING:
            return self._group(at, depth)
        raise _NoValue

    def _named(self, at: int, depth: int) -> tuple[Json, int]:
        """Return a name for itself, or what is handed to it if it is called."""
        name = self._tokens[at].text
        if name in _SKIPPED:
            return self._value(at + 1, depth - 1)
        following = self._tokens[at + 1].text if at + 1 < len(self._tokens) else ""
        if following == "(":
            return self._group(at + 1, depth)
        if following == "[" and at + 2 < len(self._tokens) and self._tokens[at + 2].text == "]":
            # `new int[][] { … }`: the type says nothing that the braces do not.
            return self._value(self._after_brackets(at + 1), depth - 1)
        return re.split(r"\.|::", name)[-1], at + 1

    def _after_brackets(self, at: int) -> int:
        while [each.text for each in self._tokens[at : at + 2]] == ["[", "]"]:
            at += 2
        return at

    def _group(self, at: int, depth: int) -> tuple[Json, int]:
        """Return what stands between brackets: a table if its parts have names, else a list."""
        if at not in self._closed:
            raise _NoValue
        closing = _OPENING[self._tokens[at].text]
        parts: list[Json] = []
        named: dict[str, Json] = {}
        at += 1
        while self._tokens[at].text != closing:
            value, at = self._value(at, depth - 1)
            if self._tokens[at].text in {":", "="} and isinstance(value, str | int):
                # Scala and Kotlin write pairs as `key -> value`, Ruby and PHP as `key => value`.
                following = self._tokens[at + 1].text
                named[str(value)], at = self._value(at + 1 + (following == ">"), depth - 1)
            else:
                parts.append(value)
            if self._tokens[at].text in {",", ";"}:
                at += 1
            elif self._tokens[at].text != closing:
                raise _NoValue
        return (named if named and not parts else parts), at + 1


def _plain_text(written: str) -> str:
    """Return a text without its quotes; the few escapes that maps have are undone."""
    bare = written.lstrip("rbfuRBFU")
    quote = bare[:3] if bare[:3] in {'"""', "'''"} else bare[:1]
    inner = bare[len(quote) : -len(quote)]
    return inner.replace("\\n", "\n").replace('\\"', '"').replace("\\'", "'")


def _number(written: str) -> Json:
    plain = written.rstrip("LlFf").replace("_", "")
    return float(plain) if "." in plain else int(plain[:12])


def _given_to_names(tokens: Sequence[_Token]) -> Json:
    """Return the texts that are given to names, by name: `String silent = "A02,A03"`."""
    named: dict[str, Json] = {}
    for name, equals, text in zip(tokens, tokens[1:], tokens[2:], strict=False):
        if name.sort == "name" and equals.text in {"=", ":"} and text.sort == "text":
            named[name.text] = _plain_text(text.text)
    return named


def _rows_in_a_row(tokens: Sequence[_Token]) -> Json:
    """Return the texts of one length that follow one another, whatever stands between them: a row for each name or line."""
    texts = [_plain_text(each.text) for each in tokens if each.sort == "text"]
    best: list[Json] = []
    run: list[Json] = list(texts[:1])
    for before, text in pairwise(texts):
        if not len(text) == len(before) > 4:
            run = []
        run.append(text)
        best = run if len(run) > len(best) else best
    return best
