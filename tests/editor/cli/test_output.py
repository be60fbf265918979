"""Where commands put what they made: pipes stay pipes, and nothing is written over unasked."""

import os
import stat
from pathlib import Path
from threading import Thread

import pytest

from hullwright.editor.cli.files import output_writer
from hullwright.samples import HERE, maps
from hullwright.schema.files.atomic_file import OtherWasFirst

from .terminal import run

MAZE = min((HERE / "mazes").glob("*.json"))


@pytest.mark.parametrize(
    ("arguments", "name"),
    [
        (["export", MAZE, "--force", "-o"], "pipe"),
        (["new", "--kind", "hex-zone"], "pipe"),
        (["picture", MAZE, "-o"], "pipe.svg"),
        (["sheet", MAZE, "-o"], "pipe"),
        (["play", maps()[0], "--watch", "--seed", "1", "--record"], "pipe"),
    ],
)
def test_a_pipe_is_written_into_and_stays_one(tmp_path: Path, arguments: list[object], name: str):
    pipe, read = tmp_path / name, []
    os.mkfifo(pipe)
    reader = Thread(target=lambda: read.append(pipe.read_bytes()))
    reader.start()
    run(*arguments, pipe)
    reader.join()
    assert len(read[0]) > 100
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    assert list(tmp_path.iterdir()) == [pipe]


def test_what_could_not_be_kept_of_a_file_is_said(tmp_path: Path):
    (tmp_path / "a.json").write_text("old")
    (tmp_path / "b.json").hardlink_to(tmp_path / "a.json")
    said = run("new", tmp_path / "a.json", "--force").stderr
    assert "! Other names of the file (hard links: 1) still hold the old content." in said


def test_a_read_only_file_stays_also_if_it_may_be_written_over(tmp_path: Path):
    (tmp_path / "a.json").write_text("old")
    (tmp_path / "a.json").chmod(0o444)
    said = run("new", tmp_path / "a.json", "--force", code=2).stderr
    assert "is read-only, so nothing was changed" in said
    assert (tmp_path / "a.json").read_text() == "old"


def test_a_name_that_is_too_long_is_said_in_a_sentence(tmp_path: Path):
    said = run("new", tmp_path / ("x" * 300), code=2).stderr
    assert "file name too long" in said


def test_a_file_that_has_appeared_meanwhile_is_written_over_only_if_that_was_asked_for(
    tmp_path: Path,
):
    path = tmp_path / "a.json"
    output_writer(forced=False)(path, ["first"])
    with pytest.raises(OtherWasFirst):
        output_writer(forced=False)(path, ["second"])
    assert path.read_text() == "first"
    output_writer(forced=True)(path, ["second"])
    assert path.read_text() == "second"
