"""The output of a command: pipes and terminals are written into and stay what they are."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest

from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.atomic_file import save
from hullwright.schema.files.output import put


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    path = tmp_path / "pipe.json"
    os.mkfifo(path)
    return path


@pytest.fixture
def terminal() -> Iterator[tuple[int, Path]]:
    ours, theirs = os.openpty()
    yield ours, Path(os.ttyname(theirs))
    os.close(ours)
    os.close(theirs)


def test_a_pipe_is_written_into(pipe: Path):
    read: list[str] = []
    reader = Thread(target=lambda: read.append(pipe.read_text()))
    reader.start()
    put(pipe, ["text ", b"and bytes"])
    reader.join()
    assert read == ["text and bytes"]
    assert stat.S_ISFIFO(pipe.stat().st_mode)


def test_a_pipe_by_the_number_it_has_in_this_process_is_written_into():
    ours, theirs = os.pipe()
    put(Path(f"/dev/fd/{theirs}"), ["text"])
    assert os.read(ours, 10) == b"text"
    os.close(ours)
    with pytest.raises(
        HullwrightError, match="can't be written to: nobody is reading from it any more"
    ):
        put(Path(f"/dev/fd/{theirs}"), ["text"])
    os.close(theirs)


def test_a_terminal_is_written_into(terminal: tuple[int, Path]):
    ours, path = terminal
    put(path, ["text\n"])
    assert os.read(ours, 10) == b"text\r\n"
    assert stat.S_ISCHR(path.stat().st_mode)


def test_a_saved_document_never_takes_the_place_of_a_pipe_or_a_terminal(
    pipe: Path, terminal: tuple[int, Path]
):
    link = pipe.with_name("link.json")
    link.symlink_to(pipe)
    for path in (pipe, link, terminal[1]):
        with pytest.raises(HullwrightError, match="is a pipe or a device, not a file"):
            save(path, ["text"])
    assert sorted(pipe.parent.iterdir()) == [link, pipe]


def test_a_file_is_written_as_a_whole(tmp_path: Path):
    put(tmp_path / "map.json", ["text"])
    assert (tmp_path / "map.json").read_text() == "text"
