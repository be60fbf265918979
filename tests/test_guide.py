"""The manual: every page in every language, with headings, links, pictures and keys that are there."""

import re
from pathlib import Path

import pytest

from hullwright.docs import ENGLISH, GUIDE, HERE, guide
from hullwright.editor.program.docs_topics import (
    BEGINNING,
    DIALOGS,
    MESSAGES,
    PAGES,
    PANELS,
    PLUGINS,
    SCENARIO,
    TOOLS,
    WELCOME,
    WINDOW,
)
from hullwright.editor.shell.docs_shelf import headings_of

LANGUAGES = sorted(path.name for path in GUIDE.iterdir() if path.is_dir())
PAGES_WRITTEN = sorted(GUIDE.glob("*/*.md"))
CODE = re.compile(r"`[^`]+`")
LINK = re.compile(r"(!?)\[[^]]*\]\(([^)]+)\)")


def links_of(page: Path) -> list[tuple[str, str]]:
    """Return where a page leads, each with a mark if it is a picture."""
    return LINK.findall(CODE.sub("", page.read_text("utf-8")))


def test_every_language_of_the_manual_has_every_page():
    expected = set(guide(ENGLISH))
    for language in LANGUAGES:
        assert {path.stem for path in (GUIDE / language).glob("*.md")} == expected, language


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_have_the_headings_pictures_and_links_of_the_english_ones(language):
    for name, english in guide(ENGLISH).items():
        own = GUIDE / language / f"{name}.md"
        assert len(headings_of(own)) == len(headings_of(english)), own
        said, meant = (links_of(each) for each in (own, english))
        assert sorted(said) == sorted(meant), own


@pytest.mark.parametrize("page", PAGES_WRITTEN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_links_and_pictures_of_a_page_are_there(page: Path):
    for mark, target in links_of(page):
        found = (page.parent / target).resolve()
        assert found.is_file(), target
        assert found.suffix == (".png" if mark else ".md")
        assert found.is_relative_to(HERE)


def test_each_page_but_the_last_leads_on_to_another():
    for name, page in guide(ENGLISH).items():
        links = [target for mark, target in links_of(page) if not mark]
        assert links, name


def test_all_that_f1_speaks_of_stands_in_the_manual():
    single = (BEGINNING, MESSAGES, PLUGINS, SCENARIO, WELCOME, WINDOW)
    tables = (DIALOGS, PAGES, PANELS, TOOLS)
    for topic in (*single, *(each for table in tables for each in table.values())):
        known = guide(ENGLISH)
        assert topic.page in known, topic
        assert not topic.heading or topic.heading in headings_of(known[topic.page]), topic
