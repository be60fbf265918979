"""Overlays of plugins: laid over the map like ours, worked out beside the window, and taken off when they fail."""

import pytest

from hullwright.editor.documents.document import Document
from hullwright.editor.documents.workplaces import Workplaces
from hullwright.editor.inspection.inspector import Inspector
from hullwright.editor.inspection.live_checks import LiveChecks
from hullwright.editor.inspection.plugin_overlays import plugin_overlay
from hullwright.plugins import overlays
from hullwright.plugins.overlays import cell_values
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.examination import Examination

from ..inspection.maps import SMALL, map_of
from .strangers import installed_code, installed_sample

ROWS = ("ssssss", "sHd1As", "ssddss")
NEAR, PLACES = "crowd-overlay/danger-near", "crowd-overlay/places"


@pytest.fixture
def live(home, additions, notices, qtbot):
    workplaces, inspector = Workplaces(), Inspector()
    workplaces.opened.connect(lambda _: additions.offer_tools(workplaces))
    checks = LiveChecks(workplaces, inspector, notices)
    checks.workplaces, checks.inspector = workplaces, inspector
    yield checks
    inspector.close()


def laid(qtbot, live, name, *rows):
    place = live.workplaces.open(Document(map_of(*rows)))
    place.overlay(frozenset({name}))
    qtbot.waitUntil(lambda: name in place.findings.shadings)
    return place


def test_numbers_of_the_sample_are_laid_over_the_map_and_follow_its_painting(qtbot, keeper, live):
    installed_sample(keeper, "crowd-overlay")
    place = laid(qtbot, live, NEAR, *ROWS)
    cell = place.surface.cell_of("C02")
    shading = place.findings.shadings[NEAR]
    assert shading.texts[cell] == "1"
    weakest, strongest = map(str, shading.legend)
    assert weakest == "calm (0)"
    assert strongest.startswith("in the thick of it (")
    title = next(each.title for each in place.editor_kind.overlays if each.name == NEAR)
    assert str(title) == "Danger nearby"
    surface = place.surface
    beside = next(each for each in surface.neighbours(cell) if surface.content(each) == "silent")
    painted = place.editor_kind.painted(place.map.layout, {beside: "dangerous"})
    place.document.apply_to_layout(title, lambda _: painted)
    qtbot.waitUntil(lambda: place.findings.shadings[NEAR].texts.get(cell) == "2")


def test_words_of_the_sample_become_categories_with_numbers(qtbot, keeper, live):
    installed_sample(keeper, "crowd-overlay")
    place = laid(qtbot, live, PLACES, *ROWS)
    shading = place.findings.shadings[PLACES]
    names = [str(each) for each in shading.categories]
    assert set(names) <= {"Corner", "Corridor", "Room", "Hall"}
    cell = place.surface.cell_of("A01")
    assert names[int(shading.levels[cell])] == "Corridor"
    assert shading.texts[cell] == str(int(shading.levels[cell]) + 1)


def test_one_that_fails_is_told_once_with_file_and_line_and_taken_off_until_tried_again(
    qtbot, keeper, live, notices
):
    installed_code(keeper, "overlays", "def work(survey):\n    return 1 / 0\n")
    place = live.workplaces.open(Document(map_of(*SMALL)))
    place.overlay(frozenset({"odd/it"}))
    qtbot.waitUntil(lambda: bool(notices.heard))
    (told,) = notices.heard
    assert (
        "The plugin “odd” failed: ZeroDivisionError: division by zero (it.py, line 2)" in told.text
    )
    assert place.overlays == frozenset()
    live.check_now()
    qtbot.waitUntil(lambda: live.inspector.is_idle)
    assert notices.heard == [told]
    told.offers[0].run()
    assert place.overlays == {"odd/it"}
    qtbot.waitUntil(lambda: len(notices.heard) == 2)
    assert place.findings.problems is not None


def test_an_overlay_is_there_only_while_its_plugin_is_trusted(keeper, additions):
    def offered():
        additions.refresh()
        return {
            each.name for each in additions.editor_kind_of("hex-zone").overlays if each.of_plugin
        }

    installed_sample(keeper, "crowd-overlay", trusted=False)
    assert offered() == set()
    keeper.trust("crowd-overlay")
    assert offered() == {NEAR, PLACES}
    assert not any(each.of_plugin for each in additions.editor_kind_of("galaxy").overlays)
    changed = keeper.plugin("crowd-overlay").folder / "crowds.py"
    changed.write_bytes(changed.read_bytes() + b"\n")
    assert offered() == set()
    with pytest.raises(HullwrightError, match="not trusted"):
        plugin_overlay(Examination(map_of(*SMALL)), NEAR)


def values(keeper, code):
    installed_code(keeper, "overlays", code)
    examination = Examination(map_of(*SMALL))
    return cell_values(keeper, "odd/it", "hex-zone", examination.survey)


@pytest.mark.parametrize(
    ("returned", "sentence"),
    [
        ("None", "NoneType instead of values by label"),
        ("[1, 2]", "list instead of values by label"),
        ("{'A01': None}", "NoneType, no number and no word"),
        ("{'A01': True}", "bool, no number and no word"),
        ("{'A01': float('nan')}", "nan, which is no place on a ramp"),
        ("{'A01': 1, 'B01': 'far'}", "both numbers and words"),
        ("{7: 1}", "int where a text belongs"),
        ("{f'A{n}': str(n) for n in range(30)}", "more than 24 different words"),
        ("exit()", "tried to end the program"),
    ],
)
def test_what_are_no_values_is_laid_at_the_plugins_door(keeper, returned, sentence):
    with pytest.raises(HullwrightError, match=sentence) as fault:
        values(keeper, f"def work(survey):\n    return {returned}\n")
    assert "odd" in str(fault.value)


def test_a_plain_mapping_is_enough_and_values_come_out_plain(keeper):
    code = "class Text(str): pass\ndef work(survey):\n    return {Text('A01'): 1, 'B01': 2.5}\n"
    found = values(keeper, code)
    assert found.values == {"A01": 1.0, "B01": 2.5}
    assert {type(each) for each in found.values} == {str}


def test_an_overlay_that_never_ends_is_stopped(keeper, monkeypatch):
    monkeypatch.setattr(overlays, "SECONDS", 0.3)
    with pytest.raises(HullwrightError, match=r"took longer than 0\.3 seconds"):
        values(keeper, "def work(survey):\n    while True: pass\n")


def test_labels_that_no_cell_has_are_passed_over_unless_there_are_no_others(keeper):
    installed_code(keeper, "overlays", "def work(survey):\n    return {'ZZ99': 1, 'A01': 2}\n")
    installed_code(
        keeper, "overlays", "def work(survey):\n    return {'ZZ99': 1}\n", plugin_id="lost"
    )
    examination = Examination(map_of(*SMALL))
    assert len(plugin_overlay(examination, "odd/it").levels) == 1
    with pytest.raises(HullwrightError, match="“ZZ99” is not one"):
        plugin_overlay(examination, "lost/it")
