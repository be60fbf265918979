"""Commands on a machine without a display."""

from pathlib import Path

from .terminal import run, without_display


def run_headless(command: str, *arguments: object, folder: Path, code: int = 0) -> str:
    """Run a command in a folder and return what it says beside its output."""
    plain = without_display()
    return run(command, *arguments, folder=folder, environment=plain, code=code).stderr
