"""What is tried, what became of it, and what is kept of what did not hold."""

import re
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Attempt:
    """Something to try, and how to name it."""

    door: str
    """Where it knocks: what the table has a row for."""
    name: str
    act: Callable[[], object]
    """Done in the fork. What it raises is a finding; so is what it returns, if that is a sentence."""
    folder: Path
    """Where it is made; kept when something is found."""


@dataclass(frozen=True)
class Result:
    """What became of an attempt."""

    attempt: Attempt
    fault: str = ""
    """Why it is a finding: traceback, hang, memory, crash, or another word of its own; empty if it is none."""
    told: str = ""
    seconds: float = 0.0
    megabytes: int = 0


def keep(result: Result, folder: Path) -> None:
    """Keep what was found, with the files that did it, under the name of the attempt."""
    kept = folder / re.sub(r"[^\w.]+", "-", result.attempt.name)
    kept.mkdir(parents=True, exist_ok=True)
    told = f"{result.attempt.door}\n{result.fault}\n{result.told}\n"
    (kept / "told.txt").write_text(told, encoding="utf-8", errors="replace")
    if result.attempt.folder.exists():
        shutil.copytree(
            result.attempt.folder,
            kept / "files",
            symlinks=True,
            ignore=_other_than_files,
            dirs_exist_ok=True,
        )


def _other_than_files(folder: str, names: list[str]) -> list[str]:
    """Return what can't be copied: pipes, sockets, devices."""
    paths = ((name, Path(folder, name)) for name in names)
    return [name for name, path in paths if not (path.is_file() or path.is_dir())]
