"""Exporters and sheets are tried with an empty map when their plugin is checked."""

import pytest

from hullwright.plugins.testing import conform, faults

from ..plugin_folders import manifest, written


def folder(tmp_path, sort: str, code: str):
    contributes = (
        f'[[contributes.{sort}]]\nid = "it"\nkind = "hex-zone"\ncode = "it:work"\ntitle.en = "It"\n'
    )
    return written(tmp_path / "odd", {"plugin.toml": manifest("odd", contributes), "it.py": code})


@pytest.mark.parametrize(
    ("sort", "code", "said"),
    [
        (
            "exporters",
            "def work(document, options):\n    return 'x'\n",
            "returned str instead of bytes. Please tell its author. That was in it.py, line 1.",
        ),
        ("exporters", "def work(document):\n    return b''\n", "failed: TypeError"),
        ("sheets", "def work(document, context):\n    yield 'x'\n", "can't be printed"),
    ],
)
def test_what_code_makes_of_an_empty_map_is_looked_at(tmp_path, sort, code, said):
    path = folder(tmp_path, sort, code)
    (found,) = faults(path, run_code=True)
    assert said in str(found)
    assert faults(path, run_code=False) == ()


def test_an_exporter_may_refuse_a_map_in_words_of_its_own(tmp_path):
    code = (
        "from hullwright.schema.errors import HullwrightError\n"
        "def work(document, options, context):\n"
        "    raise HullwrightError('Only zones with pods.')\n"
    )
    conform(folder(tmp_path, "exporters", code))
