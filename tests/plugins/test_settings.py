"""Settings of plugins: kept whole, checked against their schema, read by code in any process."""

import json

import pytest

from hullwright.plugins.host.installation import Keeper
from hullwright.plugins.settings import own_settings, settings_asked_by, settings_of
from hullwright.plugins.settings_file import ChosenSettings
from hullwright.plugins.testing import mistakes
from hullwright.schema.errors import HullwrightError

from ..plugin_folders import manifest, written

CONTRIBUTES = (
    '[[contributes.settings]]\nid = "it"\ndata = "it.json"\ntitle.en = "It"\n'
    '[[contributes.commands]]\nid = "say"\ncode = "it:say"\ntitle.en = "Say"\n'
)
CODE = (
    "from hullwright.plugins.settings import own_settings\n"
    "def say(context=None):\n    return own_settings(__package__)\n"
)
SIZE = {"type": "integer", "minimum": 1, "maximum": 9, "default": 3}


def source(folder, parts):
    schema = json.dumps({"type": "object", "properties": parts})
    files = {"plugin.toml": manifest("odd", CONTRIBUTES), "it.json": schema, "it.py": CODE}
    return written(folder / "source" / "odd", files)


@pytest.fixture
def keeper(tmp_path, monkeypatch):
    monkeypatch.setenv("HULLWRIGHT_HOME", str(tmp_path))
    made = Keeper(tmp_path, ())
    made.install(source(tmp_path, {"size": SIZE, "name": {"type": "string", "default": "x"}}))
    made.trust("odd")
    return made


def test_what_is_chosen_is_kept_checked_and_read_by_the_plugins_own_code(keeper):
    plugin, chosen = keeper.plugin("odd"), ChosenSettings(keeper.home, "odd")
    code = plugin.load("it:say")
    assert code() == settings_of(plugin) == {"size": 3, "name": "x"}
    chosen.change(lambda _: {"size": 5, "gone": True})
    assert code() == settings_of(plugin) == {"size": 5, "name": "x"}
    # What is no longer possible counts as usual.
    chosen.change(lambda before: {**before, "size": 99})
    assert code()["size"] == 3
    # Choosing changes nothing that is trusted.
    keeper.look_again()
    assert keeper.plugin("odd").status == "ready"


def test_what_is_chosen_stays_when_the_plugin_goes_and_is_there_when_it_comes_back(
    keeper, tmp_path
):
    ChosenSettings(keeper.home, "odd").change(lambda _: {"size": 5})
    keeper.remove("odd")
    keeper.install(tmp_path / "source" / "odd")
    assert settings_of(keeper.plugin("odd"))["size"] == 5
    ChosenSettings(keeper.home, "odd").forget()
    assert settings_of(keeper.plugin("odd"))["size"] == 3


@pytest.mark.parametrize(
    "content", ["{", "[]", '{"format": "hullwright/settings-of-a-plugin", "version": 9}', "\0"]
)
def test_a_damaged_file_is_told_kept_and_counts_as_nothing_chosen(keeper, content):
    chosen = ChosenSettings(keeper.home, "odd")
    chosen.change(lambda _: {"size": 5})
    chosen.path.write_text(content)
    with pytest.raises(HullwrightError):
        chosen.change(lambda _: {"size": 6})
    assert chosen.path.read_text() == content
    assert keeper.plugin("odd").load("it:say")()["size"] == 3


def test_refusals_name_what_is_possible(keeper):
    asked = settings_asked_by(keeper.plugin("odd"))
    assert asked.refusal("size", 9) is None
    assert str(asked.refusal("size", 10)) == "“size” can't be 10. Possible: 1 … 9."
    assert "did you mean “size”" in str(asked.refusal("sise", 1))


def test_only_a_plugin_has_settings_of_its_own():
    with pytest.raises(HullwrightError, match="use own_settings"):
        own_settings("json")


HOSTILE = {
    "a reference": {"$ref": "#"},
    "a pattern that never ends": {"type": "string", "pattern": "(a+)+$", "default": "a"},
    "something inside something": {"type": "object", "default": {}},
    "a default that is not possible": {**SIZE, "default": 70},
    "no default": {"type": "integer"},
    "a title that is no text": {**SIZE, "titles": {"en": 7}},
    "a choice of a thousand": {
        "type": "string",
        "enum": list(map(str, range(1000))),
        "default": "1",
    },
    "a list of lists": {"type": "array", "items": {"type": "array"}, "default": []},
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_schema_is_refused_with_a_sentence(tmp_path, name):
    folder = source(tmp_path, {"size": HOSTILE[name]})
    found = [each for each in mistakes(folder, run_code=False) if each.fails]
    assert found
    assert all(each.file == "it.json" for each in found)
    keeper = Keeper(tmp_path, ())
    keeper.install(folder)
    with pytest.raises(HullwrightError):
        settings_asked_by(keeper.plugin("odd"))
    assert settings_of(keeper.plugin("odd"), tmp_path) == {}


def test_names_are_plain_words_and_no_more_than_fifty(tmp_path):
    for parts in ({"Size!": SIZE}, {f"n{n}": SIZE for n in range(51)}, {}):
        assert [each for each in mistakes(source(tmp_path, parts), run_code=False) if each.fails]
