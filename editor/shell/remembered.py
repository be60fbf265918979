"""What is remembered of many things, such as maps: the latest ones, by name, in one setting."""

import json

from hullwright.schema.records import JsonObject

from .settings import ProgramSettings

MOST = 60
"""So many things are remembered."""


class Remembered:
    """Remembers something of each of the latest things."""

    def __init__(self, settings: ProgramSettings, setting: str) -> None:
        self._settings = settings
        self._setting = setting

    def all(self) -> JsonObject:
        """Return what is remembered by the names of the things, the latest last."""
        try:
            found = json.loads(self._settings.text(self._setting, "{}"))
        except ValueError:
            # Somebody edited the file by hand.
            return {}
        return found if isinstance(found, dict) else {}

    def keep(self, name: str, value: object) -> None:
        """Remember something of a thing, which is the latest now; None or nothing forgets it."""
        known = self.all()
        known.pop(name, None)
        if value:
            known[name] = value
        self._settings.keep(self._setting, json.dumps(dict(list(known.items())[-MOST:])))
