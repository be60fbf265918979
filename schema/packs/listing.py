"""The listing of a plugin or a pack: every name and size, judged before anything is written."""

from pathlib import PurePosixPath
from unicodedata import normalize

from ..limits import MAX_PACKED_BYTES, MAX_PACKED_ENTRIES
from ..messages import message
from ..names import is_reserved
from ..visible_text import visible_line
from .unfit import Unfit

MAX_STEPS = 20
MAX_LETTERS = 120
"""How deep folders may lie in it, and how long a name may be: every system can hold that."""

CLUTTER = frozenset({"__MACOSX", "__pycache__", ".DS_Store", "Thumbs.db", ".git"})
"""What systems and programs leave behind in folders and zips; it belongs to neither plugins nor packs."""

_SIGNS = frozenset('<>:"|?*\\')
"""Signs that mean something else than themselves on some system."""


class Listing:
    """What a plugin or a pack consists of, as far as it has been listed."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[str, bool]] = {}
        self.bytes_left = MAX_PACKED_BYTES

    def take(self, name: str, *, is_folder: bool = False) -> PurePosixPath:
        """Take in a file or folder and return its path inside; Unfit if it can't be that."""
        parts = name.removesuffix("/").split("/") if is_folder else name.split("/")
        if len(parts) > MAX_STEPS:
            raise Unfit(message("“{name}” is too many folders deep.", name=_shown(name)))
        for part in parts:
            if not _is_plain(part):
                raise Unfit(
                    message(
                        "“{name}” can't be the name of a file on every system.", name=_shown(name)
                    )
                )
        for steps in range(1, len(parts)):
            self._enter("/".join(parts[:steps]), is_folder=True)
        is_new = self._enter("/".join(parts), is_folder=is_folder)
        if not is_new and not is_folder:
            raise _twice(name)
        return PurePosixPath(*parts)

    def _enter(self, name: str, *, is_folder: bool) -> bool:
        """Note a name and return whether it is new; no two may be the same to some system."""
        folded = normalize("NFC", normalize("NFC", name).casefold())
        known = self._known.get(folded)
        if known is not None and known != (name, is_folder):
            raise _twice(name)
        self._known[folded] = name, is_folder
        if len(self._known) > MAX_PACKED_ENTRIES:
            raise too_many()
        return known is None

    def spend(self, count: int) -> None:
        """Count bytes of its files; Unfit if they are too many."""
        self.bytes_left -= count
        if self.bytes_left < 0:
            raise too_large()


def is_clutter(path: PurePosixPath) -> bool:
    """Tell whether something is only what systems and programs leave behind."""
    return not CLUTTER.isdisjoint(path.parts) or path.suffix == ".pyc"


def too_many() -> Unfit:
    """Return the refusal of what has too many files."""
    return Unfit(message("It holds more than {most} files.", most=MAX_PACKED_ENTRIES))


def too_large() -> Unfit:
    """Return the refusal of what is too large."""
    return Unfit(message("It is larger than {limit} MiB.", limit=MAX_PACKED_BYTES // 2**20))


def _is_plain(part: str) -> bool:
    """Tell whether a name is one file or folder on every system, and nothing else.

    >>> [_is_plain(each) for each in ("rules", "..", "", "a b.json", "C:", "aux.py", "end.")]
    [True, False, False, True, False, False, False]
    """
    return (
        part not in {"", ".", ".."}
        and len(part) <= MAX_LETTERS
        and part.isprintable()
        and _SIGNS.isdisjoint(part)
        and not part.endswith((".", " "))
        and not part.startswith(" ")
        and not is_reserved(part)
    )


def _shown(name: str) -> str:
    """Return a stranger's name, short and with unseen signs written out."""
    return visible_line(name[:80])


def _twice(name: str) -> Unfit:
    return Unfit(
        message(
            "“{name}” appears in it twice, or differs from another name only in capital letters.",
            name=_shown(name),
        )
    )
