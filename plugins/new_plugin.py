"""A new plugin: a folder made from templates, whole or not at all, under a name that any system can take."""

import os
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from hullwright.schema.errors import HullwrightError, system_reason
from hullwright.schema.files.published import schema
from hullwright.schema.messages import message
from hullwright.schema.names import is_reserved, plainly
from hullwright.schema.records import JsonObject

from .host import Host
from .plugin_templates import COMMON, FOLDER, PluginTemplate

TEMPLATE_ID = "my-plugin"
"""What templates call the plugin, also as `my_plugin` and `My plugin`."""


def make_plugin(
    plugin_id: str, templates: Sequence[PluginTemplate], host: Host, folder: Path | None = None
) -> Path:
    """Make a new plugin in a folder, the person's own if none is named, and return where it is."""
    _insist_on_name(plugin_id, host)
    target = (folder or host.folder) / plugin_id
    try:
        if os.path.lexists(target):
            raise HullwrightError(
                message("{path} already exists. Choose another name.", path=target)
            )
        target.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(prefix=".new-plugin-", dir=target.parent) as desk:
            made = Path(desk) / plugin_id
            _write(made, _files(plugin_id, templates))
            made.rename(target)
    except OSError as fault:
        raise HullwrightError(
            message("{path} can't be made: {reason}.", path=target, reason=system_reason(fault))
        ) from fault
    return target


def _insist_on_name(plugin_id: str, host: Host) -> None:
    stated = _stated()
    if not re.fullmatch(stated["pattern"], plugin_id) or len(plugin_id) > stated["maxLength"]:
        raise HullwrightError(
            message(
                "“{name}” can't be the name of a plugin: use small letters and digits, with "
                "hyphens between words, such as “{better}”.",
                name=plugin_id[:80],
                better=_better(plugin_id),
            )
        )
    if is_reserved(plugin_id):
        raise HullwrightError(
            message(
                "“{name}” can't be the name of a plugin: some systems reserve it for a device.",
                name=plugin_id,
            )
        )
    if any(each.id == plugin_id for each in host.plugins()):
        raise HullwrightError(
            message("There is already a plugin “{name}”. Choose another name.", name=plugin_id)
        )


def _stated() -> JsonObject:
    """Return what the format of manifests says of ids."""
    stated: JsonObject = schema("plugin")["properties"]["id"]
    return stated


def _better(name: str) -> str:
    """Return a name like the one that was wanted, or one to begin with.

    >>> _better("Night Watch!"), _better("3"), _better("__")
    ('night-watch', 'plugin-3', 'night-watch')
    """
    words = re.findall("[a-z0-9]+", name.casefold())
    made = "-".join(words) or "night-watch"
    whole = made if made[0].isalpha() else f"plugin-{made}"
    return whole[: _stated()["maxLength"]].rstrip("-")


def _files(plugin_id: str, templates: Sequence[PluginTemplate]) -> Mapping[str, str]:
    """Return the text of each file of a new plugin; what several templates bring is put together."""
    title = plainly(plugin_id.replace(".", " "))
    words = {
        TEMPLATE_ID: plugin_id,
        TEMPLATE_ID.replace("-", "_"): re.sub("[^a-z0-9]", "_", plugin_id),
        "My plugin": title[:1].upper() + title[1:],
    }
    made: dict[str, str] = {}
    for template in (PluginTemplate(COMMON, FOLDER / COMMON), *templates):
        for name, text in template.files():
            told = _renamed(text, words)
            made[name] = f"{made[name]}\n{told}" if name in made else told
    return made


def _renamed(text: str, words: Mapping[str, str]) -> str:
    for ours, theirs in words.items():
        text = text.replace(ours, theirs)
    return text


def _write(folder: Path, files: Mapping[str, str]) -> None:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
