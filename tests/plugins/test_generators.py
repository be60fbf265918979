"""Generators of plugins: the same seed is the same map, and nothing comes out that could not be opened."""

import json

import pytest

from hullwright.plugins import generators as module
from hullwright.plugins.generators import generator_named, generators
from hullwright.plugins.host.installation import Keeper
from hullwright.plugins.testing import conform, faults
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.writer import text_of
from hullwright.schema.kinds.examination import Examination

from ..editor.plugins.strangers import installed_code, installed_sample
from ..plugin_folders import manifest, written

KIND = 'kind = "hex-zone"\n'
ZONE = "from hullwright.schema.kinds.hex_zone.layout import LEGEND, HexZone\n"


@pytest.fixture
def keeper(tmp_path):
    return Keeper(tmp_path)


@pytest.mark.parametrize("options", [{}, {"sectors": 60, "silent": 0}, {"mirrored": False}])
def test_the_sample_makes_sound_zones_that_only_the_seed_decides(keeper, options):
    installed_sample(keeper, "drift-generator")
    (generator,) = generators(keeper, "hex-zone")
    first, again, other = (generator.made("Wreck", seed, options) for seed in (3, 3, 4))
    assert first == again
    assert first.layout != other.layout
    assert first.name == "Wreck"
    assert not Examination(first).errors


def test_a_seed_is_the_same_map_for_ever(keeper):
    installed_sample(keeper, "drift-generator")
    made = generator_named(keeper, "drift").made("Wreck", 7, {"sectors": 60})
    assert made.layout.rows[6] == "......sdsdsdsdsds......"


def test_options_are_held_against_the_schema(keeper):
    installed_sample(keeper, "drift-generator")
    generator = generator_named(keeper, "drift")
    for given, said in (
        ({"sector": 60}, "There is no option “sector” (did you mean “sectors”?)."),
        ({"zebra": 60}, "There is no option “zebra”; there are sectors, silent, mirrored."),
        ({"sectors": 59}, "“sectors” can't be 59. Possible: 60 … 280."),
        ({"mirrored": "yes"}, "“mirrored” can't be yes. Possible: false | true."),
    ):
        with pytest.raises(HullwrightError) as told:
            generator.made("Wreck", 1, given)
        assert str(told.value) == said


def test_without_trust_nothing_is_made_and_another_kind_has_no_generator(keeper):
    installed_sample(keeper, "drift-generator", trusted=False)
    assert generators(keeper, "hex-zone") == ()
    with pytest.raises(HullwrightError, match="is not run: It contains code"):
        generator_named(keeper, "drift").made("Wreck", 1, {})
    keeper.trust("drift-generator")
    assert generators(keeper, "galaxy") == ()


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("    return 7", "made a map that can't be used"),
        ("    return None", "made a map that can't be used"),
        (
            "    return HexZone(legend=LEGEND, rows=('ss', 'sx'))",
            "5 6 7 8 9. Please tell its author. That was in it.py, line 2.",
        ),
        ("    return 1 / 0", "failed: ZeroDivisionError: division by zero (it.py, line 3)"),
        ("    raise SystemExit", "tried to end the program"),
        ("    while True:\n        pass", "took longer than 0.2 seconds"),
    ],
)
def test_a_generator_that_fails_is_told_with_its_plugin_file_and_line(
    keeper, code, said, monkeypatch
):
    monkeypatch.setattr(module, "SECONDS", 0.2)
    installed_code(keeper, "generators", f"{ZONE}def work(options, chance):\n{code}\n", more=KIND)
    with pytest.raises(HullwrightError) as told:
        generator_named(keeper, "it").made("It", 1, {})
    assert said in str(told.value)


def test_a_whole_map_can_be_made_and_bears_the_name_that_was_asked_for(keeper):
    code = (
        f"{ZONE}from hullwright.schema.documents.maps import MapDocument\n"
        "def work(options, chance):\n"
        "    zone = HexZone(legend=LEGEND, rows=('ss', 'ss'))\n"
        "    return MapDocument(kind='hex-zone', name='Mine', layout=zone, author='Me')\n"
    )
    installed_code(keeper, "generators", code, more=KIND)
    made = generator_named(keeper, "it").made("Yours", 1, {})
    assert (made.name, made.author) == ("Yours", "Me")
    assert '"rows"' in text_of(made)


def folder(tmp_path, code: str, options: object):
    contributes = (
        '[[contributes.generators]]\nid = "it"\nkind = "hex-zone"\ncode = "it:work"\n'
        'data = "options.json"\ntitle.en = "It"\n'
    )
    files = {
        "plugin.toml": manifest("odd", contributes),
        "it.py": code,
        "options.json": json.dumps(options),
    }
    return written(tmp_path / "odd", files)


GOOD = {
    "type": "object",
    "properties": {"size": {"titles": {"en": "Size"}, "type": "integer", "default": 3}},
}
SMALL = f"{ZONE}def work(options, chance):\n    return HexZone(legend=LEGEND, rows=('s' * options['size'],))\n"
FICKLE = SMALL.replace("def work", "turns = iter('ss sss'.split())\ndef work").replace(
    "'s' * options['size']", "next(turns)"
)


def test_a_sound_generator_conforms(tmp_path):
    conform(folder(tmp_path, SMALL, GOOD))


@pytest.mark.parametrize(
    ("code", "options", "said"),
    [
        (SMALL, {"type": "object", "properties": {"size": {"default": 3}}}, "properties, size"),
        (
            SMALL,
            {
                "type": "object",
                "properties": {
                    "size": {"titles": {"en": "Size"}, "type": "integer", "default": "x"}
                },
            },
            "The default of “size” is not one of its possible values.",
        ),
        (SMALL.replace("'s' *", "'x' *"), GOOD, "made a map that can't be used"),
        (FICKLE, GOOD, "The same seed gave two different maps."),
    ],
)
def test_the_checker_finds_what_is_wrong_with_a_generator(tmp_path, code, options, said):
    found = faults(folder(tmp_path, code, options), run_code=True)
    assert said in "\n".join(map(str, found))
