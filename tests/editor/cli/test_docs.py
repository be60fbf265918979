"""`hullwright docs`: the manual and the documentation in the terminal."""

from pathlib import Path

import pytest

from hullwright.docs import ENGLISH, HERE, guide, pages

from .terminal import run


def test_the_pages_are_listed():
    listed = [line.split()[0] for line in run("docs").stdout.splitlines()]
    assert listed[: len(guide(ENGLISH))] == list(guide(ENGLISH)), "the manual comes first"
    assert set(listed) == {*guide(ENGLISH), *pages()}


@pytest.mark.parametrize("name", [*pages(), "zone"])
def test_a_page_is_printed_as_it_is(name):
    known = {**pages(), **guide(ENGLISH)}
    assert run("docs", name).stdout.strip() == known[name].read_text("utf-8").strip()


def test_where_it_lies_is_said():
    assert Path(run("docs", "format", "--path").stdout.strip()).read_text("utf-8")
    assert run("docs", "--path").stdout.strip() == str(HERE)


def test_a_page_that_is_not_there_is_guessed():
    assert "did you mean “plugins”" in run("docs", "plugin", code=2).stderr
    assert "there are first-steps, zone" in run("docs", "zzz", code=2).stderr
