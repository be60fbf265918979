"""Hostile manifests and rule files: each is listed with its reason, and none hides another plugin."""

import json
import os
from pathlib import Path
from time import thread_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hullwright.plugins.host import Host, Plugin, Status
from hullwright.plugins.host.discovery import SHIPPED
from hullwright.plugins.host.installation import Keeper
from hullwright.plugins.host.judgement import Judge
from hullwright.plugins.rules import rule_book
from hullwright.plugins.testing import faults
from hullwright.schema.files.published import faults as published
from hullwright.schema.files.tomltext import parse_toml
from hullwright.schema.files.writer import text_of
from hullwright.schema.limits import MAX_MANIFEST_BYTES

from ..plugin_folders import manifest, offered, with_code, with_data, written

HOSTILE = {
    "an unquoted date": "author = 2020-01-01",
    "a time": "author = 07:32:00",
    "a date in a list of an own field": "x-mine = [[1979-05-27T07:32:00Z]]",
    "a text where a table belongs": 'contributes = "rules"',
    "a text where a list belongs": 'contributes.rules = "rules"',
    "a text where an object belongs": 'contributes.rules = ["rules"]',
    "a text as titles": '[[contributes.rules]]\nid = "a"\ntitle = "A"',
    "5,000 digits": f"x-number = 1{'0' * 5000}",
    "a hundred thousand hexadecimal digits": f"x-number = 0x{'f' * 100_000}",
    "infinity": "x-number = inf",
    "not a number": "x-number = nan",
    "a list in lists": f"x-deep = {'[' * 5000}{']' * 5000}",
    "a key in keys": f"x-deep{'.a' * 100_000} = 1",
    "a table in tables": f"[{'.'.join('a' * 60_000)}]\n" + "b = 1\n" * 20_000,
    "a quoted table in tables": "[" + ".".join(['"a"'] * 20_000) + "]\n",
    "half a line": "author = ",
    "a name for a device": 'id = "con"',
    "an enormous text": f'description = "{"x" * MAX_MANIFEST_BYTES}"',
}


def judged(home: Path, content: bytes) -> Plugin:
    folder = home / "plugins" / "odd"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "plugin.toml").write_bytes(content)
    with_data(home, "berths")
    listed = {each.id: each for each in Host(home, ()).plugins()}
    assert listed.pop("berths").status is Status.READY
    (odd,) = listed.values()
    return odd


@pytest.mark.parametrize("name", HOSTILE)
def test_a_broken_manifest_is_listed_with_its_reason_and_hides_nothing(tmp_path, name):
    began = thread_time()
    text = HOSTILE[name]
    stated = manifest("con") if text.startswith("id") else f"{manifest('odd')}{text}\n"
    plugin = judged(tmp_path, stated.encode())
    assert plugin.status is Status.BROKEN
    assert "can't be used as it is" in str(plugin.reason)
    assert thread_time() - began < 2
    host = Keeper(tmp_path, ())
    assert host.disable("odd").reason
    assert faults(plugin.folder, run_code=True)
    assert host.remove("odd").place.exists()


def test_a_date_is_named_with_its_place_and_what_to_do():
    with pytest.raises(Exception, match=r"author \(\$\.author\): 2020-01-01 is a date") as raised:
        parse_toml("author = 2020-01-01\nx = [07:32:00]", "plugin.toml")
    assert "x, no. 1 ($.x[0]): 07:32:00 is a date or a time. Put it in quotes" in str(raised.value)


@pytest.mark.parametrize("place", ["folder", "pipe", "itself", "nowhere", "device", "not utf-8"])
def test_anything_else_in_the_place_of_a_manifest_is_said(tmp_path, place):
    path = written(tmp_path / "plugins" / "odd", {"a.txt": ""}) / "plugin.toml"
    {
        "folder": path.mkdir,
        "pipe": lambda: os.mkfifo(path),
        "itself": lambda: path.symlink_to(path.name),
        "nowhere": lambda: path.symlink_to("gone"),
        "device": lambda: path.symlink_to("/dev/zero"),
        "not utf-8": lambda: path.write_bytes(b"\xff\xfe"),
    }[place]()
    with_data(tmp_path)
    listed = {each.id: each for each in Host(tmp_path, ()).plugins()}
    assert listed["berths"].status is Status.READY
    assert listed["odd"].status is Status.BROKEN
    assert str(listed["odd"].reason).endswith(".")


def test_a_plugin_that_is_a_link_in_a_circle_is_listed(tmp_path):
    with_data(tmp_path)
    (tmp_path / "plugins" / "round").symlink_to("round")
    plugin = Host(tmp_path, ()).plugin("round")
    assert "links that go round in a circle" in str(plugin.reason)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        (b"odd\xff", r"odd\udcff"),
        (b"odd\n", "odd⏎"),
        (b"odd\x1b", r"odd\u001b"),
        ("odd\u202e".encode(), r"odd\u202e"),
    ],
)
def test_a_folder_whose_name_nobody_can_type_can_be_switched_off_and_removed(tmp_path, name, shown):
    path = tmp_path / "plugins" / os.fsdecode(name)
    path.mkdir(parents=True)
    host = Keeper(tmp_path, ())
    (plugin,) = host.plugins()
    assert plugin.id == shown
    assert host.disable(plugin.id).reason
    assert host.remove(plugin.id).place.exists()
    assert not path.exists()


def test_what_nobody_has_thought_of_costs_one_plugin_alone(tmp_path, monkeypatch):
    def stumble(judge: Judge, plugin: Plugin) -> Plugin:
        return plugin if plugin.id == "berths" else {}[plugin.id]

    for name in ("berths", "odd"):
        with_data(tmp_path, name)
    monkeypatch.setattr(Judge, "_looked_into", stumble)
    assert (
        str(Host(tmp_path, ()).plugin("odd").reason) == "It can't be looked into: KeyError: 'odd'."
    )
    assert Host(tmp_path, ()).plugin("berths").reason is None


def test_a_package_whose_metadata_can_not_be_read_hides_no_other(tmp_path, monkeypatch):
    offered(tmp_path, "broken_offer", "broken_offer")
    (tmp_path / "broken_offer-1.0.dist-info" / "entry_points.txt").write_bytes(b"\xff[")
    offered(tmp_path, "sound_offer", "sound_offer")
    written(tmp_path / "sound_offer", {"plugin.toml": manifest("sound"), "__init__.py": ""})
    monkeypatch.syspath_prepend(str(tmp_path))
    assert Host(tmp_path, ()).plugin("sound").status is Status.READY


RULES = '[[contributes.rules]]\nid = "rules"\ndata = "{data}"\n'


@pytest.mark.parametrize("place", ["folder", "pipe", "itself", "zero byte", "deep", "digits"])
def test_anything_in_the_place_of_a_rule_is_a_trouble_and_hides_no_other(tmp_path, place):
    data = "a\\u0000b" if place == "zero byte" else "rules"
    folder = written(
        tmp_path / "plugins" / "odd", {"plugin.toml": manifest("odd", RULES.format(data=data))}
    )
    path = folder / "rules" / "rule.json"
    path.parent.mkdir()
    {
        "folder": path.mkdir,
        "pipe": lambda: os.mkfifo(path),
        "itself": lambda: path.symlink_to(path.name),
        "zero byte": lambda: None,
        "deep": lambda: path.write_text("[" * 100_000),
        "digits": lambda: path.write_text("1" * 5000),
    }[place]()
    host = Host(tmp_path)
    book = rule_book(host)
    assert len(book.rules) > 20
    # A pipe or a circle of links is already a reason not to look into the plugin at all.
    assert book.troubles or host.plugin("odd").status is Status.BROKEN


# Mutants of what we ship

MANIFESTS = [path.read_bytes() for path in sorted(SHIPPED.glob("*/plugin.toml"))]
RULE_FILES = [path.read_bytes() for path in sorted(SHIPPED.glob("*_rules/rules/*.json"))[::20]]
PIECES = (
    b'2020-01-01 07:00:00|inf|-nan|1e999|[[[[|{a={|\'\'|"""|\xff|\x00|=|\n[a]\n|[[contributes]]\n|'
    b'9999999999999999999999|true|"x"|\n|.|\\u0000|{}|[]|null|-1.0'
).split(b"|")


@st.composite
def mutants(draw: st.DrawFn, originals: list[bytes]) -> bytes:
    """Return a file of ours with some pieces replaced, cut out or put in."""
    made = draw(st.sampled_from(originals))
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(made)))
        end = min(len(made), start + draw(st.integers(0, 30)))
        made = made[:start] + draw(st.sampled_from(PIECES)) + made[end:]
    return made


@settings(max_examples=60, deadline=None)
@given(content=mutants(MANIFESTS))
def test_no_mutant_of_a_manifest_of_ours_stops_anything(tmp_path_factory, content):
    home = tmp_path_factory.getbasetemp() / "mutants"
    plugin = judged(home, content)
    assert plugin.status in Status
    assert plugin.manifest or plugin.reason
    assert isinstance(faults(plugin.folder, run_code=False), tuple)


@settings(max_examples=60, deadline=None)
@given(content=mutants(RULE_FILES))
def test_no_mutant_of_a_rule_of_ours_stops_anything(tmp_path_factory, content):
    home = tmp_path_factory.getbasetemp() / "rules"
    folder = home / "plugins" / "odd"
    written(folder, {"plugin.toml": manifest("odd", RULES.format(data="rule.json"))})
    (folder / "rule.json").write_bytes(content)
    book = rule_book(Host(home, ()))
    assert len(book.rules) + len(book.troubles) == 1


def test_a_text_that_is_too_long_keeps_no_pattern_busy():
    stated = parse_toml(
        manifest("berths", plugin_version="1" + ".1" * 100_000 + "!"), "plugin.toml"
    )
    began = thread_time()
    (fault,) = published(stated, "plugin")
    assert "too long" in str(fault.message)
    assert thread_time() - began < 1


@pytest.mark.parametrize("field", ["id", "plugin_version"])
def test_a_line_break_at_the_end_is_not_overlooked(field):
    stated = parse_toml(manifest("berths"), "plugin.toml")
    (fault,) = published({**stated, field: f"{stated[field]}\n"}, "plugin")
    assert fault.path == (field,)


OWN = ['"text"', "5", '["text"]', "[{}]", '[{id = "a", code = "m:n"}]', "{a = {}}"]


@pytest.mark.parametrize("value", OWN)
def test_what_somebody_else_keeps_among_the_contributions_is_left_alone(tmp_path, value):
    stated = f"{manifest('odd')}[contributes]\nx-mine = {value}\n"
    plugin = judged(tmp_path, stated.encode())
    assert plugin.status is Status.READY
    assert plugin.contributions() == ()
    assert plugin.manifest is not None
    assert "x-mine" in parse_toml(text_of(plugin.manifest), "plugin.toml")["contributes"]


CHOICES = {
    "format": "hullwright/plugin-settings",
    "version": 1,
    "trusted": {"mine": "0" * 64},
    "disabled": ["berths"],
    "tried_with": "",
    "tried": {"0" * 64: {"reader:claims": {"outcome": "raises", "detail": "ValueError"}}},
}


@settings(max_examples=60, deadline=None)
@given(content=mutants([json.dumps(CHOICES, indent=1).encode()]))
def test_no_mutant_of_the_file_of_choices_stops_anything_or_gives_trust(tmp_path_factory, content):
    home = tmp_path_factory.getbasetemp() / "choices"
    with_code(home)
    with_data(home)
    (home / "plugins.json").write_bytes(content)
    host = Host(home, ())
    assert host.plugin("mine").status in {Status.UNTRUSTED, Status.DISABLED}
    assert host.disable("berths").status is Status.DISABLED
    assert host.complaint is None
    for kept in home.glob("plugins.damaged*.json"):
        kept.unlink()
