"""Questions about galaxies: the overlays agree with the survey, whatever is drawn."""

import pytest

from hullwright.editor.kinds.galaxy import questions
from hullwright.editor.kinds.galaxy.overlays import OVERLAYS
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.galaxy.house import blank
from hullwright.schema.kinds.galaxy.layout import Galaxy
from hullwright.schema.processes.frames import framed, unpacked

from .galaxies import galaxy, sample


def examined(layout: Galaxy) -> Examination:
    return Examination(MapDocument(kind="galaxy", name="Test", layout=layout))


def test_parsecs_add_up_along_the_way() -> None:
    shading = questions.parsecs(examined(galaxy("EsAPO")))
    assert list(shading.texts.values()) == ["0", "1", "3", "4", "5"]
    assert shading.outlined == (1,)


def test_hops_end_only_where_the_travel_values_allow_it() -> None:
    # Hands hold 2 and 3: no hop of one parsec ends at position 2.
    shading = questions.hops_from_start(examined(galaxy("EsAPO")))
    assert shading.texts == {1: "0", 3: "1", 5: "2"}


def test_hops_of_the_sample_are_those_of_its_metrics() -> None:
    examination = Examination(sample("asteroid-belt"))
    shading = questions.hops_from_start(examination)
    assert int(shading.texts[16]) == examination.survey.hops(examination.survey.charts[0]) == 7
    assert questions.hops_to_goal(examination).texts[1] == "7"


def test_positions_without_a_way_to_the_goal_are_outlined() -> None:
    shading = questions.hops_to_goal(examined(galaxy("EssO")))
    assert shading.texts[4] == "0"
    assert set(shading.outlined).isdisjoint(shading.texts)


def test_outposts_reveal_the_hidden_cards_behind_them() -> None:
    layout = galaxy("EsssssO", up=3)
    assert questions.reveals(examined(layout), upgraded=False).texts == {
        2: "1",
        3: "2",
        4: "2",
        5: "2",
        6: "1",
    }
    assert questions.reveals(examined(layout), upgraded=True).texts[3] == "3"


def test_first_outposts_are_outlined_where_hops_over_open_cards_end() -> None:
    shading = questions.first_hop(examined(galaxy("EsssssO", up=4)))
    assert set(shading.texts) <= {1, 2, 3, 4}
    assert set(shading.outlined) <= set(shading.texts)
    assert shading.outlined


def test_the_clock_of_the_aliens_runs_towards_the_start() -> None:
    shading = questions.aliens_clock(Examination(sample()))
    turns = [int(shading.texts[at]) for at in range(16, 0, -1)]
    assert turns == sorted(turns)
    assert shading.texts[1] == "28"


@pytest.mark.parametrize("choice", OVERLAYS, ids=lambda choice: choice.name)
def test_every_overlay_has_a_title_a_help_and_a_question_of_its_name(choice) -> None:
    assert str(choice.title)[0].isupper()
    assert str(choice.help).endswith(".")
    assert choice.question.name == choice.name


@pytest.mark.parametrize("choice", OVERLAYS, ids=lambda choice: choice.name)
@pytest.mark.parametrize(
    "layout",
    [galaxy("sss"), galaxy("E??O"), galaxy("OsE"), blank(None)],
    ids=["bare", "short", "back", "drawn"],
)
def test_every_overlay_can_be_laid_over_any_galaxy_and_travels(choice, layout: Galaxy) -> None:
    shading = choice.question.answered(examined(layout))
    arrived = unpacked(framed(shading)[8:])
    assert dict(arrived.levels) == dict(shading.levels)
    assert all(0 <= level <= 1 for level in arrived.levels.values())
    assert all(str(end) for end in arrived.legend)
