"""The formats that we ship for where people play: Tiled and back, Tabletop Simulator, drawings in layers, tables."""

import csv
import io
import json
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from hullwright.plugins.contributions_exporters import ExportedFiles, exporter_named
from hullwright.plugins.format_export import export_as
from hullwright.plugins.host.usual import usual_host
from hullwright.plugins.importers import import_map
from hullwright.plugins.map_context import MapContext
from hullwright.samples import maps
from hullwright.schema.complaints import Unreadable
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds import map_kind
from hullwright.schema.kinds.hex_zone.layout import LEGEND, HexZone

# Pictures want an application, and windows of later tests want one with widgets.
pytestmark = pytest.mark.usefixtures("qapp")

SAMPLES = [read_map(each) for each in maps()]
OF_KIND = {each.kind: each for each in SAMPLES}


def exported(document: MapDocument, name: str, **options: Any) -> ExportedFiles:
    return exporter_named(usual_host(), name).exported_files(MapContext(document), options)


# Tiled


@pytest.mark.parametrize("document", SAMPLES, ids=lambda each: each.name)
def test_a_sample_comes_back_from_tiled_as_it_was(document: MapDocument) -> None:
    content = exported(document, "tiled").content
    found = import_map(content, "a.tmj")
    assert found.document == document
    assert found.notes == ()


@given(
    st.integers(1, 9).flatmap(
        lambda width: st.lists(st.text("".join(LEGEND), min_size=width, max_size=width), min_size=1)
    )
)
def test_any_zone_comes_back_from_tiled_as_it_was(rows: list[str]) -> None:
    zone = HexZone(legend=LEGEND, rows=tuple(rows))
    document = MapDocument(kind="hex-zone", name="Any, {zone}", layout=zone)
    assert import_map(exported(document, "tiled").content, "a.tmj").document == document


def changed(document: MapDocument, **changes: Any) -> bytes:
    return json.dumps({**json.loads(exported(document, "tiled").content), **changes}).encode()


def test_what_was_painted_in_tiled_comes_back() -> None:
    document = OF_KIND["hex-zone"]
    value = json.loads(exported(document, "tiled").content)
    numbers = {each["type"]: each["id"] + 1 for each in value["tilesets"][0]["tiles"]}
    value["layers"][0]["data"][:2] = [numbers["s silent"], 0]
    found = import_map(json.dumps(value).encode(), "a.tmj")
    assert found.document.layout.rows[0].startswith("s.")
    assert found.document.layout.rows[1:] == document.layout.rows[1:]


def test_a_tile_that_was_turned_in_tiled_is_turned() -> None:
    maze = OF_KIND["tile-maze"]
    value = json.loads(exported(maze, "tiled").content)
    data = value["layers"][0]["data"]
    at = next(number for number, each in enumerate(data) if each and each < 2**29)
    data[at] += 0xA0000000
    found = import_map(json.dumps(value).encode(), "a.tmj").document.layout.placed
    turned = [(a, b) for a, b in zip(maze.layout.placed, found, strict=True) if a != b]
    assert [(a.rotation, b.rotation) for a, b in turned] == [(0, 90)]


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"infinite": True}, "infinite map"),
        ({"layers": []}, "no layer of tiles"),
        ({"layers": 3}, "no layers in it"),
        ({"layers": [{"type": "tilelayer", "width": 2, "height": 2, "data": "x"}]}, "compressed"),
        ({"layers": [{"type": "tilelayer", "width": 9**9, "height": 2, "data": []}]}, "larger"),
        ({"tilesets": [{"firstgid": 1, "source": "a.tsx"}]}, "Embed it"),
        ({"properties": []}, None),
        ({"properties": [], "orientation": "isometric"}, "not made by Hullwright"),
    ],
)
def test_what_tiled_may_have_made_of_it_is_told(changes: Any, sentence: str | None) -> None:
    content = changed(OF_KIND["hex-zone"], **changes)
    if sentence is None:
        # Made in Tiled alone: the classes of its tiles say what they are.
        zone = import_map(content, "a.tmj", options={"legend": CLASSES}).document.layout
        assert zone.height == OF_KIND["hex-zone"].layout.height
        return
    with pytest.raises(HullwrightError) as raised:
        import_map(content, "a.tmj", "tiled")
    assert sentence in str(raised.value)


CLASSES = {
    f"{sign} {each.kind}": f"{each.kind} {each.number or ''}".strip()
    for sign, each in OF_KIND["hex-zone"].layout.legend.items()
}


def test_a_map_of_tiled_without_meaning_is_refused() -> None:
    with pytest.raises(Unreadable):
        import_map(b'{"tiledversion": "1.8", "layers": [{}]}', "a.tmj")


def test_the_tileset_lies_beside_the_file(tmp_path: Path) -> None:
    document = OF_KIND["station"]
    exporter = exporter_named(usual_host(), "tiled")
    export_as(exporter, MapContext(document), tmp_path / "rocks.tmj")
    value = json.loads((tmp_path / "rocks.tmj").read_bytes())
    (tileset,) = value["tilesets"]
    with Image.open(tmp_path / tileset["image"]) as picture:
        assert picture.size == (tileset["imagewidth"], tileset["imageheight"])
    assert {each.name for each in tmp_path.iterdir()} == {"rocks.tmj", "rocks-files"}


# Tabletop Simulator


def objects(saved: Any) -> list[Any]:
    found = list(saved)
    for each in saved:
        found += objects(each.get("ContainedObjects", []))
    return found


@pytest.mark.parametrize("kind", ["galaxy", "tile-maze"])
def test_a_game_lies_on_the_table_with_a_picture_for_everything(kind: str) -> None:
    address = "https://example.org/here/"
    files = exported(OF_KIND[kind], "tabletop-simulator", address=address, players=2)
    saved = json.loads(files.content)
    assert saved["ObjectStates"][0]["Name"] == "Custom_Board"
    named: set[str] = set()
    for each in objects(saved["ObjectStates"]):
        assert len(each["GUID"]) == 6
        assert set(each["Transform"]) >= {"posX", "rotY", "scaleZ"}
        image = each.get("CustomImage", {})
        named |= {image.get("ImageURL", ""), image.get("ImageSecondaryURL", "")} - {""}
        for deck in each.get("CustomDeck", {}).values():
            named |= {deck["FaceURL"], deck["BackURL"]}
    assert named == {f"{address}{each}" for each in files.beside}
    tops = [each["GUID"] for each in saved["ObjectStates"]]
    assert len(set(tops)) == len(tops)


def test_a_deck_has_every_card_as_often_as_the_box() -> None:
    galaxy = OF_KIND["galaxy"]
    pictures = MapContext(galaxy).pictures.pieces(4, 2.0)
    decks = [
        each
        for each in json.loads(exported(galaxy, "tabletop-simulator").content)["ObjectStates"]
        if each["Name"] == "DeckCustom"
    ]
    by_title = {each["Nickname"]: each for each in decks}
    for pieces in pictures:
        if pieces.title in by_title:
            deck = by_title[pieces.title]
            counts = Counter(deck["DeckIDs"])
            assert list(counts.values()) == [each.copies for each in pieces.pieces]
            assert [each["CardID"] for each in deck["ContainedObjects"]] == deck["DeckIDs"]
    assert "Galaxy cards" in by_title


def test_an_address_that_is_none_is_told() -> None:
    with pytest.raises(HullwrightError, match="should begin with https"):
        exported(OF_KIND["hex-zone"], "tabletop-simulator", address="my pictures")


# Drawings in layers


@pytest.mark.parametrize("document", OF_KIND.values(), ids=list(OF_KIND))
def test_a_drawing_has_a_layer_for_each_sort_of_cell_and_one_for_labels(
    document: MapDocument,
) -> None:
    root = ET.fromstring(exported(document, "layered-svg").content)
    label = "{http://www.inkscape.org/namespaces/inkscape}label"
    layers = {each.get(label): each for each in root if each.get(label)}
    plan = map_kind(document.kind).plan(document.layout)
    cells = [each for each in root.iter() if each.tag.endswith("polygon")]
    assert len(cells) == len(plan.labels)
    assert len(layers["labels"]) == len(cells)
    ids = [each.get("id") for each in cells]
    assert len(set(ids)) == len(ids)


def test_a_name_in_a_drawing_is_no_markup() -> None:
    zone = HexZone(legend=LEGEND, rows=("sd",))
    named = MapDocument(kind="hex-zone", name="<script>&", layout=zone)
    content = exported(named, "layered-svg", labels=False).content
    assert b"&lt;script&gt;&amp;" in content
    assert b"labels" not in content


# Tables


def test_a_table_has_a_line_for_each_space() -> None:
    for document in OF_KIND.values():
        text = exported(document, "csv").content.decode("utf-8-sig")
        lines = list(csv.DictReader(io.StringIO(text)))
        board = MapContext(document).board
        assert [each["label"] for each in lines] == list(board.ids)
        assert [each["role"] for each in lines] == list(board.roles)


def test_a_zone_comes_back_from_its_sheet_as_a_table() -> None:
    document = OF_KIND["hex-zone"]
    content = exported(document, "csv", sheet=True, semicolons=True).content
    back = import_map(content, "a.csv").document.layout
    kind = map_kind("hex-zone")
    assert kind.contents(back) == kind.contents(document.layout)


def test_a_map_without_rows_has_no_sheet() -> None:
    with pytest.raises(HullwrightError, match="has no rows of cells"):
        exported(OF_KIND["galaxy"], "csv", sheet=True)
