"""Files stay what they are: a saved one keeps all it had beside its content, or it is said."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.atomic_file import save
from hullwright.schema.files.file_traits import keep_traits

NOBODY = 65534


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "map.json"
    path.write_text("old")
    return path


@contextmanager
def nobody_special() -> Iterator[None]:
    """Be somebody whom the system does not let give files away, whoever runs the tests."""
    before = os.geteuid()
    if before == 0:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(before)


def test_the_other_names_of_a_file_keep_the_old_content_and_that_is_said(file: Path):
    file.with_name("other.json").hardlink_to(file)
    (note,) = save(file, ["new"]).notes
    assert str(note).startswith("Other names of the file (hard links: 1) still hold")
    assert file.with_name("other.json").read_text() == "old"
    assert save(file, ["newer"]).notes == ()


def test_attributes_of_a_file_are_kept(file: Path):
    os.setxattr(file, "user.label", b"red")
    assert save(file, ["new"]).notes == ()
    assert os.getxattr(file, "user.label") == b"red"


def test_the_owner_and_group_of_a_file_are_kept(file: Path):
    # Another group if the person may choose one, else the only one there is.
    group = NOBODY if os.geteuid() == 0 else os.getgroups()[-1]
    os.chown(file, NOBODY if os.geteuid() == 0 else -1, group)
    file.chmod(0o2664)
    before = file.stat()
    assert save(file, ["new"]).notes == ()
    after = file.stat()
    assert (after.st_uid, after.st_gid, after.st_mode) == (
        before.st_uid,
        before.st_gid,
        before.st_mode,
    )


def test_an_owner_that_can_not_be_kept_is_said_and_takes_its_rights_along():
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o777)
    with nobody_special():
        path = folder / "map.json"
        path.touch()
        # As if it belonged to the administrator.
        before = os.stat_result((0o104755, 0, 0, 1, 0, 0, 0, 0, 0, 0))
        with path.open("wb") as file:
            (note,) = keep_traits(file.fileno(), path, before)
        assert path.stat().st_mode & 0o7777 == 0o755
    shutil.rmtree(folder)
    assert str(note).startswith("It belongs to you now")


def test_a_read_only_file_is_not_replaced_though_its_folder_would_allow_it(file: Path):
    file.chmod(0o444)
    with pytest.raises(HullwrightError, match="is read-only, so nothing was changed"):
        save(file, ["new"])
    assert file.read_text() == "old"
    assert list(file.parent.iterdir()) == [file]


def test_a_folder_that_may_not_be_written_to_is_said_in_a_sentence():
    folder = Path(tempfile.mkdtemp())
    (folder / "map.json").write_text("old")
    (folder / "map.json").chmod(0o666)
    folder.chmod(0o555)
    with (
        nobody_special(),
        pytest.raises(HullwrightError, match="can't be saved: permission denied"),
    ):
        save(folder / "map.json", ["new"])
    folder.chmod(0o700)
    assert (folder / "map.json").read_text() == "old"
    shutil.rmtree(folder)


def test_while_it_is_written_nobody_reads_more_of_a_private_file_than_before(file: Path):
    file.chmod(0o600)
    seen = []

    def parts() -> Iterator[str]:
        yield "new"
        seen.extend(each.stat().st_mode & 0o777 for each in file.parent.iterdir())

    save(file, parts())
    assert seen == [0o600, 0o600]


@pytest.mark.parametrize("name", ["界" * 80 + ".json", "two\nlines.json", "x" * 255, " .json"])
def test_a_name_that_the_system_allows_is_no_hindrance(tmp_path: Path, name: str):
    save(tmp_path / name, ["text"])
    assert [each.name for each in tmp_path.iterdir()] == [name]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("x" * 256, "file name too long"),
        ("/".join(["x" * 200] * 30), "file name too long"),
        ("file.json/map.json", "not a directory"),
        ("folder.json", "is a directory"),
        ("loop.json", "links that go round in a circle"),
    ],
)
def test_a_path_that_can_be_no_file_is_said_in_a_sentence(tmp_path: Path, name: str, reason: str):
    (tmp_path / "file.json").touch()
    (tmp_path / "folder.json").mkdir()
    (tmp_path / "loop.json").symlink_to("loop.json")
    before = sorted(tmp_path.iterdir())
    with pytest.raises(HullwrightError, match=f"can't be saved: {reason}"):
        save(tmp_path / name, ["text"])
    assert sorted(tmp_path.iterdir()) == before


def test_a_link_to_a_file_that_is_gone_leads_to_a_new_one(tmp_path: Path):
    (tmp_path / "link.json").symlink_to("gone.json")
    save(tmp_path / "link.json", ["text"])
    assert (tmp_path / "gone.json").read_text() == "text"
    assert (tmp_path / "link.json").is_symlink()
