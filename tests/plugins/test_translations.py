"""Texts of plugins: taken whole or refused with the line, and never able to say what nobody filled in."""

from pathlib import Path
from shutil import copytree

import pytest

from hullwright.plugins.host import Host
from hullwright.plugins.host.discovery import user_in
from hullwright.plugins.testing import faults
from hullwright.plugins.translations import plugin_texts, texts_in
from hullwright.schema.complaints import Unreadable

EXAMPLE = Path("samples/plugins/first-french")


@pytest.fixture
def folder(tmp_path):
    return Path(copytree(EXAMPLE, tmp_path / "plugins" / EXAMPLE.name))


def told(folder):
    return [str(each) for each in faults(folder, run_code=False)]


def read(folder):
    (found,) = Host(folder.parent, ()).judged(user_in(folder)).contributions("translations")
    (texts,) = texts_in(found)
    return texts


def test_the_example_conforms_and_speaks(folder, tmp_path):
    assert told(folder) == []
    found = plugin_texts(Host(tmp_path, ()))
    assert [tuple(each) for each in found.languages] == [("fr", "Français")]
    (texts,) = found.texts["fr"]
    assert texts.said("Save", 2) == "Enregistrer"
    assert texts.said("{count} sectors", 0) == "{count} secteur"
    assert texts.said("{count} sectors", 2) == "{count} secteurs"
    assert texts.said("Nobody says this", 2) is None


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        ('msgid "{pod} is gone"\nmsgstr "{pode} est parti"', "gap “pode”"),
        ('msgid "{pod} is gone"\nmsgstr "parti"', "gap “pod” of the English text is missing"),
        ('msgid "Gone"\nmsgstr "{pod.__class__}"', "brace"),
        ('msgid "{pod}!"\nmsgstr "{pod:>999999999}"', "brace"),
        ('msgid "{pod}!"\nmsgstr "{pod!r}"', "brace"),
        ('msgid "Gone"\nmsgstr "parti {"', "brace"),
        ('msgid "Gone"\nmsgstr "{0}"', "brace"),
        ('msgid "Gone"\nmsgstr "parti\\e[2J"', "no meaning"),
        ('msgid "Gone"\nmsgstr "parti\x1b[2J"', "invisible characters"),
        ('msgid "Gone"\nmsgstr "\u202eparti"', "invisible characters"),
        ('msgid "Save"\nmsgstr "Garder"', "second time"),
        ('msgid "Gone"\nmsgid "Gone"\nmsgstr "parti"', "twice"),
        ("Gone = parti", "not a line of a gettext file"),
        ('msgctxt "x"\nmsgid "Gone"\nmsgstr "parti"', "not a line of a gettext file"),
        ('msgid "{count} x"\nmsgid_plural "{count} x"\nmsgstr[0] "un"', "1 forms"),
        (f'msgid "Gone"\nmsgstr "{"parti" * 3000}"', "letters"),
    ],
)
def test_a_file_with_a_dangerous_or_wrong_text_is_refused_with_its_line(folder, entry, sentence):
    path = folder / "fr.po"
    path.write_text(f"{path.read_text('utf-8')}\n{entry}\n", "utf-8")
    assert isinstance(read(folder), Unreadable)
    first, *_ = told(folder)
    assert first.startswith("fr.po: line ")
    assert sentence in first


@pytest.mark.parametrize(
    "stated",
    [
        "nplurals=2; plural=__import__('os').system('true')",
        "nplurals=2; plural=9**9**9**9;",
        "nplurals=99; plural=0;",
        f"nplurals=2; plural={'(' * 200}n{')' * 200};",
        "many",
    ],
)
def test_forms_that_are_not_understood_are_refused(folder, stated):
    path = folder / "fr.po"
    text = path.read_text("utf-8").replace("nplurals=2; plural=(n > 1);", stated)
    path.write_text(text, "utf-8")
    assert "Plural-Forms" in told(folder)[0]


def test_forms_that_divide_by_nothing_say_the_first(folder):
    path = folder / "fr.po"
    path.write_text(path.read_text("utf-8").replace("plural=(n > 1)", "plural=1/n"), "utf-8")
    assert read(folder).said("{count} sectors", 0) == "{count} secteur"


def test_fuzzy_empty_and_outdated_entries_are_passed_over(folder):
    path = folder / "fr.po"
    more = '#, fuzzy\nmsgid "Gone"\nmsgstr "vite"\n\nmsgid "Far"\nmsgstr ""\n\n#~ msgid "Old"\n#~ msgstr "vieux"\n'
    path.write_text(f"{path.read_text('utf-8')}\n{more}", "utf-8")
    texts = read(folder)
    assert not {"Gone", "Far", "Old"} & set(texts.forms)


def test_a_huge_file_is_refused_unread(folder):
    (folder / "fr.po").write_text("#" * (4 * 1024 * 1024 + 1))
    assert "larger than 4 MiB" in told(folder)[0]


def test_a_file_that_is_no_text_is_refused(folder):
    (folder / "fr.po").write_bytes(b"\xff\xfe\x00")
    assert "UTF-8" in told(folder)[0]


def test_a_file_of_a_folder_is_named_for_its_language(folder):
    (folder / "texts").mkdir()
    (folder / "fr.po").rename(folder / "texts" / "français.po")
    manifest = folder / "plugin.toml"
    manifest.write_text(manifest.read_text("utf-8").replace('"fr.po"', '"texts"'), "utf-8")
    assert any("named for its language" in each for each in told(folder))
    assert any("no texts that can be used" in each for each in told(folder))
