"""Zip files for tests of installing: honest ones, and ones that nobody should unpack."""

import io
import stat
import zipfile
from collections.abc import Mapping
from pathlib import Path


def zipped(
    path: Path,
    files: Mapping[str, str | bytes],
    top: str = "",
    way: int = zipfile.ZIP_DEFLATED,
) -> Path:
    """Write a zip with these files, in a folder of its own if one is named."""
    with zipfile.ZipFile(path, "w", way) as archive:
        for name, content in files.items():
            archive.writestr(f"{top}/{name}" if top else name, content)
    return path


def packed_folder(folder: Path, path: Path) -> Path:
    """Write a zip of a folder, as people pack one."""
    files = (each for each in sorted(folder.rglob("*")) if each.is_file())
    return zipped(
        path,
        {
            each.relative_to(folder).as_posix(): each.read_bytes()
            for each in files
            if "__pycache__" not in each.parts
        },
        folder.name,
    )


def entry(name: str, mode: int = stat.S_IFREG | 0o644) -> zipfile.ZipInfo:
    """Return an entry that zipfile writes as it is, whatever its name."""
    made = zipfile.ZipInfo("x")
    made.filename = name
    made.external_attr = mode << 16
    made.create_system = 3
    return made


def with_entry(files: Mapping[str, str], extra: zipfile.ZipInfo, content: bytes) -> bytes:
    """Return an honest zip with one more entry."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name, text)
        archive.writestr(extra, content)
    return buffer.getvalue()
