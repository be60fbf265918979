"""Texts of plugins on the screen, in the terminal, on sheets and in other processes; ours stay ours."""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree

import pytest
from click.testing import CliRunner

from hullwright.editor.cli.rules import rules
from hullwright.editor.languages.catalogue import languages, supported
from hullwright.editor.languages.choice import is_choice, language_of
from hullwright.editor.languages.locales import locale_of, number_in
from hullwright.editor.languages.words import language_in_use, tr_in
from hullwright.schema.messages import message

from .window_session import WindowSession

EXAMPLE = Path("samples/plugins/first-french")
OWN = """msgid ""
msgstr "Plural-Forms: nplurals=2; plural=(n != 1);\\n"

msgid "The {beacon} is dark."
msgstr "Das {beacon} ist dunkel."

msgid "Save"
msgstr "Alles löschen"
"""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home with the example in it."""
    monkeypatch.setenv("HULLWRIGHT_HOME", str(tmp_path))
    copytree(EXAMPLE, tmp_path / "plugins" / EXAMPLE.name)
    locale_of.cache_clear()
    return tmp_path


def test_a_further_language_is_spoken_and_what_it_lacks_is_english(home: Path) -> None:
    assert languages()["fr"] == "Français"
    assert supported(["fr_CA.UTF-8"]) == language_of({"LANG": "fr_FR.UTF-8"}) == "fr"
    assert is_choice("fr")
    assert tr_in("fr", "Save") == "Enregistrer"
    assert tr_in("fr", "{count} sectors", count=1) == "1 secteur"
    assert tr_in("fr", "{count} sectors", count=40000) == "40 000 secteurs"
    assert tr_in("fr", "Silent sector") == "Silent sector"
    assert number_in("fr", 2.5) == "2,5"


def test_without_the_plugin_it_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HULLWRIGHT_HOME", str(tmp_path))
    assert "fr" not in languages()
    assert supported(["fr_FR"]) == "en"
    assert not is_choice("fr")
    assert tr_in("fr", "Save") == "Save"


def test_a_plugin_says_its_own_sentences_in_our_languages_but_never_ours(home: Path) -> None:
    folder = home / "plugins" / EXAMPLE.name
    (folder / "own").mkdir()
    (folder / "own" / "de.po").write_text(OWN, "utf-8")
    manifest = folder / "plugin.toml"
    more = '\n[[contributes.translations]]\nid = "own"\ndata = "own"\ntitle.en = "Own"\n'
    manifest.write_text(manifest.read_text("utf-8") + more, "utf-8")
    said = message("The {beacon} is dark.", beacon=message("Save"))
    assert tr_in("de", said) == "Das Speichern ist dunkel."
    assert tr_in("es", said) == "The Guardar is dark."


def test_commands_take_it(home: Path) -> None:
    done = CliRunner().invoke(rules, ["A.4", "--language", "fr"])
    assert done.exit_code == 0
    assert "Sealed silent sectors" in done.stdout
    refused = CliRunner().invoke(rules, ["A.4", "--language", "xx"])
    assert refused.exit_code == 2
    assert "en, es, pt, de, fr" in refused.stderr


def test_the_window_offers_it_and_speaks_it(home: Path, qapp: object) -> None:
    person = WindowSession(home)
    try:
        first = person.program.frame
        person.command("view.language.fr")
        person.wait(lambda: person.program.frame is not first)
        assert language_in_use() == "fr"
        titles = [each.text() for each in person.program.frame.window.menuBar().actions()]
        assert "&Fichier" in titles
    finally:
        french = person.program.frame
        person.command("view.language.en")
        person.wait(lambda: person.program.frame is not french)
        person.leave()


def test_who_has_no_plugins_never_asks_for_them() -> None:
    """Saying all our texts in our languages loads nothing of the host."""
    code = (
        "import sys\n"
        "from hullwright.editor.languages.words import tr_in\n"
        "for language in ('en', 'de'):\n"
        "    tr_in(language, 'Save'); tr_in(language, '{count} sectors', count=1)\n"
        "    tr_in(language, '{a}: {b}', a='x', b='y')\n"
        "print('hullwright.plugins.host.host' in sys.modules)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=os.environ
    )
    assert done.stdout.strip() == "False"
