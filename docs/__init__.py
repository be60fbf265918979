"""The documentation, as data: pages in Markdown, and their pictures."""

from pathlib import Path

HERE = Path(__file__).parent


def pages() -> dict[str, Path]:
    """Return the file of each page by its name."""
    return {path.stem: path for path in sorted(HERE.glob("*.md"))}
