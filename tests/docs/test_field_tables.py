"""The tables of fields in the documentation say what the JSON Schemas say, and leave nothing out."""

import re

import pytest

from hullwright.plugins.sorts import CONTRIBUTION_SORTS
from hullwright.schema.files.published import schema
from hullwright.schema.kinds import KINDS

from .field_tables import MARKED, fields, with_tables
from .page import PAGES

FORMAT = (PAGES / "format.md").read_text("utf-8")
PLUGINS = (PAGES / "plugins.md").read_text("utf-8")
TABLES = {
    found[1]: page
    for page in PAGES.glob("*.md")
    for found in MARKED.finditer(page.read_text("utf-8"))
}


@pytest.mark.parametrize("page", sorted(set(TABLES.values())), ids=lambda page: page.stem)
def test_the_tables_are_in_step_with_the_schemas(page):
    text = page.read_text("utf-8")
    assert with_tables(text) == text, "run: make tables"


def test_there_is_a_table_of_every_kind_and_of_what_else_people_write():
    assert set(KINDS) | {
        "scenario",
        "recording",
        "target",
        "plugin",
        "contribution",
        "sorts",
    } == set(TABLES)


@pytest.mark.parametrize("name", sorted(set(TABLES) - {"sorts"}))
def test_every_field_has_a_meaning_in_plain_words(name):
    listed = list(fields(name))
    assert listed
    for each in listed:
        assert each.meaning, each
        assert each.form, each
        assert not re.search(r"\b(?:EA|NE|SA|EE)-\w", each.meaning), each


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_has_a_picture_and_says_where_players_begin(kind):
    section = FORMAT.split(f"### `{kind}`")[1].split("\n### ")[0].split("\n## ")[0]
    assert f"(pictures/map-{kind}.png)" in section
    assert (PAGES / "pictures" / f"map-{kind}.png").is_file()
    assert "**Where players begin:**" in section
    assert "```python" in section
    assert "```output" in section


def test_the_file_and_the_board_are_described_field_by_field():
    head = FORMAT.split("## The whole file")[1].split("## Special sectors")[0]
    for name in ("map", "board"):
        for field in schema(name)["properties"]:
            assert f"`{field}`" in head, f"{name}: {field}"


def test_every_key_of_a_rule_is_explained():
    head = PLUGINS.split("### What a rule can say")[1].split("\n## ")[0]
    for key in schema("rule")["properties"]:
        assert f"`{key}`" in head, key


def test_every_sort_has_a_row_and_a_heading_of_its_own():
    overview = PLUGINS.split("## What a plugin can bring")[1].split("\n## ")[0]
    sections = PLUGINS.split("## The sorts one by one")[1]
    for sort in CONTRIBUTION_SORTS:
        assert f"| [`{sort}`](#{sort}) |" in overview, sort
        assert f"\n### `{sort}`\n" in sections, sort
