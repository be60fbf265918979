"""The own rules: opened, copied, deleted, kept unsaved, and passed on."""

import zipfile
from pathlib import Path

from PySide6.QtCore import Qt

from hullwright.editor.shell.forms.number_box import NumberBox
from hullwright.plugins.host.installation import Keeper
from hullwright.plugins.rules import rule_book

from .own_rules import Person
from .test_page import sound_rule

CONTROL = Qt.KeyboardModifier.ControlModifier


def saved(person: Person, code: str = "my:short") -> None:
    sound_rule(person, code)
    person.press(Qt.Key.Key_S, CONTROL)


def test_rules_are_listed_with_a_mark_while_they_are_not_saved(person: Person):
    sound_rule(person)
    assert person.entries() == ["my:short ●\nShort"]
    person.press(Qt.Key.Key_S, CONTROL)
    assert person.entries() == ["my:short\nShort"]


def test_going_through_the_list_with_the_keys_opens_the_rules(person: Person):
    saved(person)
    saved(person, "my:other")
    assert person.value["code"] == "my:other"
    person.page.rules.list.setFocus()
    person.bot.keyClick(person.page.rules.list, Qt.Key.Key_Up)
    assert person.value["code"] == "my:short"


def test_a_rule_we_ship_is_copied_with_all_its_parts(person: Person, home: Path):
    person.pick("copy-rule", "A.4")
    assert person.value["code"] == "my:a-4"
    assert person.value["title"]["de"] == "Versiegelte stille Sektoren"
    person.press(Qt.Key.Key_S, CONTROL)
    book = rule_book(Keeper(home))
    assert book.find("my:a-4", "eftaios").sets == book.find("A.4", "eftaios").sets


def test_a_copy_of_an_own_rule_has_a_code_of_its_own(person: Person):
    saved(person)
    person.pick("copy-rule", "my:short")
    assert person.value["code"] == "my:short-2"
    assert person.value["sets"] == {"rounds": 9}


def test_a_copy_leaves_code_out_and_says_so(person: Person):
    person.pick("copy-rule", "last-exit")
    assert "triggers" not in person.value
    assert "only has what data can say" in person.told[-1].text


def test_a_deleted_rule_is_offered_back(person: Person, home: Path):
    saved(person)
    path = home / "plugins/my-rules/rules/my-short.json"
    person.click("delete-rule")
    assert person.entries() == []
    assert not path.exists()
    person.bot.waitUntil(person.find("make-rule").isVisible)
    (offer,) = person.told[-1].offers
    offer.run()
    assert person.entries() == ["my:short\nShort"]
    assert path.exists()
    assert person.written == 3


def test_what_is_not_saved_is_there_the_next_time(person: Person):
    saved(person)
    person.type("value", "11", "sets.rounds", NumberBox)
    person.new()
    person.come_back()
    assert person.entries() == ["my:short ●\nShort", "my:new-rule ●\n–"]
    assert person.value["sets"] == {"rounds": 11}
    person.page.undo()
    assert person.value["sets"] == {"rounds": 9}
    assert person.entries()[0] == "my:short\nShort"


def test_a_broken_file_is_listed_with_its_reason_and_can_be_deleted(person: Person, home: Path):
    saved(person)
    (home / "plugins/my-rules/rules/torn.json").write_text("{")
    person.come_back()
    assert person.entries()[1] == "torn\ncan't be used as it is"
    person.page.rules.list.setFocus()
    person.bot.keyClick(person.page.rules.list, Qt.Key.Key_Down)
    assert "not JSON" in person.told[-1].text
    person.page.rules.list.setCurrentRow(1)
    person.click("delete-rule")
    assert person.entries() == ["my:short\nShort"]


def test_the_plugin_is_named_and_exported_for_others(person: Person, home: Path, tmp_path: Path):
    saved(person)
    person.answers.path = tmp_path / "out.zip"
    person.click("workshop-export")
    assert "First give your plugin an id of its own" in person.told[-1].text
    assert not person.answers.path.exists()
    for name, text in (("id", "night-watch"), ("author", "Ada"), ("plugin_version", "1.1")):
        line = person.find(f"field.{name}", inside=person.page.plugin).focusProxy()
        line.setFocus()
        line.selectAll()
        person.bot.keyClicks(line, text)
        person.bot.keyClick(line, Qt.Key.Key_Return)
    person.press(Qt.Key.Key_S, CONTROL)
    person.click("workshop-export")
    assert person.answers.suggested.name == "night-watch-1.1.zip"
    names = zipfile.ZipFile(person.answers.path).namelist()
    assert names == ["night-watch/plugin.toml", "night-watch/rules/my-short.json"]
    other = Keeper(tmp_path / "other")
    plugin = other.install(person.answers.path).plugin
    assert (plugin.id, plugin.manifest.author) == ("night-watch", "Ada")
    assert rule_book(other).find("my:short", "eftaios") is not None


def test_a_wrong_id_of_the_plugin_is_told_at_its_field(person: Person):
    saved(person)
    person.click("workshop-plugin")
    line = person.find("field.id", inside=person.page.plugin).focusProxy()
    line.selectAll()
    person.bot.keyClicks(line, "Night Watch")
    person.bot.keyClick(line, Qt.Key.Key_Return)
    told = person.find("complaint.id", inside=person.page.plugin).text()
    assert "does not have the right form" in told
    assert person.page.own_rules.plugin.value["id"] == "my-rules"
    person.bot.keyClick(line, Qt.Key.Key_Escape)
    person.page.rules.list.setFocus()
    person.bot.keyClick(person.page.rules.list, Qt.Key.Key_Down)
    assert person.page.middle.currentWidget() is person.page.editor


def test_everything_is_reached_with_the_tab_key_in_the_order_it_is_read(person: Person):
    sound_rule(person)
    person.page.rules.new.setFocus()
    seen = []
    for _ in range(40):
        focused = person.window.focusWidget()
        seen.append(focused.objectName())
        person.bot.keyClick(focused, Qt.Key.Key_Tab)
    wanted = ["new-rule", "copy-rule.open", "workshop-list", "delete-rule", "remove.sets.rounds"]
    wanted += ["add-change.open", "workshop-ruleset", "try-with.open"]
    places = [seen.index(each) for each in wanted]
    assert places == sorted(places)
    assert "workshop-plugin" in seen
    person.find("add-change.open").setFocus()
    person.bot.keyClick(person.window.focusWidget(), Qt.Key.Key_Backtab)
    assert person.find("card.sets.rounds").isAncestorOf(person.window.focusWidget())
