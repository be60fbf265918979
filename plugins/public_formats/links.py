"""Links and posts: the share code that an address or a few lines of a forum carry."""

import re
from collections.abc import Iterator
from urllib.parse import unquote

from .public_code import LETTERS
from .texts import HEAD_BYTES

# With bounds, so that no text takes longer than its length: any letter may be the first of a match.
_ADDRESS = re.compile(r"(?:[a-z][a-z0-9+.-]{0,30}://|hullwright:)\S+", re.IGNORECASE)
_PUBLIC_CELLS = re.compile(
    rf",[A-Za-z0-9+/_-]{{{LETTERS}}}={{0,2}},[0-9hHaA]{{0,20}}(?![A-Za-z0-9])"
)
_OWN_CELLS = re.compile(r",[A-Za-z0-9_-]{12,}={0,2}")
_ANY_NAME = re.compile("")
_OWN_NAME = re.compile(r"HW[0-9]{1,4}:")
_PUBLIC = re.compile(rf"[^,\n]*{_PUBLIC_CELLS.pattern}")
_OWN = re.compile(rf"{_OWN_NAME.pattern}[^,\n]*{_OWN_CELLS.pattern}")
_KEY = re.compile(r"^[a-z_]{1,12}=")
_SYMBOLS = re.compile(r"[_sdha1-4]{322}")


def codes_in(text: str) -> tuple[str, ...]:
    """Return the share codes in a text: what its addresses carry, or what stands in its lines.

    >>> codes_in("see https://example.org/#Cold%20Dock," + "A" * 108 + ",ha")[0][:12]
    'Cold%20Dock,'
    """
    text = text[:HEAD_BYTES]
    carried = [
        code for address in _ADDRESS.findall(text) if (code := _carried(address.rstrip(").>]\"'")))
    ]
    found = carried or [
        *_named(_OWN_NAME, _OWN_CELLS, text),
        *_named(_ANY_NAME, _PUBLIC_CELLS, text),
    ]
    return tuple(dict.fromkeys(each.strip() for each in found))


def symbols_in(text: str) -> str:
    """Return the cells of a link with a letter for each, or nothing."""
    bare = text.strip()[:HEAD_BYTES]
    found = _SYMBOLS.fullmatch(bare) or _SYMBOLS.fullmatch(bare.rpartition("#")[2])
    return found[0] if found and ("#" in bare or len(bare) == len(found[0])) else ""


def _named(name: re.Pattern[str], cells: re.Pattern[str], text: str) -> Iterator[str]:
    """Yield the codes in the lines of a text: cells, and before them a name without commas that begins so."""
    end = 0
    for found in cells.finditer(text):
        parted = (text.rfind(mark, end, found.start()) + 1 for mark in ",\n")
        begun = name.search(text, max(end, *parted), found.start())
        if begun:
            yield text[begun.start() : found.end()]
            end = found.end()


def _carried(address: str) -> str:
    """Return the code that an address carries behind “#”, or as a value behind “?”; nothing if it carries none."""
    front, _, fragment = address.partition("#")
    _, _, query = front.partition("?")
    for part in (fragment, *fragment.split("&"), *query.split("&")):
        plain = _KEY.sub("", part)
        # Some programs escape the commas of the whole code, some only those of the name.
        for code in (plain, unquote(plain)):
            if _PUBLIC.fullmatch(code) or _OWN.fullmatch(code):
                return code
    return ""
