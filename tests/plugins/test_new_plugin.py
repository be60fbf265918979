"""New plugins: each template makes a plugin that works, and names that would not do are refused."""

import json
import os
import shutil

import pytest
from click.testing import CliRunner

from hullwright.editor.cli import commands
from hullwright.editor.languages.docstrings import paragraphs
from hullwright.plugins.conformance_run import conformance_run
from hullwright.plugins.host import Host
from hullwright.plugins.new_plugin import make_plugin
from hullwright.plugins.plugin_templates import (
    FOLDER,
    PluginTemplate,
    named_templates,
    plugin_templates,
)
from hullwright.plugins.sorts import CONTRIBUTION_SORTS
from hullwright.schema.errors import HullwrightError

from ..plugin_folders import written


@pytest.fixture
def host(tmp_path):
    return Host(tmp_path / "home")


def test_every_sort_that_works_has_a_template():
    brought = {sort for each in plugin_templates().values() for sort in each.sorts}
    assert set(CONTRIBUTION_SORTS) - brought == set()


def test_a_plugin_with_one_of_everything_passes_its_checks_and_its_own_tests(host):
    made = make_plugin("night-watch", list(plugin_templates().values()), host)
    assert made == host.folder / "night-watch"
    run = conformance_run(made)
    assert [str(fault) for part in run.parts for fault in part.faults] == [], run.output
    assert run.notes == ()
    tested = {str(part.name).partition("::")[0] for part in run.parts}
    assert {f"tests/{path.name}" for path in made.glob("tests/*.py")} <= tested


@pytest.mark.parametrize("name", plugin_templates())
def test_each_template_alone_is_what_it_says(name, host):
    template = plugin_templates()[name]
    make_plugin("night-watch", [template], host)
    plugin = Host(host.home).plugin("night-watch")
    assert plugin.is_usable, plugin.reason
    assert plugin.name == "Night watch"
    assert {each.sort for each in plugin.contributions()} == template.sorts
    page = (plugin.folder / "README.md").read_text()
    assert page.startswith("# Night watch\n")
    assert "\n## " in page
    assert any(plugin.folder.glob(f"tests/test_{name.replace('-', '_')}.py"))


def test_nothing_of_a_template_is_left_under_its_own_name(host):
    made = make_plugin("deep.night-watch", list(plugin_templates().values()), host)
    for path in made.rglob("*"):
        if path.is_file():
            text = path.read_text()
            assert not any(each in text for each in ("my-plugin", "my_plugin", "My plugin")), path


def test_no_two_templates_bring_the_same_file():
    names = [
        name
        for folder in FOLDER.iterdir()
        for name, _ in PluginTemplate(folder.name, folder).files()
        if name not in {"plugin.toml", "README.md"}
    ]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Night Watch!", "such as “night-watch”"),
        ("../up", "such as “up”"),
        ("3", "such as “plugin-3”"),
        ("", "such as “night-watch”"),
        ("a" * 61, "can't be the name of a plugin"),
        ("con", "some systems reserve it for a device"),
        ("public-formats", "There is already a plugin “public-formats”"),
    ],
)
def test_a_name_that_will_not_do_is_refused_with_a_better_one(host, name, words):
    with pytest.raises(HullwrightError, match=words):
        make_plugin(name, [], host)
    assert not host.folder.exists()


def test_what_is_there_already_is_left_alone(host, tmp_path):
    (tmp_path / "night-watch").write_text("mine")
    with pytest.raises(HullwrightError, match="night-watch already exists"):
        make_plugin("night-watch", [], host, tmp_path)
    assert (tmp_path / "night-watch").read_text() == "mine"


def test_a_mistyped_thing_is_met_with_the_likely_one():
    with pytest.raises(HullwrightError, match="did you mean “importer”"):
        named_templates(["rule", "importr"])
    with pytest.raises(HullwrightError, match=r"there are .*code-rule"):
        named_templates(["quux"])


def hullwright(*arguments: object, home=None):
    return CliRunner(env={**os.environ, "HULLWRIGHT_HOME": str(home)}).invoke(
        commands, list(map(str, arguments))
    )


def test_the_help_names_everything_that_can_be_asked_for():
    page = paragraphs(commands.commands["plugins"].commands["new"].help)[1]
    listed = page.partition("can bring: ")[2].partition(".")[0]
    assert listed.split(", ") == sorted(
        path.name for path in FOLDER.iterdir() if path.name != "common"
    )


def test_a_new_plugin_without_a_word_is_a_rule_that_can_be_used_at_once(tmp_path):
    done = hullwright("plugins", "new", "night-watch", home=tmp_path)
    assert done.exit_code == 0, done.output
    assert "rules/short-night.json" in done.output
    assert f"hullwright plugins test {tmp_path / 'plugins' / 'night-watch'}" in done.output
    explained = hullwright("rules", "night-watch:short-night", home=tmp_path)
    assert "A short night" in explained.output


def test_a_new_plugin_can_be_made_anywhere(tmp_path):
    hullwright("plugins", "new", "a", "--with", "tool, tool", "--in", tmp_path / "x", home=tmp_path)
    assert (tmp_path / "x" / "a" / "cross_brush.py").exists()


def alone(host, name: str):
    """Return the folder of a new plugin with one thing in it and no tests."""
    made = make_plugin("night-watch", named_templates([name]), host)
    shutil.rmtree(made / "tests")
    return made


def test_what_fails_is_told_check_by_check(host):
    folder = alone(host, "tool")
    (folder / "cross_brush.py").write_text("cross = len\nraise ValueError('no luck')")
    written(folder, {"tests/test_it.py": "def test_it():\n    assert 1 == 2\n"})
    done = hullwright("plugins", "test", folder, "--json", home=host.home)
    assert done.exit_code == 1
    told = json.loads(done.output)
    failed = {each["check"]: each["faults"] for each in told["checks"] if each["faults"]}
    assert "ValueError: no luck (cross_brush.py, line 2)" in failed["cross_brush:cross"][0]
    assert failed["tests/test_it.py::test_it"] == ["assert 1 == 2"]
    assert not told["passed"]
    printed = hullwright("plugins", "test", folder, home=host.home)
    assert " cross_brush:cross\n    “cross_brush:cross” of the plugin" in printed.output
    assert f"{len(failed)} of 3 checks failed." in printed.output


def test_tests_that_never_end_are_stopped(host):
    folder = alone(host, "rule")
    written(folder, {"tests/test_it.py": "import signal\nsignal.pause()\n"})
    run = conformance_run(folder, own_seconds=0.5)
    assert "did not finish within 0.5 seconds" in str(run.parts[-1].faults[0])


def test_a_folder_without_tests_is_checked_all_the_same(host):
    run = conformance_run(alone(host, "tiles"))
    assert run.has_passed
    assert "no folder “tests”" in str(run.notes[0])
