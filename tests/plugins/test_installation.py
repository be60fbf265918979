"""Installing and removing: from folders and zips, whole or not at all, and back again."""

import os
from pathlib import Path

import pytest

from hullwright.plugins.host import Status
from hullwright.plugins.host.installation import AlreadyThere, Keeper
from hullwright.plugins.host.removals import ASIDE, KEPT
from hullwright.schema.errors import HullwrightError

from ..plugin_folders import SAMPLE, manifest, written
from ..plugin_zips import zipped

FILES = {"plugin.toml": manifest("berths", SAMPLE), "berth.json": "{}", "texts/de.txt": "Hallo"}


def seen(folder: Path) -> dict[str, bytes]:
    """Return every file below a folder with its content."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def newer(version: str) -> dict[str, str]:
    return {**FILES, "plugin.toml": manifest("berths", SAMPLE, plugin_version=version)}


@pytest.fixture
def keeper(tmp_path):
    return Keeper(tmp_path / "home", ())


def sources(folder: Path) -> dict[str, Path]:
    written(folder / "plain" / "my-berths", FILES)
    written(folder / "wrapped" / "berths-main", FILES)
    return {
        "folder": folder / "plain" / "my-berths",
        "folder in a folder": folder / "wrapped",
        "manifest": folder / "plain" / "my-berths" / "plugin.toml",
        "zip": zipped(folder / "flat.zip", FILES),
        "zip with a top folder": zipped(folder / "top.zip", FILES, "berths-main"),
        "zip with clutter": zipped(
            folder / "mac.zip",
            {
                **{f"berths/{name}": text for name, text in FILES.items()},
                "__MACOSX/berths/._plugin.toml": "x",
                "berths/.DS_Store": "x",
                "berths/__pycache__/a.cpython-311.pyc": "x",
            },
        ),
    }


@pytest.mark.parametrize(
    "source",
    [
        "folder",
        "folder in a folder",
        "manifest",
        "zip",
        "zip with a top folder",
        "zip with clutter",
    ],
)
def test_a_plugin_is_installed_under_its_id_with_exactly_its_files(tmp_path, keeper, source):
    installed = keeper.install(sources(tmp_path)[source])
    assert installed.plugin.folder == keeper.folder / "berths"
    assert installed.plugin.status is Status.READY
    assert installed.replaced == ()
    assert seen(keeper.folder) == {f"berths/{name}": text.encode() for name, text in FILES.items()}
    assert [path.name for path in keeper.folder.iterdir()] == ["berths"]
    assert [each.id for each in keeper.plugins()] == ["berths"]


def test_an_installed_plugin_is_replaced_only_when_that_is_asked_for(tmp_path, keeper):
    keeper.install(zipped(tmp_path / "one.zip", FILES))
    second = zipped(tmp_path / "two.zip", newer("2.0"))
    before = seen(keeper.folder)
    with pytest.raises(AlreadyThere, match=r"Berths 1\.0 is already installed, and 2\.0 would"):
        keeper.install(second)
    assert seen(keeper.folder) == before
    installed = keeper.install(second, replace=True)
    assert keeper.plugin("berths").manifest.plugin_version == "2.0"
    (old,) = installed.replaced
    assert seen(old.place) == {name: text.encode() for name, text in FILES.items()}
    assert [each.id for each in keeper.plugins()] == ["berths"]


def test_a_plugin_in_a_folder_of_another_name_is_replaced_too(tmp_path, keeper):
    written(keeper.folder / "by-hand", FILES)
    installed = keeper.install(zipped(tmp_path / "two.zip", newer("2.0")), replace=True)
    assert not (keeper.folder / "by-hand").exists()
    assert [each.was.name for each in installed.replaced] == ["by-hand"]


def test_a_folder_that_only_has_the_name_of_the_id_is_left_alone(tmp_path, keeper):
    written(keeper.folder / "berths", {"plugin.toml": manifest("others")})
    installed = keeper.install(zipped(tmp_path / "one.zip", FILES))
    assert installed.plugin.folder.name == "berths-2"
    assert {each.id for each in keeper.plugins()} == {"others", "berths"}


def test_a_broken_plugin_is_replaced_by_a_sound_one(tmp_path, keeper):
    written(keeper.folder / "berths", {"plugin.toml": "?"})
    assert keeper.plugin("berths").status is Status.BROKEN
    keeper.install(zipped(tmp_path / "one.zip", FILES), replace=True)
    assert keeper.plugin("berths").status is Status.READY


def test_the_old_plugin_is_back_if_the_new_one_cannot_be_put_in_place(
    tmp_path, keeper, monkeypatch
):
    keeper.install(zipped(tmp_path / "one.zip", FILES))
    rename = Path.rename

    def full_disk(path, target):
        if path.name == "plugin":
            raise OSError(28, "No space left on device")
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", full_disk)
    with pytest.raises(HullwrightError, match=r"no space left on device\. Nothing was changed"):
        keeper.install(zipped(tmp_path / "two.zip", newer("2.0")), replace=True)
    assert keeper.plugin("berths").manifest.plugin_version == "1.0"
    assert seen(keeper.folder / "berths") == {n: text.encode() for n, text in FILES.items()}


def test_an_installation_can_be_undone_with_what_had_to_make_room(tmp_path, keeper):
    keeper.install(zipped(tmp_path / "one.zip", FILES))
    keeper.undo(keeper.install(zipped(tmp_path / "two.zip", newer("2.0")), replace=True))
    assert keeper.plugin("berths").manifest.plugin_version == "1.0"


def test_the_id_of_a_plugin_that_comes_with_hullwright_cannot_be_taken(tmp_path):
    keeper = Keeper(tmp_path / "home")
    source = written(tmp_path / "mine", {"plugin.toml": manifest("public-formats")})
    with pytest.raises(
        HullwrightError, match="already belongs to a plugin that comes with Hullwright"
    ):
        keeper.install(source, replace=True)
    assert list(keeper.folder.iterdir()) == []


@pytest.mark.parametrize(
    ("files", "reason"),
    [
        ({"readme.txt": "x"}, r"There is no plugin\.toml in it"),
        ({"one/plugin.toml": "x", "two/plugin.toml": "x"}, r"There is no plugin\.toml in it"),
        ({"plugin.toml": "?"}, r"Its plugin\.toml can't be used as it is"),
        ({"plugin.toml": manifest("berths", requires=">=99")}, "Update Hullwright to use it"),
        ({"plugin.toml": manifest("berths", requires="<0.0.1")}, "Look for a newer version"),
        ({"plugin.toml": manifest("../berths")}, r"Its plugin\.toml can't be used as it is"),
    ],
)
@pytest.mark.parametrize("packed", [True, False])
def test_what_is_no_usable_plugin_is_refused_with_a_reason(tmp_path, keeper, files, reason, packed):
    folder = written(tmp_path / "odd", files)
    source = zipped(tmp_path / "odd.zip", files) if packed else folder
    with pytest.raises(HullwrightError, match=f"“odd[.zip]*” was not installed. .*{reason}"):
        keeper.install(source)
    assert list(keeper.folder.iterdir()) == []


def test_a_file_that_is_not_there_or_is_no_zip_is_refused(tmp_path, keeper):
    with pytest.raises(HullwrightError, match="There is no such folder or file"):
        keeper.install(tmp_path / "gone.zip")
    (tmp_path / "text.zip").write_text("hello")
    with pytest.raises(HullwrightError, match="It is not a zip file, or it is damaged"):
        keeper.install(tmp_path / "text.zip")
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(HullwrightError, match="There is no such folder or file"):
        keeper.install(tmp_path / "pipe")


@pytest.mark.parametrize("target", ["/etc/hostname", "berth.json", "gone", ".."])
def test_a_folder_with_a_link_is_refused(tmp_path, keeper, target):
    source = written(tmp_path / "mine", FILES)
    (source / "texts" / "link").symlink_to(target)
    with pytest.raises(HullwrightError, match="“texts/link” is a link or something else"):
        keeper.install(source)
    assert list(keeper.folder.iterdir()) == []


def test_a_folder_with_a_pipe_is_refused_without_reading_it(tmp_path, keeper):
    source = written(tmp_path / "mine", FILES)
    os.mkfifo(source / "pipe")
    with pytest.raises(HullwrightError, match="“pipe” is a link or something else"):
        keeper.install(source)


def test_the_folder_of_all_plugins_is_not_taken_for_one(tmp_path, keeper):
    written(keeper.home, {"plugin.toml": manifest("home")})
    keeper.folder.mkdir()
    with pytest.raises(HullwrightError, match="in which all plugins are kept"):
        keeper.install(keeper.home)


def test_an_installed_plugin_can_be_installed_over_itself(keeper):
    folder = written(keeper.folder / "berths", FILES)
    with pytest.raises(AlreadyThere):
        keeper.install(folder)
    keeper.install(folder, replace=True)
    assert seen(folder) == {name: text.encode() for name, text in FILES.items()}


def test_a_removed_plugin_is_put_aside_and_can_be_put_back(tmp_path, keeper):
    keeper.install(zipped(tmp_path / "one.zip", FILES))
    removed = keeper.remove("berths")
    assert keeper.plugins() == ()
    assert (removed.id, removed.name) == ("berths", "Berths")
    assert seen(removed.place) == {name: text.encode() for name, text in FILES.items()}
    assert keeper.restore(removed).status is Status.READY
    assert [each.id for each in keeper.plugins()] == ["berths"]


def test_a_removed_plugin_is_not_put_over_another(tmp_path, keeper):
    source = zipped(tmp_path / "one.zip", FILES)
    keeper.install(source)
    removed = keeper.remove("berths")
    keeper.install(source)
    with pytest.raises(HullwrightError, match=r"exists again\. Remove that first"):
        keeper.restore(removed)


def test_removed_plugins_are_kept_for_two_weeks(tmp_path, keeper, monkeypatch):
    source = zipped(tmp_path / "one.zip", FILES)
    keeper.install(source)
    first = keeper.remove("berths")
    keeper.install(source)
    second = keeper.remove("berths")
    assert first.place.exists()
    long_ago = first.place.with_name(f"{int(first.place.name.split('-')[0]) - KEPT - 60}-0-berths")
    first.place.rename(long_ago)
    keeper.install(source)
    keeper.remove("berths")
    assert not long_ago.exists()
    assert second.place.exists()


def test_plugins_that_are_not_the_persons_cannot_be_removed(tmp_path):
    keeper = Keeper(tmp_path)
    with pytest.raises(HullwrightError, match="can't be removed here"):
        keeper.remove("public-formats")
    with pytest.raises(HullwrightError, match="did you mean “public-formats”"):
        keeper.remove("public-format")


def test_trust_survives_removal_and_return_but_not_another_content(tmp_path, keeper):
    contributes = '[[contributes.rules]]\nid = "r"\ncode = "rules:all"\n'
    files = {"plugin.toml": manifest("coded", contributes), "rules.py": "all = 1\n"}
    keeper.install(zipped(tmp_path / "one.zip", files))
    assert keeper.plugin("coded").status is Status.UNTRUSTED
    keeper.trust("coded")
    keeper.restore(keeper.remove("coded"))
    assert keeper.plugin("coded").status is Status.READY
    keeper.install(zipped(tmp_path / "two.zip", {**files, "rules.py": "all = 2\n"}), replace=True)
    assert keeper.plugin("coded").status is Status.UNTRUSTED


def test_a_home_that_cannot_be_written_is_named(tmp_path):
    (tmp_path / "home").write_text("a file")
    with pytest.raises(HullwrightError, match="was not installed: "):
        Keeper(tmp_path / "home", ()).install(written(tmp_path / "mine", FILES))


def test_what_lies_aside_is_no_plugin(tmp_path, keeper):
    keeper.install(zipped(tmp_path / "one.zip", FILES))
    keeper.remove("berths")
    assert (keeper.folder / ASIDE).is_dir()
    assert Keeper(keeper.home, ()).plugins() == ()
