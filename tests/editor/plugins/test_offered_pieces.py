"""Pieces of plugins in the real window: offered in tables and palette, gone with their plugin."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from hullwright.plugins.host.installation import Keeper
from hullwright.schema.kinds.examination import Examination

from ..piece_making import PieceMaker
from ..window_session import WindowSession
from .strangers import installed_sample


@pytest.fixture
def person(qtbot: QtBot, home: Path) -> Iterator[WindowSession]:
    session = WindowSession(home)
    yield session
    session.leave()


def offered(picker) -> list[str]:
    return [picker.list.item(n).text() for n in range(picker.list.count())]


def keeper(person: WindowSession) -> Keeper:
    return person.program.services.additions.host


def test_tables_offer_the_pieces_of_a_plugin_without_code_as_soon_as_it_is_there(person):
    person.new_map("Leaky", "tile-maze")
    maker = PieceMaker(person, "Action tiles")
    assert not maker.panel.adopt.isVisible()
    installed_sample(keeper(person), "leaky-pieces", trusted=False)
    person.program.services.additions.refresh()
    assert offered(maker.panel.adopt) == ["Vent leak — Leaky pieces"]
    keeper(person).remove("leaky-pieces")
    person.program.services.additions.refresh()
    assert not maker.panel.adopt.isVisible()


@pytest.mark.parametrize(
    ("kind", "table", "title"),
    [("tile-maze", "Action tiles", "Vent leak"), ("station", "Own creatures", "Maw")],
)
def test_a_piece_of_a_plugin_is_taken_in_and_known_to_the_checks(person, kind, table, title):
    installed_sample(keeper(person), "leaky-pieces", trusted=False)
    person.program.services.additions.refresh()
    person.new_map("Leaky", kind)
    maker = PieceMaker(person, table)
    maker.panel.adopt.picked.emit("0")
    assert maker.panel.table.key_in_front() is not None
    assert title in maker.shown(maker.panel.table.key_in_front(), "title")
    assert not [each for each in Examination(person.place.map).problems if each.id == "FX-1"]


def test_the_palette_of_a_zone_offers_sector_kinds(person):
    installed_sample(keeper(person), "leaky-pieces", trusted=False)
    person.program.services.additions.refresh()
    person.new_map("Leaky")
    own = person.program.frame.panels.palette.own
    assert offered(own.adopt) == ["Hissing vent — Leaky pieces"]
    own.adopt.picked.emit("0")
    assert person.place.choices.now.first == "hissing_vent"
