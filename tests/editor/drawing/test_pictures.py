"""Pictures of maps, as images and as SVG."""

from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from hullwright.editor.drawing import drawn_ship
from hullwright.editor.drawing.camera import Camera
from hullwright.editor.drawing.images import image_of
from hullwright.editor.drawing.inks import DARK, LIGHT, PRINT, Inks
from hullwright.editor.drawing.map_picture import MapPicture
from hullwright.editor.drawing.picture_layout import picture_layout
from hullwright.editor.drawing.picture_parts import PictureParts
from hullwright.editor.drawing.svg import svg_of
from hullwright.editor.kinds.hex_zone.looks import look_of
from hullwright.editor.languages.words import use_language
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.hex_zone.edges import SectorEdge
from hullwright.schema.kinds.hex_zone.layout import LEGEND, HexZone, SectorKind, blank

from ..workplaces import zone

SAMPLES = Path(__file__).parents[3] / "samples"
FILES = [
    SAMPLES / name
    for name in (
        "hex-zones/rosewheel.json",
        "mazes/long-haul.json",
        "stations/standard.json",
        "galaxies/first-light.json",
    )
]
pytestmark = pytest.mark.usefixtures("qapp")


def shown(*rows: str, name: str = "Test") -> MapDocument:
    return MapDocument(kind="hex-zone", name=name, layout=zone(*rows))


def colour_at(image: QImage, document: MapDocument, label: str, *, rulers: bool = True) -> str:
    """The colour beside the middle of a cell, where neither a label nor a symbol is."""
    sheet = picture_layout(document, rulers=rulers)
    cell = sheet.surface.cell_of(label)
    assert cell is not None
    x, y = sheet.surface.centre(cell)
    zoom = image.width() / sheet.width
    return image.pixelColor(
        int((x - 0.7 - sheet.box.left) * zoom), int((y - sheet.box.top) * zoom)
    ).name()


def test_a_picture_that_is_kept_is_drawn_anew_for_another_language() -> None:
    layout = picture_layout(read_map(FILES[-1]))
    picture = MapPicture(layout.editor_kind.marks, layout.surface, LIGHT)
    drawn = []
    for language in ("en", "de", "en"):
        use_language(language)
        image = QImage(600, 400, QImage.Format.Format_RGB32)
        image.fill(QColor(LIGHT["paper"]))
        painter = QPainter(image)
        picture.paint(painter, Camera(40.0, -1.0, -1.0), QRectF(image.rect()), 1.0)
        painter.end()
        drawn.append(image)
    assert drawn[0] == drawn[2] != drawn[1]


@pytest.mark.parametrize("inks", [DARK, LIGHT, PRINT])
def test_sectors_have_the_colours_of_the_theme(inks: dict[str, str]) -> None:
    document = shown("sd", "H1")
    image = image_of(document, inks, zoom=40)
    found = {label: colour_at(image, document, label) for label in ("A01", "B01", "A02", "B02")}
    wanted = {"A01": "silent", "B01": "dangerous", "A02": "human", "B02": "pod"}
    assert found == {label: inks[ink].lower() for label, ink in wanted.items()}
    assert image.pixelColor(0, 0).name() == inks["paper"].lower()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
@pytest.mark.parametrize("largest", [32, 256, 700])
def test_a_picture_fits_the_size_that_was_asked_for(path: Path, largest: int) -> None:
    image = image_of(read_map(path), LIGHT, largest=largest)
    assert max(image.width(), image.height()) == largest


def test_small_maps_are_not_blown_up() -> None:
    assert image_of(shown("s"), LIGHT, largest=4000).width() < 600


def test_rulers_take_room_of_their_own_where_they_can_be_read() -> None:
    document = shown("sdsd", "dsds")
    assert (
        image_of(document, LIGHT, zoom=30).width()
        > image_of(document, LIGHT, zoom=30, rulers=False).width()
    )
    assert (
        image_of(document, LIGHT, zoom=6).size()
        == image_of(document, LIGHT, zoom=6, rulers=False).size()
    )


def test_the_largest_zone_makes_a_picture_of_a_few_pixels_for_each_sector() -> None:
    document = MapDocument(kind="hex-zone", name="Huge", layout=blank((1000, 1000)))
    image = image_of(document, DARK, largest=300)
    assert image.pixelColor(150, 150).name() == DARK["hull"]


def test_a_picture_that_is_too_large_is_refused_with_a_sentence() -> None:
    document = MapDocument(kind="hex-zone", name="Huge", layout=blank((1000, 1000)))
    with pytest.raises(HullwrightError, match="choose a smaller size"):
        image_of(document, DARK, zoom=24)


def svg_image(text: str, width: int, height: int) -> QImage:
    renderer = QSvgRenderer(QByteArray(text.encode()))
    assert renderer.isValid()
    image = QImage(width, height, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


def likeness(a: QImage, b: QImage) -> float:
    """Return the share of pixels with nearly the same colour."""
    alike = sum(
        max(abs(x - y) for x, y in zip(_channels(a, n, m), _channels(b, n, m), strict=True)) < 40
        for n in range(0, a.width(), 3)
        for m in range(0, a.height(), 3)
    )
    return alike / (len(range(0, a.width(), 3)) * len(range(0, a.height(), 3)))


def _channels(image: QImage, x: int, y: int) -> tuple[int, int, int]:
    colour: QColor = image.pixelColor(x, y)
    return colour.red(), colour.green(), colour.blue()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_an_svg_looks_like_the_picture(path: Path) -> None:
    document = read_map(path)
    picture = image_of(document, LIGHT, largest=600)
    drawn = svg_image(svg_of(document, LIGHT), picture.width(), picture.height())
    assert likeness(picture, drawn) > 0.95


def test_an_svg_writes_each_look_once_and_every_label() -> None:
    root = ET.fromstring(svg_of(shown("sd.", "ds1"), PRINT))
    space = "{http://www.w3.org/2000/svg}"
    assert len(root.findall(f"{space}defs/{space}g")) == 4
    assert len(root.findall(f"{space}use")) == 6
    labels = [each.text for each in root.iter(f"{space}text")]
    assert {"A01", "B01", "A02", "B02", "A", "B", "C", "01", "02"} <= set(labels)
    assert "C02" not in labels


def test_an_svg_of_a_sheet_stays_small() -> None:
    assert len(svg_of(read_map(FILES[0]), LIGHT)) < 40_000


def test_names_can_not_break_out_of_an_svg() -> None:
    document = replace(
        shown("s", name='</title><script>x</script>&"\x07\ufffe\u202e'),
        description="<b>\x00bold & brave</b>",
    )
    root = ET.fromstring(svg_of(document, LIGHT, rulers=False))
    space = "{http://www.w3.org/2000/svg}"
    assert root.findtext(f"{space}title") == r'</title><script>x</script>&"\u0007\ufffe\u202e'
    assert root.findtext(f"{space}desc") == r"\u0000bold & brave"
    assert root.find(f".//{space}script") is None


def test_pictures_can_be_made_again_and_again(qtbot: QtBot) -> None:
    document = shown("sd", "H1")
    first = image_of(document, DARK)
    assert all(image_of(document, DARK) == first for _ in range(5))


def special() -> MapDocument:
    """Return a zone with a kind of its own in violet, and a wall and a hatch."""
    vent = SectorKind(kind="vent", like="silent", symbol="fan", colour="#6a3d9a")
    layout = HexZone(
        legend={**LEGEND, "v": vent},
        rows=("vsss", "ssss", "ssss"),
        edges=(
            SectorEdge(start="B01", to="B02", kind="wall"),
            SectorEdge(start="C02", to="C03", kind="one_way"),
        ),
    )
    return MapDocument(kind="hex-zone", name="Special", layout=layout)


@pytest.mark.parametrize("inks", [DARK, LIGHT, PRINT])
def test_special_sectors_and_edges_are_in_pictures_and_in_svg_alike(inks: Inks) -> None:
    document = special()
    picture = image_of(document, inks, largest=600)
    assert colour_at(picture, document, "A01") == "#6a3d9a"
    drawn = svg_image(svg_of(document, inks), picture.width(), picture.height())
    assert likeness(picture, drawn) > 0.95
    without = replace(document, layout=replace(document.layout, edges=()))
    assert image_of(without, inks, largest=600) != picture


def test_the_coordinate_of_an_own_kind_is_written_in_an_ink_that_is_read_on_its_colour() -> None:
    root = ET.fromstring(svg_of(special(), PRINT))
    labels = {each.text: each.get("fill") for each in root.iter("{http://www.w3.org/2000/svg}text")}
    assert labels["A01"] == "#ffffff"
    assert labels["B01"] is None


def test_from_far_away_edges_are_drawn_as_lines() -> None:
    document = special()
    without = replace(document, layout=replace(document.layout, edges=()))
    near, far = (image_of(each, LIGHT, zoom=4.0, rulers=False) for each in (document, without))
    assert near != far


def test_on_paper_the_hull_of_a_map_seen_from_afar_is_hatched_and_silent_sectors_are_white() -> (
    None
):
    document = shown(*["." * 60 + "s" * 60] * 120)
    image = image_of(document, PRINT, largest=300, rulers=False)
    halves = [
        {image.pixelColor(x, 150).name() for x in range(left, left + 60)} for left in (20, 180)
    ]
    assert halves == [{PRINT["hull"], PRINT["hull-hatch"]}, {PRINT["silent"]}]


def test_a_ship_too_large_for_its_hull_keeps_the_space_around_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    document, parts = shown(".....", ".sss.", "....."), PictureParts(hull="plated")
    empty = look_of(LEGEND["."])
    assert not picture_layout(document, parts).marks(empty)
    monkeypatch.setattr(drawn_ship, "MOST", 2)
    assert picture_layout(document, parts).marks(empty)
