"""The documentation from the menu of help, in the real window."""

import pytest

from hullwright.editor.shell.docs_page import DocsPage
from hullwright.editor.shell.docs_titles import TITLES

from .window_session import WindowSession


@pytest.fixture
def person(home, qapp):
    session = WindowSession(home)
    yield session
    session.leave()


def test_every_page_opens_from_help_in_one_place_and_can_be_closed(person):
    tabs = person.program.frame.tabs
    for name in TITLES:
        person.command(f"help.docs-{name}")
        (page,) = tabs.findChildren(DocsPage)
        assert tabs.page() is page
        assert page.name == name
    for theme in ("light", "dark"):
        person.program.services.theme.choose(theme)
        assert page.name == name
    person.command("file.close")
    assert tabs.currentWidget() is tabs.welcome
