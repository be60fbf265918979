"""What was exported last of each map: in which format, how, and where to."""

from collections.abc import Mapping
from dataclasses import field
from pathlib import Path

from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.records import Json, JsonObject

from ..shell.remembered import Remembered
from ..shell.settings import ProgramSettings
from .picture_options import PictureOptions

SETTING = "export/last"


@late_dataclass
class ExportChoice:
    """How something is exported."""

    format: str
    picture: PictureOptions = field(default_factory=PictureOptions)
    scenario: str = ""
    """The name of the scenario that the map is resolved for; nothing for the map by itself."""
    path: str = ""
    """The file; nothing for the clipboard."""
    options: Mapping[str, Json] = field(default_factory=dict)
    """What the format asks for, where it has options of its own."""

    @property
    def file(self) -> Path | None:
        """The file it went to, if it was one."""
        return Path(self.path) if self.path else None

    def to_json(self) -> JsonObject:
        """Return the choice as it is remembered."""
        return {
            "format": self.format,
            "picture": self.picture.to_json(),
            "scenario": self.scenario,
            "path": self.path,
            "options": dict(self.options),
        }

    @classmethod
    def of(cls, remembered: Mapping[str, object]) -> "ExportChoice":
        """Return a choice that was remembered; what is missing or of another sort is as usual."""
        words = {name: _word(remembered.get(name)) for name in ("format", "scenario", "path")}
        picture = remembered.get("picture")
        options = PictureOptions.of(picture) if isinstance(picture, dict) else PictureOptions()
        own = remembered.get("options")
        return cls(
            words["format"],
            options,
            words["scenario"],
            words["path"],
            own if isinstance(own, dict) else {},
        )


class ExportMemory:
    """Remembers the last export of each map between two starts."""

    def __init__(self, settings: ProgramSettings) -> None:
        self._remembered = Remembered(settings, SETTING)

    def of(self, key: str) -> ExportChoice | None:
        """Return how a map was exported last, or None if it never was."""
        found = self._remembered.all().get(key)
        return ExportChoice.of(found) if isinstance(found, dict) else None

    def latest(self) -> ExportChoice | None:
        """Return how anything was exported last."""
        known = list(self._remembered.all().values())
        return ExportChoice.of(known[-1]) if known and isinstance(known[-1], dict) else None

    def keep(self, key: str, choice: ExportChoice) -> None:
        """Remember how a map was exported."""
        self._remembered.keep(key, choice.to_json())


def _word(value: object) -> str:
    return value if isinstance(value, str) else ""
