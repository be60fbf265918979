"""The file of what a person chose for one plugin: `plugin-settings/ID.json` in the person's folder."""

from collections.abc import Callable
from pathlib import Path

from hullwright.schema.complaints import Unreadable, unreadable
from hullwright.schema.files.atomic_file import save
from hullwright.schema.files.contents import decoded, regular_content_of
from hullwright.schema.files.jsontext import parse, to_text
from hullwright.schema.limits import MAX_RULE_BYTES
from hullwright.schema.records import Json, JsonObject

from .host.lock_file import locked

FORMAT = "hullwright/settings-of-a-plugin"
VERSION = 1
FOLDER = "plugin-settings"


class ChosenSettings:
    """What a person chose for one plugin; a file of its own, so that damage costs no other plugin anything."""

    def __init__(self, home: Path, plugin_id: str) -> None:
        self.path = home / FOLDER / f"{plugin_id}.json"
        self._id = plugin_id

    def read(self) -> JsonObject:
        """Return what was chosen, nothing where there is no file yet; Unreadable if it is damaged or too new."""
        try:
            content = regular_content_of(self.path, MAX_RULE_BYTES)
        except Unreadable as fault:
            if isinstance(fault.__cause__, FileNotFoundError):
                return {}
            raise
        return _chosen(parse(decoded(content, self.path), str(self.path)), str(self.path))

    def change(self, changed: Callable[[JsonObject], JsonObject]) -> None:
        """Write what a function makes of what was chosen; Unreadable if that can't be read."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with locked(self.path.with_suffix(".lock")):
            made = changed(self.read())
            whole = {"format": FORMAT, "version": VERSION, "plugin": self._id, "settings": made}
            save(self.path, [to_text(whole)])

    def forget(self) -> None:
        """Choose nothing any more; a damaged file goes, too."""
        self.path.unlink(missing_ok=True)


def _chosen(value: Json, source: str) -> JsonObject:
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise unreadable(source, "Its “format” should be “{format}”.", format=FORMAT)
    if value.get("version") != VERSION:
        raise unreadable(source, "Its “version” should be {version}.", version=VERSION)
    found = value.get("settings")
    if not isinstance(found, dict):
        raise unreadable(source, "It does not have the form that Hullwright writes.")
    return found
