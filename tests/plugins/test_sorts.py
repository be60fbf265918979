"""Sorts of contributions: what a manifest can say works, is explained, has an example and is tested."""

from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest

from hullwright.plugins.host.discovery import MANIFEST
from hullwright.plugins.sorts import CONTRIBUTION_SORTS
from hullwright.schema.files.published import schema
from hullwright.schema.files.reader import read

EXAMPLES = tuple(Path("samples/plugins").iterdir())


def shown_in(folder: Path) -> set[str]:
    return set(read(folder / MANIFEST).contributes)


def test_the_manifest_accepts_exactly_the_sorts_that_work():
    assert set(schema("plugin")["properties"]["contributes"]["properties"]) == set(
        CONTRIBUTION_SORTS
    )


@pytest.mark.parametrize("sort", CONTRIBUTION_SORTS)
def test_every_sort_has_a_consumer_that_asks_for_it(sort):
    package, _, module = CONTRIBUTION_SORTS[sort].consumer.rpartition(".")
    assert f'"{sort}"' in files(package).joinpath(f"{module}.py").read_text("utf-8")


@pytest.mark.parametrize("sort", CONTRIBUTION_SORTS)
def test_every_sort_is_explained_in_the_page_about_plugins(sort):
    assert f"`{sort}`" in Path("docs/plugins.md").read_text("utf-8")


@pytest.mark.parametrize("sort", CONTRIBUTION_SORTS)
def test_every_sort_has_an_example_to_copy(sort):
    assert any(sort in shown_in(folder) for folder in EXAMPLES if (folder / MANIFEST).is_file())


@pytest.mark.parametrize("sort", CONTRIBUTION_SORTS)
def test_every_sort_has_a_function_that_finds_what_its_authors_get_wrong(sort):
    module, _, name = CONTRIBUTION_SORTS[sort].faults.partition(":")
    assert callable(getattr(import_module(module), name))


@pytest.mark.parametrize("sort", CONTRIBUTION_SORTS)
def test_every_sort_has_a_case_that_shows_one_of_its_faults(sort):
    cases = Path("tests/cases/plugins").glob(f"*/plugin/{MANIFEST}")
    assert any(f"[[contributes.{sort}]]" in path.read_text("utf-8") for path in cases)
