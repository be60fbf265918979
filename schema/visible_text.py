r"""Strangers' texts with every sign that is not seen, or that steers what shows it, made visible.

Names of files, maps and plugins can hold signs that colour or clear a terminal, turn the order of what
follows around, or take no room at all, so that one name looks like another. They are written as in JSON
(`\u202e`): people see what is there, and JSON that is printed stays the same JSON.
"""

import re

# Letters of other scripts and emoji need joiners between them; beside a letter like ours they only deceive.
_JOINERS = r"(?<![^\x00-\u02ff])[\u200c\u200d]|[\u200c\u200d](?![^\x00-\u02ff])"
_UNSEEN = (
    r"\x00-\x08\x0b-\x1f\x7f-\x9f"  # controls, but for tabs and ends of lines
    r"\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f"  # no room or only room
    r"\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164"  # other order, other lines
    r"\ud800-\udfff\ufdd0-\ufdef\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff"  # no characters at all
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
_STEERING = re.compile(f"[{_UNSEEN}]|{_JOINERS}")
_ON_ONE_LINE = str.maketrans({"\n": "⏎", "\t": "⇥"})


def visible(text: str) -> str:
    r"""Return a text whose unseen signs are written out; lines and tabs stay what they are.

    >>> print(visible("gpj.\u202eexe\x1b[2J"))
    gpj.\u202eexe\u001b[2J
    """
    # Almost all texts are plain, and to find that out is the quickest.
    if text.isascii() and text.isprintable():
        return text
    return _STEERING.sub(_written_out, text.replace("\r\n", "\n"))


def visible_line(text: str) -> str:
    r"""Return a text for the middle of a sentence, with its unseen signs written out.

    >>> print(visible_line("Thimble\nbroken.json: fine\x07"))
    Thimble⏎broken.json: fine\u0007
    """
    return visible(on_one_line(text))


def on_one_line(text: str) -> str:
    """Return a text that can't begin a line of its own, in which a verdict of ours would be expected."""
    return text if text.isprintable() else text.replace("\r\n", "\n").translate(_ON_ONE_LINE)


def _written_out(found: re.Match[str]) -> str:
    units = found[0].encode("utf-16-be", "surrogatepass").hex()
    return "".join(f"\\u{units[at : at + 4]}" for at in range(0, len(units), 4))
