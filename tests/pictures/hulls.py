"""Drawn ships: a zone and a station on the canvas, and a ship as one would hang it on a wall."""

from collections.abc import Callable, Mapping
from pathlib import Path

from hullwright.editor.files.picture_options import PictureOptions
from hullwright.editor.files.picture_order import PictureOrder, write_picture
from hullwright.samples import maps
from hullwright.schema.files.reader import read_map
from tests.editor.window_session import WindowSession

SAMPLES = {path.stem: path for path in maps()}


def _drawn_ship(person: WindowSession, sample: str, style: str) -> None:
    person.program.open_sample(SAMPLES[sample])
    person.command(f"view.hull.{style}")
    hulls = person.program.services.overlays.hulls
    person.wait(lambda: hulls.of(person.place))
    person.problems()
    person.wait(lambda: person.place.findings.figures)


def hull_zone(person: WindowSession, path: Path) -> None:
    """A zone in plates."""
    _drawn_ship(person, "long-vigil", "plated")
    person.picture(path)


def hull_station(person: WindowSession, path: Path) -> None:
    """A station as a blueprint."""
    _drawn_ship(person, "heron-liner", "blueprint")
    person.picture(path)


def wall(_: WindowSession, path: Path) -> None:
    """A ship without window and rulers, as for a wall."""
    options = PictureOptions("dark", 2400, rulers=False, hull="plated")
    write_picture(PictureOrder(read_map(SAMPLES["rosewheel"]), options), path)


PICTURES: Mapping[str, tuple[str, Callable[[WindowSession, Path], None]]] = {
    "hull-zone": ("dark", hull_zone),
    "hull-station": ("light", hull_station),
    "hull-wall": ("dark", wall),
}
