"""What is asked for comes out as pages on which nothing overlaps or runs off."""

from dataclasses import replace

import pytest

from hullwright.editor.sheets.map_sheet import SMALL_SECTOR, TINY_SECTOR
from hullwright.editor.sheets.options import What
from hullwright.editor.sheets.pages import Symbol
from hullwright.engines.loader import ENGINES, prepared
from hullwright.schema.documents.maps import MapDocument, RuleUse
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.errors import HullwrightError

from .making import book, insist_on_order, sample, scenario, sheets, texts, wide_zone

LONG = "Verylongname" * 16
TALKATIVE = replace(
    wide_zone(23, 14),
    name=LONG,
    subtitle="of the station that nobody came back from " * 4,
    author="Somebody with many given names " * 6,
    description="Line of a story.\n\n" * 300,
)


@pytest.fixture(autouse=True)
def _application(qapp: object) -> None:
    """Letters are measured by Qt."""


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("per_page", [1, 2])
@pytest.mark.parametrize("name", ["thimble", "bellwether", "long-vigil", "rosewheel"])
def test_nothing_overlaps_or_runs_off(name: str, paper: str, per_page: int):
    made = sheets(sample(name), paper=paper, per_page=per_page, what=What.BOOKLET)
    insist_on_order(made.pages)


@pytest.mark.parametrize("language", ["en", "es", "pt", "de"])
@pytest.mark.parametrize("name", ["old-school", "infection", "arena"])
def test_scenarios_fit_in_all_languages(name: str, language: str):
    made = sheets(sample("bellwether"), scenario(name), what=What.BOTH, language=language)
    insist_on_order(made.pages)


@pytest.mark.parametrize("per_page", [1, 2])
def test_long_names_and_descriptions_wrap_or_shrink(per_page: int):
    made = sheets(TALKATIVE, what=What.BOTH, per_page=per_page)
    insist_on_order(made.pages)
    assert len(made.pages) > 2


@pytest.mark.parametrize("size", [(1, 1), (2, 60), (60, 3), (11, 30), (60, 40)])
def test_zones_of_odd_sizes_fit_on_their_page(size: tuple[int, int]):
    document = wide_zone(*size) if min(size) > 1 else wide_zone(3, 2)
    for per_page in (1, 2):
        insist_on_order(sheets(document, per_page=per_page).pages)


def test_a_sheet_tells_whose_map_it_is_and_for_whom():
    found = texts(sheets(sample("bellwether"), scenario("infection")))
    for text in ("Bellwether", "Main deck", "Infection", "Black edition, advanced game"):
        assert text in found
    assert "2–8 players · by Hullwright" in found
    assert {"Movement record", "Player", "Character", "Me", "fold here"} <= set(found)


def test_each_sector_has_its_coordinate_but_starts_and_pods_have_symbols():
    document = wide_zone(5, 3)
    found = texts(sheets(document))
    labels = {each for each in found if len(each) == 3 and each[1:].isdigit()}
    assert labels == {f"{c}0{r}" for c in "ABCDE" for r in (1, 2, 3)} - {"A01", "E01", "A03", "E03"}
    assert {"1", "2"} <= set(found)


def symbols(document: MapDocument) -> int:
    return sum(isinstance(each, Symbol) for each in sheets(document).pages[0].items)


def test_hull_is_left_white():
    full = wide_zone(4, 3)
    first, _, last = full.layout.rows
    hollow = replace(full, layout=replace(full.layout, rows=(first, "d..s", last)))
    in_the_legend, around_all = 5, 1
    assert symbols(full) == 4 * 3 + in_the_legend + around_all
    assert symbols(hollow) == 4 * 3 - 2 + in_the_legend + around_all


def test_the_legend_names_what_is_on_the_map_and_nothing_else():
    document = wide_zone(4, 3)
    rows = tuple(row.replace("s", "d") for row in document.layout.rows)
    bare = replace(document, layout=replace(document.layout, rows=rows))
    assert "Silent sector" in texts(sheets(document))
    assert "Silent sector" not in texts(sheets(bare))
    assert "Escape pod" in texts(sheets(bare))


def test_the_record_has_the_rounds_of_the_ruleset():
    ultimate = texts(sheets(sample("thimble")))
    black = texts(sheets(sample("thimble"), scenario("infection")))
    few = texts(sheets(sample("thimble"), rounds=12))
    assert "40" in ultimate
    assert "40" not in black
    assert "39" in black
    assert "13" not in few


def test_a_booklet_has_the_rules_and_a_sheet_for_each_player():
    made = sheets(sample("thimble"), scenario("infection"), what=What.BOOKLET, players=3)
    assert len(made.pages) == 5
    assert "Rules in force" in texts(made, 0)
    assert [f"Sheet {n} of 3" in texts(made, n + 1) for n in (1, 2, 3)] == [True] * 3


def test_two_sheets_share_a_page():
    made = sheets(sample("thimble"), what=What.BOOKLET, players=4, per_page=2)
    assert len(made.pages) == 4
    assert {"Sheet 3 of 4", "Sheet 4 of 4"} <= set(texts(made, 3))


def test_small_sectors_are_warned_of():
    made = sheets(wide_zone(60, 40))
    assert len(made.warnings) == 1
    size = made.warnings[0].values["size"]
    assert TINY_SECTOR <= size < SMALL_SECTOR
    assert not sheets(wide_zone(23, 14)).warnings


def test_a_zone_too_large_for_a_page_is_spread_over_several():
    made = sheets(wide_zone(120, 60))
    assert "spread over" in str(made.warnings[0])
    count = made.warnings[0].values["count"]
    assert len(made.pages) == count + 1
    labels = set(texts(made))
    assert {"B01", "DO60", "BH30"} <= labels
    insist_on_order(made.pages)


def test_a_zone_too_large_for_paper_is_refused_with_a_sentence():
    with pytest.raises(HullwrightError, match="too large for paper"):
        sheets(wide_zone(400, 400))


@pytest.mark.parametrize("name", ["standard", "quarantine-ring", "first-light"])
def test_only_zones_have_a_movement_record(name: str):
    made = sheets(sample(name), what=What.BOTH, rounds=12)
    insist_on_order(made.pages)
    assert len(made.pages) == 2
    assert "Movement record" not in texts(made)


def test_rules_of_a_game_without_an_engine_are_refused(monkeypatch: pytest.MonkeyPatch):
    without = {name: each for name, each in ENGINES.own.items() if name != "space_attack"}
    monkeypatch.setattr(ENGINES, "own", without)
    with pytest.raises(HullwrightError, match="no engine knows its game"):
        sheets(sample("standard"), what=What.SCENARIO)


def test_a_map_is_printed_with_everything_where_the_rules_put_it():
    station = sample("standard")
    side_b = Scenario(
        name="Side B", game="space_attack", ruleset="standard", rules=(RuleUse(code="SA.SIDE_B"),)
    )
    moved = prepared(station, side_b, book()).document

    def symbols(document: MapDocument, under: Scenario | None = None) -> list[Symbol]:
        items = sheets(document, under, what=What.MAP).pages[0].items
        return [each for each in items if isinstance(each, Symbol)]

    assert symbols(station, side_b) == symbols(moved)
    assert symbols(station, side_b) != symbols(station)


def test_what_is_wrong_with_a_scenario_is_told_and_still_printed():
    made = sheets(sample("thimble"), scenario("arena"), what=What.BOTH)
    assert "C.6 names pod 4" in str(made.warnings[0])
    assert made.pages


def test_a_rule_that_nobody_knows_is_named():
    odd = Scenario(name="Odd", game="eftaios", ruleset="ultimate", rules=(RuleUse(code="Z.9"),))
    found = texts(sheets(sample("thimble"), odd, what=What.SCENARIO))
    assert "Z.9" in found
    assert any("not available" in each for each in found)


def joined(document: MapDocument, under: Scenario, language: str = "en") -> str:
    return " ".join(texts(sheets(document, under, what=What.SCENARIO, language=language)))


def test_rules_are_told_in_the_chosen_language_with_what_was_chosen():
    found = joined(sample("rosewheel"), scenario("arena"), "de")
    assert "A.4 Versiegelte stille Sektoren" in found
    assert "Offen für: niemanden" in found
    assert "Nummern der Kapseln: 1, 2, 3, 4" in found


def test_numbers_that_differ_are_told_in_words():
    found = joined(sample("rosewheel"), scenario("old-school"))
    assert "Soldier: may hold 4 items." in found
    assert "Pilot, Teleport: uses of each card before it is gone: 3." in found


def test_what_a_scenario_sets_by_itself_is_told_in_words():
    own = {"rounds": 30, "hand_limit": 0, "may_stay": True, "pod_deck": {"green": 2, "red": 1}}
    rules = (RuleUse(code="LOCAL", parameters=own),)
    quick = Scenario(name="Quick", game="eftaios", ruleset="black-advanced", rules=rules)
    found = joined(sample("rosewheel"), quick)
    assert "The game ends after round 30 instead of round 39." in found
    assert "Players may hold any number of items." in found
    assert "Whether players may stay where they are" in found
    assert "Here: yes. In the edition: no." in found
    assert "Pod cards (3)" in found
    assert "LOCAL" not in found


def test_decks_are_tables_and_say_what_they_were():
    made = sheets(sample("rosewheel"), scenario("infection"), what=What.SCENARIO)
    found = texts(made)
    assert "Dangerous-sector cards (25)" in found
    assert "Noise in your sector, with an item icon" in found
    assert found.count("instead of 3") == 2
