"""Plugins of strangers for tests of the window: the samples from zips, and small ones that misbehave."""

from pathlib import Path

from hullwright.plugins.host.installation import Keeper
from hullwright.samples import HERE

from ...plugin_folders import manifest, written
from ...plugin_zips import packed_folder

SAMPLES = HERE / "plugins"


def installed_sample(keeper: Keeper, name: str, *, trusted: bool = True) -> None:
    """Install a sample plugin from a zip, and trust it if that is wanted."""
    archive = packed_folder(SAMPLES / name, keeper.home / f"{name}.zip")
    keeper.install(archive)
    if trusted:
        keeper.trust(name)


def installed_code(
    keeper: Keeper, sort: str, code: str, *, plugin_id: str = "odd", more: str = ""
) -> Path:
    """Install and trust a plugin with one contribution, named `work` in its only module."""
    contributes = f'[[contributes.{sort}]]\nid = "it"\ncode = "it:work"\ntitle.en = "It"\n{more}'
    source = written(
        keeper.home / "written" / plugin_id,
        {"plugin.toml": manifest(plugin_id, contributes), "it.py": code},
    )
    keeper.install(source)
    keeper.trust(plugin_id)
    return keeper.plugin(plugin_id).folder
