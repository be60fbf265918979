"""A library served on this machine, and a person at the window beside it."""

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from hullwright.schema.documents.maps import MapDocument

from ...pack_making import folder_served, library_in, small_pack
from ..window_session import LEFT, WindowSession


@pytest.fixture
def folder(tmp_path):
    return library_in(
        tmp_path / "library",
        small_pack(is_judged=True),
        small_pack("rosewheel"),
        today="2020-02-02",
    )


@pytest.fixture
def address(folder):
    with folder_served(folder) as address:
        yield address


@pytest.fixture
def person(home, qapp, monkeypatch):
    monkeypatch.setenv("HULLWRIGHT_LANGUAGE", "en")
    session = WindowSession(home)
    yield LibraryVisitor(session)
    session.leave()


class LibraryVisitor:
    """A person who looks at the library page."""

    def __init__(self, session: WindowSession) -> None:
        self.session = session

    @property
    def library(self):
        return self.session.program.frame.library

    @property
    def page(self):
        assert self.library.page is not None
        return self.library.page

    @property
    def told(self) -> list[str]:
        return [each.text for each in self.session.program.services.notices.past()]

    def wait(self) -> None:
        """Let everything be done that was asked for."""
        self.session.wait(lambda: self.library.is_idle)

    def add(self, address: str) -> None:
        self.session.command("library.page")
        QTest.keyClicks(self.page.sources.line, str(address))
        self.press("library-add")
        self.wait()

    def press(self, name: str) -> None:
        button = self.page.findChild(QAbstractButton, name)
        assert button is not None, name
        assert button.isEnabled(), name
        QTest.mouseClick(button, LEFT)
        self.wait()

    def titles(self) -> list[str]:
        model = self.page.model
        return [model.card(place).title for place in range(model.rowCount())]

    def choose(self, title: str) -> None:
        """Click on a card."""
        place = self.page.model.index(self.titles().index(title))
        self.page.cards.scrollTo(place)
        spot = self.page.cards.visualRect(place).center()
        QTest.mouseClick(self.page.cards.viewport(), LEFT, pos=spot)
        self.wait()

    def shown_map(self) -> MapDocument | None:
        return self.page.details.map.map
