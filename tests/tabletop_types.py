"""`make tabletop`: every sample as a saved object of Tabletop Simulator, checked by TypeScript against public declarations.

The declarations are those of `@typed-tabletop-simulator/declaration` on npm, whose `ObjectData` describes objects as they
lie in files. Needs npm and a network; nothing is installed but into a folder that goes with the run.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtWidgets import QApplication

from hullwright.plugins.contributions_exporters import exporter_named
from hullwright.plugins.format_export import export_as
from hullwright.plugins.host.usual import usual_host
from hullwright.plugins.map_context import MapContext
from hullwright.samples import maps
from hullwright.schema.files.reader import read_map
from hullwright.schema.records import JsonObject

DECLARATIONS = "@typed-tabletop-simulator/declaration"
PACKAGES = (f"{DECLARATIONS}@2.2.1", "typescript@5.5.2", "lua-types@2.13.1")
INTERFACES = {
    "Custom_Board": "BoardCustomData",
    "DeckCustom": "DeckCustomData",
    "Card": "CardCustomData",
    "CardCustom": "CardCustomData",
    "Bag": "BagData",
    "Custom_Tile": "TileData",
    "Custom_Token": "TokenData",
}
"""What each of our objects has to be."""
SAVE = ("SaveName", "Date", "VersionNumber", "GameMode", "Tags", "Gravity", "TabStates")
"""Fields of the file itself; a file with single objects has no table, hands or lights."""


def main() -> int:
    """Return the exit code of the checker, after printing what it says."""
    if shutil.which("npm") is None:
        print("npm is not installed; on Debian or Ubuntu: sudo apt-get install npm")
        return 1
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication([])
    with TemporaryDirectory() as place:
        folder = Path(place)
        quiet = ("--no-audit", "--no-fund", "--no-save", "--silent")
        subprocess.run(["npm", "install", *quiet, *PACKAGES], cwd=folder, check=True)
        names, counted = _names(folder), Counter[str]()
        for number, path in enumerate(maps()):
            saved = _saved(path, folder)
            text = "\n".join(_statements(saved, names, counted))
            (folder / f"sample{number}.ts").write_text(f"export {{}};\n{text}\n", "utf-8")
        (folder / "tsconfig.json").write_text(json.dumps(_settings(folder)), "utf-8")
        found = subprocess.run(["npx", "tsc", "--project", "."], cwd=folder, check=False)
    del application
    print(
        f"{len(list(maps()))} samples: {dict(counted)}; exit code of the checker {found.returncode}"
    )
    return found.returncode


def _saved(path: Path, folder: Path) -> JsonObject:
    exporter = exporter_named(usual_host(), "tabletop-simulator")
    there = folder / f"{path.stem}.json"
    export_as(exporter, MapContext(read_map(path)), there, forced=True)
    found: JsonObject = json.loads(there.read_text("utf-8"))
    return found


def _statements(
    saved: JsonObject, names: Mapping[str, str], counted: Counter[str]
) -> Iterator[str]:
    """Yield what has to be true of a file, as assignments that the checker looks at."""
    fields = " | ".join(f'"{each}"' for each in SAVE)
    head = json.dumps({each: saved[each] for each in SAVE}, ensure_ascii=False)
    yield f"const head = {head};"
    yield f"const file: Pick<TTSSave, {fields}> = head;"
    for number, each in enumerate(_objects(saved["ObjectStates"])):
        counted[each["Name"]] += 1
        # By way of a constant, because what is there besides the declared fields is no fault.
        yield f"const given{number} = {_literal(each, names)};"
        yield f"const object{number}: {INTERFACES[each['Name']]} = given{number};"


def _objects(there: list[JsonObject]) -> Iterator[JsonObject]:
    for each in there:
        yield each
        yield from _objects(each.get("ContainedObjects", []))


# Any JSON value: what stands in an object.
def _literal(value: object, names: Mapping[str, str]) -> str:
    """Return a value as TypeScript, in which the name of an object is one that is declared."""
    if isinstance(value, list):
        return f"[{', '.join(_literal(each, names) for each in value)}]"
    if not isinstance(value, dict):
        return json.dumps(value, ensure_ascii=False)
    parts = (
        f"{json.dumps(key)}: {names[str(each)] if key == 'Name' else _literal(each, names)}"
        for key, each in value.items()
    )
    return f"{{{', '.join(parts)}}}"


def _names(folder: Path) -> dict[str, str]:
    """Return what the declarations call each name of an object."""
    text = (folder / "node_modules" / DECLARATIONS / "src" / "object.d.ts").read_text("utf-8")
    named = text.partition("enum ObjectName {")[2].partition("}")[0]
    return {value: f"ObjectName.{name}" for name, value in re.findall(r'(\w+) = "([^"]+)"', named)}


def _settings(folder: Path) -> JsonObject:
    sources = folder / "node_modules" / DECLARATIONS / "src"
    return {
        "compilerOptions": {
            "strict": True,
            "noEmit": True,
            "skipLibCheck": True,
            "target": "es2022",
            "moduleResolution": "node",
            "types": [],
        },
        "files": [
            *sorted(str(each) for each in sources.glob("*.d.ts")),
            *sorted(each.name for each in folder.glob("sample*.ts")),
        ],
    }


if __name__ == "__main__":
    sys.exit(main())
