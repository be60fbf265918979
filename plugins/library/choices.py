"""What the person has said of libraries: which there are, and by which key each pack was signed."""

import json
from collections.abc import Mapping
from dataclasses import field, replace
from pathlib import Path

from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.atomic_file import save
from hullwright.schema.files.contents import regular_content_of
from hullwright.schema.files.jsontext import parse, to_text
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.limits import MAX_SETTINGS_BYTES

from ..host.lock_file import locked

_NAME = "libraries.json"


@late_dataclass
class LibraryChoices:
    """The libraries by their addresses, and the keys of authors by pack."""

    libraries: tuple[str, ...] = ()
    keys: Mapping[str, str] = field(default_factory=dict)


class ChoicesFile:
    """Keeps what the person has said of libraries."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / _NAME

    def read(self) -> LibraryChoices:
        """Return what was said; nothing if it can't be read."""
        try:
            content = regular_content_of(self._path, MAX_SETTINGS_BYTES)
            value = parse(content.decode(), str(self._path))
            libraries = tuple(each for each in value["libraries"] if isinstance(each, str))
            keys = {str(key): str(each) for key, each in value.get("keys", {}).items()}
        except (HullwrightError, ValueError, TypeError, KeyError, AttributeError):
            return LibraryChoices()
        return LibraryChoices(libraries, keys)

    def _write(self, choices: LibraryChoices) -> None:
        value = {"libraries": list(choices.libraries), "keys": dict(choices.keys)}
        save(self._path, [to_text(json.loads(json.dumps(value)))])

    def add(self, address: str) -> bool:
        """Add a library, and return whether it is new."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with locked(self._path.with_suffix(".lock")):
            now = self.read()
            if address in now.libraries:
                return False
            self._write(replace(now, libraries=(*now.libraries, address)))
        return True

    def remove(self, address: str) -> None:
        """Leave a library out from now on."""
        with locked(self._path.with_suffix(".lock")):
            now = self.read()
            left = tuple(each for each in now.libraries if each != address)
            self._write(replace(now, libraries=left))

    def note_key(self, pack_id: str, key: str) -> None:
        """Note by which key a pack was signed."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with locked(self._path.with_suffix(".lock")):
            now = self.read()
            if now.keys.get(pack_id) != key:
                self._write(replace(now, keys={**now.keys, pack_id: key}))
