"""The job of a preview: what an export would write, small enough to be looked at."""

from pathlib import Path
from tempfile import TemporaryDirectory

from hullwright.schema.files.progress import Progress
from hullwright.schema.records import JsonObject

from .export_job import export
from .picture_job import Ordered, insist_on_letters, resolved
from .picture_order import png_of

MOST_LETTERS = 6_000
"""So much of a file is shown."""


def preview(asked: Ordered, progress: Progress) -> JsonObject:
    """Return the picture of an `order`, so many `pixels` large, or else the beginning of the exported file."""
    if "order" in asked:
        insist_on_letters()
        return {"picture": png_of(resolved(asked["order"], asked), asked["pixels"])}
    with TemporaryDirectory() as folder:
        path = Path(folder) / "preview"
        export({**asked, "path": str(path), "forced": True}, progress)
        content = path.read_bytes()
    text = content[:MOST_LETTERS].decode(errors="replace")
    return {"text": text, "bytes": len(content)}
