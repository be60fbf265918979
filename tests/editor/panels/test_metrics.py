"""The metrics panel: what is measured, drawn and told in words."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

import hullwright.samples
from hullwright.editor.concepts.metric_blocks import MetricBlock, plain_blocks
from hullwright.editor.documents.choices import Choice, Choices
from hullwright.editor.documents.document import Document
from hullwright.editor.documents.workplace import Findings, Workplace
from hullwright.editor.drawing.inks import LIGHT
from hullwright.editor.kinds.hex_zone.metrics_blocks import zone_blocks
from hullwright.editor.kinds.table import editor_kind_of
from hullwright.editor.languages.words import use_language
from hullwright.editor.panels.metrics import Metrics
from hullwright.editor.panels.metrics_plots import BlockPlot
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.hex_zone.bands import (
    HUMAN_DISTANCE,
    LARGE,
    MOST_DEAD_ENDS,
    NEIGHBOURS,
    SECTORS,
    SILENT_PERCENT,
    SILENT_PERCENT_OF_LARGE,
)

from ..workplaces import workplace, zone

SAMPLES = Path(hullwright.samples.__file__).parent
ROWS = ("..ss..", ".dddd.", "H1dd2A", "......")


def figures_of(*rows: str) -> dict:
    return Examination(MapDocument(kind="hex-zone", name="Test", layout=zone(*rows))).to_json()


def by_title(blocks: Iterator[MetricBlock]) -> dict[str, MetricBlock]:
    return {str(each.title): each for each in blocks}


@pytest.fixture
def metrics(qtbot: QtBot) -> Metrics:
    made = Metrics()
    qtbot.addWidget(made)
    made.resize(256, 700)
    made.show()
    return made


def test_until_the_first_answer_the_panel_is_measuring(metrics: Metrics):
    place = workplace(*ROWS)
    metrics.show_workplace(place)
    assert metrics.told.text() == "Measuring…"
    place.know(Findings((), figures_of(*ROWS)))
    assert not metrics.told.isVisible()
    assert [str(plot.block.title) for plot in metrics.drawings.drawings][:2] == ["Size", "Sectors"]


def test_a_new_answer_changes_the_same_plots(metrics: Metrics):
    place = workplace(*ROWS)
    metrics.show_workplace(place)
    place.know(Findings((), figures_of(*ROWS)))
    before = list(metrics.drawings.drawings)
    place.know(Findings((), figures_of("..sss.", *ROWS[1:])))
    assert metrics.drawings.drawings == before
    sectors = next(plot for plot in metrics.drawings.drawings if plot.accessibleName() == "Sectors")
    assert str(sectors.block.value) == "13"
    assert sectors.accessibleDescription().startswith("13")


def test_plots_that_are_no_longer_needed_are_hidden(metrics: Metrics):
    metrics.show_workplace(place := workplace(*ROWS))
    place.know(Findings((), figures_of(*ROWS)))
    metrics.show_workplace(None)
    assert "Open a map" in metrics.told.text()
    assert not any(plot.isVisible() for plot in metrics.drawings.drawings)
    place.know(Findings((), figures_of(*ROWS)))
    assert not any(plot.isVisible() for plot in metrics.drawings.drawings)


def test_a_zone_tells_shares_distances_and_symmetry_in_words():
    figures = Examination(read_map(SAMPLES / "hex-zones" / "bellwether.json")).to_json()
    blocks = by_title(zone_blocks(figures))
    assert str(blocks["Silent share, %"].told) == "30, Published zones: 17 to 47"
    assert (
        str(blocks["Humans to the pods"].told)
        == "nearest 10, Pod 1: 10, Pod 2: 10, Pod 3: 11, Pod 4: 11"
    )
    assert "Humans: 4 (2 %)" in str(blocks["Who can be first in a sector"].told)
    assert "Left and right: 97 %" in str(blocks["Sectors that match their image"].told)


def test_what_is_outside_of_the_published_band_is_said_in_words():
    block = by_title(zone_blocks(figures_of(*ROWS)))["Sectors"]
    assert str(block.note) == "Unlike published zones: 16 to 276"
    assert block.note_ink == "warning"


def test_a_zone_with_nothing_in_it_can_be_shown():
    blocks = by_title(zone_blocks(figures_of("....", "....")))
    assert str(blocks["Silent share, %"].value) == "–"
    assert str(blocks["Humans to the pods"].note) == "There is no pod."


def test_a_pod_that_is_cut_off_is_said_to_be():
    blocks = by_title(zone_blocks(figures_of("Hs.1", "As..")))
    assert "Pod 1: cut off" in str(blocks["Humans to the pods"].told)


@pytest.mark.parametrize(
    ("rows", "problem", "band"),
    [
        (("Hss1", "....", "...A"), "EAV-6", SECTORS),
        (("HssssssssssssssssssssA1",), "EAV-7", SILENT_PERCENT),
        (("s" * 20,) * 8, "EAV-7", SILENT_PERCENT_OF_LARGE),
        (("Hs1A",), "EAV-8", HUMAN_DISTANCE),
        (("Hssssssssssss1A",), "EAV-9", NEIGHBOURS),
    ],
)
def test_the_bands_are_those_of_the_checks(rows, problem: str, band: tuple[float, float]):
    value = MapDocument(kind="hex-zone", name="Test", layout=zone(*rows))
    found = {each.id: each for each in Examination(value).problems}
    facts = found[problem].facts
    assert (facts["least"], facts["most"]) == band


def test_zones_are_large_and_have_many_dead_ends_where_the_checks_say_so():
    def hints(*rows: str) -> set[str]:
        value = MapDocument(kind="hex-zone", name="Test", layout=zone(*rows))
        return {each.id for each in Examination(value).problems}

    mixed = "s" * 7 + "d" * 3
    assert "EAV-7" not in hints(*[mixed] * (LARGE // 10))
    assert "EAV-7" in hints(*[mixed] * (LARGE // 10 + 1))
    ends = "s." * MOST_DEAD_ENDS + "s"
    assert "EAV-4" in hints(ends, "d" * len(ends))
    assert "EAV-4" not in hints(ends[2:], "d" * len(ends[2:]))


@pytest.mark.parametrize(
    "file", ["mazes/long-haul.json", "stations/eight-rocks.json", "galaxies/asteroid-belt.json"]
)
def test_figures_of_other_kinds_are_shown_plainly(metrics: Metrics, file: str):
    value = read_map(SAMPLES / file)
    figures = Examination(value).to_json()
    blocks = list(plain_blocks(figures))
    assert all(str(each.title) for each in blocks)
    assert all(0 <= bar.share <= 1 for each in blocks for bar in each.bars)
    place = Workplace(Document(value), editor_kind_of(value.kind), Choices(Choice("", "", "")))
    metrics.show_workplace(place)
    place.know(Findings((), figures))
    assert sum(plot.isVisible() for plot in metrics.drawings.drawings) == len(blocks)


def test_nested_figures_are_named_lists_joined_and_gaps_dashed():
    figures = {
        "kind": "other",
        "metrics": {
            "rows": [8, 8],
            "shuffles": None,
            "fire": {"covered": 17, "fixed": {"a": {"n": 2}}},
        },
    }
    blocks = by_title(plain_blocks(figures))
    assert str(blocks["Rows"].value) == "8, 8"
    assert str(blocks["Shuffles"].value) == "–"
    assert str(blocks["Fire: Covered"].value) == "17"
    assert str(blocks["Fire: Fixed: A"].told) == "N: 2"


def test_a_plot_is_drawn_in_both_themes_and_grows_with_its_bars(qtbot: QtBot, use_theme):
    plot = BlockPlot()
    qtbot.addWidget(plot)
    plot.resize(200, 100)
    blocks = by_title(zone_blocks(figures_of(*ROWS)))
    plot.show_block(blocks["Size"])
    low = plot.sizeHint().height()
    plot.show_block(blocks["Sectors by kind"])
    assert plot.sizeHint().height() == 6 * low
    dark = plot.grab().toImage()
    use_theme(LIGHT)
    assert plot.grab().toImage() != dark


def test_blocks_are_said_in_the_language_of_the_moment(qtbot: QtBot):
    plot = BlockPlot()
    qtbot.addWidget(plot)
    made = by_title(zone_blocks(figures_of("Hs.1", "As..")))["Neighbours per sector"]
    use_language("de")
    plot.show_block(made)
    use_language("en")
    assert plot.accessibleName() == "Nachbarn eines Sektors"
    assert plot.accessibleDescription().endswith("2,5 bis 5")
    assert str(made.told).endswith("2.5 to 5")


def test_labels_of_cells_keep_their_signs():
    blocks = by_title(plain_blocks({"distances": {"exits": {"1,-2:W": 17, "2,1:N": 17}}}))
    assert str(blocks["Exits"].told) == "1,-2:W: 17, 2,1:N: 17"
