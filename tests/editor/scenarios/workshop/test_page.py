"""Rules made through the real page, with mouse and keys, and then played."""

import json
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QLineEdit

from hullwright.editor.drawing.inks import DARK, LIGHT
from hullwright.editor.shell.forms.number_box import NumberBox
from hullwright.engines.loader import load
from hullwright.plugins.host.installation import Keeper
from hullwright.plugins.rules import rule_book
from hullwright.samples import maps
from hullwright.schema.documents.maps import RuleUse
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.files.reader import read_map

from .own_rules import Person

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
PARAMETERS, CHANGES, CONDITIONS = 1, 2, 3


def sound_rule(person: Person, code: str = "my:short") -> None:
    person.new()
    person.type("code", code)
    person.say("en", "Short", "It is over soon.")
    person.tab(CHANGES)
    person.pick("add-change", "ends after this round")
    person.type("value", "9", "sets.rounds", NumberBox)


def rounds_played(home: Path, use: RuleUse) -> int:
    """Play a game under a rule of the person's folder, and return in which round it ended."""
    book = rule_book(Keeper(home))
    assert not book.troubles
    scenario = Scenario(name="Night", game="eftaios", ruleset="ultimate", rules=(use,))
    document = read_map(next(each for each in maps() if each.stem == "thimble"))
    state = load(document, scenario, book).new_state(4, 7)
    while state.result() is None:
        state.apply(state.legal()[0])
    return state.round


def test_a_rule_made_in_the_page_is_played(person: Person, home: Path):
    person.click("make-rule")
    person.type("code", "night:short")
    person.say("en", "A short night", "The game ends early.")
    person.say("de", "Eine kurze Nacht", "Das Spiel endet bald.")
    person.tab(PARAMETERS)
    person.click("add-parameter")
    person.type("maximum", "20", "amount", NumberBox)
    person.type("default", "6", "amount", NumberBox)
    person.type("title_en", "Last round", "amount")
    person.type("name", "last", "amount")
    person.tab(CHANGES)
    person.pick("add-change", "ends after this round")
    person.choose("how", "the value of a parameter", "sets.rounds")
    person.press(Qt.Key.Key_S, CONTROL)
    assert person.told[-1].text == "“night:short” is saved. Scenarios can use it now."
    assert person.written == 1
    assert json.loads((home / "plugins/my-rules/rules/night-short.json").read_text()) == {
        "code": "night:short",
        "game": "eftaios",
        "title": {"en": "A short night", "de": "Eine kurze Nacht"},
        "text": {"en": "The game ends early.", "de": "Das Spiel endet bald."},
        "parameters": {
            "type": "object",
            "properties": {
                "last": {
                    "titles": {"en": "Last round"},
                    "type": "integer",
                    "minimum": 1,
                    "maximum": 20,
                    "default": 6,
                }
            },
        },
        "sets": {"rounds": {"parameter": "last"}},
    }
    assert rounds_played(home, RuleUse(code="night:short", parameters={"last": 3})) == 3


def test_a_new_rule_says_what_is_missing_and_can_not_be_saved(person: Person, home: Path):
    person.new()
    assert person.preview("missing") == [
        "Title, English: Write it in English at least.",
        "Text, English: Write it in English at least.",
    ]
    assert "Write it in English" in person.page.commands()["file.save"].hindered()
    person.press(Qt.Key.Key_S, CONTROL)
    assert not (home / "plugins").exists()
    person.say("en", "Short", "It is over soon.")
    assert person.preview("missing") == ["Nothing is missing. The rule can be saved."]
    assert person.page.commands()["file.save"].hindered() == ""


def test_a_code_is_judged_at_its_field(person: Person):
    person.new()
    for code, told in (
        ("A.4", "Another rule already has the code"),
        ("LOCAL", "is reserved for"),
        ("4 x", "does not have the right form"),
        ("", "can't be empty"),
    ):
        if code != "LOCAL":
            person.type("code", code)
            assert told in person.complaint("code"), code
        assert person.value["code"] == "my:new-rule"
    person.say("en", "Short", "Soon.")
    person.type("code", "LOCAL")
    assert "is reserved for" in person.complaint("code")
    person.type("code", "my:good")
    assert (person.complaint("code"), person.value["code"]) == ("", "my:good")


def test_undo_and_redo_belong_to_the_page_and_typing_is_one_step(person: Person):
    sound_rule(person)
    before = person.value
    person.type("value", "12", "sets.rounds", NumberBox)
    person.press(Qt.Key.Key_Z, CONTROL)
    assert person.value == before
    assert person.field("value", NumberBox, "sets.rounds").value() == 9
    person.press(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert person.value["sets"] == {"rounds": 12}
    for _ in range(person.page.editor.draft.history.count()):
        person.press(Qt.Key.Key_Z, CONTROL)
    assert not person.page.history.canUndo()
    assert person.value == {
        "code": "my:new-rule",
        "game": "eftaios",
        "title": {"en": ""},
        "text": {"en": ""},
    }
    assert person.behind == []


def test_what_is_typed_is_undone_before_what_was_done(person: Person):
    sound_rule(person)
    person.tab(0)
    line = person.page.editor.texts.names.findChild(QLineEdit)
    line.setFocus()
    person.bot.keyClicks(line, "x")
    typed = line.text()
    person.press(Qt.Key.Key_Z, CONTROL)
    assert line.text() != typed
    assert person.value["code"] == "my:short"
    assert person.value["sets"] == {"rounds": 9}


def test_a_choice_gives_a_field_a_value_for_each_word(person: Person):
    sound_rule(person)
    person.tab(PARAMETERS)
    person.click("add-parameter")
    person.choose("kind", "one of a few words", "amount")
    person.type("choices", "maybe", "amount")
    person.tab(CHANGES)
    person.choose("how", "one for each value of a parameter", "sets.rounds")
    person.type("value_no", "20", "sets.rounds", NumberBox)
    table = {"yes": 40, "no": 20, "maybe": 40}
    assert person.value["sets"] == {"rounds": {"parameter": "amount", "table": table}}
    person.tab(PARAMETERS)
    person.type("name", "ends", "amount")
    assert person.value["sets"]["rounds"]["parameter"] == "ends"
    person.type("choices", "never", "ends")
    assert list(person.value["sets"]["rounds"]["table"]) == ["yes", "no", "maybe", "never"]
    assert person.preview("missing") == ["Nothing is missing. The rule can be saved."]


def test_a_parameter_that_is_taken_out_is_missed_where_it_was_used(person: Person):
    sound_rule(person)
    person.tab(PARAMETERS)
    person.click("add-parameter")
    person.tab(CHANGES)
    person.choose("how", "the value of a parameter", "sets.rounds")
    person.tab(PARAMETERS)
    person.click("remove.amount")
    assert "has no parameter “amount”" in person.preview("missing")[0]
    person.press(Qt.Key.Key_Z, CONTROL)
    assert person.preview("missing") == ["Nothing is missing. The rule can be saved."]


def test_mistakes_in_a_parameter_are_told_at_the_field(person: Person):
    sound_rule(person)
    person.tab(PARAMETERS)
    person.click("add-parameter")
    person.click("add-parameter")
    person.type("name", "amount", "amount_2")
    assert "already" in person.complaint("name", "amount_2")
    person.type("default", "30", "amount", NumberBox)
    assert "not one of its possible values" in person.complaint("default", "amount")
    person.type("name", "Big One", "amount")
    assert "begins with a small letter" in person.complaint("name", "amount")
    person.type("maximum", "-3", "amount_2", NumberBox)
    assert "can't be less" in person.complaint("maximum", "amount_2")
    assert list(person.value["parameters"]["properties"]) == ["amount", "amount_2"]


def test_a_list_of_pods_becomes_the_start_of_the_aliens(person: Person):
    sound_rule(person)
    person.tab(PARAMETERS)
    person.click("add-parameter")
    person.choose("kind", "numbers of pods", "amount")
    person.tab(CHANGES)
    person.pick("add-change", "where aliens begin")
    person.choose("how", "the value of a parameter", "sets.alien_start")
    assert person.value["sets"]["alien_start"] == {"parameter": "amount", "each": "pod {}"}
    assert person.preview("missing") == ["Nothing is missing. The rule can be saved."]


def test_something_is_added_to_a_deck_instead_of_replacing_it(person: Person):
    sound_rule(person)
    person.pick("add-change", "separate item cards")
    assert person.value["sets"]["item_deck"] == {}
    box = person.field("adds", QCheckBox, "sets.item_deck")
    box.setFocus()
    person.bot.keyClick(box, Qt.Key.Key_Space)
    assert person.value["adds"] == {"item_deck": {}}
    person.type("clone", "2", "adds.item_deck", NumberBox)
    assert person.value["adds"] == {"item_deck": {"clone": 2}}
    assert "item_deck" not in person.value["sets"]


def test_a_wide_table_is_written_in_lines(person: Person):
    sound_rule(person)
    person.pick("add-change", "character:item")
    person.type("value", "pilot:teleport = 3", "sets.item_uses_of")
    assert person.value["sets"]["item_uses_of"] == {"pilot:teleport": 3}
    person.type("value", "pilot:a sword = 3", "sets.item_uses_of")
    assert "which isn't possible" in person.complaint("value", "sets.item_uses_of")
    assert person.value["sets"]["item_uses_of"] == {"pilot:teleport": 3}


def test_conditions_are_added_changed_and_taken_out(person: Person):
    sound_rule(person)
    person.tab(CONDITIONS)
    person.pick("add-condition", "the map: pod")
    assert person.value["needs"] == {"map": {"pod": True}}
    person.choose("part", "The rule has no effect with this", "condition.0")
    person.choose("state", "the map has none", "condition.0")
    assert person.value["idle"] == [{"map": {"pod": False}}]
    person.pick("add-condition", "how many players are humans")
    person.choose("state", "None", "condition.0")
    person.choose("part", "The rule can't be used with this", "condition.0")
    assert person.value["conflicts"] == [{"humans": ["none"]}]
    assert person.preview("missing") == ["Nothing is missing. The rule can be saved."]
    person.click("remove.condition.0")
    assert "conflicts" not in person.value
    assert person.value["idle"] == [{"map": {"pod": False}}]


def test_the_preview_shows_what_changes_and_quarrels(person: Person):
    sound_rule(person)
    assert person.preview("differences")[3:] == ["Rounds", "40", "9"]
    person.pick("try-with", "pods-open-late")
    assert "No Human can ever escape" in person.preview("verdict")[0]
    person.type("value", "20", "sets.rounds", NumberBox)
    assert person.preview("verdict") == ["my:short goes together with all of these."]
    person.type("value", "8", "sets.rounds", NumberBox)
    person.click("with.mode:pods-open-late")
    assert person.preview("verdict") == ["my:short goes together with all of these."]


def test_the_preview_speaks_the_language_whose_texts_are_written(person: Person):
    sound_rule(person)
    person.tab(0)
    person.say("de", "Kurz", "Bald vorbei.")
    title = person.page.editor.preview.title
    person.bot.waitUntil(lambda: title.text() == "my:short · Kurz")
    person.say("en", "Shorter", "Over sooner.")
    person.bot.waitUntil(lambda: title.text() == "my:short · Shorter")


def test_the_page_takes_on_both_themes(person: Person, use_theme):
    sound_rule(person)
    pictures = []
    for inks in (DARK, LIGHT):
        use_theme(inks)
        pictures.append(person.page.grab().toImage())
    assert pictures[0] != pictures[1]
