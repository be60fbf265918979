"""Descriptions as plain words: some come from pages of the web, with their markup."""

import re
from html import unescape

_BLOCKS = "address blockquote br dd div dl dt h1 h2 h3 h4 h5 h6 hr ol p pre table tr ul"
_INLINE = "a abbr b big center cite code em font i img kbd mark q s small span strike strong sub sup td th u"
_TAG = re.compile(
    rf"<(/?)({'|'.join(f'{_BLOCKS} {_INLINE} li'.split())})(?:\s[^<>]*)?/?>", re.IGNORECASE
)
_ENDS = frozenset(_BLOCKS.split())


def plain_words(text: str) -> str:
    r"""Return a text without the tags of HTML; one that has none stays as it is.

    >>> plain_words("<p>Cold &amp; <b>dark</b>.</p><ul><li>One</li><li>Two</li></ul>")
    'Cold & dark.\n• One\n• Two'
    >>> plain_words("a < b & c > d")
    'a < b & c > d'
    """
    if not _TAG.search(text):
        return text
    words = unescape(_TAG.sub(_said, text))
    lines = (" ".join(line.split()) for line in words.splitlines())
    return "\n".join(line for line in lines if line)


def _said(tag: "re.Match[str]") -> str:
    """Return what a tag means for words: the end of a line, a point of a list, or nothing."""
    closing, name = tag[1], tag[2].lower()
    if name == "li":
        return "" if closing else "\n• "
    return "\n" if name in _ENDS else ""
