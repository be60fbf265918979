"""What the documentation shows is what the program does."""

import json
import re
from pathlib import Path

from hullwright.editor.cli import commands
from hullwright.schema.boards.board import Board
from hullwright.schema.files.export import summary
from hullwright.schema.files.reader import build
from hullwright.schema.kinds.examination import Examination

from .docs.page import blocks


def test_the_example_of_an_export_is_what_the_program_exports():
    shown = json.loads(
        next(each.text for each in blocks(Path("docs/format.md")) if each.file == "tiny.json")
    )
    examination = Examination(build(shown, "docs/format.md"))
    assert Board.from_json(shown["board"]) == examination.board
    counted = summary(examination.problems)
    assert shown["problems"] == {**counted, "list": []}


def test_the_readme_names_every_command_and_links_lead_somewhere():
    readme = Path("README.md").read_text("utf-8")
    for name in commands.commands:
        assert f"hullwright {name}" in readme
    for document in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", *Path("docs").glob("*.md")):
        text = Path(document).read_text("utf-8")
        for target in re.findall(r"\]\((?!http|#)([^)#]+)", text):
            assert (Path(document).parent / target).exists(), f"{document}: {target}"


def test_the_architecture_has_a_sentence_for_every_folder_of_code():
    page = Path("ARCHITECTURE.md").read_text("utf-8")
    for init in Path().glob("[a-z]*/**/__init__.py"):
        if init.parts[0] not in {"tests", "build", "out"}:
            assert f"`{init.parent}/`" in page, init.parent


def test_the_ways_of_a_map_and_of_a_stroke_name_no_room_twice():
    page = Path("ARCHITECTURE.md").read_text("utf-8")
    for way in ("## The way of a map", "## The way of a stroke"):
        section = page.split(way)[1].split("\n## ")[0]
        rooms = re.findall(r"`([a-z_/]+)/`", section)
        assert rooms
        assert sorted(rooms) == sorted({room for room in rooms if Path(room).is_dir()}), way
