"""Every text of the program is in every catalogue, and every catalogue fits what the program says."""

from collections.abc import Iterator
from functools import cache
from string import Formatter

import pytest
from babel.messages.catalog import Catalog, Message

from hullwright.editor.languages.catalogue import ENGLISH, LANGUAGES, source_of
from hullwright.editor.program.texts import has_words, read, templates_of, written
from hullwright.editor.shell.menus import MENUS

from .translatable_texts import translatable

TRANSLATED = tuple(each for each in LANGUAGES if each != ENGLISH)

GAMES = {
    "Escape Earth",
    "Escape from the Aliens in Outer Space",
    "No Escape",
    "Survive: Space Attack!",
}
EVERYWHERE = GAMES | {
    " mm",
    " s",
    "Bots",
    "Bots: {side}",
    "Hullwright",
    "M",
    "Par",
    "R",
    "Sensor",
    "{name} – Hullwright",
    "{name} ● – Hullwright",
}
SAME = {
    "es": EVERYWHERE
    | {" px", "1 error", "A4", "Base", "Id", "Meeples", "Omega", "Reactor", "Tab", "Zoom", "no"}
    | {"Error: {message}", "Manual", "Total", "error", "sector {sector}", "sensor", "triple"}
    | {"Alien", "Alien {number}", "Aliens", "C  Aliens"},
    "pt": EVERYWHERE
    | {
        " px",
        "A4",
        "Cluster",
        "Base",
        "Chance",
        "Classes",
        "Clone",
        "Enter",
        "Face",
        "Faces",
        "Habitat",
        "Item: {item}",
        "Manual",
        "Meeples",
        "Parsecs",
        "Menu",
        "Tab",
        "Zoom",
        "clone",
        "item: {item}",
        "sensor",
        "{count} parsecs",
        "{name}, {width} × {height} pixels",
    },
    "de": EVERYWHERE
    | {"Alpha", "Autopilot", "Chance", "Chaos", "Habitat", "Omega", "Planet", "Position"}
    | {"Cluster", "Pause", "Ring", "Robomine", "Start", "Teams", "Teleporter"}
    | {"Code: {code}", "Hand", "Hand ({number})"}
    | {
        "&Name",
        "&Plugins",
        "Alien",
        "Alien {number}",
        "Aliens",
        "C  Aliens",
        "Captain",
        "Code: {names}",
        "Mutation",
        "Name",
    }
    | {
        "Palette",
        "Parameter",
        "Pilot",
        "Plugins",
        "Problem",
        "Station",
        "Symbol",
        "Teleport",
        "Text",
        "Version",
    },
}
"""Texts that are the same in a language as in English."""


@cache
def catalogue(language: str) -> Catalog:
    return read(source_of(language))


def entries(language: str) -> Iterator[tuple[str, Message, tuple[str, ...]]]:
    """Yield the template, the entry and its forms."""
    for each in catalogue(language):
        if isinstance(each.id, tuple):
            yield each.id[0], each, each.string
        elif each.id:
            yield each.id, each, (each.string,)


def gaps(text: str) -> frozenset[str]:
    return frozenset(name for _, name, _, _ in Formatter().parse(text) if name is not None)


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_text_is_missing(language: str) -> None:
    assert sorted(translatable() - templates_of(catalogue(language))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_catalogue_has_a_text_that_nobody_says(language: str) -> None:
    assert sorted(templates_of(catalogue(language)) - translatable()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_have_the_gaps_of_their_templates(language: str) -> None:
    for template, _, forms in entries(language):
        for number, text in enumerate(forms):
            may_lack = 1 if number == 0 and len(forms) > 1 else 0
            assert gaps(text) <= gaps(template), text
            assert len(gaps(template) - gaps(text)) <= may_lack, text


@pytest.mark.parametrize("language", TRANSLATED)
def test_translations_are_not_empty_and_not_english(language: str) -> None:
    untranslated = {
        template
        for template, _, forms in entries(language)
        for text in forms
        if not text.strip() or text == template
    }
    assert untranslated == SAME[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_with_forms_have_a_number_and_bear_it_in_both_names(language: str) -> None:
    for template, entry, forms in entries(language):
        assert language != ENGLISH or len(forms) == 2, "English texts stand in the code"
        if len(forms) > 1:
            assert entry.id == (template, template)
            assert gaps(template), template


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogues_are_kept_as_they_are_written(language: str) -> None:
    known = catalogue(language)
    assert source_of(language).read_bytes() == written(known, templates_of(known))


@pytest.mark.parametrize("language", TRANSLATED)
def test_menus_of_a_language_have_letters_of_their_own(language: str) -> None:
    titles = [catalogue(language)[each].string for each in MENUS.values()]
    letters = [text[text.index("&") + 1].lower() for text in titles]
    assert len(letters) >= 8
    assert len(letters) == len(set(letters)), titles


def test_the_texts_everybody_sees_are_translated() -> None:
    for language in TRANSLATED:
        for text in ("Save", "Brush", "Silent sector", "Errors", "Palette", "Language", "Overlays"):
            assert catalogue(language)[text].string


def test_a_template_without_words_needs_no_translation() -> None:
    assert not has_words("{columns} × {rows}")
    assert has_words("{columns} by {rows}")


def test_new_texts_come_in_empty_and_old_ones_keep_translation_and_forms() -> None:
    known = Catalog("de")
    known.add(("{count} cells", "{count} cells"), ("{count} Feld", "{count} Felder"))
    known.add("Gone", "Weg")
    lines = written(known, ["New", "{count} cells"]).decode().splitlines()
    assert 'msgstr[0] "{count} Feld"' in lines
    assert lines[lines.index('msgid "New"') + 1] == 'msgstr ""'
    assert 'msgid "Gone"' not in lines
