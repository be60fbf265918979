"""Zips whose list of contents lies: they bring what an honest one would, or nothing."""

import struct
import zlib
from pathlib import Path
from time import thread_time

import pytest

from hullwright.plugins.host.installation import Keeper
from hullwright.schema.errors import HullwrightError

from ..plugin_folders import manifest, written
from ..plugin_zips import entry, with_entry
from .test_installation_hostile import GOOD, world

_END, _END64, _PLACE64 = b"PK\x05\x06", b"PK\x06\x06", b"PK\x06\x07"


def ended(content: bytes, **lies: int) -> bytes:
    """Return a zip whose last record says something else."""
    at = content.rindex(_END)
    fields = dict(
        zip(
            ("disk", "first_disk", "here", "all", "size", "offset", "comment"),
            struct.unpack_from("<4H2IH", content, at + 4),
            strict=True,
        )
    )
    return content[:at] + _END + struct.pack("<4H2IH", *{**fields, **lies}.values())


def with_end64(content: bytes, count: int, size: int, offset: int) -> bytes:
    """Return a zip whose list of contents is described by records for huge ones."""
    at = content.rindex(_END)
    end64 = struct.pack("<4sQ2H2I4Q", _END64, 44, 45, 45, 0, 0, count, count, size, offset)
    place = struct.pack("<4sIQI", _PLACE64, 0, at, 1)
    many, huge = 2**16 - 1, 2**32 - 1
    end = struct.pack("<4s4H2IH", _END, 0, 0, many, many, huge, huge, 0)
    return content[:at] + end64 + place + end


def _honest() -> bytes:
    return with_entry(GOOD, entry("more.txt"), b"more")


def _other() -> bytes:
    return with_entry({"plugin.toml": manifest("other")}, entry("../outside.txt"), b"written")


LIES = {
    "more entries than there are": lambda: ended(_honest(), here=9999, all=9999),
    "fewer entries than there are": lambda: ended(_honest(), here=1, all=1),
    "a list beyond the end": lambda: ended(_honest(), offset=2**31),
    "a list that is too large": lambda: ended(_honest(), size=2**31),
    "a list of nothing": lambda: ended(_honest(), size=0, here=0, all=0),
    "several disks": lambda: ended(_honest(), disk=1, first_disk=1),
    "a huge count in 64 bits": lambda: with_end64(_honest(), 2**60, 100, 0),
    "a huge size in 64 bits": lambda: with_end64(_honest(), 3, 2**62, 0),
    "a huge offset in 64 bits": lambda: with_end64(_honest(), 3, 100, 2**63 - 1),
    "the largest of all in 64 bits": lambda: with_end64(_honest(), *[2**64 - 1] * 3),
    "another zip in the comment": lambda: (
        _honest()[:-2] + struct.pack("<H", len(_other())) + _other()
    ),
    "another zip before it": lambda: _other() + _honest(),
    "another zip behind it": lambda: _honest() + _other(),
    "a program before it": lambda: b"#!/bin/sh\n" + _honest(),
    "a comment of full length": lambda: (
        _honest()[:-2] + b"\xff\xff" + b"PK\x05\x06" * 16383 + b"PKP"
    ),
    "a comment that is cut off": lambda: _honest()[:-2] + b"\xff\xff" + b"x",
    "another name in the file's own head": lambda: _honest().replace(b"more.txt", b"../x.txt", 1),
    "a name in another place as well": lambda: _renamed(b"../outside.txt"),
    "a size of 64 bits beside it": lambda: _with_extra(struct.pack("<HHQQ", 1, 16, 2**63, 2**63)),
    "a further field that is cut off": lambda: _with_extra(struct.pack("<HH", 1, 60_000)),
    "a folder with content": lambda: with_entry(GOOD, entry("folder/"), b"content"),
    "ten thousand times the same": lambda: _honest() * 200,
}


def _renamed(name: bytes) -> bytes:
    """Return a zip with the further field in which some programs look for the name."""
    head = struct.pack("<HHBI", 0x7075, 5 + len(name), 1, zlib.crc32(b"more.txt"))
    return _with_extra(head + name)


def _with_extra(extra: bytes) -> bytes:
    made = entry("more.txt")
    made.extra = extra
    return with_entry(GOOD, made, b"more")


@pytest.mark.parametrize("name", LIES)
def test_a_list_of_contents_that_lies_brings_an_honest_plugin_or_none(tmp_path, name):
    keeper = Keeper(tmp_path / "home", ())
    written(tmp_path, {"outside.txt": "as it was", "home/outside.txt": "as it was"})
    keeper.folder.mkdir()
    (tmp_path / "hostile.zip").write_bytes(LIES[name]())
    before = world(tmp_path)
    began = thread_time()
    brought = _brought(keeper, tmp_path / "hostile.zip")
    assert brought <= {*GOOD, "more.txt"}
    kept = {name: each for name, each in world(tmp_path).items() if ".removed" not in name}
    assert kept == before
    assert thread_time() - began < 2


def _brought(keeper: Keeper, path: Path) -> set[str]:
    """Return the names of the files that an archive has brought, which are taken out again."""
    try:
        installed = keeper.install(path)
    except HullwrightError:
        return set()
    assert installed.plugin.id == "berths"
    names = {each.name for each in installed.plugin.folder.rglob("*") if each.is_file()}
    keeper.take_out(installed.plugin)
    return names
