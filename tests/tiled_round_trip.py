"""`make tiled`: every sample goes to the real Tiled, is saved by it, and has to come back equal."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from hullwright.plugins.contributions_exporters import exporter_named
from hullwright.plugins.format_export import export_as
from hullwright.plugins.host.usual import usual_host
from hullwright.plugins.importers import import_map
from hullwright.plugins.map_context import MapContext
from hullwright.samples import maps
from hullwright.schema.files.reader import read_map


def main() -> int:
    """Return how many samples came back otherwise than they went."""
    if shutil.which("tiled") is None:
        print("Tiled is not installed; on Debian or Ubuntu: sudo apt-get install tiled")
        return 1
    exporter = exporter_named(usual_host(), "tiled")
    offscreen = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    wrong = 0
    with TemporaryDirectory() as place:
        for path in maps():
            document = read_map(path)
            there, back = Path(place, f"{path.stem}.tmj"), Path(place, f"{path.stem}-back.tmj")
            export_as(exporter, MapContext(document), there, forced=True)
            command = ["tiled", "--export-map", "json", str(there), str(back)]
            subprocess.run(command, env=offscreen, check=True, stderr=subprocess.DEVNULL)
            same = import_map(back.read_bytes(), back.name).document == document
            print(f"{'✓' if same else '✗'} {document.name} ({document.kind})")
            wrong += not same
    return wrong


if __name__ == "__main__":
    sys.exit(main())
