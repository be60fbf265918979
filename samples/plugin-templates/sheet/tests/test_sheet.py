"""The sheet has the name of the map on its one page."""

from pathlib import Path
from types import SimpleNamespace

from hullwright.plugins.fixtures import blank_map, code_of

FOLDER = Path(__file__).parents[1]


def test_the_name_is_on_the_page():
    context = SimpleNamespace(paper=(210, 297))
    (page,) = code_of(FOLDER, "title_page_sheet:pages")(blank_map("hex-zone"), context)
    assert ">Trial</text>" in page
