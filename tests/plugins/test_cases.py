"""Case folders of plugins: each shows a mistake that people make, and what the command must say of it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from hullwright.editor.cli import commands
from hullwright.editor.drawing.terminal_style import pieces

CASES = sorted(Path("tests/cases/plugins").iterdir())
FAILING = ("✗", "!")
REMARK = "·"


def blocks(folder: Path) -> Iterator[tuple[list[str], list[str]]]:
    """Yield each command that is typed in a case folder, and the lines that it must print."""
    for block in (folder / "expected.txt").read_text("utf-8").split("$ hullwright ")[1:]:
        command, *lines = block.splitlines()
        yield command.split(), lines


@pytest.mark.parametrize("folder", CASES, ids=lambda path: path.name)
def test_every_mistake_gets_its_sentence(folder, tmp_path, monkeypatch):
    monkeypatch.setenv("HULLWRIGHT_HOME", str(tmp_path))
    monkeypatch.chdir(folder)
    for arguments, expected in blocks(Path()):
        done = CliRunner().invoke(commands, arguments)
        # Remarks, such as those about further languages, are compared in the cases that are about them.
        listens = any(line.startswith(REMARK) for line in expected)
        told = "".join(pieces(done.stdout)[::2]).replace(f"{Path.cwd()}/", "")
        printed = [line for line in told.splitlines() if listens or not line.startswith(REMARK)]
        assert printed == expected
        assert done.exit_code == any(line.startswith(FAILING) for line in expected)
