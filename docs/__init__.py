"""The documentation, as data: pages in Markdown, and their pictures; and the manual, in several languages."""

from pathlib import Path

HERE = Path(__file__).parent
GUIDE = HERE / "guide"
"""The manual: a folder for each language, and the order in which its pages are read."""
ENGLISH = "en"


def pages() -> dict[str, Path]:
    """Return the file of each page by its name."""
    return {path.stem: path for path in sorted(HERE.glob("*.md"))}


def guide(language: str) -> dict[str, Path]:
    """Return the file of each page of the manual by its name, in English where a language lacks it."""
    names = (GUIDE / "contents.txt").read_text("utf-8").split()
    return {name: _file(name, language) for name in names}


def _file(name: str, language: str) -> Path:
    own = GUIDE / language / f"{name}.md"
    return own if own.is_file() else GUIDE / ENGLISH / f"{name}.md"
