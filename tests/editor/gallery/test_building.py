"""Building galleries: only what changed is built, what is stale goes, and what is broken costs no other its page."""

import html
import json
import re
import shutil
import xml.etree.ElementTree as ET
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from hullwright.editor.gallery.building import GalleryBuild, GalleryOrder
from hullwright.editor.gallery.carried_rows import carried_rows
from hullwright.editor.gallery.site_folder import SiteFolder
from hullwright.plugins.public_formats.links import codes_in
from hullwright.plugins.public_formats.share_code import share_code
from hullwright.schema.documents.carried_verdict import with_verdict
from hullwright.schema.documents.maps import Players
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.reader import read_map
from hullwright.schema.packs.pack import read_pack

from ...pack_making import library_in, small_pack
from .conftest import SAMPLES
from .sites import build

LATER = datetime(2026, 12, 24, tzinfo=UTC)


@pytest.fixture
def pair(tmp_path):
    """Two small maps, and the site of them."""
    maps = tmp_path / "maps"
    maps.mkdir()
    for name in ("thimble", "cold-start"):
        shutil.copy(SAMPLES[name], maps)
    build(maps, tmp_path / "site", datetime(2026, 11, 17, tzinfo=UTC))
    return maps, tmp_path / "site"


def everything(site):
    return {
        each.relative_to(site).as_posix(): each.read_bytes()
        for each in site.rglob("*")
        if each.is_file()
    }


def begin_and_stop(maps, folder):
    with folder.opened(forced=False):
        GalleryBuild(GalleryOrder(str(maps), "Other"), folder).plan()
        folder.put("en/index.html", "half a site")
        raise KeyboardInterrupt


def test_what_is_broken_is_named_and_all_others_have_pages(built, site):
    assert [name for name, _ in built.left_out] == ["broken.json"]
    assert len(built.entries) == 6
    for entry in built.entries:
        for language in ("en", "es", "pt", "de"):
            assert (site / language / "maps" / f"{entry.slug}.html").is_file()


def test_everything_on_a_page_leads_somewhere_inside(site):
    for page in site.rglob("*.html"):
        for link in re.findall(r'(?:href|src)="([^"#]+)"', page.read_text("utf-8")):
            if not link.startswith("hullwright:"):
                assert (page.parent / link).resolve().is_file(), (page, link)


def test_downloads_are_the_map(site):
    folder = site / "maps" / "bellwether"
    original = read_map(SAMPLES["bellwether"])
    assert read_map(folder / "map.json") == original
    assert read_pack(folder / "map.hullpack").manifest.title == original.name


def test_the_link_carries_the_code_as_the_program_reads_it(site):
    page = (site / "en" / "maps" / "bellwether.html").read_text("utf-8")
    link = html.unescape(re.findall(r'href="(hullwright:[^"]+)"', page)[0])
    assert codes_in(link) == (share_code(read_map(SAMPLES["bellwether"])),)


def test_the_feed_is_well_formed_and_names_the_maps(site):
    atom = "{http://www.w3.org/2005/Atom}"
    root = ET.fromstring((site / "de" / "feed.xml").read_bytes())
    entries = root.findall(f"{atom}entry")
    assert len(entries) == 6
    assert "Thimble" in [each.findtext(f"{atom}title") for each in entries]
    links = [each.find(f"{atom}link").get("href") for each in entries]
    assert all(each.startswith("https://example.org/m/de/maps/") for each in links)


def test_nothing_is_written_when_nothing_has_changed(pair):
    maps, site = pair
    before = {each: each.stat().st_mtime_ns for each in site.rglob("*") if each.suffix != ".json"}
    again = build(maps, site, LATER)
    assert again.built == 0
    assert {each: each.stat().st_mtime_ns for each in before} == before


def test_only_a_changed_map_is_built_again_and_keeps_the_day_it_came(pair):
    maps, site = pair
    changed = json.loads((maps / "thimble.json").read_text("utf-8"))
    (maps / "thimble.json").write_text(json.dumps({**changed, "name": "Needle"}), "utf-8")
    again = build(maps, site, LATER)
    entry = next(each for each in again.entries if each.slug == "thimble")
    assert again.built == 1
    assert (entry.published, entry.updated) == ("2026-11-17", "2026-12-24T00:00:00Z")
    assert "Needle" in (site / "en" / "index.html").read_text("utf-8")


def test_the_pages_of_a_map_that_is_gone_are_taken_away_and_nothing_else(pair):
    maps, site = pair
    (site / "CNAME").write_text("example.org", "utf-8")
    (maps / "thimble.json").unlink()
    build(maps, site)
    names = everything(site)
    assert not [each for each in names if "thimble" in each]
    assert "CNAME" in names
    assert not (site / "maps" / "thimble").exists()


def test_a_lost_page_is_built_again(pair):
    maps, site = pair
    (site / "en" / "maps" / "thimble.html").unlink()
    assert build(maps, site).built == 1
    assert (site / "en" / "maps" / "thimble.html").exists()


def test_a_build_that_is_called_off_leaves_the_site_as_it_was(pair):
    maps, site = pair
    shutil.copy(SAMPLES["bellwether"], maps)
    (maps / "thimble.json").unlink()
    before = everything(site)
    with pytest.raises(KeyboardInterrupt):
        begin_and_stop(maps, SiteFolder(site))
    assert everything(site) == before


def test_a_forged_manifest_reaches_no_file_outside(pair, tmp_path):
    maps, site = pair
    victim = tmp_path / "victim"
    victim.write_text("mine", "utf-8")
    stated = json.loads((site / "gallery.json").read_text("utf-8"))
    stated["gallery"]["files"].append("../victim")
    (site / "gallery.json").write_text(json.dumps(stated), "utf-8")
    assert build(maps, site).built == 2
    assert victim.exists()


def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path):
    (tmp_path / "thesis.txt").write_text("mine", "utf-8")
    with pytest.raises(HullwrightError, match="is no gallery"):
        build(SAMPLES["thimble"].parent, tmp_path)
    assert [each.name for each in tmp_path.iterdir()] == ["thesis.txt"]


def test_a_library_becomes_a_gallery_with_packs_and_verdicts(tmp_path, monkeypatch):
    monkeypatch.setenv("HULLWRIGHT_HOME", str(tmp_path / "home"))
    library = library_in(
        tmp_path / "library",
        small_pack(is_judged=True),
        small_pack("rosewheel"),
        today="2020-02-02",
    )
    made = build(library, tmp_path / "site")
    judged = next(each for each in made.entries if each.verdicts)
    assert (judged.fairness, judged.minutes, judged.published) == ("fair", 45, "2020-02-02")
    assert len(list((tmp_path / "site" / "packs").iterdir())) == 2
    page = (tmp_path / "site" / "en" / "maps" / f"{judged.slug}.html").read_text("utf-8")
    assert "4 players: fair (400 games), about 45 minutes" in page


@pytest.mark.parametrize(
    "figures",
    [
        "fair",
        [{"players": "four"}],
        [{"players": 4, "games": 400, "fairness": "<b>" * 30}],
        [{"players": 10**9, "games": 400}],
    ],
)
def test_figures_that_are_none_are_left_out_and_the_map_is_not(figures):
    judged = with_verdict(
        read_map(SAMPLES["thimble"]), {"sentence": "So and so.", "figures": figures}
    )
    assert carried_rows(judged) == ()


def test_a_changed_map_carries_no_figures():
    rows = [{"players": 4, "games": 400, "fairness": "fair", "minutes": 45}]
    judged = with_verdict(read_map(SAMPLES["thimble"]), {"figures": rows})
    assert [each.fairness for each in carried_rows(judged)] == ["fair"]
    assert carried_rows(replace(judged, players=Players(min=2, max=8))) == ()
