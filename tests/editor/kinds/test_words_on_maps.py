"""What is written on maps and on their pieces: in the language of whoever looks, or somebody's own words."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from hullwright.editor.concepts.cutouts import CutoutSet, Face
from hullwright.editor.concepts.marks import Caption, Mark, Text
from hullwright.editor.drawing.inks import LIGHT
from hullwright.editor.drawing.svg import svg_of
from hullwright.editor.kinds.galaxy.symbols import CUBE_LETTERS
from hullwright.editor.kinds.table import editor_kind_of
from hullwright.editor.languages.catalogue import LANGUAGES
from hullwright.editor.languages.words import tr_in, use_language
from hullwright.editor.sheets.options import What
from hullwright.editor.sheets.pages import PageText
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.messages import Message, verbatim

from ..sheets.making import sample, sheets

pytestmark = pytest.mark.usefixtures("qapp")

SAMPLES = {
    "rosewheel": set(),
    "long-haul": set(),
    "standard": {"NE", "SE", "SW", "NW"},
    "first-light": {"A", "B"},
}
"""A map of every kind, and what is written upon it: names that its author gave, and letters of players."""


def marks_on(document: MapDocument) -> Iterator[Mark]:
    """Yield the marks of all cells, of all that can be laid, and of the pieces."""
    editor_kind = editor_kind_of(document.kind)
    surface = editor_kind.surface(document.layout)
    looks = {each.look for each in surface.placed(surface.bounds)}
    looks |= {each.look for each in editor_kind.swatches(document.layout)}
    for look in looks:
        yield from editor_kind.marks(look)
    for cutouts in editor_kind.cutouts(document) if editor_kind.cutouts else ():
        if isinstance(cutouts, CutoutSet):
            for piece in cutouts.pieces:
                if not piece.player:
                    yield from marks_of(piece.front)
                    yield from marks_of(piece.back or Face())


def marks_of(face: Face) -> Iterator[Mark]:
    if face.picture:
        yield from face.picture.marks
    for entry in face.entries:
        yield from entry.picture.marks


@pytest.mark.parametrize(("name", "own"), SAMPLES.items())
def test_words_on_a_map_are_its_authors_or_are_said_in_the_language_in_use(
    name: str, own: set[str]
) -> None:
    marks = list(marks_on(sample(name)))
    written = {each.text for each in marks if isinstance(each, Text)}
    assert {each for each in written if any(map(str.isalpha, each))} == own
    said = [each.words for each in marks if isinstance(each, Caption)]
    assert all(has_translations(each) for each in said)
    assert bool(said) == (name in {"first-light", "standard"})


def has_translations(words: Message) -> bool:
    # “Planet” is German, too; it is in the catalogues all the same.
    return any(tr_in(each, words) != str(words) for each in LANGUAGES) or str(words) in "RM"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", {"Earth", "Ocean planet", "Food planet", "F"}),
        ("es", {"Tierra", "Planeta oceánico", "Planeta de alimentos", "A"}),
        ("pt", {"Terra", "Planeta oceânico", "Planeta de comida", "A"}),
        ("de", {"Erde", "Ozeanplanet", "Nahrungsplanet", "N"}),
    ],
)
def test_cards_have_one_title_in_pictures_on_sheets_on_pieces_and_in_the_palette(
    language: str, words: set[str]
) -> None:
    document = sample("first-light")
    use_language(language)
    picture = svg_of(document, LIGHT)
    use_language("en")
    assert all(f">{each}</text>" in picture for each in words)
    for what in (What.MAP, What.PIECES):
        assert words <= written_on(document, what, language)
    editor_kind = editor_kind_of("galaxy")
    titles = {tr_in(language, each.title) for each in editor_kind.swatches(document.layout)}
    assert {each for each in words if len(each) > 1} <= titles


def written_on(document: MapDocument, what: What, language: str) -> set[str]:
    pages = sheets(document, what=what, language=language).pages
    return {each.text for page in pages for each in page.items if isinstance(each, PageText)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cubes_are_told_apart_by_their_letters_in_each_language(language: str) -> None:
    letters = {tr_in(language, each) for each in CUBE_LETTERS.values()}
    assert len(letters) == len(CUBE_LETTERS)
    assert all(len(each) == 1 for each in letters)


def test_the_title_that_an_author_gave_a_card_stays_in_every_language() -> None:
    document = sample("first-light")
    types = document.layout.card_types
    own = {**types, "planet_food": replace(types["planet_food"], title="The Orchard")}
    named = replace(document, layout=replace(document.layout, card_types=own))
    use_language("de")
    picture = svg_of(named, LIGHT)
    use_language("en")
    assert ">The Orchard</text>" in picture
    assert "Nahrungsplanet" not in picture


def test_a_caption_is_cut_and_shrinks_when_a_language_needs_many_words() -> None:
    short, long = (Caption(verbatim(each), "ink", 0.24).text(str) for each in ("Io", "x" * 99))
    assert (short.text, short.size) == ("Io", 0.24)
    assert len(long.text) == 24
    assert long.text.endswith("…")
    assert long.size < 0.24
