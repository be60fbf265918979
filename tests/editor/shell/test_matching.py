import pytest

from hullwright.editor.shell.text_match import fit, has_words


@pytest.mark.parametrize(
    ("query", "text"),
    [
        ("save", "Save"),
        ("sa", "Save as…"),
        ("ndo", "Undo"),
        ("zo in", "Zoom in"),
        ("in zo", "Zoom in"),
    ],
)
def test_letters_in_their_order_fit(query: str, text: str) -> None:
    assert fit(query, text) is not None


@pytest.mark.parametrize(
    ("query", "text"), [("evas", "Save"), ("savex", "Save"), ("zo out", "Zoom in")]
)
def test_other_letters_do_not_fit(query: str, text: str) -> None:
    assert fit(query, text) is None


def test_starts_of_words_fit_better_than_their_middle() -> None:
    better, worse = fit("si", "Show in list"), fit("si", "Mission")
    assert better is not None
    assert worse is not None
    assert better > worse


def test_letters_that_follow_each_other_fit_better() -> None:
    better, worse = fit("ave", "Save"), fit("ave", "Draw overlays here")
    assert better is not None
    assert worse is not None
    assert better > worse


def test_nothing_typed_fits_everything_alike() -> None:
    assert fit("", "Save") == fit("  ", "Open") == 0


def test_words_are_found_anywhere_in_any_order() -> None:
    assert has_words("map whole", "Show the whole map")
    assert has_words("", "Save")
    assert not has_words("map hole x", "Show the whole map")
