"""The drawn map: what is patched looks as if it had been drawn anew, on any screen and from any distance."""

import random
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from hullwright.editor.drawing.camera import Camera
from hullwright.editor.drawing.inks import DARK, LIGHT
from hullwright.editor.drawing.map_picture import MapPicture
from hullwright.editor.kinds.table import editor_kind_of
from hullwright.schema.boards.hexes import hex_of

from ..workplaces import zone

WIDTH, HEIGHT = 500, 360
EDITOR_KIND = editor_kind_of("hex-zone")
NEAR = Camera(24.0, -2.0, -2.0)
FAR = Camera(3.0, -2.0, -2.0)
LARGE = Camera(190.0, -0.5, -0.5)


def rows(width: int = 40, height: int = 30, kinds: str = ".sdHA12") -> list[str]:
    chance = random.Random(3)
    return ["".join(chance.choices(kinds, k=width)) for _ in range(height)]


def ground(*lines: str, inks: Any = DARK) -> MapPicture:
    return MapPicture(EDITOR_KIND.marks, EDITOR_KIND.surface(zone(*lines)), inks)


def once(drawn: MapPicture, camera: Camera, ratio: float = 1.0) -> QImage:
    """Return what is seen first."""
    image = QImage(
        int(WIDTH * ratio), int(HEIGHT * ratio), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.setDevicePixelRatio(ratio)
    image.fill(QColor(DARK["paper"]))
    with QPainter(image) as painter:
        drawn.paint(painter, camera, QRectF(0, 0, WIDTH, HEIGHT), ratio)
    return image


def picture(drawn: MapPicture, camera: Camera, ratio: float = 1.0) -> QImage:
    """Return what is seen, drawn to the end."""
    while True:
        image = once(drawn, camera, ratio)
        if not drawn.is_behind:
            return image


def colour(image: QImage, camera: Camera, label: str, ratio: float = 1.0, off: float = 0.0) -> str:
    """Return the colour at a sector, a little below its middle if asked for."""
    x, y = EDITOR_KIND.surface(zone("s")).centre(hex_of(label))
    there = camera.on_screen((x, y + off)) * ratio
    return image.pixelColor(there.toPoint()).name()


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("camera", [NEAR, FAR, LARGE], ids=["near", "far", "large"])
def test_a_patched_picture_is_the_one_drawn_anew(
    qtbot: QtBot, camera: Camera, ratio: float
) -> None:
    drawn = ground(*rows())
    before = picture(drawn, camera, ratio)
    chance = random.Random(4)
    cells = chance.sample(list(drawn.surface.cells()), 60)
    contents = {cell: chance.choice(("silent", "dangerous", "hull", "pod 1")) for cell in cells}
    after = EDITOR_KIND.painted(zone(*rows()), {**contents, hex_of("B02"): "pod 2"})
    changed = drawn.change(EDITOR_KIND.surface(after))
    assert changed
    patched = picture(drawn, camera, ratio)
    assert patched != before
    assert patched == picture(ground(*after.rows), camera, ratio)


def test_many_changes_are_drawn_anew(qtbot: QtBot) -> None:
    drawn = ground(*["s" * 40] * 30)
    picture(drawn, NEAR)
    picture(drawn, FAR)
    drawn.change(EDITOR_KIND.surface(zone(*["d" * 40] * 30)))
    other = ground(*["d" * 40] * 30)
    assert picture(drawn, NEAR) == picture(other, NEAR)
    assert picture(drawn, FAR) == picture(other, FAR)


def test_another_size_is_drawn_anew(qtbot: QtBot) -> None:
    drawn = ground("ss", "ss")
    picture(drawn, NEAR)
    assert drawn.change(EDITOR_KIND.surface(zone("sss", "ss.", "sss"))) is None
    assert picture(drawn, NEAR) == picture(ground("sss", "ss.", "sss"), NEAR)


def test_changes_made_near_by_are_seen_from_far_away(qtbot: QtBot) -> None:
    drawn = ground("ssss", "ssss")
    assert colour(picture(drawn, FAR), FAR, "C01") == DARK["silent"]
    drawn.change(EDITOR_KIND.surface(zone("ssds", "ssss")))
    picture(drawn, NEAR)
    assert colour(picture(drawn, FAR), FAR, "C01") == DARK["dangerous"]
    assert colour(picture(drawn, FAR), FAR, "B01") == DARK["silent"]


def test_from_far_away_cells_keep_their_colours_and_places(qtbot: QtBot) -> None:
    image = picture(ground("s.d", "dss"), FAR)
    seen = {label: colour(image, FAR, label) for label in ("A01", "C01", "A02", "B02", "C02")}
    inks = ("silent", "dangerous", "dangerous", "silent", "silent")
    assert list(seen.values()) == [DARK[ink].lower() for ink in inks]


@pytest.mark.parametrize("zoom", [4.0, 1.0, 0.25])
@pytest.mark.parametrize(("letter", "ink"), [("H", "human"), ("A", "alien"), ("1", "pod")])
def test_starts_and_pods_are_found_from_however_far_away(
    qtbot: QtBot, zoom: float, letter: str, ink: str
) -> None:
    lines = ["s" * 200] * 200
    lines[100] = "s" * 99 + letter + "s" * 100
    camera = Camera(zoom, 150 - 200 / zoom, 173 - 150 / zoom)
    image = picture(ground(*lines), camera)
    hue = QColor(DARK[ink]).hsvHue()
    near = (image.pixelColor(200 + x, 150 + y) for x in range(-10, 11) for y in range(-10, 11))
    seen = sum(each.hsvSaturation() > 100 and abs(each.hsvHue() - hue) < 15 for each in near)
    assert seen >= 30


def test_a_dense_screen_shows_more_dots_of_the_same_picture(qtbot: QtBot) -> None:
    drawn = ground("sd.", "dsd")
    usual, dense = picture(drawn, NEAR), picture(drawn, NEAR, 2.0)
    for label in ("A01", "B01", "A02", "B02", "C02"):
        assert colour(dense, NEAR, label, 2.0, off=0.6) == colour(usual, NEAR, label, off=0.6)
    # Were it blown up, each dot would equal its neighbour in the same pixel.
    row = [dense.pixelColor(x, 100).name() for x in range(dense.width())]
    assert any(a != b for a, b in zip(row[::2], row[1::2], strict=True))


def test_labels_are_written_only_where_there_is_room_and_if_wanted(qtbot: QtBot) -> None:
    drawn = ground("s")
    large, small = Camera(30.0, -2.0, -2.0), Camera(12.0, -2.0, -2.0)

    def inked(camera: Camera) -> bool:
        image = picture(drawn, camera)
        x, y = camera.on_screen((0.0, 0.0)).toPoint().toTuple()
        return any(
            image.pixelColor(x + dx, y + dy).name() != DARK["silent"]
            for dx in range(-6, 7)
            for dy in range(-5, 6)
        )

    assert inked(large)
    assert not inked(small)
    drawn.labelled = False
    assert not inked(large)


def test_other_inks_colour_everything(qtbot: QtBot) -> None:
    drawn = ground("ss", "ss")
    picture(drawn, NEAR)
    picture(drawn, FAR)
    drawn.colour(LIGHT)
    assert picture(drawn, NEAR) == picture(ground("ss", "ss", inks=LIGHT), NEAR)
    assert colour(picture(drawn, FAR), FAR, "A01") == LIGHT["silent"]


def test_a_picture_that_takes_long_is_finished_in_the_next(qtbot: QtBot) -> None:
    camera = Camera(10.0, -2.0, -2.0)
    whole = picture(ground(*rows(60, 60, ".sd")), camera)
    drawn = ground(*rows(60, 60, ".sd"))
    image = QImage(whole)
    image.fill(QColor(DARK["paper"]))
    painter = QPainter(image)
    drawn.paint(painter, camera, QRectF(0, 0, WIDTH, HEIGHT), 1.0, patience=-1.0)
    painter.end()
    assert drawn.is_behind
    # Where the cells are, the picture from far away stands in for them.
    assert colour(image, camera, "H09") == colour(picture(drawn, FAR), FAR, "H09")
    assert picture(drawn, camera) == whole


def test_tiles_of_the_zoom_before_stand_in_for_those_that_take_long(qtbot: QtBot) -> None:
    before, camera = Camera(10.0, -2.0, -2.0), Camera(10.5, -2.0, -2.0)
    zoomed, fresh = ground(*rows(60, 60)), ground(*rows(60, 60))
    whole = picture(ground(*rows(60, 60)), camera)
    picture(zoomed, before)

    def wrong(drawn: MapPicture) -> int:
        image = QImage(whole)
        image.fill(QColor(DARK["paper"]))
        painter = QPainter(image)
        drawn.paint(painter, camera, QRectF(0, 0, WIDTH, HEIGHT), 1.0, patience=-1.0)
        painter.end()
        places = [(x, y) for x in range(0, WIDTH, 3) for y in range(0, HEIGHT, 3)]
        return sum(image.pixel(x, y) != whole.pixel(x, y) for x, y in places)

    assert 0 < wrong(zoomed) < wrong(fresh)
    assert picture(zoomed, camera) == whole


def test_what_changed_while_another_zoom_was_looked_at_is_seen_on_coming_back(qtbot: QtBot) -> None:
    drawn = ground(*rows())
    picture(drawn, NEAR)
    picture(drawn, LARGE)
    after = EDITOR_KIND.painted(zone(*rows()), {hex_of("B02"): "pod 2", hex_of("C03"): "hull"})
    drawn.change(EDITOR_KIND.surface(after))
    assert picture(drawn, NEAR) == picture(ground(*after.rows), NEAR)


def test_a_notch_nearer_and_one_back_shows_at_once_what_was_seen(qtbot: QtBot) -> None:
    drawn, middle = ground(*rows()), QPointF(200, 150)
    before = picture(drawn, NEAR)
    nearer = NEAR.zoomed(1.2, middle)
    picture(drawn, nearer)
    back = nearer.zoomed(1 / 1.2, middle)
    assert back.zoom == NEAR.zoom
    assert once(drawn, back) == before
    assert not drawn.is_behind


def test_what_was_drawn_ahead_is_the_same_as_drawn_when_it_is_seen(qtbot: QtBot) -> None:
    drawn, area = ground(*rows()), QRectF(0, 0, WIDTH, HEIGHT)
    picture(drawn, NEAR)
    while drawn.draw_ahead(NEAR, area, 1.0):
        pass
    aside = NEAR.moved(QPointF(-200, -150))
    assert picture(drawn, aside) == picture(ground(*rows()), aside)
