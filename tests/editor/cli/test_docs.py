"""`hullwright docs`: the documentation in the terminal."""

from pathlib import Path

import pytest

from hullwright.docs import HERE, pages

from .terminal import run


def test_the_pages_are_listed():
    assert {line.split()[0] for line in run("docs").stdout.splitlines()} == set(pages())


@pytest.mark.parametrize("name", pages())
def test_a_page_is_printed_as_it_is(name):
    assert run("docs", name).stdout.strip() == pages()[name].read_text("utf-8").strip()


def test_where_it_lies_is_said():
    assert Path(run("docs", "format", "--path").stdout.strip()).read_text("utf-8")
    assert run("docs", "--path").stdout.strip() == str(HERE)


def test_a_page_that_is_not_there_is_guessed():
    assert "did you mean “plugins”" in run("docs", "plugin", code=2).stderr
    assert "there are plugins, format" in run("docs", "zzz", code=2).stderr
