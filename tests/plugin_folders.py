"""Folders of plugins for tests: written as an author would write them."""

from pathlib import Path

from hullwright.schema.documents.manifests import MANIFEST_VERSION

IMPORTER = """
[[contributes.importers]]
id = "{id}-format"
kind = "hex-zone"
code = "reader:imported"
detects = "reader:claims"
title.en = "Format"
"""

READER = """
from hullwright.plugins.importers import Imported, import_map


def claims(content, name):
    return content.startswith(b"mine!")


def imported(content, name, options):
    return import_map(bytes.fromhex(content[5:].decode()), name, "number-rows", options)
"""

"""Reads a format that nobody else claims: a mark, and rows of numbers as hexadecimal digits."""

SAMPLE = """
[[contributes.samples]]
id = "berth"
data = "berth.json"
title.en = "Berth"
"""

BERTH = """{
  "format": "hullwright/scenario", "version": 1,
  "name": "Berth", "game": "eftaios", "ruleset": "ultimate", "rules": []
}
"""
"""A sample that nothing is wrong with."""


BERTH = """{
  "format": "hullwright/scenario",
  "version": 1,
  "name": "Berth",
  "game": "eftaios",
  "ruleset": "ultimate"
}
"""
"""A sample that can be used."""


def manifest(plugin_id: str, contributes: str = "", **fields: object) -> str:
    """Return the text of a manifest."""
    stated = {
        "format": "hullwright/plugin",
        "version": MANIFEST_VERSION,
        "id": plugin_id,
        "name": plugin_id.title(),
        "plugin_version": "1.0",
        **fields,
    }
    lines = (
        f'{key} = "{each}"' if isinstance(each, str) else f"{key} = {each}"
        for key, each in stated.items()
    )
    return "\n".join(lines) + "\n" + contributes


def written(folder: Path, files: dict[str, str]) -> Path:
    """Write files into a folder and return it."""
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder


def with_data(home: Path, plugin_id: str = "berths", **fields: object) -> Path:
    """Write a plugin without code into the person's folder."""
    return written(
        home / "plugins" / plugin_id,
        {"plugin.toml": manifest(plugin_id, SAMPLE, **fields), "berth.json": BERTH},
    )


def with_code(home: Path, reader: str = READER, plugin_id: str = "mine") -> Path:
    """Write a plugin with an importer and a sample into the person's folder."""
    contributes = IMPORTER.format(id=plugin_id) + SAMPLE
    return written(
        home / "plugins" / plugin_id,
        {
            "plugin.toml": manifest(plugin_id, contributes),
            "reader.py": reader,
            "berth.json": BERTH,
        },
    )


def offered(folder: Path, package: str, value: str) -> None:
    """Write what pip leaves behind of a distribution with an entry point."""
    written(
        folder / f"{package}-1.0.dist-info",
        {
            "METADATA": f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n",
            "entry_points.txt": f"[hullwright.plugins]\n{package} = {value}\n",
        },
    )
