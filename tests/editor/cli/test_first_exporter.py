"""A stranger's first exporter: typed in as docs/plugins.md prints it, and used by the commands that stand there."""

import re
import shlex
import tomllib
from pathlib import Path

from hullwright.plugins.host.discovery import GROUP
from hullwright.samples import maps

from .terminal import run

PAGE = Path("docs/plugins.md").read_text("utf-8")
ZONE = next(each for each in maps() if each.stem == "bellwether")


def section(title: str) -> str:
    """Return the part of the page under a heading."""
    return PAGE.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def blocks(text: str) -> list[tuple[str, str]]:
    """Return the language and the content of each block of code."""
    return re.findall(r"```(\w*)\n(.*?)```", text, re.DOTALL)


def test_the_exporter_of_the_page_works_as_it_is_printed(home, tmp_path):
    commands: list[str] = []
    for language, content in blocks(section("A format of your own to export")):
        if not language:
            commands = content.splitlines()
            continue
        name, _, rest = content.partition("\n")
        path = tmp_path / name.removeprefix("# ")
        path.parent.mkdir(exist_ok=True)
        path.write_text(rest)
    assert len(commands) == 5
    for each in commands:
        _, *arguments = shlex.split(each.replace("MAP", str(ZONE)))
        run(*arguments, folder=tmp_path)
    first, second, *_, last = (tmp_path / "sectors.csv").read_text().splitlines()
    assert (first, second) == ("sector,role", "B01,dangerous")
    assert re.fullmatch(r"Bellwether,\d+ rounds", last)


def test_the_entry_point_of_the_page_is_one_that_is_looked_for():
    (text,) = (each for language, each in blocks(section("Plugins that pip installs")) if language)
    project = tomllib.loads(text)
    (package,) = project["project"]["entry-points"][GROUP].values()
    assert project["tool"]["setuptools"]["packages"] == [package]
    assert "plugin.toml" in project["tool"]["setuptools"]["package-data"][package]
