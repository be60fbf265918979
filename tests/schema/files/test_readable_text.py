"""What nobody could read again is not written, whatever value a document was given."""

from dataclasses import replace

import pytest

from hullwright.samples import maps, scenarios
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files import writer
from hullwright.schema.files.reader import read_map, read_scenario
from hullwright.schema.files.writer import Unwritable, readable_text, text_of, write

ZONE = read_map(next(each for each in maps() if each.stem == "bellwether"))


@pytest.mark.parametrize("path", [*maps(), *scenarios()], ids=lambda each: each.stem)
def test_every_sample_is_written_as_ever(path):
    document = read_scenario(path) if path in scenarios() else read_map(path)
    assert readable_text(document, path) == text_of(document)


@pytest.mark.parametrize(
    ("spoilt", "said"),
    [
        (replace(ZONE, name="x" * 201), "at most 200 characters are allowed"),
        (replace(ZONE, name="\ud800"), "half a character"),
        (replace(ZONE, name=3), "3 should be a text"),
        (replace(ZONE, kind="zonk"), "“zonk”"),
        (replace(ZONE, layout="zone"), "should be an object"),
        (replace(ZONE, layout=object()), "It contains something that no file can hold"),
        (replace(ZONE, layout=replace(ZONE.layout, rows=("ss", "s"))), "row 2"),
        (replace(ZONE, layout=replace(ZONE.layout, rows=("sx",))), "“x” is not in the legend"),
        (replace(ZONE, layout=replace(ZONE.layout, rows=("sé",))), "“é” is not in the legend"),
    ],
    ids=lambda each: each[:30] if isinstance(each, str) else "",
)
def test_a_spoilt_document_leaves_the_file_as_it_was(tmp_path, spoilt, said):
    path = tmp_path / "map.json"
    write(ZONE, path)
    before = path.read_bytes()
    with pytest.raises(Unwritable) as refused:
        write(spoilt, path)
    assert said in str(refused.value)
    assert "What was there before is still there." in str(refused.value)
    assert path.read_bytes() == before
    assert [each.name for each in tmp_path.iterdir()] == ["map.json"]


def test_more_than_anybody_reads_is_not_written(tmp_path, monkeypatch):
    monkeypatch.setattr(writer, "MAX_FILE_BYTES", 100)
    with pytest.raises(HullwrightError, match="was not written"):
        write(ZONE, tmp_path / "map.json")
