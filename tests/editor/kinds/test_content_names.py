"""What people read for the contents of cells: our words in their language, their own as they are."""

import pytest

from hullwright.editor.concepts.editor_kind import EditorKind
from hullwright.editor.kinds.table import EDITOR_KINDS, editor_kind_of
from hullwright.editor.languages.words import tr_in
from hullwright.samples import maps
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds import map_kind


@pytest.mark.parametrize(
    ("kind", "content", "english", "german"),
    [
        ("hex-zone", "silent", "silent", "still"),
        ("hex-zone", "pod 3", "pod 3", "Kapsel 3"),
        ("hex-zone", "acme:ice_floe 12", "acme:ice floe 12", "acme:ice floe 12"),
        ("hex-zone", "{odd}", "{odd}", "{odd}"),
        ("tile-maze", "long_corner 90°, new path N", "long corner 90°, new path N", None),
        ("tile-maze", "start board alpha", "start board alpha", "Startplan alpha"),
        ("station", "gate NW, queen", "gate NW, queen", "Tor NW, Königin"),
        ("station", "reactor tile, back hatch", "reactor tile, back hatch", None),
        ("galaxy", "planet_food", "food planet", "Nahrungsplanet"),
        ("galaxy", "Aliens' start", "Aliens' start", "Start der Aliens"),
        ("board", "silent", "silent", "silent"),
    ],
)
def test_contents_are_named_part_by_part(
    kind: str, content: str, english: str, german: str | None
) -> None:
    name = editor_kind_of(kind).content_name(content)
    assert str(name) == tr_in("en", name) == english
    if german is not None:
        assert tr_in("de", name) == german


@pytest.mark.parametrize("editor_kind", EDITOR_KINDS.values(), ids=EDITOR_KINDS)
def test_every_content_of_a_blank_palette_has_a_name_in_german(editor_kind: EditorKind) -> None:
    for swatch in editor_kind.swatches(map_kind(editor_kind.kind).blank(None)):
        name = editor_kind.content_name(swatch.content)
        assert tr_in("de", name) != tr_in("en", name), swatch.content


@pytest.mark.parametrize("path", maps(), ids=lambda path: path.stem)
def test_english_names_have_the_words_of_the_file(path) -> None:
    document = read_map(path)
    editor_kind = editor_kind_of(document.kind)
    surface = editor_kind.surface(document.layout)
    for content in {surface.content(cell) for cell in surface.cells()}:
        name = str(editor_kind.content_name(content)).lower()
        assert set(content.lower().replace("_", " ").split()) <= set(name.split())


def test_a_cell_on_which_hundreds_stand_is_told_without_going_deeper_for_each():
    crowd = editor_kind_of("station").content_name(", ".join(["queen"] * 5000))
    assert tr_in("de", crowd).count("Königin") == 5000
    assert str(crowd).lower().count("queen") == 5000
