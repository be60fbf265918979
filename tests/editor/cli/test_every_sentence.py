"""Every sentence of the command line is in the language of the terminal: a made-up one shows what is not.

In the made-up language every letter of a text of ours has a ring on it; what comes out without rings was
never translated, unless it is data: names that people gave, labels of cells, codes, what one types.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter

import pytest
from click.testing import CliRunner

from hullwright.editor.cli import commands
from hullwright.editor.languages import translation
from hullwright.editor.languages.catalogue import source_of
from hullwright.editor.languages.words import use_language
from hullwright.editor.program.texts import read, templates_of
from hullwright.samples import maps
from hullwright.schema.files.jsontext import parse

CASES = sorted(Path("tests/cases/checks").iterdir())
RING = "\u030a"
WORD = re.compile(rf"(?<![\w{RING}])[A-Za-z]{{3,}}(?![\w{RING}])")


@cache
def known() -> frozenset[str]:
    return templates_of(read(source_of("de")))


def ringed(_: object, template: str, __: int) -> str:
    """Return a template with a ring on every letter outside of its gaps, if catalogues have it."""
    if template not in known():
        return template
    parts = []
    for literal, gap, form, _conversion in Formatter().parse(template):
        plain = literal.replace("{", "{{").replace("}", "}}")
        parts.append("".join(each + RING if each.isalpha() else each for each in plain))
        if gap is not None:
            parts.append(f"{{{gap}:{form}}}" if form else f"{{{gap}}}")
    return "".join(parts)


@pytest.fixture(autouse=True)
def _made_up_language(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(translation, "text_of", ringed)
    use_language("de")
    yield
    use_language("en")


def printed(*arguments: object, typed: str = "") -> str:
    result = CliRunner().invoke(commands, list(map(str, arguments)), input=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.output


def words_of(value: object) -> Iterator[str]:
    """Yield every word in a document, which is data."""
    match value:
        case dict():
            for key, each in value.items():
                yield from words_of(key)
                yield from words_of(each)
        case list():
            for each in value:
                yield from words_of(each)
        case str():
            yield from re.findall(r"[A-Za-z]{3,}", value)


def plain_words(text: str, path: Path) -> set[str]:
    """Return the words without rings that are not in the document."""
    data = {*words_of(parse(path.read_bytes(), "")), *words_of(str(path))}
    return set(WORD.findall(text)) - data


TYPED = {"nonsense", "place", "standard", "ultimate", "eftaios"}
"""What a person types, and names of rulesets and engines, which one types as well."""
CODES = {"EAV", "EEV", "NEV", "SAV"}
SAMPLES = list({path.parent: path for path in maps()}.values())
"""A sample of each kind."""


def test_check_says_everything_about_every_case_in_the_language() -> None:
    paths = [case / "map.json" for case in CASES]
    text = printed("check", *paths)
    data = {word for path in paths for word in words_of(parse(path.read_bytes(), ""))}
    left = set(WORD.findall(text)) - data - CODES - set(words_of(" ".join(map(str, paths))))
    assert left == set()


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.parent.name)
@pytest.mark.parametrize(
    "arguments",
    [
        ("show",),
        ("simulate", "--games", "1"),
        ("play", "--watch", "--seed", "3"),
        ("play", "--seed", "2"),
    ],
    ids=" ".join,
)
def test_commands_say_everything_in_the_language(arguments: tuple[str, ...], path: Path) -> None:
    command, *options = arguments
    text = printed(command, path, *options, typed="?\nmap\nlog\nnonsense\nq\n")
    assert plain_words(text, path) - TYPED == set()


@pytest.mark.parametrize(
    ("language", "total", "figures", "ended", "rule"),
    [
        ("de", "Dateien: 1 · Fehler: ", "Entfernungen", "Ende: ", "Spiel: eftaios"),
        ("es", "archivos: 1 · errores: ", "Distancias", "fin: ", "juego: eftaios"),
    ],
)
def test_real_languages_are_spoken(
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    total: str,
    figures: str,
    ended: str,
    rule: str,
) -> None:
    monkeypatch.undo()
    use_language(language)
    path = SAMPLES[0]
    assert total in printed("check", path)
    assert figures in printed("show", path)
    assert ended in printed("play", path, "--watch", "--seed", "3")
    assert rule in printed("rules", "A.4")
