"""The texts of the rules we ship: four languages each, in words of our own, ready for people."""

from collections.abc import Iterator, Mapping
from itertools import combinations
from pathlib import Path

import pytest

from hullwright.engines.rules.definition import LANGUAGES
from hullwright.engines.rules.parameters import choices_of
from hullwright.plugins.rules import read_rule

PLUGINS = Path("plugins")
FILES = sorted(PLUGINS.glob("*/rules/*.json"))
RULES = {path.stem: read_rule(path) for path in FILES}


def texts(rule) -> Iterator[tuple[str, Mapping[str, str]]]:
    """Yield everything a rule says to people, by language."""
    yield "title", rule.title
    yield "text", rule.text
    for name, schema in rule.settings.items():
        yield f"title of {name}", schema["titles"]


def labels(rule) -> Iterator[Mapping[str, str]]:
    for schema in rule.settings.values():
        yield from schema.get("labels", {}).values()


@pytest.mark.parametrize("name", RULES)
def test_every_text_is_there_in_all_four_languages(name):
    for what, said in (*texts(RULES[name]), *(("label", each) for each in labels(RULES[name]))):
        assert tuple(said) == LANGUAGES, what
        for language, text in said.items():
            assert text == text.strip() != "", (what, language)
            assert "{" not in text, (what, language)
            assert "  " not in text, (what, language)


@pytest.mark.parametrize("name", RULES)
def test_no_language_repeats_the_sentences_of_another(name):
    """Titles may: “Chaos” is German, too."""
    said = RULES[name].text
    for a, b in combinations(said, 2):
        assert said[a] != said[b], (a, b)


@pytest.mark.parametrize("name", RULES)
def test_titles_are_short_and_texts_are_sentences(name):
    rule = RULES[name]
    for language in LANGUAGES:
        assert len(rule.title[language]) <= 40
        assert not rule.title[language].endswith(".")
        assert rule.text[language].endswith(".")
        assert rule.text[language][0].isupper()
        assert len(rule.text[language]) <= 220


@pytest.mark.parametrize("name", RULES)
def test_every_word_to_choose_has_a_label(name):
    for schema in RULES[name].settings.values():
        branches = schema.get("anyOf", [schema])
        words = {
            each for branch in branches for each in choices_of(branch) if isinstance(each, str)
        }
        assert set(schema.get("labels", {})) == words


def test_titles_tell_rules_apart_in_every_language():
    for language in LANGUAGES:
        titles = [rule.title[language] for rule in RULES.values()]
        assert len(set(titles)) == len(titles)


# Words that only one of the two closest languages has: a text in the wrong place shows at once.
FOREIGN = {
    "es": {"não", "num", "numa", "setor", "setores", "os", "uma", "jogador", "à"},
    "pt": {"el", "los", "las", "del", "un", "una", "jugador", "y"},
    "de": {"the", "and", "el", "os", "sector"},
    "en": {"der", "die", "und", "el", "os"},
}


@pytest.mark.parametrize("name", RULES)
def test_no_text_stands_under_the_wrong_language(name):
    for what, said in texts(RULES[name]):
        for language, text in said.items():
            words = set(text.lower().replace(",", " ").replace(".", " ").replace(":", " ").split())
            assert not words & FOREIGN[language], (what, language)


DASHES = str.maketrans("._:", "---")


def test_files_are_named_for_their_codes():
    for path, rule in zip(FILES, RULES.values(), strict=True):
        assert path.stem == rule.code.removeprefix("mode:").lower().translate(DASHES)


def test_official_codes_are_data_alone_and_modes_never_look_like_one():
    for path, rule in zip(FILES, RULES.values(), strict=True):
        is_official = path.parts[1].endswith("_rules")
        assert rule.code.startswith("mode:") != is_official
        if is_official:
            assert not rule.triggers
            assert not list(path.parent.parent.glob("[!_]*.py"))
