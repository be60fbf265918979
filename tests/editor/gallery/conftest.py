"""One gallery of a few samples and one hostile map, and one browser, for all tests that only look."""

import json
import shutil
from datetime import UTC, datetime

import pytest

from hullwright.samples import maps
from hullwright.schema.documents.carried_verdict import with_verdict
from hullwright.schema.files.jsontext import to_text
from hullwright.schema.files.reader import read_map

from ...hostile_texts import MARKUP, hostile
from ..chromium import browser
from .sites import Reader, build

SAMPLES = {each.stem: each for each in maps()}
SHOWN = ("bellwether", "thimble", "cold-start", "standard")
"""A map of each kind whose figures are quickly worked out."""
SCRIPT = f"</script><script>alert(1)</script>\"'><img src=x onerror=alert(2)>{MARKUP}"


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Maps of several kinds; one carries a verdict, one was written to do harm, and one is broken."""
    made = tmp_path_factory.mktemp("maps")
    for name in SHOWN:
        shutil.copy(SAMPLES[name], made)
    rows = [{"title": "4 players", "value": 0.52, "low": 0.47, "high": 0.57, "games": 400}]
    figures = [{"players": 4, "games": 400, "fairness": "fair", "minutes": 45}]
    judged = with_verdict(
        read_map(SAMPLES["gillhouse"]),
        {"sentence": "Nobody is ahead.", "games": 400, "rows": rows, "figures": figures},
    )
    (made / "gillhouse.json").write_text(to_text(judged.to_json()), "utf-8")
    hostile(SAMPLES["rosewheel"], SCRIPT, made / "<b>ros'e\"wheel&.json")
    (made / "broken.json").write_text('{"format": "hullwright/map", "version": 2', "utf-8")
    (made / "package.json").write_text(json.dumps({"name": "no map"}), "utf-8")
    return made


@pytest.fixture(scope="module")
def built(folder, tmp_path_factory):
    site = tmp_path_factory.mktemp("web") / "site"
    return build(folder, site, datetime(2026, 11, 17, tzinfo=UTC), address="https://example.org/m/")


@pytest.fixture(scope="module")
def site(built):
    return built.folder.path


@pytest.fixture(scope="module")
def chromium():
    with browser() as found:
        yield found


@pytest.fixture
def reader(chromium, site):
    """Somebody at a laptop."""
    made = Reader(chromium, site)
    yield made
    made.close()
