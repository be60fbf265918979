"""Every text of the program can be found, and every catalogue fits what the program says."""

from functools import cache
from pathlib import Path

import pytest

from hullwright.editor.languages import extraction
from hullwright.editor.languages.catalogue import ENGLISH, LANGUAGES, catalogue, forms, written
from hullwright.editor.languages.sources import Module
from hullwright.editor.languages.templates import HANDED_ON, Templates, gaps, has_words

TRANSLATED = tuple(each for each in LANGUAGES if each != ENGLISH)

GAMES = {
    "Escape Earth",
    "Escape from the Aliens in Outer Space",
    "No Escape",
    "Survive: Space Attack!",
}
EVERYWHERE = GAMES | {
    "Bots",
    "Bots: {side}",
    "Hullwright",
    "Sensor",
    "{name} – Hullwright",
    "{name} ● – Hullwright",
}
SAME = {
    "es": EVERYWHERE
    | {" px", "1 error", "A4", "Base", "Id", "Meeples", "Omega", "Reactor", "Tab", "Zoom", "no"}
    | {"sector {sector}", "triple"},
    "pt": EVERYWHERE
    | {
        " px",
        "A4",
        "Base",
        "Clone",
        "Enter",
        "Faces",
        "Habitat",
        "Item: {item}",
        "Meeples",
        "Parsecs",
        "Menu",
        "Tab",
        "Zoom",
        "item: {item}",
        "{count} parsecs",
    },
    "de": EVERYWHERE
    | {"Alpha", "Autopilot", "Chance", "Chaos", "Habitat", "Hand", "Omega", "Planet", "Position"}
    | {"Robomine", "Solo", "Start", "Teams", "Teleporter"}
    | {"&Name", "&Plugins", "Aliens", "C  Aliens", "Captain", "Code: {names}", "Mutation", "Name"}
    | {
        "Palette",
        "Parameter",
        "Pilot",
        "Plugins",
        "Problem",
        "Station",
        "Teleport",
        "Text",
        "Version",
    },
}
"""Texts that are the same in a language as in English."""


@cache
def templates() -> Templates:
    return Templates()


def test_every_text_that_is_said_can_be_traced_to_templates() -> None:
    lost = {(place.split(":")[0], said) for place, said in templates().lost.items()}
    assert lost - set(HANDED_ON) == set(), "said from something else than a template or a table"
    assert set(HANDED_ON) - lost == set(), "no longer handed on: take it out of the list"


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_text_is_missing(language: str) -> None:
    missing = extraction.missing(language, templates().needed())
    assert [each["english"] for each in missing] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_catalogue_has_a_text_that_nobody_says(language: str) -> None:
    assert sorted(set(catalogue(language)) - set(templates().needed())) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_have_the_gaps_of_their_templates(language: str) -> None:
    wrong = {
        text: template
        for template, entry in catalogue(language).items()
        for text, may_lack in forms(entry)
        if not gaps(template) - set(may_lack) <= gaps(text) <= gaps(template)
    }
    assert wrong == {}


@pytest.mark.parametrize("language", TRANSLATED)
def test_translations_are_not_empty_and_not_english(language: str) -> None:
    untranslated = {
        template
        for template, entry in catalogue(language).items()
        for text, _ in forms(entry)
        if not text.strip() or text == template
    }
    assert untranslated == SAME[language]


def test_the_english_catalogue_holds_forms_only() -> None:
    assert [each for each in catalogue(ENGLISH).values() if isinstance(each, str)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_are_chosen_by_a_gap_of_the_template(language: str) -> None:
    for template, entry in catalogue(language).items():
        if not isinstance(entry, str):
            assert set(entry) <= gaps(template), template


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogues_are_sorted_with_a_line_for_each_entry(language: str) -> None:
    path = Path(extraction.__file__).with_name(f"{language}.json")
    assert path.read_text("utf-8") == written(catalogue(language))


@pytest.mark.parametrize("language", TRANSLATED)
def test_menus_of_a_language_have_letters_of_their_own(language: str) -> None:
    titles = [
        text
        for template, text in catalogue(language).items()
        if template.count("&") == 1 and "menus.py" in "".join(templates().places[template])
    ]
    letters = [text[text.index("&") + 1].lower() for text in titles if isinstance(text, str)]
    assert len(letters) >= 8
    assert len(letters) == len(set(letters)), titles


def test_the_texts_everybody_sees_are_translated() -> None:
    for language in TRANSLATED:
        for text in ("Save", "Brush", "Silent sector", "Errors", "Palette", "Language", "Overlays"):
            assert text in catalogue(language)


def read(code: str) -> Templates:
    return Templates([Module.of("editor/odd.py", code)])


@pytest.mark.parametrize(
    "code",
    [
        'tr("Say {this}", this=1)',
        'tr("Say {this}" if odd else "Say nothing")',
        'text = "Say {this}"\ntr(text)',
        'def f():\n text = "Say {this}"\n return tr(text)',
        'TABLE = {"a": "Say {this}"}\ndef f(key): return tr(TABLE[key])',
        'TABLE = {"a": "Say {this}"}\ndef f(key): return tr(TABLE.get(key, "Other"))',
        'TABLE = (("a", "Say {this}"),)\ndef f():\n for _, each in TABLE: tr(each)',
        'TABLE = {"a": "Say {this}"}\ndef f():\n for _, each in TABLE.items(): tr(each)',
        'TABLE = ("Say {this}",)\ndef f():\n for n, each in enumerate(TABLE): tr(each)',
        'def f(text): return message(text)\nf("Say {this}")',
        'def f(text): return g(1, text)\ndef g(n, text): return tr(text)\nf("Say {this}")',
        'raise unreadable(source, "Say {this}")',
        'A = {"a": "Say {this}"}\nB = {**A}\ndef f(key): return tr(B[key])',
        'def f():\n for a in rows: pass\n return [tr(a) for a in ("Say {this}",)]',
        'Beginning(name="a", title="Say {this}", group="x")',
        'MenuPart("a", "Say {this}", "Help")',
    ],
)
def test_templates_are_found_however_they_come_to_be_said(code: str) -> None:
    classes = (
        "class MenuPart:\n name: str\n title: str\n help: str\n"
        "class Beginning:\n name: str\n title: str\n group: str\n"
    )
    assert "Say {this}" in read(classes + code).places


@pytest.mark.parametrize("code", ['tr(f"Say {this}")', 'tr("Say " + this)', "tr(this[0])"])
def test_text_that_is_glued_or_hidden_is_found_out(code: str) -> None:
    assert len(read(code).lost) == 1


@pytest.mark.parametrize("code", ["tr(this.whatever)", "tr(said())"])
def test_a_sentence_that_is_handed_over_as_a_value_needs_no_tracing(code: str) -> None:
    assert read(code).lost == {}


def test_names_in_tables_are_no_texts() -> None:
    found = read('TABLE = (("name", "Say"),)\ndef f():\n for _, each in TABLE: tr(each)').places
    assert "Say" in found
    assert "name" not in found


def test_a_template_without_words_needs_no_translation() -> None:
    assert not has_words("{columns} × {rows}")
    assert has_words("{columns} by {rows}")


def test_work_files_come_back_as_catalogues(tmp_path: Path) -> None:
    work = [
        {"english": "Problems", "text": "Schwierigkeiten", "said in": []},
        {"english": "Save", "text": "", "said in": []},
        {"english": "{count} cells", "text": {"count": ["eins", "{count}"]}, "said in": []},
    ]
    assert extraction.filled(work) == {
        "Problems": "Schwierigkeiten",
        "{count} cells": {"count": ["eins", "{count}"]},
    }


def test_translators_get_every_missing_text_with_its_places(tmp_path: Path) -> None:
    needed = {"Problems": ["a.py:1"], "Nobody says this.": ["b.py:2"]}
    assert extraction.missing("de", needed) == [
        {"english": "Nobody says this.", "text": "", "said in": ["b.py:2"]}
    ]
