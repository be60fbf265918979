"""The person's own plugin of rules: written, listed, deleted, packed and installed elsewhere."""

import os
import zipfile
from io import BytesIO
from pathlib import Path

import pytest

from hullwright.engines.rules.local import LOCAL
from hullwright.plugins.host.installation import Keeper
from hullwright.plugins.rule_copies import copied, has_code
from hullwright.plugins.rule_trial import composed, defined, wrong_with
from hullwright.plugins.rules import rule_book
from hullwright.plugins.testing import conform
from hullwright.plugins.workshop import Kept, Workshop, packed
from hullwright.schema.complaints import Unreadable
from hullwright.schema.documents.manifests import Manifest
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.reader import read
from hullwright.schema.records import from_json


def rule(code: str = "my:short", **parts) -> dict:
    texts = {"title": {"en": "Short"}, "text": {"en": "It is over soon."}}
    return {"code": code, "game": "eftaios", **texts, "sets": {"rounds": 9}} | parts


@pytest.fixture
def workshop(tmp_path: Path) -> Workshop:
    return Workshop(Keeper(tmp_path / "home"))


def wrong(**parts) -> list[tuple[tuple, str]]:
    return [(each.path, str(each.message)) for each in wrong_with(rule(**parts))]


def test_a_saved_rule_is_usable_at_once(workshop: Workshop):
    assert workshop.host.plugins()
    path = workshop.save(rule())
    assert path == workshop.folder / "rules" / "my-short.json"
    book = rule_book(workshop.host)
    assert not book.troubles
    found = book.find("my:short", "eftaios")
    assert (found.plugin, found.sets) == ("my-rules", {"rounds": 9})


def test_the_plugin_conforms(workshop: Workshop):
    workshop.save(rule())
    conform(workshop.folder)


def test_saving_again_keeps_the_file_and_a_second_rule_gets_its_own(workshop: Workshop):
    path = workshop.save(rule())
    assert workshop.save(rule("my:long"), path) == path
    assert workshop.save(rule("my.short")).name == "my-short-2.json"
    assert [each.code for each in workshop.rules()] == ["my.short", "my:long"]


def test_a_rule_that_is_not_sound_is_refused_and_nothing_is_written(workshop: Workshop):
    with pytest.raises(Unreadable) as caught:
        workshop.save(rule(sets={"rounds": 0, "rouns": 3}, title={"en": ""}))
    told = str(caught.value)
    assert "Write it in English at least." in told
    assert "sets, rounds" in told
    assert "did you mean “rounds”?" in told
    assert not workshop.folder.exists()


def test_a_code_that_another_rule_has_is_refused(workshop: Workshop):
    path = workshop.save(rule())
    for code in ("my:short", "A.4"):
        with pytest.raises(Unreadable, match="can't be used") as caught:
            workshop.save(rule(code))
        assert "Another rule already has the code" in str(caught.value)
    workshop.save(rule(sets={"rounds": 8}), path)


def test_the_reserved_code_is_refused(workshop: Workshop):
    with pytest.raises(Unreadable) as caught:
        workshop.save(rule(LOCAL))
    assert "is reserved for" in str(caught.value)


def test_values_are_tried_with_every_choice_and_limit_of_their_parameters():
    parameters = {
        "type": "object",
        "properties": {
            "n": {
                "titles": {"en": "N"},
                "type": "integer",
                "minimum": 0,
                "maximum": 9,
                "default": 3,
            },
            "who": {"titles": {"en": "W"}, "enum": ["a", "b"], "default": "a"},
        },
    }
    sets = {
        "rounds": {"parameter": "n"},
        "fed_by": {"parameter": "who", "table": {"a": ["human"], "b": ["cat"]}},
    }
    found = wrong(parameters=parameters, sets=sets)
    assert [path for path, _ in found] == [("sets", "rounds"), ("sets", "fed_by")]
    assert "“Rounds (rounds)” to 0, which isn't possible" in found[0][1]


def test_conditions_about_fields_that_are_not_there_are_found():
    found = wrong(needs={"roundz": [3]}, conflicts=[{"humans": ["none"]}, {"human": ["none"]}])
    assert [path for path, _ in found] == [("needs",), ("conflicts", 1)]


@pytest.mark.parametrize("title", [5, ["x"], None, {"en": 3}])
def test_texts_of_the_wrong_form_are_complaints_and_no_crash(title):
    assert wrong_with(rule(title=title))


def test_a_rule_without_texts_can_be_tried_already(workshop: Workshop):
    made = defined(rule(title={"en": ""}, text={"en": ""}))
    composition = composed(made, rule_book(workshop.host), "ultimate", {}, ["mode:pods-open-late"])
    assert ("rounds", 40, 9) in composition.changes
    assert defined(rule(sets={"rounds": 0})) is None


def test_broken_files_are_listed_with_their_reason(workshop: Workshop):
    workshop.save(rule())
    (workshop.folder / "rules" / "torn.json").write_text("{")
    (workshop.folder / "rules" / "list.json").write_text("[]")
    found = {each.code: each.trouble for each in workshop.rules()}
    assert found["my:short"] is None
    assert "not JSON" in str(found["torn"])
    assert found["list"] is not None


def test_a_deleted_rule_can_be_put_back(workshop: Workshop):
    path = workshop.save(rule())
    content = workshop.remove(path)
    assert rule_book(workshop.host).find("my:short", "eftaios") is None
    assert workshop.put_back(path, content) == path
    assert rule_book(workshop.host).find("my:short", "eftaios") is not None
    assert workshop.put_back(path, content).name == "my-short-2.json"


def test_drafts_are_kept_and_forgotten(workshop: Workshop):
    path = workshop.save(rule())
    drafts = [Kept(path, rule(sets={})), Kept(None, rule("my:new"))]
    workshop.keep(drafts)
    assert workshop.kept() == drafts
    workshop.keep([])
    assert workshop.kept() == []


def test_other_contributions_and_files_of_the_plugin_are_kept(workshop: Workshop):
    workshop.save(rule())
    manifest = workshop.manifest()
    value = manifest.to_json() | {"author": "Ada", "x-own": 1}
    workshop.describe(from_json(value, Manifest))
    workshop.save(rule("my:two"))
    again = read(workshop.folder / "plugin.toml")
    assert isinstance(again, Manifest)
    assert (again.author, again.extra) == ("Ada", {"x-own": 1})
    assert [each.id for each in again.contributes["rules"]] == ["rules"]


def test_a_manifest_that_is_broken_is_named_and_left_alone(workshop: Workshop):
    workshop.save(rule())
    (workshop.folder / "plugin.toml").write_text("id = 3")
    with pytest.raises(HullwrightError):
        workshop.save(rule("my:two"))
    assert (workshop.folder / "plugin.toml").read_text() == "id = 3"


def test_a_folder_that_can_not_be_made_is_said(workshop: Workshop):
    workshop.host.home.mkdir()
    (workshop.host.home / "plugins").write_text("in the way")
    with pytest.raises(HullwrightError, match="can't be made"):
        workshop.save(rule())


def test_the_packed_plugin_is_the_same_bytes_every_time_and_installs_elsewhere(
    workshop: Workshop, tmp_path: Path
):
    workshop.save(rule())
    workshop.describe(from_json(workshop.manifest().to_json() | {"id": "night"}, Manifest))
    (workshop.folder / ".hidden").write_text("x")
    first = packed(workshop.folder)
    os.utime(workshop.folder / "plugin.toml", (1, 1))
    assert packed(workshop.folder) == first
    names = zipfile.ZipFile(BytesIO(first)).namelist()
    assert names == ["night/plugin.toml", "night/rules/my-short.json"]
    archive = tmp_path / "night.zip"
    archive.write_bytes(first)
    other = Keeper(tmp_path / "other")
    assert other.install(archive).plugin.id == "night"
    assert rule_book(other).find("my:short", "eftaios").plugin == "night"


def test_a_copy_of_every_rule_we_ship_is_sound(workshop: Workshop):
    book = rule_book(workshop.host)
    for known in book.rules.values():
        made = copied(known, f"my:{known.code.lower().replace(':', '-')}")
        assert wrong_with(made) == [], known.code
        assert ("triggers" not in made) or not has_code(known)
    assert has_code(book.find("mode:last-exit", "eftaios"))
    assert not has_code(book.find("A.4", "eftaios"))
