"""Writing and removing recovery files, in a worker's process or, if that fails, in the window's."""

from pathlib import Path

from hullwright.schema.errors import HullwrightError, system_reason
from hullwright.schema.files.atomic_file import save
from hullwright.schema.messages import message
from hullwright.schema.processes.child import Child


def write(_: Child, file: str, content: bytes) -> None:
    """Write a file, whole or not at all, as a task."""
    write_file(Path(file), content)


def remove(_: Child, file: str) -> None:
    """Remove a file if it is there, as a task."""
    remove_file(Path(file))


def write_file(file: Path, content: bytes) -> None:
    """Write a file, whole or not at all."""
    save(file, [content])


def remove_file(file: Path) -> None:
    """Remove a file if it is there."""
    try:
        file.unlink(missing_ok=True)
    except NotADirectoryError:
        # Neither the folder is there nor the file.
        return
    except OSError as fault:
        raise HullwrightError(
            message("{path} can't be removed: {reason}.", path=file, reason=system_reason(fault))
        ) from fault
