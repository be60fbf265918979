"""Settings of plugins: what a person chose for each, kept in the person's folder and checked against its schema.

The plugin's own code asks `own_settings(__package__)`, in whatever process it runs. Choosing something
else changes nothing in the plugin's folder, so that it stays trusted; and what was chosen stays when the
plugin goes, so that it is there when the plugin comes back.
"""

from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path

from hullwright.engines.rules.parameters import is_possible, possible
from hullwright.schema.complaints import Unreadable, unreadable
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.contents import decoded
from hullwright.schema.files.reader import manifest_from
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.messages import Message, message
from hullwright.schema.names import closest
from hullwright.schema.records import Json, JsonObject

from .data_file import data_object, fitting
from .host import Contributed, Plugin
from .host.discovery import MANIFEST
from .host.home import home
from .settings_file import ChosenSettings

SORT = "settings"


@late_dataclass
class AskedSettings:
    """What a person can choose for a plugin."""

    schema: JsonObject

    @property
    def parts(self) -> Mapping[str, JsonObject]:
        """What is asked for each setting, by its name."""
        found: Mapping[str, JsonObject] = self.schema["properties"]
        return found

    def usual(self) -> JsonObject:
        """Return what each setting is until somebody chooses something else."""
        return {name: terms["default"] for name, terms in self.parts.items()}

    def with_chosen(self, chosen: Mapping[str, Json]) -> JsonObject:
        """Return all settings: as chosen where that is still possible, or else as usual."""
        return {
            name: chosen[name]
            if name in chosen and is_possible(chosen[name], terms)
            else terms["default"]
            for name, terms in self.parts.items()
        }

    def refusal(self, name: str, value: Json) -> Message | None:
        """Return why a setting can't have a value, or None if it can."""
        if name not in self.parts:
            return self._unknown(name)
        if is_possible(value, self.parts[name]):
            return None
        return message(
            "“{name}” can't be {value}. Possible: {possible}.",
            name=name,
            value=value if isinstance(value, str | int | float) else str(value),
            possible=possible(self.parts[name]),
        )

    def _unknown(self, name: str) -> Message:
        meant = closest(name, self.parts)
        if meant:
            return message(
                "There is no setting “{name}” (did you mean “{meant}”?).", name=name, meant=meant
            )
        known = ", ".join(self.parts)
        return message("There is no setting “{name}”; there are {known}.", name=name, known=known)


def asked_settings(contributed: Contributed) -> AskedSettings:
    """Return what one contribution asks for; HullwrightError says what is wrong with its schema."""
    return sound(data_object(contributed, SORT), str(contributed.path))


def sound(schema: JsonObject, source: str) -> AskedSettings:
    """Return settings whose usual values are possible; Unreadable if some are not."""
    for name, terms in schema["properties"].items():
        if not is_possible(terms["default"], terms):
            raise unreadable(
                source,
                "The “default” of “{name}” is not one of its own values. Possible: {possible}.",
                name=name,
                possible=possible(terms),
            )
    return AskedSettings(schema)


def settings_asked_by(plugin: Plugin) -> AskedSettings | None:
    """Return all that a plugin asks for, or None if it asks for nothing; HullwrightError if it can't be read."""
    found = [asked_settings(each) for each in plugin.contributions(SORT)]
    if not found:
        return None
    together = {name: terms for each in found for name, terms in each.parts.items()}
    return AskedSettings({"type": "object", "properties": together})


def settings_of(plugin: Plugin, folder: Path | None = None) -> JsonObject:
    """Return the settings of a plugin as they are now; none if it asks for none or can't be understood."""
    try:
        asked = settings_asked_by(plugin)
        return (
            asked.with_chosen(ChosenSettings(folder or home(), plugin.id).read()) if asked else {}
        )
    except HullwrightError:
        # Told on the plugin page and by `plugins check`; its code goes on with what it has.
        return {}


def own_settings(package: str) -> JsonObject:
    """Return the settings of the plugin whose code asks, as they are now: `own_settings(__package__)`.

    A damaged file counts as nothing chosen.
    """
    plugin_id, schemas = _stated(package)
    asked: dict[str, JsonObject] = {}
    for source, text in schemas:
        asked |= sound(fitting(text, source, SORT), source).parts
    try:
        chosen = ChosenSettings(home(), plugin_id).read()
    except Unreadable:
        chosen = {}
    return AskedSettings({"properties": asked}).with_chosen(chosen)


def _stated(package: str) -> tuple[str, Iterator[tuple[str, str]]]:
    """Return the id of the plugin that a package belongs to, and the texts of its schemas."""
    parts = package.split(".")
    for length in range(len(parts), 0, -1):
        root = files(".".join(parts[:length]))
        found = root.joinpath(MANIFEST)
        if found.is_file():
            manifest = manifest_from(found.read_bytes(), Path(MANIFEST))
            listed = manifest.contributes.get(SORT, ())
            return manifest.id, (
                (each.data, decoded(root.joinpath(each.data).read_bytes(), Path(each.data)))
                for each in listed
            )
    raise HullwrightError(
        message(
            "“{package}” is not the package of a plugin; use own_settings(__package__).",
            package=package,
        )
    )
