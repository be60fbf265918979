"""Silhouettes that people brought: small pictures in their folder, to begin further maps with."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from PySide6.QtGui import QImage

from hullwright.plugins.host.home import home
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message

from ..languages.words import tr
from .asker import Asker, Pattern
from .picture_outline import picture

MOST = 100
"""Silhouettes that are listed; more would make a list that nobody finds anything in."""


class KeptSilhouette(NamedTuple):
    """A picture whose dark part is a silhouette."""

    path: Path

    @property
    def title(self) -> str:
        """What it is called: as the file it was taken from."""
        return self.path.stem

    def image(self) -> QImage:
        """Return the picture; HullwrightError if there is none any more."""
        return picture(self.path)


def silhouettes_folder() -> Path:
    """Return where silhouettes are kept."""
    return home() / "silhouettes"


def kept_silhouettes() -> Iterator[KeptSilhouette]:
    """Yield the silhouettes that were kept, by name."""
    folder = silhouettes_folder()
    found = sorted(folder.glob("*.png")) if folder.is_dir() else []
    yield from map(KeptSilhouette, found[:MOST])


def asked_picture(asker: Asker) -> Path | None:
    """Return the picture or SVG file that a person chooses, or None."""
    files = Pattern(tr("Pictures and SVG files"), "*.svg *.png *.jpg *.jpeg *.bmp *.gif *.webp")
    title = tr("Outline of a picture or SVG file")
    return next(iter(asker.open_paths(title, Path.home(), [files])), None)


def kept_picture(path: Path) -> KeptSilhouette:
    """Keep a picture for later, in place of one of the same name; HullwrightError if that can't be done."""
    image, title, folder = picture(path), path.stem, silhouettes_folder()
    words = "".join(each if each.isalnum() else " " for each in title).split()
    kept = folder / f"{' '.join(words)[:80] or 'silhouette'}.png"
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    if not image.save(str(kept)):
        raise HullwrightError(
            message("The silhouette can't be kept in {folder}. Is it full?", folder=str(folder))
        )
    return KeptSilhouette(kept)


def forget_silhouette(kept: KeptSilhouette) -> None:
    """Keep a silhouette no more."""
    kept.path.unlink(missing_ok=True)
