"""The honest files that are attacked: every sort of document, format, manifest, pack and record we have."""

import io
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
CASES, SAMPLES, PLUGINS = ROOT / "tests" / "cases", ROOT / "samples", ROOT / "plugins"


@dataclass(frozen=True)
class Original:
    """An honest file."""

    sort: str
    """What it is: map, scenario, recording, rules, manifest, import or pack."""
    name: str
    content: bytes

    @property
    def suffix(self) -> str:
        """The ending of its name, by which some doors tell what it is."""
        return Path(self.name).suffix


@cache
def originals(sort: str) -> tuple[Original, ...]:
    """Return all honest files of a sort, small ones only: a mutant of a large one tells no more."""
    found = sorted(_files(sort))
    return tuple(
        Original(sort, each.relative_to(ROOT).as_posix(), each.read_bytes())
        for each in found
        if each.stat().st_size < 60_000
    ) or (_pack(),)


def _files(sort: str) -> Iterator[Path]:
    match sort:
        case "map":
            for folder in ("galaxies", "hex-zones", "mazes", "stations"):
                yield from (SAMPLES / folder).glob("*.json")
            yield from (CASES / "checks").glob("*/map.json")
        case "scenario":
            yield from (SAMPLES / "scenarios").glob("*.json")
            yield from (CASES / "checks").glob("*/scenario.json")
        case "recording":
            yield from (CASES / "recordings").glob("*.json")
        case "rules":
            yield from PLUGINS.glob("*/rules/*.json")
        case "manifest":
            yield from PLUGINS.glob("*/plugin.toml")
            yield from SAMPLES.glob("plugins/*/plugin.toml")
        case "import":
            given = ("map.json", "said.json", "options.json")
            found = (CASES / "imports").rglob("*.*")
            yield from (each for each in found if each.name not in given)


@cache
def _pack() -> Original:
    """Return a plugin as people send one."""
    folder, buffer = SAMPLES / "plugins" / "ascii-exporter", io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for each in sorted(folder.rglob("*")):
            if each.is_file() and "__pycache__" not in each.parts:
                archive.write(each, each.relative_to(folder.parent).as_posix())
    return Original("pack", "ascii-exporter.zip", buffer.getvalue())
