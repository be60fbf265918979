"""Doors: the commands through which a file of each sort can come in."""

import os
import shutil
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

from hullwright.editor.cli import main

from ..plugin_folders import manifest
from .originals import SAMPLES

Arguments: TypeAlias = Sequence[str | Path]
Door: TypeAlias = Callable[[Path], Arguments]
"""From the file to what is typed."""

ZONE = SAMPLES / "hex-zones" / "thimble.json"
SCENARIO = SAMPLES / "scenarios" / "arena.json"
FEW = ("--games", "2", "--bots", "random", "--seed", "7")


def out(path: Path, suffix: str) -> Path:
    """Return a file to write, beside the one that is read."""
    return path.with_name(f"written{suffix}")


MAP_DOORS: Mapping[str, Door] = {
    "check": lambda path: ("check", path),
    "check --json": lambda path: ("check", "--json", path),
    "check FOLDER": lambda path: ("check", path.parent),
    "show": lambda path: ("show", "--draw", path),
    "show --json": lambda path: ("show", "--json", path),
    "diff": lambda path: ("diff", "--draw", ZONE, path),
    "export": lambda path: ("export", "--force", path, "-o", out(path, ".json")),
    "picture .svg": lambda path: ("picture", "--force", path, "-o", out(path, ".svg")),
    "picture .png": lambda path: (
        *("picture", "--force", "--size", "256", path, "-o"),
        out(path, ".png"),
    ),
    "sheet": lambda path: ("sheet", "--force", path, "-o", out(path, ".pdf")),
    "sheet --pieces": lambda path: ("sheet", "--force", "--pieces", path, "-o", out(path, ".pdf")),
    "share": lambda path: ("share", path),
    "simulate": lambda path: ("simulate", *FEW, path),
    "play --watch": lambda path: ("play", "--watch", "--bots", "random", "--seed", "7", path),
    "rules --map": lambda path: ("rules", "--scenario", SCENARIO, "--map", path),
}
SCENARIO_DOORS: Mapping[str, Door] = {
    "check": lambda path: ("check", path),
    "check --scenario": lambda path: ("check", ZONE, "--scenario", path),
    "rules --scenario": lambda path: ("rules", "--scenario", path),
    "rules --scenario --json": lambda path: ("rules", "--scenario", path, "--json", "--map", ZONE),
    "simulate --scenario": lambda path: ("simulate", *FEW, ZONE, "--scenario", path),
    "sheet --scenario": lambda path: (
        *("sheet", "--force", ZONE, "--scenario", path, "-o"),
        out(path, ".pdf"),
    ),
}
RECORDING_DOORS: Mapping[str, Door] = {
    "check": lambda path: ("check", path),
    "replay": lambda path: ("replay", path),
    "replay --to": lambda path: ("replay", path, "--to", "3", "--no-log"),
}
IMPORT_DOORS: Mapping[str, Door] = {
    "import": lambda path: ("import", "--force", path, "-o", out(path, ".json")),
    "import --format": lambda path: (
        *("import", "--force", "--format", _format_of(path), path, "-o"),
        out(path, ".json"),
    ),
}
PACK_DOORS: Mapping[str, Door] = {
    "plugins install": lambda path: ("plugins", "install", path),
    "plugins install --replace": lambda path: ("plugins", "install", "--replace", path),
}
INSTALLED_DOORS: Mapping[str, Door] = {
    "plugins list": lambda path: ("plugins", "list"),
    "plugins check": lambda path: ("plugins", "check", path),
    "plugins disable": lambda path: ("plugins", "disable", "mine"),
    "rules": lambda path: ("rules",),
    "check beside it": lambda path: ("check", ZONE),
    "simulate beside it": lambda path: ("simulate", *FEW, ZONE, "--scenario", SCENARIO),
}
"""For what lies in a plugin's folder in the person's home."""
DOORS: Mapping[str, Mapping[str, Door]] = {
    "map": MAP_DOORS,
    "scenario": SCENARIO_DOORS,
    "recording": RECORDING_DOORS,
    "import": IMPORT_DOORS,
    "pack": PACK_DOORS,
    "rules": INSTALLED_DOORS,
    "manifest": INSTALLED_DOORS,
}


def _format_of(path: Path) -> str:
    # Wrong as often as right.
    formats = ("share-code", "cell-list", "labelled-grid", "spaces", "number-rows", "letter-rows")
    return formats[path.stat().st_size % len(formats)]


def laid_out(sort: str, content: bytes, suffix: str, folder: Path) -> Path:
    """Write a file where its sort belongs, in an empty folder with a home in it; return its path."""
    shutil.rmtree(folder, ignore_errors=True)
    plugin = folder / "home" / "plugins" / "mine"
    if sort not in {"rules", "manifest"}:
        plugin.parent.mkdir(parents=True)
        path = folder / f"tried{suffix}"
        path.write_bytes(content)
        return path
    (plugin / "rules").mkdir(parents=True)
    rules = '\n[[contributes.rules]]\nid = "mine"\ndata = "rules"\n'
    (plugin / "plugin.toml").write_text(manifest("mine", rules))
    (plugin / ("plugin.toml" if sort == "manifest" else "rules/tried.json")).write_bytes(content)
    return plugin


def run(arguments: Arguments, folder: Path) -> None:
    """Run a command as a person does who is in a folder and has its home."""
    os.chdir(folder)
    os.environ["HULLWRIGHT_HOME"] = str(folder / "home")
    sys.argv[:] = ["hullwright", *map(str, arguments)]
    main()
