"""Downloads of packs: kept by their hash, gone on with after a break, and held against the index."""

import os
from hashlib import sha256
from pathlib import Path

from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.progress import Progress, unheard
from hullwright.schema.limits import MAX_PACKED_BYTES
from hullwright.schema.messages import message

from .fetching import FetchLimit, asked, size_of

SECONDS = 900.0
"""How long a pack may take in all."""
MOST_KEPT = 200
"""So many packs that were fetched are kept, those that came last."""


class Downloads:
    """The packs that were fetched, in a folder, and those that are half there."""

    def __init__(self, folder: Path, seconds: float = SECONDS) -> None:
        self._folder = folder
        self._seconds = seconds

    def place(self, digest: str) -> Path:
        """Return where the pack with a hash lies, once it is there."""
        return self._folder / f"{digest}.hullpack"

    def is_there(self, digest: str) -> bool:
        """Tell whether the pack with a hash was fetched."""
        return self.place(digest).is_file()

    def fetch(self, address: str, digest: str, size: int, progress: Progress = unheard) -> Path:
        """Return the file of a pack, fetched if it is not there; HullwrightError if something else comes."""
        place = self.place(digest)
        if place.is_file() and _digest(place) == digest:
            return place
        self._folder.mkdir(parents=True, exist_ok=True)
        part = place.with_suffix(".part")
        was_begun = size_of(part) > 0
        self._go_on(address, part, size, progress)
        if _digest(part) != digest and was_begun:
            # What was there from another time may be what is wrong.
            part.unlink()
            self._go_on(address, part, size, progress)
        if size_of(part) != size or _digest(part) != digest:
            part.unlink(missing_ok=True)
            raise HullwrightError(
                message(
                    "What “{address}” holds is not what the library's index says. It was thrown "
                    "away, and nothing was changed. Tell whoever runs the library.",
                    address=address[:200],
                )
            )
        part.replace(place)
        self._tidy()
        return place

    def _go_on(self, address: str, part: Path, size: int, progress: Progress) -> None:
        have = size_of(part)
        if have == size:
            return
        limit = FetchLimit(min(size, MAX_PACKED_BYTES), self._seconds)
        with asked(address, limit, start=have if have < size else 0) as answer:
            if answer is None:
                return
            how = os.O_WRONLY | os.O_CREAT | getattr(os, "O_BINARY", 0)
            with os.fdopen(os.open(part, how, 0o600), "wb") as file:
                file.seek(answer.start)
                file.truncate()
                for piece in answer.pieces:
                    file.write(piece)
                    progress(min(file.tell() / max(size, 1), 1.0))

    def _tidy(self) -> None:
        kept = sorted(self._folder.glob("*"), key=lambda each: each.stat().st_mtime, reverse=True)
        for each in kept[MOST_KEPT:]:
            each.unlink(missing_ok=True)


def _digest(path: Path) -> str:
    try:
        with path.open("rb") as file:
            made = sha256()
            while piece := file.read(2**20):
                made.update(piece)
            return made.hexdigest()
    except OSError:
        return ""
