"""Writing and removing recovery files, in a worker's process."""

from pathlib import Path

from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.atomic_file import save
from hullwright.schema.processes.child import Child


def write(_: Child, file: str, content: bytes) -> None:
    """Write a file, whole or not at all."""
    save(Path(file), [content])


def remove(_: Child, file: str) -> None:
    """Remove a file if it is there."""
    try:
        Path(file).unlink(missing_ok=True)
    except OSError as fault:
        raise HullwrightError(str(fault)) from fault
