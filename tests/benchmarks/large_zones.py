"""How long hex zones of growing size take to open, validate and export, beside Tiled where it is installed.

Everything is measured in one run, each figure in a process of its own, so that figures can be
compared with each other; machines differ too much to compare across runs. Run it by `make bench`.
"""

import json
import os
import random
import shutil
import struct
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path

SIZES = ((23, 14), (100, 100), (300, 300), (1000, 1000))
LEGEND = ".sdHA1234"
KINDS = ("hull", "silent", "dangerous", "human", "alien", "pod", "pod", "pod", "pod")
ROUNDS = 3
STEPS = ("open", "reach", "checks", "export", "whole")

OURS = """
import json, resource, sys, time
began = time.perf_counter()
from pathlib import Path
from hullwright.schema.files.export import export
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.examination import Examination
marks = {}
def mark(name):
    global began
    now = time.perf_counter()
    marks[name], began = now - began, now
document = read_map(Path(sys.argv[1]))
mark("open")
examination = Examination(document)
for ways in examination.survey.ways.values():
    ways.reached()
mark("reach")
examination.problems
mark("checks")
export(examination, Path(sys.argv[2]), forced=True)
mark("export")
marks["MiB"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
print(json.dumps(marks))
"""

REACH = """
tiled.registerMapFormat("reach", { name: "Reach", extension: "reach", write: function (map, file) {
  const layer = map.layerAt(0), w = map.width, h = map.height, open = new Uint8Array(w * h);
  let start = 0, reached = 0;
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) {
    const tile = layer.tileAt(x, y);
    if (tile) { open[y * w + x] = 1; if (tile.id === 2) start = y * w + x; }
  }
  const queue = [start], even = [[0,-1],[0,1],[-1,-1],[-1,0],[1,-1],[1,0]], odd = [[0,-1],[0,1],[-1,0],[-1,1],[1,0],[1,1]];
  open[start] = 0;
  for (let i = 0; i < queue.length; i++, reached++) {
    const x = queue[i] % w, y = (queue[i] - x) / w, around = x & 1 ? odd : even;
    for (let j = 0; j < 6; j++) {
      const a = x + around[j][0], b = y + around[j][1], k = b * w + a;
      if (a >= 0 && b >= 0 && a < w && b < h && open[k]) { open[k] = 0; queue.push(k); }
    }
  }
  const out = new TextFile(file, TextFile.WriteOnly); out.write("" + reached); out.commit();
}});
"""
"""The shortest honest way to ask Tiled whether everything can be reached: a map format that counts."""


def rows(width: int, height: int) -> list[str]:
    """Return a random zone with 15 % hull, a start of each side in the middle, a pod in each corner."""
    chance = random.Random(width * height)
    cells = [chance.choices(".sd", weights=[15, 30, 55], k=width) for _ in range(height)]
    for column, row, character in (
        (width // 2, height // 2, "H"),
        (width // 2, height // 2 - 2, "A"),
        (1, 1, "1"),
        (width - 2, 1, "2"),
        (1, height - 2, "3"),
        (width - 2, height - 2, "4"),
    ):
        cells[row][column] = character
    return ["".join(line) for line in cells]


def write_ours(path: Path, zone: list[str]) -> None:
    """Write a zone as a map of ours."""
    legend = {
        each: {"kind": kind, "number": int(each)} if each.isdigit() else {"kind": kind}
        for each, kind in zip(LEGEND, KINDS, strict=True)
    }
    layout = {"legend": legend, "rows": zone}
    head = {"format": "hullwright/map", "version": 2, "kind": "hex-zone", "name": "Bench"}
    path.write_text(json.dumps({**head, "layout": layout}, indent=1))


def write_tiled(path: Path, zone: list[str]) -> None:
    """Write a zone as a map of Tiled, with a picture for its tiles."""
    width, height = len(zone[0]), len(zone)
    numbers = ",\n".join(",".join(str(LEGEND.index(each)) for each in row) for row in zone)
    path.write_text(
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<map version="1.10" orientation="hexagonal" width="{width}" height="{height}" tilewidth="28" '
        'tileheight="24" infinite="0" hexsidelength="14" staggeraxis="x" staggerindex="odd">'
        '<tileset firstgid="1" name="sectors" tilewidth="28" tileheight="24" tilecount="8" columns="8">'
        '<image source="tiles.png" width="224" height="24"/></tileset>'
        f'<layer id="1" name="zone" width="{width}" height="{height}"><data encoding="csv">\n{numbers}\n</data></layer></map>'
    )
    (path.parent / "tiles.png").write_bytes(grey_png(224, 24))


def grey_png(width: int, height: int) -> bytes:
    """Return a grey picture, so that the benchmark needs no image library."""

    def chunk(name: bytes, content: bytes) -> bytes:
        return (
            struct.pack(">I", len(content))
            + name
            + content
            + struct.pack(">I", zlib.crc32(name + content))
        )

    pixels = zlib.compress((b"\0" + b"\x80" * width) * height)
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")
    )


def measured(
    command: list[str], environment: dict[str, str] | None = None
) -> tuple[float, float, str]:
    """Return the seconds and MiB that a command takes as a whole, and what it prints."""
    script = (
        "import resource, subprocess, sys, time\n"
        "began = time.perf_counter()\n"
        "done = subprocess.run(sys.argv[1:], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)\n"
        "print(time.perf_counter() - began, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024)\n"
        "print(done.stdout, end='')\n"
        "sys.exit(done.returncode)"
    )
    printed = subprocess.run(
        [sys.executable, "-c", script, *command],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, **(environment or {})},
    ).stdout
    figures, _, rest = printed.partition("\n")
    seconds, memory = map(float, figures.split())
    return seconds, memory, rest


def ours(folder: Path) -> dict[str, float]:
    """Return our times for the zone in a folder, the best of a few rounds, start-up included."""
    best: dict[str, float] = {}
    for _ in range(ROUNDS):
        files = str(folder / "zone.json"), str(folder / "out.json")
        printed = measured([sys.executable, "-c", OURS, *files])[2]
        program = str(Path(sys.executable).with_name("hullwright"))
        seconds, memory, _ = measured([program, "export", files[0], "--force", "-o", files[1]])
        found = {**json.loads(printed), "whole": seconds, "MiB": memory}
        best = found if not best or found["whole"] < best["whole"] else best
    return best


def tiled(folder: Path) -> dict[str, float] | None:
    """Return Tiled's times for the same zone: its export, and a script that counts what is reached."""
    if not shutil.which("tiled"):
        return None
    extensions = folder / "config" / "tiled" / "extensions"
    extensions.mkdir(parents=True, exist_ok=True)
    (extensions / "reach.js").write_text(REACH)
    context = {"QT_QPA_PLATFORM": "offscreen", "XDG_CONFIG_HOME": str(folder / "config")}
    found: dict[str, float] = {}
    for name, form, output in (
        ("export", "json", "tiled.json"),
        ("script", "reach", "tiled.reach"),
    ):
        runs = [
            measured(
                ["tiled", "--export-map", form, str(folder / "zone.tmx"), str(folder / output)],
                context,
            )
            for _ in range(ROUNDS)
        ]
        found[name] = min(seconds for seconds, _, _ in runs)
        found["MiB"] = max(found.get("MiB", 0), *(memory for _, memory, _ in runs))
    return found


def line(mine: dict[str, float], theirs: dict[str, float] | None) -> str:
    """Return the figures of one size as a line of the table."""
    made = " ".join(f"{mine[key]:6.2f}" for key in STEPS) + f" {mine['MiB']:5.0f}"
    if theirs is None:
        return f"{made} | Tiled is not installed"
    both = theirs["export"] + theirs["script"]
    reaching = (mine["whole"] - mine["checks"]) / both
    figures = f"{theirs['export']:6.2f} {theirs['script']:6.2f} {theirs['MiB']:5.0f}"
    return f"{made} | {figures} | {reaching:7.2f} {mine['whole'] / both:7.2f}"


def main() -> None:
    """Print a line for each size."""
    print(f"""Seconds, the best of {ROUNDS} runs. Ours: open, compile and reach, the other checks, export; whole is
`hullwright export` with start-up. Tiled: its export, and a script in it that counts what is reached.
Ratios of ours to both of Tiled's together: without the other checks, and with them.
""")
    print(
        " " * 10
        + " ".join(f"{step:>6}" for step in STEPS)
        + "   MiB | export script   MiB |   reach   whole"
    )
    for width, height in SIZES:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            zone = rows(width, height)
            write_ours(folder / "zone.json", zone)
            write_tiled(folder / "zone.tmx", zone)
            print(f"{width:>4}×{height:<5}" + line(ours(folder), tiled(folder)), flush=True)


if __name__ == "__main__":
    main()
