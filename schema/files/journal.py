"""Journals: recorded games that grow while they are played, an action at a time, each on the disk before the next.

The first line is the recording as it was at the beginning, on one line. Every further line is an action as
recordings have it, `{"undo": n}` where the last n were taken back, `{"note": …}` with what a player has written down, or
`{"end": …}` with what a recording says of a game that is over. Whoever is killed in the midst of a line loses that line, which was not done yet.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from ..complaints import unreadable
from ..documents.recordings import Recording
from ..errors import HullwrightError, system_reason
from ..limits import MAX_VALUES
from ..messages import message
from ..records import Json, JsonObject
from .atomic_file import save
from .jsontext import parse
from .locks import is_held_elsewhere

MARK: Final = "x-journal"
"""The key that tells a journal from a recording that is whole."""
UNDO: Final = "undo"
NOTE: Final = "note"
END: Final = "end"

_HEAD = 400
"""Letters at the beginning of a file among which the mark stands."""


class JournalFault(HullwrightError):
    """A journal that can't be written, or is written by another process."""


class JournalContent(NamedTuple):
    """What a journal holds."""

    recording: JsonObject
    """The recording as JSON, with every action that was done and not taken back."""
    notes: tuple[Json, ...]
    size: int
    """How many letters of it are whole lines."""


def is_journal(text: str) -> bool:
    """Tell whether the text of a file is that of a journal.

    >>> is_journal('{"format": "hullwright/recording", "version": 2, "x-journal": 1, "game": "eftaios"}')
    True
    """
    return f'"{MARK}"' in text[:_HEAD]


def journal_content(text: str, source: str) -> JournalContent:
    """Return what a journal holds; raises Unreadable for one that is damaged before its last line."""
    whole = text[: text.rfind("\n") + 1]
    first, *lines = whole.splitlines() or [text]
    value = parse(first, source, MAX_VALUES)
    if not isinstance(value, dict):
        raise unreadable(source, "The first line of this journal is not a recorded game.")
    value.pop(MARK, None)
    actions: list[Json] = list(value.get("actions", ()))
    notes: list[Json] = []
    for number, line in enumerate(lines, 2):
        entry = _entry(line, number, source)
        if isinstance(entry, dict) and isinstance(entry.get(END), dict):
            value.update(entry[END])
        _take(entry, actions, notes)
    return JournalContent({**value, "actions": actions}, tuple(notes), len(whole))


def _entry(line: str, number: int, source: str) -> Json:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        raise unreadable(
            source, "Line {number} of this journal is damaged.", number=number
        ) from None


def _take(entry: Json, actions: list[Json], notes: list[Json]) -> None:
    if isinstance(entry, list):
        actions.append(entry)
    elif isinstance(entry, dict) and NOTE in entry:
        notes.append(entry[NOTE])
    elif isinstance(entry, dict) and isinstance(entry.get(UNDO), int):
        del actions[max(0, len(actions) - entry[UNDO]) :]


class Journal:
    """A journal that is being written."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self._file = os.open(path, os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0))
        except OSError as fault:
            raise _unwritable(path, fault) from fault
        # It goes with the process that has it, however that ends.
        if is_held_elsewhere(self._file):
            self.close()
            raise JournalFault(
                message("{path} is being played in another window or terminal.", path=path)
            )

    @classmethod
    def begin(cls, path: Path, recording: Recording) -> "Journal":
        """Begin a journal with what is played, and what was played already."""
        value = recording.to_json()
        # What is said of its state holds for the beginning alone.
        value.pop("notes", None)
        head = {"format": value.pop("format"), "version": value.pop("version"), MARK: 1}
        save(path, [json.dumps({**head, **value}, ensure_ascii=False), "\n"])
        return cls(path)

    @classmethod
    def resume(cls, path: Path) -> "Journal":
        """Go on with a journal, without a last line that was not written whole."""
        journal = cls(path)
        content = path.read_bytes()
        whole = content.rfind(b"\n") + 1
        if whole < len(content):
            os.truncate(path, whole)
        return journal

    def append(self, entry: Json) -> None:
        """Write an entry to the disk; it is there when this returns."""
        line = json.dumps(entry, ensure_ascii=False) + "\n"
        try:
            os.write(self._file, line.encode())
            os.fsync(self._file)
        except OSError as fault:
            raise _unwritable(self.path, fault) from fault

    def close(self) -> None:
        """Let go of the file."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


def journals_in(folder: Path) -> Iterator[Path]:
    """Yield the journals of a folder, the newest first."""
    if folder.is_dir():
        found = [each for each in folder.glob("*.journal") if each.is_file()]
        yield from sorted(found, key=lambda each: each.stat().st_mtime, reverse=True)


def is_held(path: Path) -> bool:
    """Tell whether a journal is being written right now, by this process or another."""
    try:
        handle = os.open(path, os.O_RDONLY)
    except OSError:
        return False
    try:
        return is_held_elsewhere(handle)
    finally:
        os.close(handle)


def is_finished(path: Path) -> bool:
    """Tell whether the game of a journal is over; of one that can't be read nobody knows."""
    try:
        last = path.read_bytes().rstrip().rpartition(b"\n")[2]
    except OSError:
        return False
    return last.startswith(f'{{"{END}"'.encode())


def _unwritable(path: Path, fault: OSError) -> JournalFault:
    return JournalFault(
        message(
            "{path} can't be written: {reason}. The game goes on, but is not kept on the disk.",
            path=path,
            reason=system_reason(fault),
        )
    )
