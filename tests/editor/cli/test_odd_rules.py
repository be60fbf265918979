"""Rule files and codes as odd as people and strangers make them: each ends in a sentence."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from hullwright.editor.cli import commands
from hullwright.plugins.host.discovery import MANIFEST
from hullwright.schema.complaints import Unexamined
from hullwright.schema.errors import HullwrightError

from ...plugin_folders import manifest, written


@pytest.fixture
def home(tmp_path, monkeypatch) -> Path:
    monkeypatch.setenv("HULLWRIGHT_HOME", str(tmp_path))
    return tmp_path


ODD_CODES = (
    "\udcff\ufffe",
    "../../etc/passwd",
    "{code}",
    "a\x1b[2Jb",
    "x" * 5000,
    "%s",
    "A/4",
    "😀",
)


@pytest.mark.parametrize("code", ODD_CODES)
@pytest.mark.usefixtures("home")
def test_an_unknown_code_is_a_sentence_whatever_it_is(code):
    done = CliRunner().invoke(commands, ["rules", code])
    assert isinstance(done.exception, HullwrightError)
    assert "Unknown rule code" in str(done.exception)


ODD_RULES = (
    {"adds": {"rounds": 3}},
    {"adds": {"may_stay": True}},
    {"needs": {"items": ["rounds"]}},
    {"needs": {"items": ["nothing"]}},
    {"needs": {"humans": [["half"]]}},
    {"sets": {"triggers": ["a|b"]}},
    {"sets": {"weather": {}}},
    {"sets": {"sector_deck": {"silence": {"silence": 1}}}},
    {"sets": {"own_items": {"a": {"effects": [[[1]]]}}}},
    {"triggers": [{"moment": "never", "code": "a:b"}]},
    {"game": "chess"},
    {"game": ["eftaios"]},
    {"title": {"en": "\x00\u202e😀"}},
    {"text": {"en": "{code} {0} %s"}},
    {"parameters": {"type": "object", "properties": {"n": {}}}},
    {"x-" + "a" * 300_000: 1},
)


@pytest.mark.parametrize("parts", ODD_RULES, ids=lambda parts: next(iter(parts))[:20])
def test_no_rule_file_ends_in_a_traceback(parts, home):
    contributes = '[[contributes.rules]]\nid = "odd"\ndata = "rules"\ntitle.en = "Odd"\n'
    rule = {"code": "odd:a", "game": "eftaios", "title": {"en": "A"}, "text": {"en": "A"}, **parts}
    written(
        home / "plugins" / "odd",
        {MANIFEST: manifest("odd", contributes), "rules/a.json": json.dumps(rule)},
    )
    for arguments in (("odd:a",), ("odd:a", "--json"), ()):
        done = CliRunner().invoke(commands, ["rules", *arguments])
        assert done.exception is None or isinstance(done.exception, HullwrightError)
        assert not isinstance(done.exception, Unexamined)
