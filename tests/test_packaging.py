"""The package: what is on the disk is what gets installed, and what is documented works."""

import doctest
import importlib
import json
import linecache
import re
import tomllib
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from hullwright.editor.languages.catalogue import LANGUAGES, catalogue
from hullwright.schema.files.published import PUBLISHED, schema, urn

PROJECT = tomllib.loads(Path("pyproject.toml").read_text())
PARTS = PROJECT["tool"]["setuptools"]["package-dir"]
EXAMPLES = (Path("samples", "plugins"), Path("samples", "plugin-templates"))
"""Plugins are data to us, whatever is in them."""
SOURCES = [
    path
    for part in PARTS.values()
    for path in Path(part).rglob("*.py")
    if not any(map(path.is_relative_to, EXAMPLES))
]
MODULES = sorted(
    ".".join(("hullwright", *path.with_suffix("").parts))
    for path in SOURCES
    if path.name != "__main__.py"
)


def test_every_package_on_the_disk_is_listed_and_every_listed_one_exists():
    on_disk = {
        ".".join(("hullwright", *path.parent.parts))
        for part in PARTS.values()
        for path in Path(part).rglob("__init__.py")
    }
    assert on_disk == set(PROJECT["tool"]["setuptools"]["packages"])


def test_every_folder_with_code_is_a_package():
    for path in SOURCES:
        assert (path.parent / "__init__.py").exists(), path


def test_every_part_tells_type_checkers_that_it_is_typed():
    assert "py.typed" in PROJECT["tool"]["setuptools"]["package-data"]["*"]
    for part in PARTS.values():
        assert Path(part, "py.typed").exists(), part


def test_the_compiled_texts_of_every_language_are_installed():
    patterns = PROJECT["tool"]["setuptools"]["package-data"]["hullwright.editor.languages"]
    for language in LANGUAGES:
        assert catalogue(language).info()["language"] == language
    found = {path for pattern in patterns for path in Path("editor/languages").glob(pattern)}
    assert {path.parent.parent.name for path in found} == set(LANGUAGES)


def test_the_documentation_is_installed_with_the_pictures_that_it_shows():
    patterns = PROJECT["tool"]["setuptools"]["package-data"]["hullwright.docs"]
    installed = {path for pattern in patterns for path in Path("docs").glob(pattern)}
    written = {*Path("docs").glob("*.md"), *Path("docs/guide").glob("*/*.md")}
    shown = {
        Path("docs/pictures", Path(picture).name)
        for page in written
        for picture in re.findall(r"!\[[^]]*\]\(([^)]+)\)", page.read_text("utf-8"))
    }
    assert installed == {*written, *shown, Path("docs/guide/contents.txt")}


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_in_docstrings_are_true(module):
    loaded = importlib.import_module(module.removesuffix(".__init__"))
    # Looking for examples takes far longer than seeing that there are none; and before each docstring
    # that it runs, doctest looks at every file of which a line was ever asked for.
    if ">>>" in Path(str(loaded.__file__)).read_text("utf-8"):
        linecache.clearcache()
        assert doctest.testmod(loaded, exclude_empty=True).failed == 0


@pytest.mark.parametrize("name", PUBLISHED)
def test_the_published_schemas_are_schemas(name):
    Draft202012Validator.check_schema(schema(name))
    assert schema(name)["$id"] == urn(name)


def test_every_schema_file_is_published():
    newest: dict[str, int] = {}
    for path in Path("schema").glob("v*/*.json"):
        name, version = path.name.removesuffix(".schema.json"), int(path.parent.name[1:])
        newest[name] = max(version, newest.get(name, 0))
    assert newest == PUBLISHED


def test_only_the_listed_parts_stand_in_the_root():
    known = {*PARTS.values(), "tests", "docs", "pyproject.toml", "Makefile", "out", "build"}
    known |= {"setup.py", "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "LICENSE"}
    found = {path.name for path in Path().iterdir() if not path.name.startswith(".")}
    assert {name for name in found if not name.endswith(".egg-info")} <= known


def test_the_limits_in_code_and_in_the_published_schema_agree():
    from hullwright.schema.limits import MAX_COLUMNS, MAX_ROWS

    rows = schema("hex-zone")["properties"]["rows"]
    assert (rows["maxItems"], rows["items"]["maxLength"]) == (MAX_ROWS, MAX_COLUMNS)
    assert json.dumps(rows)
