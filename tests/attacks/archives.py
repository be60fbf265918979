"""Hostile archives, installed as a person would: whatever one holds, nothing changes outside its own folder."""

import io
import stat
import struct
import warnings
import zipfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

from ..plugin_folders import manifest
from ..plugin_zips import entry, with_entry
from .doors import laid_out, run
from .findings import Attempt

GOOD = {"plugin.toml": manifest("berths"), "berth.json": "{}"}
NAMES = (
    *("../outside", "../../outside", "a/../../outside", "..", "/outside", "//host/share/x"),
    *("C:/outside", "C:x", "..\\outside", "\\outside", "a\\b", "a//b", "./a", "a/./b"),
    *("x\0.json", "a\nb", "\u202egnp.exe", "CON", "aux.py", "rules/NUL.json", "com1.txt"),
    *("LPT¹", "end.", "end ", "file:stream", "what?", "x" * 300, "d/" * 60 + "x", ""),
    *("plugin.toml", "PLUGIN.TOML", "Berth.JSON", "berth.json/inside", ".git/hooks/x", "~/x"),
    *("plugin.toml/", "con/x", "a/" * 20 + "x", "\ud7ff\uffff", "berth.json\u200b"),
)
KINDS = (stat.S_IFLNK, stat.S_IFIFO, stat.S_IFCHR, stat.S_IFBLK, stat.S_IFSOCK)


def archives() -> Iterator[tuple[str, Callable[[], bytes]]]:
    """Yield hostile archives by what is wrong with them."""
    for name in NAMES:
        yield f"name {name[:20]!a}", lambda name=name: with_entry(GOOD, entry(name), b"written")
    for kind in KINDS:
        yield (
            f"kind {kind:o}",
            lambda kind=kind: with_entry(GOOD, entry("odd", kind | 0o777), b"../../outside"),
        )
    yield "bomb of zeros", lambda: with_entry(GOOD, entry("zeros"), bytes(1 << 27))
    yield "bomb that lies", _lying
    yield "many files", lambda: _many(100_000)
    yield "locked", _locked
    yield "nothing", lambda: b""
    yield "an end and nothing else", lambda: struct.pack("<4s4H2IH", b"PK\5\6", *[0] * 7)
    yield (
        "a million entries promised",
        lambda: struct.pack("<4s4H2IH", b"PK\5\6", 0, 0, 65535, 65535, 2**31, 0, 0),
    )
    yield "no manifest", lambda: with_entry({}, entry("x"), b"")
    yield (
        "two plugins",
        lambda: with_entry(
            {"a/plugin.toml": manifest("a"), "b/plugin.toml": manifest("b")}, entry("x"), b""
        ),
    )
    for plugin in ("con", "nul", "com1", "../x", "a/b", ".", "", "x" * 200, "eftaios-rules", "é"):
        yield (
            f"id {plugin[:20]!a}",
            lambda plugin=plugin: with_entry({"plugin.toml": manifest(plugin)}, entry("x"), b""),
        )


def _lying() -> bytes:
    content = with_entry(GOOD, entry("zeros"), bytes(1 << 22))
    return content.replace(struct.pack("<I", 1 << 22), struct.pack("<I", 100))


def _many(number: int) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name, text in GOOD.items():
            archive.writestr(name, text)
        for each in range(number):
            archive.writestr(zipfile.ZipInfo(f"f/{each}"), b"")
    return buffer.getvalue()


def _locked() -> bytes:
    content = bytearray(with_entry(GOOD, entry("locked"), b"x"))
    content[content.rindex(b"PK\1\2") + 8] |= 1
    return bytes(content)


def _world(folder: Path) -> dict[str, object]:
    """Return everything in a folder but what an installation may change."""
    inside = folder / "home"
    return {
        path.relative_to(folder).as_posix(): path.lstat().st_mtime_ns
        for path in folder.rglob("*")
        if inside not in path.parents and path != inside
    }


def archive_attempts(folder: Path) -> list[Attempt]:
    """Return an attempt to install each archive, and to go on with what it left."""
    return [_attempt(name, made, folder) for name, made in archives()]


def _attempt(name: str, made: Callable[[], bytes], folder: Path) -> Attempt:
    def act() -> object:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            content = made()
        path = laid_out("pack", content, ".zip", folder)
        (folder / "outside").write_text("as it was")
        before = _world(folder)
        for arguments in (("plugins", "install", path), ("plugins", "list"), ("rules",)):
            with suppress(SystemExit):
                run(arguments, folder)
        if _world(folder) != before:
            return "escape: something changed outside the plugins' folder"
        unsafe = [
            each.name
            for each in (folder / "home" / "plugins").rglob("*")
            if not (each.is_file() or each.is_dir()) or each.is_symlink()
        ]
        return f"escape: {unsafe}" if unsafe else None

    return Attempt("archives", f"archive/{name}".replace("\0", ""), act, folder)
