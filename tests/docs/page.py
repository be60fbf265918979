"""Pages of the documentation, cut into their blocks of code."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

PAGES = Path("docs")
_FENCED = re.compile(r"^```(\w*)[ ]?([^\n`]*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
_FILE = re.compile(r"(?:#|//) (\S*[\w-]\.\w+)\n")
"""A first line that only says where the file goes."""


@dataclass(frozen=True)
class Block:
    """One block of code of a page."""

    place: str
    """The page and the line, for people."""
    language: str
    about: str
    """What else stands behind the fence, such as the document that the block is a part of."""
    file: str
    """Where it goes, if it says so."""
    text: str

    def write(self, folder: Path) -> None:
        """Write the block to its file; lists of TOML are added at the end of one that is there."""
        path = folder / self.file
        path.parent.mkdir(parents=True, exist_ok=True)
        adds = self.language == "toml" and self.text.lstrip().startswith("[[")
        before = path.read_text("utf-8") + "\n" if adds else ""
        path.write_text(before + self.text, "utf-8")


def blocks(page: Path) -> Iterator[Block]:
    """Yield the blocks of a page in their order."""
    text = page.read_text("utf-8")
    for found in _FENCED.finditer(text):
        language, about, content = found.groups()
        named = _FILE.match(content)
        yield Block(
            place=f"{page}:{text.count(chr(10), 0, found.start()) + 1}",
            language=language,
            about=about.strip(),
            file=named[1] if named else "",
            text=content[named.end() :] if named else content,
        )
