"""Hostile zips: whatever one holds, nothing changes outside its own folder, and a sentence says why."""

import os
import random
import stat
import struct
import zipfile
from copy import copy
from pathlib import Path

import pytest

from hullwright.plugins.host.installation import Keeper
from hullwright.schema.errors import HullwrightError
from hullwright.schema.limits import MAX_PACKED_BYTES, MAX_PACKED_ENTRIES

from ..counted_work import calls_of
from ..plugin_folders import manifest, written
from ..plugin_zips import entry, with_entry, zipped

GOOD = {"plugin.toml": manifest("berths"), "berth.json": "{}"}
NAMES = [
    "../outside.txt",
    "../../outside.txt",
    "berths/../../outside.txt",
    "..",
    "/outside.txt",
    "//host/share/outside.txt",
    "C:/outside.txt",
    "C:outside.txt",
    "..\\outside.txt",
    "\\outside.txt",
    "a\\b.txt",
    "a//b.txt",
    "./a.txt",
    "a/./b.txt",
    "outside.txt\0.json",
    "a\nb.txt",
    "\u202egnp.exe",
    "CON",
    "aux.py",
    "rules/NUL.json",
    "com1.txt",
    "LPT¹",
    "end.",
    "end ",
    "file:stream",
    "what?.txt",
    "x" * 300,
    "/".join("d" * 40) + "/deep.txt",
    "",
]


@pytest.fixture
def keeper(tmp_path):
    """A keeper in a world where every change outside its plugins would be seen."""
    written(tmp_path, {"outside.txt": "as it was", "home/outside.txt": "as it was"})
    (tmp_path / "home" / "plugins").mkdir()
    return Keeper(tmp_path / "home", ())


def world(folder: Path) -> dict[str, object]:
    """Return everything below a folder but the source, with what it is."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() if path.is_file() else "folder"
        for path in folder.rglob("*")
        if path.name != "hostile.zip"
    }


def refusal(keeper: Keeper, content: bytes) -> str:
    """Return the sentence with which a zip is refused, having seen that nothing has changed."""
    source = keeper.home.parent / "hostile.zip"
    source.write_bytes(content)
    before = world(keeper.home.parent)
    with pytest.raises(HullwrightError) as refused:
        keeper.install(source, replace=True)
    assert world(keeper.home.parent) == before
    assert str(refused.value).startswith("“hostile.zip” was not installed. ")
    return str(refused.value)


@pytest.mark.parametrize("name", NAMES)
def test_names_that_lead_elsewhere_or_mean_something_else_are_refused(keeper, name):
    sentence = refusal(keeper, with_entry(GOOD, entry(name), b"written"))
    assert any(
        words in sentence
        for words in (
            "can't be the name of a file",
            "different programs would",
            "too many folders deep",
        )
    )
    assert sentence.isprintable()


@pytest.mark.parametrize("target", ["/etc/passwd", "../../outside.txt", "berth.json"])
def test_links_are_refused(keeper, target):
    link = entry("link", stat.S_IFLNK | 0o777)
    assert "“link” is neither a file nor a folder" in refusal(
        keeper, with_entry(GOOD, link, target.encode())
    )


@pytest.mark.parametrize("kind", [stat.S_IFIFO, stat.S_IFCHR, stat.S_IFBLK, stat.S_IFSOCK])
def test_pipes_and_devices_are_refused(keeper, kind):
    assert "neither a file nor a folder" in refusal(
        keeper, with_entry(GOOD, entry("odd", kind | 0o666), b"")
    )


@pytest.mark.filterwarnings("ignore:Duplicate name")
@pytest.mark.parametrize(
    "name",
    [
        "plugin.toml",
        "PLUGIN.toml",
        "Berth.JSON",
        "berth.json/inside.txt",
        "STRASSE.txt",
        "cafe\N{COMBINING ACUTE ACCENT}.txt",
    ],
)
def test_names_that_are_the_same_to_some_system_are_refused(keeper, name):
    files = {**GOOD, "stra\u00dfe.txt": "", "caf\u00e9.txt": ""}
    assert "appears in it twice" in refusal(keeper, with_entry(files, entry(name), b""))


def test_a_bomb_that_states_its_size_is_refused(keeper, tmp_path):
    zipped(tmp_path / "hostile.zip", {**GOOD, "zeros": bytes(MAX_PACKED_BYTES + 1)})
    assert "It is larger than 64 MiB" in refusal(keeper, (tmp_path / "hostile.zip").read_bytes())


def test_a_bomb_below_the_limit_is_refused_by_its_ratio(keeper, tmp_path):
    zipped(tmp_path / "hostile.zip", {**GOOD, "zeros": bytes(MAX_PACKED_BYTES // 2)})
    sentence = refusal(keeper, (tmp_path / "hostile.zip").read_bytes())
    assert "unpack to more than 200 times its size" in sentence


def test_many_files_that_are_too_large_together_are_refused(keeper, tmp_path):
    noise = random.Random(1).randbytes(2**18)
    files = {**GOOD, **{f"{n}": noise * 9 for n in range(29)}}
    # Noise is no smaller when it is packed.
    zipped(tmp_path / "hostile.zip", files, way=zipfile.ZIP_STORED)
    assert "It is larger than 64 MiB" in refusal(keeper, (tmp_path / "hostile.zip").read_bytes())


def test_a_bomb_that_lies_about_its_size_is_refused(keeper, tmp_path):
    path = zipped(tmp_path / "hostile.zip", {**GOOD, "zeros": bytes(2**22)})
    content = path.read_bytes()
    lying = content.replace(struct.pack("<I", 2**22), struct.pack("<I", 100))
    assert lying != content
    assert "It is not a zip file, or it is damaged" in refusal(keeper, lying)


def test_files_that_share_their_bytes_are_counted_as_often_as_they_are_listed(keeper):
    # One packed body, listed again and again: small as a zip, large as a folder.
    noise = random.Random(2).randbytes(2**20)
    content = with_entry(GOOD, entry("00"), noise)
    first, last = content.index(b"PK\x01\x02"), content.rindex(b"PK\x01\x02")
    one = content[last : content.rindex(b"PK\x05\x06")]
    many = b"".join(one[:46] + f"{n:02x}".encode() + one[48:] for n in range(80))
    size = last - first + len(many)
    end = struct.pack("<4s4H2IH", b"PK\x05\x06", 0, 0, 82, 82, size, first, 0)
    assert "It is larger than 64 MiB" in refusal(keeper, content[:last] + many + end)


def test_a_hundred_thousand_files_are_refused_before_they_are_even_listed(keeper, tmp_path):
    path = tmp_path / "hostile.zip"
    with zipfile.ZipFile(path, "w") as archive:
        for name, text in GOOD.items():
            archive.writestr(name, text)
        # Listed again and again, written once: listing is what takes time.
        archive.writestr("f/0", b"")
        empty = archive.filelist[-1]
        for number in range(1, 100_000):
            another = copy(empty)
            another.filename = f"f/{number}"
            archive.filelist.append(another)

    def refused() -> None:
        with pytest.raises(HullwrightError, match=f"It holds more than {MAX_PACKED_ENTRIES} files"):
            keeper.install(path)

    assert calls_of("zipfile", lambda: zipfile.ZipFile(path).close()) > 100_000
    assert calls_of("", refused) < 10_000
    assert list(keeper.folder.iterdir()) == []


def test_folders_count_as_files(keeper):
    files = {**GOOD, **{f"{number}/" + "d/" * 15 + "x": "" for number in range(400)}}
    buffer = with_entry(files, entry("last"), b"")
    assert f"more than {MAX_PACKED_ENTRIES} files" in refusal(keeper, buffer)


def test_a_folder_of_too_many_files_is_refused(keeper, tmp_path):
    folder = written(tmp_path / "mine", GOOD)
    for number in range(MAX_PACKED_ENTRIES + 10):
        os.close(os.open(folder / str(number), os.O_CREAT | os.O_WRONLY))
    with pytest.raises(HullwrightError, match="more than 5000 files"):
        keeper.install(folder)
    assert list(keeper.folder.iterdir()) == []


def test_a_zip_with_a_password_is_refused(keeper):
    content = bytearray(with_entry(GOOD, entry("locked"), b"x"))
    place = content.rindex(b"PK\x01\x02")
    content[place + 8] |= 1
    assert "locked with a password" in refusal(keeper, bytes(content))


@pytest.mark.parametrize("way", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_unusual_ways_of_packing_are_refused(keeper, tmp_path, way):
    with zipfile.ZipFile(tmp_path / "hostile.zip", "w", way) as archive:
        for name, text in GOOD.items():
            archive.writestr(name, text)
    sentence = refusal(keeper, (tmp_path / "hostile.zip").read_bytes())
    assert "packed in an unusual way" in sentence


def test_whatever_bytes_are_changed_it_is_installed_or_refused_with_a_sentence(keeper, tmp_path):
    content = with_entry(GOOD, entry("more.txt"), b"more " * 50)
    chance = random.Random(3)
    outcomes = set()
    for _ in range(500):
        broken = bytearray(content)
        for _ in range(chance.choice((1, 1, 2, 8))):
            broken[chance.randrange(len(broken))] = chance.randrange(256)
        cut = bytes(broken[: chance.choice((len(broken), chance.randrange(len(broken))))])
        (tmp_path / "hostile.zip").write_bytes(cut)
        try:
            installed = keeper.install(tmp_path / "hostile.zip")
        except HullwrightError:
            outcomes.add("refused")
        else:
            outcomes.add("installed")
            keeper.take_out(installed.plugin)
        assert {path.name for path in tmp_path.iterdir()} == {"hostile.zip", "home", "outside.txt"}
        assert {path.name for path in keeper.home.iterdir()} == {"plugins", "outside.txt"}
        assert {path.name for path in keeper.folder.iterdir()} <= {".removed"}
    assert outcomes == {"refused", "installed"}


@pytest.mark.parametrize(
    "plugin_id",
    [
        *("con", "prn", "aux", "nul", "com1", "com9", "lpt1", "con.rules", "aux.de"),
        *("Con", "Berths", "berths.", "berths ", " berths", "berths\\n", "be rths", "..", "-a"),
        *("bérths", "be\u0301rths", "b\u0435rths", "\uff42erths", "berths\u200b", "\u0131", ""),
    ],
)
def test_ids_that_some_system_could_not_keep_are_refused(keeper, tmp_path, plugin_id):
    files = {**GOOD, "plugin.toml": manifest(plugin_id, name="Berths")}
    sentence = refusal(keeper, zipped(tmp_path / "hostile.zip", files).read_bytes())
    assert "Its plugin.toml can't be used as it is: id ($.id): " in sentence
    if plugin_id.isascii() and plugin_id.partition(".")[0] in {"con", "prn", "aux", "nul"}:
        assert "some systems reserve for a device. Give the plugin another id." in sentence
