"""Plugin manifests: what a plugin says of itself in `plugin.toml`, read without running any of it."""

from collections.abc import Mapping
from dataclasses import field, replace

from ..late_dataclass import late_dataclass
from ..records import EXTRA_PREFIX, Json, JsonObject, Record, document_json, from_json, to_json

MANIFEST_FORMAT = "hullwright/plugin"
MANIFEST_VERSION = 2
CODE_KEYS = ("code", "detects", "editor")
"""What a contribution names as `module:name`."""


@late_dataclass(kw_only=True)
class Contribution(Record):
    """One thing a plugin adds: a file of data, or code named `module:name` and loaded on use."""

    id: str
    title: Mapping[str, str] = field(default_factory=dict)
    """The title by language code; English is the one that must be there."""
    data: str = ""
    """A file or folder inside the plugin."""
    code: str = ""
    """A Python object as `module:name`, relative to the plugin's folder."""
    detects: str = ""
    """For importers: code that says from the content whether a file is theirs."""
    kind: str = ""
    """The map kind it is for, where it is for one, or the one it brings."""
    help: Mapping[str, str] = field(default_factory=dict)
    """What it does, by language code."""
    icon: str = ""
    """The name of one of our drawings."""
    key: str = ""
    """For tools and commands: the usual shortcut, such as `K` or `Ctrl+Shift+K`."""
    suffix: str = ""
    """For exporters: how the names of their files end, such as `.txt`."""
    game: str = ""
    """The game it is for, where it is for one, or the one it brings."""
    editor: str = ""
    """For map kinds and engines: code for the window and the terminal, as `module:name`."""
    menu: str = ""
    """For commands: the menu in which they stand."""
    on: tuple[str, ...] = ()
    """For events: what they want to be told of."""
    language: str = ""
    """For translations: the language that they bring for the whole program, such as `fr`."""


@late_dataclass(kw_only=True)
class Manifest(Record):
    """What a plugin says of itself."""

    id: str
    name: str
    plugin_version: str
    requires: str = ""
    """The versions of Hullwright it works with, such as `>=0.1,<1`."""
    description: str = ""
    author: str = ""
    license: str = ""
    homepage: str = ""
    contributes: Mapping[str, tuple[Contribution, ...]] = field(default_factory=dict)
    """What it adds, by sort: rules, engines, tiles, map_kinds, checks, importers, …"""

    own_sorts: Mapping[str, Json] = field(default_factory=dict)
    """What stands among them under `x-` keys: it belongs to somebody else, and is kept."""

    @classmethod
    def of(cls, value: JsonObject) -> "Manifest":
        """Return the manifest that the tables of a valid TOML file stand for."""
        listed = value.get("contributes", {})
        own = {sort: each for sort, each in listed.items() if sort.startswith(EXTRA_PREFIX)}
        known = {sort: each for sort, each in listed.items() if sort not in own}
        return replace(from_json({**value, "contributes": known}, cls), own_sorts=own)

    def to_json(self) -> JsonObject:
        """Return the manifest as the tables of its TOML file."""
        made = to_json(replace(self, own_sorts={}))
        if self.own_sorts:
            made["contributes"] = {**made.get("contributes", {}), **self.own_sorts}
        return document_json(MANIFEST_FORMAT, MANIFEST_VERSION, made)
