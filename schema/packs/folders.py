"""The files of a folder that is to be packed or copied, without anything that leads elsewhere."""

import os
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

from ..files.contents import regular_content
from ..messages import message
from .listing import Listing, is_clutter
from .unfit import Unfit


def files_in(root: Path) -> Iterator[tuple[PurePosixPath, bytes]]:
    """Yield every file of a folder with its place in it; Unfit for links and whatever else is no file."""
    listing = Listing()
    # Listed to the end first: what is refused for its last file has not been copied in part.
    for path in list(_listed(root, listing)):
        content = regular_content(root / path, listing.bytes_left + 1)
        listing.spend(len(content))
        yield path, content


def _listed(root: Path, listing: Listing) -> Iterator[PurePosixPath]:
    waiting = [root]
    while waiting:
        with os.scandir(waiting.pop()) as entries:
            for entry in entries:
                path = PurePosixPath(Path(entry.path).relative_to(root).as_posix())
                if is_clutter(path):
                    continue
                is_folder = entry.is_dir(follow_symlinks=False)
                listing.take(str(path), is_folder=is_folder)
                if is_folder:
                    waiting.append(Path(entry.path))
                elif entry.is_file(follow_symlinks=False):
                    yield path
                else:
                    raise Unfit(
                        message(
                            "“{name}” is a link or something else that is not a file. Put a copy "
                            "in its place.",
                            name=path,
                        )
                    )
