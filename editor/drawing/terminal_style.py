"""Colours of the terminal that are ours, told apart from those that a stranger's text asks for."""

import os
import re
from typing import TypedDict, Unpack

import click


class LetterStyle(TypedDict, total=False):
    """How a piece of text looks, in click's words."""

    fg: str
    bold: bool
    dim: bool
    reverse: bool


# Drawn anew in each process, so that no file can hold it. A number is what terminals expect there:
# click measures and strips our codes like any others.
_OURS = f"\x1b[{int.from_bytes(os.urandom(8))};"
_CODES = re.compile(rf"{re.escape(_OURS)}([0-9;]*m)")


def style(text: str, **look: Unpack[LetterStyle]) -> str:
    """Return a text in a colour, for a stream that knows our codes."""
    before, after = click.style("\0", **look).replace("\x1b[", _OURS).split("\0")
    return f"{before}{text}{after}"


def pieces(text: str) -> list[str]:
    """Return a text cut at our codes: what is printed at even places, codes without their beginning at odd ones."""
    return _CODES.split(text)
