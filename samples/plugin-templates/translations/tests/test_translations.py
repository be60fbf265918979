"""The translations have an entry for every text in them."""

from pathlib import Path

FOLDER = Path(__file__).parents[1]


def test_no_text_is_left_untranslated():
    for path in (FOLDER / "texts").glob("*.po"):
        assert 'msgstr ""\n\n' not in path.read_text("utf-8")
