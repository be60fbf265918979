"""Exporters of plugins: given what they take, and stopped when they never end."""

import pytest

from hullwright.plugins import contributions_exporters
from hullwright.plugins.contributions_exporters import exporter_named, known_exporters
from hullwright.plugins.host.installation import Keeper
from hullwright.plugins.host.patience import Endless
from hullwright.plugins.map_context import MapContext
from hullwright.plugins.wrong_result import WrongResult
from hullwright.samples import maps
from hullwright.schema.files.reader import read_map

from ..editor.plugins.strangers import installed_code

ZONE = read_map(next(each for each in maps() if each.stem == "bellwether"))


@pytest.fixture
def keeper(tmp_path):
    return Keeper(tmp_path)


@pytest.mark.parametrize(
    "code",
    [
        "def work(document, options):\n    return b'2'\n",
        "def work(document, options, context):\n    return str(len(context.board))[:0].encode() + b'3'\n",
        "def work(*given):\n    return str(len(given)).encode()\n",
        "class Writer:\n    def __call__(self, *given):\n        return b'3'\nwork = Writer()\n",
    ],
)
def test_code_is_given_as_much_as_it_takes(keeper, code):
    installed_code(keeper, "exporters", code)
    assert exporter_named(keeper, "it").exported(MapContext(ZONE)) in {b"2", b"3"}


def test_code_that_never_ends_is_stopped_and_named(keeper, monkeypatch):
    monkeypatch.setattr(contributions_exporters, "SECONDS", 0.2)
    installed_code(
        keeper, "exporters", "def work(document, options):\n    while True:\n        pass\n"
    )
    with pytest.raises(Endless, match=r"“odd” took longer than 0\.2 seconds .* it\.py, line [23]"):
        exporter_named(keeper, "it").exported(MapContext(ZONE))


def test_more_bytes_than_anybody_reads_are_refused(keeper, monkeypatch):
    monkeypatch.setattr(contributions_exporters, "MAX_EXPORT_BYTES", 3)
    installed_code(keeper, "exporters", "def work(document, options):\n    return b'1234'\n")
    with pytest.raises(WrongResult, match="returned more than"):
        exporter_named(keeper, "it").exported(MapContext(ZONE))


def test_of_two_plugins_with_one_name_for_a_format_the_later_is_known_in_full(keeper):
    code = "def work(document, options):\n    return b''\n"
    for plugin in ("odd", "other"):
        installed_code(keeper, "exporters", code, plugin_id=plugin)
    assert list(known_exporters(keeper))[-2:] == ["it", "other/it"]
    assert exporter_named(keeper, "odd/it").name == "odd/it"
