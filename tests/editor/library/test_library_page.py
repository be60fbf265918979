"""The library page in the real window: packs are added, found, looked at, installed, updated and removed."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from hullwright.editor.play.game_page import GamePage
from hullwright.editor.play.new_game_dialog import NewGameDialog
from hullwright.engines.loader import rulesets
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.files.reader import read_map
from hullwright.schema.packs.building import PackContents
from hullwright.schema.packs.pack import pack_from, packed, read_pack

from ...pack_making import BELLWETHER, library_in, small_pack, stated
from ..window_session import LEFT
from .conftest import LibraryVisitor


def type_in(person: LibraryVisitor, text: str) -> None:
    person.page.search.clear()
    QTest.keyClicks(person.page.search, text)
    person.session.wait(lambda: not person.page._soon.isActive())


def test_a_pack_is_found_installed_opened_updated_and_removed(person, address, folder):
    person.add(address)
    assert sorted(person.titles()) == ["Bellwether", "Rosewheel"]
    type_in(person, "bellw")
    assert person.titles() == ["Bellwether"]
    person.choose("Bellwether")
    assert person.shown_map().name == "Bellwether 1.0"
    shown = [each.text() for each in person.page.details.findChildren(type(person.page.count))]
    assert any("is also in Rosewheel, as “Rosewheel 1.0”." in text for text in shown)
    person.press("pack-install")
    assert "Bellwether 1.0 was installed." in person.told[0]
    person.press("pack-open")
    opened = person.session.program.services.workplaces.current
    assert opened.map.name == "Bellwether 1.0"
    assert opened.document.path is None


def test_an_installed_pack_is_updated_removed_and_put_back(person, address, folder):
    person.add(address)
    person.choose("Bellwether")
    person.press("pack-install")
    library_in(folder, small_pack(version="1.1", changes="A wider hall."))
    person.press("library-refresh")
    assert "1 update" in person.told[0]
    person.press("pack-changes-1.1")
    assert any("Bellwether" in line for line in person.session.answers.lines)
    person.press("library-update-all")
    (pack,) = person.page.acts.libraries.shelf.packs()
    assert pack.manifest.pack_version == "1.1"
    person.press("pack-remove")
    assert not person.page.acts.libraries.shelf.packs()
    notice = person.session.program.services.notices.past()[0]
    notice.offers[0].run()
    person.wait()
    assert person.page.acts.libraries.shelf.packs()


def test_filters_are_in_a_players_words_and_can_be_taken_back(person, folder):
    person.add(folder)
    filters = person.page.filters
    QTest.keyClick(filters.switches["fair"], Qt.Key.Key_Space)
    assert person.titles() == ["Bellwether"]
    filters.players.selectAll()
    QTest.keyClicks(filters.players, "9")
    assert person.titles() == []
    assert "Nothing matches" in person.page.count.text()
    person.press("library-show-all")
    assert len(person.titles()) == 2


def test_cards_are_reached_and_opened_by_keys(person, folder):
    person.add(folder)
    cards = person.page.cards
    cards.setFocus()
    QTest.keyClick(cards, Qt.Key.Key_Right)
    QTest.keyClick(cards, Qt.Key.Key_Home)
    person.wait()
    assert person.shown_map() is not None
    QTest.keyClick(cards, Qt.Key.Key_Return)
    button = person.page.details.findChild(QPushButton, "pack-install")
    assert button.hasFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    person.wait()
    assert len(person.page.acts.libraries.shelf.packs()) == 1


def test_what_is_lacking_is_told_before_the_button_is_pressed(person, folder):
    made = small_pack("needy", requires=">=9")
    library_in(folder, made)
    person.add(folder)
    person.choose("Needy")
    assert "It is made for Hullwright >=9" in person.page.details._lacks.text()
    assert person.page.details._lacks.isVisible()


def test_a_lie_is_told_and_nothing_is_installed(person, folder, address):
    (pack, *_) = sorted((folder / "packs").iterdir())
    pack.write_bytes(pack.read_bytes()[:-1] + b"!")
    person.add(address)
    person.choose("Bellwether")
    assert person.shown_map() is None
    person.press("pack-install")
    assert "is not what the library's index says" in person.told[0]
    assert not person.page.acts.libraries.shelf.packs()


def test_a_library_that_is_none_is_refused_and_can_be_corrected(person, tmp_path):
    person.add(tmp_path)
    assert "can't be reached" in person.told[0]
    person.add("http://example.org/")
    assert "can't be used: libraries" in person.told[0]
    assert "No library was added yet" in person.page.count.text()


def test_a_library_is_left_out_and_comes_back(person, folder):
    person.add(folder)
    person.press("library-drop")
    assert person.titles() == []
    person.session.program.services.notices.past()[0].offers[0].run()
    person.wait()
    assert len(person.titles()) == 2


def test_a_pack_that_is_dropped_on_the_page_is_installed(person, tmp_path):
    path = tmp_path / "bellwether.hullpack"
    path.write_bytes(small_pack().content)
    person.session.command("library.page")
    drop(person.page, path)
    person.wait()
    assert person.page.acts.libraries.shelf.pack("bellwether") is not None


def test_hostile_texts_of_a_library_are_shown_as_they_are(person, folder):
    mean = "<img src='file:///etc/passwd'>&\u202egnp"
    plain = small_pack("mean", description=mean)
    made = packed(plain.manifest, plain.files)
    library_in(folder, made)
    person.add(folder)
    person.choose("Mean")
    shown = [each.text() for each in person.page.details.findChildren(type(person.page.count))]
    assert any("<img src='file:///etc/passwd'>&\\u202egnp" in text for text in shown)


def test_what_is_open_is_shared_as_a_pack_that_can_be_read(person, tmp_path):
    person.session.new_map("Mine")
    person.session.answers.path = tmp_path / "mine.hullpack"
    person.session.command("file.share-pack")
    dialog = person.library.dialog
    assert not dialog.save.isEnabled()
    assert dialog.save.toolTip() == "Say who made it."
    QTest.keyClicks(dialog.author, "Ada, Bo")
    QTest.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    person.wait()
    pack = read_pack(tmp_path / "mine.hullpack")
    assert [each.name for each in pack.manifest.authors] == ["Ada", "Bo"]
    assert list(pack.files) == ["maps/mine.json", "previews/mine.png"]
    assert "Mine is in" in person.told[0]


@pytest.mark.parametrize("wrong", ["one", "1.2.3.4.5", ""])
def test_a_version_that_is_none_is_said_before_anything_is_written(person, wrong):
    person.session.new_map("Mine")
    person.session.command("file.share-pack")
    dialog = person.library.dialog
    dialog.author.setText("Ada")
    dialog.version.setText(wrong)
    assert dialog.hindrance() == "A version is made of numbers, such as 1.0."
    dialog.reject()


def pack_with_scenarios() -> bytes:
    """Return a pack with a map, a scenario that fits it, and one of another game."""
    contents = PackContents()
    contents.add_document(read_map(BELLWETHER), "bellwether")
    for number, (game, ruleset) in enumerate(
        (
            ("space_attack", next(iter(rulesets("space_attack")))),
            ("eftaios", next(iter(rulesets("eftaios")))),
        )
    ):
        scenario = Scenario(name=f"Night {number}", game=game, ruleset=ruleset)
        contents.add_document(scenario, f"night-{number}")
    return contents.pack(stated("night-shift")).content


def drop(target: QWidget, path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    none, left = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    target.dropEvent(QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, data, left, none))


def asked_about_a_game() -> NewGameDialog:
    found = (each for each in QApplication.topLevelWidgets() if isinstance(each, NewGameDialog))
    return next(each for each in found if each.isVisible())


def test_a_map_of_an_installed_pack_is_played_from_its_page(person, folder):
    library_in(folder, pack_from(pack_with_scenarios(), "night-shift"))
    person.add(folder)
    person.choose("Night shift")
    person.press("pack-install")
    person.press("pack-play")
    dialog = asked_about_a_game()
    offered = [dialog.rules.itemText(place) for place in range(dialog.rules.count())]
    assert offered[0] == "Night 1"
    assert "Night 0" not in offered
    QTest.mouseClick(dialog.start, LEFT)
    page = person.session.program.frame.tabs.page()
    assert isinstance(page, GamePage)
    assert page.table.session.prepared.scenario.name == "Night 1"
    assert page.table.session.prepared.document.name == read_map(BELLWETHER).name


@pytest.mark.parametrize("way", ["menu", "drop", "command line"])
def test_the_file_of_a_pack_is_looked_at_before_it_is_installed(person, tmp_path, way):
    path = tmp_path / "night-shift.hullpack"
    path.write_bytes(pack_with_scenarios())
    program = person.session.program
    if way == "menu":
        person.session.answers.paths = [path]
        person.session.command("file.open")
    elif way == "drop":
        drop(program.frame.window, path)
    else:
        program.open([path])
    person.wait()
    assert person.told[0] == "Night shift 1.0 by Ada: 1 map, 2 scenarios."
    assert not person.page.acts.libraries.shelf.packs()
    program.services.notices.past()[0].offers[0].run()
    person.wait()
    notice = program.services.notices.past()[0]
    assert "Night shift 1.0 was installed." in notice.text
    assert [each.title for each in notice.offers] == ["Open", "Play"]
    notice.offers[1].run()
    asked_about_a_game().reject()


def test_a_file_that_only_looks_like_a_pack_is_refused_with_a_sentence(person, tmp_path):
    path = tmp_path / "broken.hullpack"
    path.write_bytes(b"no pack")
    person.session.program.open([path])
    person.wait()
    assert "broken.hullpack" in person.told[0]
    assert not person.page.acts.libraries.shelf.packs()
