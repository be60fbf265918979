"""Previews: pictures of maps in a pack, which have to be harmless to whoever shows them."""

import struct
from io import BytesIO
from xml.parsers import expat

from ..limits import MAX_PREVIEW_BYTES, MAX_PREVIEW_SIDE
from ..messages import Message, message

PNG = b"\x89PNG\r\n\x1a\n"
_ACTIVE = frozenset(
    {"script", "foreignobject", "iframe", "image", "use", "animate", "set", "handler", "style"}
)
"""Elements of an SVG that run, load or move something, or may; a drawing of a map needs none."""


def preview_fault(name: str, content: bytes) -> Message | None:
    """Return why a picture can't be a preview, or None if it can."""
    if len(content) > MAX_PREVIEW_BYTES:
        return message(
            "The picture “{name}” is larger than {most} MiB.",
            name=name,
            most=MAX_PREVIEW_BYTES // 2**20,
        )
    if name.endswith(".png"):
        return None if _is_small_png(content) else _odd(name)
    return None if name.endswith(".svg") and _is_plain_svg(content) else _odd(name)


def _odd(name: str) -> Message:
    return message(
        "The picture “{name}” is neither a PNG of at most {most} pixels a side nor an SVG of plain "
        "shapes and texts.",
        name=name,
        most=MAX_PREVIEW_SIDE,
    )


def _is_small_png(content: bytes) -> bool:
    if not content.startswith(PNG) or content[12:16] != b"IHDR" or len(content) < 24:
        return False
    return all(0 < side <= MAX_PREVIEW_SIDE for side in struct.unpack(">II", content[16:24]))


def _is_plain_svg(content: bytes) -> bool:
    judge = _SvgJudge()
    try:
        judge.parser.ParseFile(BytesIO(content))
    except expat.ExpatError:
        return False
    return judge.is_plain and judge.is_svg


class _SvgJudge:
    """Goes through an SVG file once, and notes whether anything in it is more than a drawing."""

    def __init__(self) -> None:
        self.is_plain, self.is_svg = True, False
        self.parser = expat.ParserCreate()
        self.parser.StartElementHandler = self._element
        # Entities are how a short file becomes a long one, or asks for others.
        self.parser.StartDoctypeDeclHandler = self._refuse
        self.parser.ProcessingInstructionHandler = self._refuse

    def _refuse(self, *_: object) -> None:
        self.is_plain = False

    def _element(self, name: str, attributes: dict[str, str]) -> None:
        plain = name.rpartition(":")[2].casefold()
        self.is_svg = self.is_svg or plain == "svg"
        if plain in _ACTIVE or any(_leads_out(*each) for each in attributes.items()):
            self.is_plain = False


def _leads_out(name: str, value: str) -> bool:
    """Tell whether an attribute runs something, or leads out of the drawing."""
    plain, said = name.rpartition(":")[2].casefold(), value.strip().casefold()
    if plain.startswith("on") or (plain == "href" and not said.startswith("#")):
        return True
    return "url(" in said.replace("url(#", "").replace('url("#', "") or "@import" in said
