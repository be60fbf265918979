"""A page as SVG text of a stranger: how large it is, and that it draws and does nothing else.

Scripts, links, pictures and styles from elsewhere, and whatever unfolds to more than it says are refused.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from io import BytesIO
from typing import NoReturn
from xml.parsers import expat

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import Message, message

MAX_CHARACTERS = 2**22
MAX_ELEMENTS = 50_000
MAX_DEPTH = 30
"""What draws SVG goes no deeper."""
SMALLEST, LARGEST = 20.0, 1200.0
"""Sides of a page, in millimetres."""

SHAPES = {"path", "rect", "circle", "ellipse", "line", "polyline", "polygon"}
TEXTS = {"title", "desc", "text", "tspan"}
COLOURS = {"linearGradient", "radialGradient", "stop"}
ELEMENTS = frozenset({"svg", "g", "defs"} | SHAPES | TEXTS | COLOURS)
"""What a page may be made of."""
NAMESPACE = "http://www.w3.org/2000/svg"
_LENGTH = re.compile(r"([0-9]{1,4}(?:\.[0-9]{1,6})?)mm")
_REFERENCE = re.compile(r"url\(\s*(?!['\"]?#)|@import|javascript:", re.IGNORECASE)
_FORBIDDEN_ATTRIBUTES = frozenset({"href", "src", "base"})


@dataclass(frozen=True)
class SvgPage:
    """A page that is safe to draw."""

    svg: str
    width: float
    """In millimetres, like the height."""
    height: float


def svg_page(text: str) -> SvgPage:
    """Return the page that SVG text stands for; HullwrightError says what is against it and where.

    >>> svg_page('<svg xmlns="http://www.w3.org/2000/svg" width="90mm" height="50.5mm"/>').height
    50.5
    """
    if len(text) > MAX_CHARACTERS:
        raise HullwrightError(message("It has more than {most} characters.", most=MAX_CHARACTERS))
    reader = _Reader()
    try:
        reader.parser.ParseFile(BytesIO(text.encode("utf-8", "surrogatepass")))
    except expat.ExpatError as fault:
        raise HullwrightError(
            message(
                "Line {line}, column {column} is not XML: {reason}.",
                line=fault.lineno,
                column=fault.offset + 1,
                reason=expat.ErrorString(fault.code),
            )
        ) from None
    return SvgPage(text, *reader.size)


class _Reader:
    """Goes through the text once and refuses what must not be there."""

    def __init__(self) -> None:
        self.size = (0.0, 0.0)
        self._depth = self._count = 0
        self.parser = expat.ParserCreate(namespace_separator=" ")
        self.parser.StartElementHandler = self._begin
        self.parser.EndElementHandler = self._end
        self.parser.StartDoctypeDeclHandler = self._refuse_doctype
        self.parser.ProcessingInstructionHandler = self._refuse_instruction

    def _begin(self, full_name: str, attributes: Mapping[str, str]) -> None:
        space, _, name = full_name.rpartition(" ")
        self._depth += 1
        self._count += 1
        if space != NAMESPACE or name not in ELEMENTS or (name == "svg") != (self._depth == 1):
            self._refuse(message("“{name}” is not allowed here.", name=name[:60]))
        if self._depth > MAX_DEPTH:
            self._refuse(message("It is nested more than {most} deep.", most=MAX_DEPTH))
        if self._count > MAX_ELEMENTS:
            self._refuse(message("It has more than {most} elements.", most=MAX_ELEMENTS))
        for key, value in attributes.items():
            self._insist_on_harmless(key.rpartition(" ")[2], value)
        if self._depth == 1:
            self.size = (self._length(attributes, "width"), self._length(attributes, "height"))

    def _end(self, _: str) -> None:
        self._depth -= 1

    def _insist_on_harmless(self, key: str, value: str) -> None:
        if key.startswith("on") or key in _FORBIDDEN_ATTRIBUTES:
            self._refuse(message("“{name}” is not allowed here.", name=key[:60]))
        if _REFERENCE.search(value):
            self._refuse(
                message("“{key}” leads out of the page: “{value}”.", key=key[:60], value=value[:60])
            )

    def _length(self, attributes: Mapping[str, str], key: str) -> float:
        found = _LENGTH.fullmatch(attributes.get(key, "").strip())
        if found is None or not SMALLEST <= float(found[1]) <= LARGEST:
            self._refuse(
                message(
                    "The page needs a {key} in millimetres from {least} to {most}, such as "
                    '{key}="210mm".',
                    key=key,
                    least=f"{SMALLEST:g}",
                    most=f"{LARGEST:g}",
                )
            )
        return float(found[1])

    def _refuse_doctype(self, *_: object) -> None:
        self._refuse(message("“{name}” is not allowed here.", name="<!DOCTYPE"))

    def _refuse_instruction(self, name: str, _: str) -> None:
        self._refuse(message("“{name}” is not allowed here.", name=f"<?{name[:60]}"))

    def _refuse(self, what: Message) -> NoReturn:
        raise HullwrightError(
            message("Line {line}: {what}", line=self.parser.CurrentLineNumber, what=what)
        )
