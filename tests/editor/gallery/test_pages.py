"""The pages of a gallery in real Chromium: read, filtered, pointed at, by mouse, keys and fingers, also without scripts."""

import pytest

from .sites import PHONE, Reader

KINDS = ("bellwether", "cold-start", "standard")


def test_filters_show_what_a_player_asks_for(reader):
    page = reader.open("en/index.html")
    assert len(reader.shown()) == 6
    page.locator("select[name=game]").select_option("no_escape")
    assert reader.shown() == ["Cold Start"]
    page.get_by_role("button", name="Show all").click()
    page.get_by_label("Small map").check()
    page.get_by_label("Symmetric").check()
    assert "Gillhouse" in reader.shown()
    assert "Thimble" not in reader.shown()


def test_filters_know_the_verdict_that_a_map_carries(reader):
    page = reader.open("en/index.html")
    page.get_by_label("Fair", exact=True).check()
    assert reader.shown() == ["Gillhouse"]
    page.get_by_label("How long").select_option("60")
    assert reader.shown() == ["Gillhouse"]
    page.get_by_label("Players tonight").select_option("5")
    assert reader.shown() == [], "it was judged for four players"
    page.get_by_label("Players tonight").select_option("4")
    assert reader.shown() == ["Gillhouse"]
    assert page.locator(".card:not([hidden]) .chip").inner_text() == "fair"


def test_search_goes_as_one_types_and_forgives_accents_and_case(reader):
    page = reader.open("en/index.html")
    page.get_by_label("Search").press_sequentially("THÍM")
    assert reader.shown() == ["Thimble"]
    assert page.locator(".count").inner_text() == "1 / 6 maps"
    page.get_by_label("Search").press_sequentially(" xyz")
    assert page.locator(".nothing").is_visible()


def test_what_was_asked_for_can_be_passed_on_as_an_address(reader):
    page = reader.open("en/index.html")
    page.get_by_label("Players tonight").select_option("8")
    found = reader.shown()
    assert 0 < len(found) < 6
    address = page.url.rpartition("/site/")[2]
    assert "players=8" in address
    reader.open("de/index.html")
    reader.open(address)
    assert reader.shown() == found


def test_a_card_leads_to_its_map_by_keys_alone(reader):
    page = reader.open("de/index.html")
    page.get_by_role("link", name="Bellwether").press("Enter")
    page.wait_for_url("**/de/maps/bellwether.html")
    assert page.locator("html").get_attribute("lang") == "de"
    page.get_by_role("link", name="Español").click()
    page.wait_for_url("**/es/maps/bellwether.html")


@pytest.mark.parametrize("name", KINDS)
def test_arrow_keys_tell_what_is_where(reader, name):
    page = reader.open(f"en/maps/{name}.html")
    page.locator(".layer").press("ArrowRight")
    first = page.locator(".told strong").inner_text()
    for key in ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"):
        page.keyboard.press(key)
    assert first
    page.keyboard.press("ArrowRight")
    assert page.locator(".told strong").inner_text() != ""
    page.keyboard.press("Escape")
    assert page.locator(".told strong").count() == 0


def test_pointing_at_a_sector_tells_how_far_it_is(reader):
    page = reader.open("en/maps/bellwether.html")
    number = page.evaluate("hullwrightMap.cells.findIndex(([label]) => label === 'B02')")
    page.locator(f".areas [data-number='{number}']").hover()
    told = page.locator(".told").inner_text()
    assert told.startswith("B02")
    assert "Distance from the Human start: 10" in told


def test_overlays_and_pods_are_switched_on_and_off(reader):
    page = reader.open("en/maps/bellwether.html")
    overlay = page.get_by_label("Overlay")
    overlay.select_option("distance.human")
    assert page.locator(".grounds polygon").count() > 200
    assert page.locator(".legend").is_visible()
    overlay.select_option("")
    assert page.locator(".grounds polygon").count() == 0
    page.locator("[name=landmark]").first.check()
    assert page.locator(".rings polygon").count() == 4


def test_without_scripts_everything_can_be_read(chromium, site):
    reader = Reader(chromium, site, java_script_enabled=False)
    page = reader.open("index.html")
    page.get_by_role("link", name="English").click()
    assert len(reader.shown()) == 6
    assert not page.locator(".filters").is_visible()
    page.get_by_role("link", name="Gillhouse").click()
    words = page.locator("main").inner_text()
    assert "Nobody is ahead." in words
    assert "4 players: 52 % (47–57)" in words
    assert "Measurements" in words
    assert not page.locator(".tools").is_visible()
    reader.close()


def test_the_first_page_leads_on_to_the_readers_language(chromium, site):
    reader = Reader(chromium, site, locale="pt-BR")
    reader.open("index.html").wait_for_url("**/pt/index.html")
    reader.close()


@pytest.mark.parametrize("place", ["index.html", *(f"maps/{each}.html" for each in KINDS)])
def test_pages_fit_a_phone(chromium, site, place):
    reader = Reader(chromium, site, viewport=PHONE, has_touch=True, color_scheme="dark")
    page = reader.open(f"de/{place}")
    assert not reader.is_wider_than_the_screen()
    if "maps" in place:
        page.locator(".layer").tap()
        assert page.locator(".told strong").count() == 1
    reader.close()


def test_drawings_are_light_or_dark_as_the_reader_wants(chromium, site):
    looks = []
    for scheme in ("light", "dark"):
        reader = Reader(chromium, site, color_scheme=scheme)
        page = reader.open("en/maps/thimble.html")
        looks.append(page.locator(".sheet").screenshot())
        reader.close()
    assert looks[0] != looks[1]


def test_texts_of_maps_are_texts_and_nothing_else(reader, built):
    entry = next(each for each in built.entries if each.slug.startswith("b-ros"))
    for place in ("en/index.html", f"en/maps/{entry.slug}.html"):
        page = reader.open(place)
        assert page.locator("main b, main script, [onerror]").count() == 0
        assert "</script><script>alert(1)" in page.locator("main").inner_text()
    page.locator(".layer").press("ArrowRight")
    assert page.locator(".told img, .told b").count() == 0
