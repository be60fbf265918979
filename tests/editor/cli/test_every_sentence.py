"""Every sentence of the command line is in the language of the terminal: a made-up one shows what is not.

In the made-up language every letter of a text of ours has a ring on it; what comes out without rings was
never translated, unless it is data: names that people gave, labels of cells, codes, what one types.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from string import Formatter

import pytest
from click.testing import CliRunner

from hullwright.editor.cli import commands
from hullwright.editor.cli.check import FileVerdict, verdict_lines
from hullwright.editor.cli.rule_explanation import explain
from hullwright.editor.cli.show import lines_about
from hullwright.editor.kinds.table import editor_kind_of
from hullwright.editor.languages import translation
from hullwright.editor.languages.catalogue import source_of
from hullwright.editor.languages.words import tr, tr_in, use_language
from hullwright.editor.program.texts import read, templates_of
from hullwright.engines.loader import ENGINES, engine
from hullwright.engines.rules.definition import RuleDefinition, said
from hullwright.engines.rules.fields import notes
from hullwright.plugins.host import Host
from hullwright.plugins.rules import rule_book
from hullwright.samples import maps, scenarios
from hullwright.schema.files.jsontext import parse
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.galaxy import par
from hullwright.schema.kinds.galaxy.building_effects import building_effects
from hullwright.schema.kinds.galaxy.event_effects import event_effects
from hullwright.schema.kinds.galaxy.house import house
from hullwright.schema.kinds.hex_zone.sector_effects import SECTOR_EFFECTS
from hullwright.schema.kinds.station.back_effects import back_vocabulary
from hullwright.schema.kinds.station.creature_effects import creature_vocabulary
from hullwright.schema.kinds.tile_maze.action_effects import EFFECTS as ACTION_EFFECTS
from hullwright.schema.messages import Message

CASES = sorted(Path("tests/cases/checks").iterdir())
RING = "\u030a"
WORD = re.compile(rf"(?<![\w{RING}])[A-Za-z][A-Za-z_]{{2,}}(?![\w{RING}])")


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
            yield from re.findall(r"[A-Za-z][A-Za-z_]{2,}", value)


OWN = ("name", "subtitle", "author", "title", "text", "notes")
"""Under these keys stand words of people."""


def own_words(value: object, key: str = "") -> Iterator[str]:
    """Yield the words in a document that people have chosen: names and texts, but no ids."""
    match value:
        case dict():
            for name, each in value.items():
                yield from own_words(each, name)
        case list():
            for each in value:
                yield from own_words(each, key)
        case str() if key in OWN:
            yield from words_of(value)


TYPED = {"nonsense", "place", "standard", "beginner", "ultimate", *ENGINES}
"""What a person types, and names of rulesets and engines, which one types as well."""
CODES = {"EAV", "EEV", "NEV", "SAV", "FIXED", "GALAXY", "CHAOS"}
"""Parts of the codes of checks and rules."""
VOCABULARIES = (
    *(SECTOR_EFFECTS, ACTION_EFFECTS, back_vocabulary(), creature_vocabulary()),
    *(event_effects(house()), building_effects(house())),
)
"""The effects of pieces, whose names in files are told to whoever mistypes them there."""
IN_FILES = {
    *("vent", "dangeros", "dangerous", "quen", "queen", "worrior", "warrior", "tentacle"),
    *("bulkhead", "extra_step", "extra_stpe", "open_airlock", "lokc", "lock"),
    *("sing", "reveel", "loud", "harvest_lost", "speed", "empty_building"),
    *("kraken", "whale", "veto", "vent_leak", "black_holes", "puhs", "hull_breech", "size"),
    *(name for each in VOCABULARIES for name in each),
    *(name for each in VOCABULARIES for kind in each.values() for name in kind.parameters),
}
"""What stands in files without being known to the program, what was meant by it, and what is a designer's own."""
SAMPLES = list({path.parent: path for path in maps()}.values())
"""A sample of each kind."""


@pytest.fixture(scope="module")
def examinations() -> Mapping[Path, Examination]:
    """Return the maps of all cases and samples, each examined once for all tests."""
    paths = [*(case / "map.json" for case in CASES), *maps()]
    return {path: Examination(read_map(path)) for path in paths}


@pytest.fixture
def _short_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let par be searched for among a few states only: this is about words, not numbers."""
    monkeypatch.setattr(par, "STATES", 100)


def fixes_of(examination: Examination) -> Iterator[Message]:
    """Yield the titles of all fixes that may be offered."""
    proposed = editor_kind_of(examination.document.kind).fixes
    for problem in examination.problems:
        for fix in proposed(examination.document, problem):
            yield fix.title


def lines_of(examination: Examination, path: Path) -> Iterator[str]:
    """Yield what `check`, `show`, the panel of metrics and offers of fixes say of a map."""
    verdict = FileVerdict(path, problems=examination.problems)
    yield from list(verdict_lines(verdict, hints=True))[1:]
    yield from map(tr, fixes_of(examination))
    yield from lines_about(examination, is_drawn=False)
    for block in editor_kind_of(examination.document.kind).blocks(examination.to_json()):
        yield from (tr(block.title), tr(block.told))


@pytest.mark.usefixtures("_short_search")
def test_everything_about_every_case_and_sample_is_said_in_the_language(
    examinations: Mapping[Path, Examination],
) -> None:
    left = {}
    for path, examination in examinations.items():
        data = {*own_words(parse(path.read_text("utf-8"), "")), *CODES, *IN_FILES}
        for line in lines_of(examination, path):
            if found := set(WORD.findall(line)) - data:
                left[line.replace(RING, "")] = found
    assert left == {}


@pytest.mark.parametrize("language", ["de", "es", "pt"])
def test_no_problem_hint_or_fix_of_a_case_stays_english(
    examinations: Mapping[Path, Examination], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.undo()
    said = {
        str(each): tr_in(language, each)
        for examination in examinations.values()
        for problem in examination.problems
        for each in filter(None, (problem.message, problem.hint, *fixes_of(examination)))
    }
    assert len(said) > 200
    assert [text for text, translated in said.items() if text == translated] == []


def test_files_that_cannot_be_read_are_told_of_in_the_language(tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_text(SAMPLES[0].read_text("utf-8").replace('"version": 2', '"version": "one"'))
    text = printed("check", path, SAMPLES[0])
    data = {*words_of(str(path)), *own_words(parse(SAMPLES[0].read_text("utf-8"), "")), *CODES}
    assert set(WORD.findall(text)) - data - set(words_of(str(SAMPLES[0]))) == set()


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.parent.name)
def test_games_are_told_in_the_language(path: Path, tmp_path: Path) -> None:
    recording = tmp_path / "recording.json"
    text = "\n".join(
        (
            printed("simulate", path, "--games", 1, "--bots", "random"),
            printed(
                "play", path, "--watch", "--seed", 3, "--bots", "random", "--record", recording
            ),
            printed("play", path, "--seed", 2, typed="?\nmap\nlog\nnonsense\nq\n"),
            printed("replay", recording),
        )
    )
    data = {*words_of(parse(path.read_text("utf-8"), "")), *words_of(str(recording)), *TYPED}
    # Those who sit at the table are called so in the file.
    assert set(WORD.findall(text)) - data - {"Player"} == set()


def test_rules_say_everything_in_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    book = rule_book(Host())
    rules = book.rules.values()
    words = {word for rule in rules for word in rule_words(rule)}
    for rule in rules:
        explain(rule, "de", book)
    lines = capsys.readouterr().out.splitlines()
    for path in scenarios():
        _name, *told = printed("rules", "--scenario", path).splitlines()
        lines += told
    assert len(lines) > 400
    left = {line.replace(RING, ""): set(WORD.findall(line)) - words for line in lines}
    assert {line: found for line, found in left.items() if found} == {}


def rule_words(rule: RuleDefinition) -> Iterator[str]:
    """Yield what a rule says itself in German, and the names that stand in files: codes, fields, rulesets."""
    yield from words_of([said(rule.title, "de"), said(rule.text, "de"), rule.code, rule.plugin])
    yield from words_of(rule.settings)
    yield from words_of([f"{each.moment} {each.code}" for each in rule.triggers])
    for name, ruleset in engine(rule.game).rulesets.items():
        yield from (rule.game, *words_of(name), *notes(type(ruleset)))


@pytest.mark.parametrize(
    ("language", "total", "figures", "ended", "rule"),
    [
        (
            "de",
            "Dateien: 1 · Fehler: ",
            "Entfernungen",
            "Ende: ",
            "Spiel: Escape from the Aliens in Outer Space",
        ),
        (
            "es",
            "archivos: 1 · errores: ",
            "Distancias",
            "fin: ",
            "juego: Escape from the Aliens in Outer Space",
        ),
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
    path = SAMPLES[1]
    assert total in printed("check", path)
    assert figures in printed("show", path)
    assert ended in printed("play", path, "--watch", "--seed", "3")
    assert rule in printed("rules", "A.4")
