"""A file written as a whole: on the disk is always the old one or the new one, never half of one."""

import contextlib
import os
import secrets
from collections.abc import Iterable, Iterator
from pathlib import Path

from ..errors import HullwrightError, system_reason
from ..messages import message


def save(path: Path, parts: Iterable[str | bytes]) -> None:
    """Write a file whole or not at all, keeping its mode and following a symbolic link."""
    target = Path(os.path.realpath(path))
    temporary = target.with_name(f".{target.name[:100]}.{secrets.token_hex(4)}.saving")
    try:
        with _removed_on_failure(temporary):
            with temporary.open("xb") as file:
                for part in parts:
                    file.write(part if isinstance(part, bytes) else part.encode())
                file.flush()
                os.fsync(file.fileno())
            _keep_mode(target, temporary)
            temporary.replace(target)
        _sync_folder(target.parent)
    except OSError as fault:
        raise HullwrightError(
            message(
                "{path} can't be saved: {reason}. The file is as it was before.",
                path=path,
                reason=system_reason(fault),
            )
        ) from fault


@contextlib.contextmanager
def _removed_on_failure(temporary: Path) -> Iterator[None]:
    try:
        yield
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise


def _keep_mode(target: Path, temporary: Path) -> None:
    with contextlib.suppress(FileNotFoundError):
        temporary.chmod(target.stat().st_mode & 0o7777)


def _sync_folder(folder: Path) -> None:
    """Make the new name last through a power cut, where the system lets folders be synced."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    handle = os.open(folder, os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
