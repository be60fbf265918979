"""The help of every command, and what is said of wrong options, is in the language of the terminal."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from hullwright.editor.cli import commands
from hullwright.editor.cli.translated_commands import TranslatedGroup
from hullwright.editor.languages import translation
from hullwright.editor.languages.docstrings import paragraphs
from hullwright.editor.languages.words import tr_in, use_language

from ...plugin_folders import with_code
from .terminal import run
from .test_every_sentence import WORD, printed, ringed


def contexts(command: click.Command, above: click.Context | None = None) -> Iterator[click.Context]:
    """Yield what click knows of a command, and of each one below it."""
    context = command.context_class(
        command, above, command.name, **({} if above else command.context_settings)
    )
    yield context
    for each in getattr(command, "commands", {}).values():
        yield from contexts(each, context)


COMMANDS = {" ".join(each.command_path.split()[1:]): each for each in contexts(commands)}


def options(context: click.Context) -> list[click.Option]:
    return [each for each in context.command.get_params(context) if isinstance(each, click.Option)]


def helps(context: click.Context) -> Iterator[str]:
    """Yield what is said of a command and of its options, in English."""
    yield from paragraphs(context.command.help or "")
    for each in options(context):
        yield each.help or ""


def literals(context: click.Context) -> set[str]:
    """Return the words of a page that people type, and that are the same in every language."""
    command = context.command
    typed = [context.command_path, command.options_metavar or ""]
    typed += [getattr(command, "subcommand_metavar", ""), *getattr(command, "commands", ())]
    for each in command.get_params(context):
        typed += [*each.opts, *each.secondary_opts, each.make_metavar(context), str(each.default)]
    return set(re.findall(r"[A-Za-z]{3,}", " ".join(typed)))


@pytest.fixture
def made_up_language(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(translation, "text_of", ringed)
    use_language("de")
    yield
    use_language("en")


@pytest.mark.usefixtures("made_up_language")
@pytest.mark.parametrize("path", COMMANDS)
def test_every_word_of_a_page_is_in_the_language_or_typed(path: str) -> None:
    page = printed(*path.split(), "--help")
    assert set(WORD.findall(page)) - literals(COMMANDS[path]) == set()


@pytest.mark.parametrize("language", ["de", "es", "pt"])
@pytest.mark.parametrize("path", COMMANDS)
def test_every_help_is_translated(path: str, language: str) -> None:
    texts = set(helps(COMMANDS[path]))
    assert "" not in texts
    assert {text for text in texts if tr_in(language, text) == text} == set()


@pytest.mark.parametrize("path", COMMANDS)
def test_english_pages_say_what_stands_in_the_code(path: str) -> None:
    page = " ".join(printed(*path.split(), "--help").split())
    for text in helps(COMMANDS[path]):
        # A line may be broken behind a hyphen.
        assert text.replace("- ", "-") in page.replace("- ", "-")


WRONG = {
    "an unknown command": ("chek",),
    "a command without its like": ("plugins", "zzz"),
    "an unknown option": ("check", "--jsn"),
    "an option without its like": ("--zzz",),
    "a missing argument": ("picture",),
    "a missing option": ("import", "a.json"),
    "not a number": ("play", "a.json", "--seed", "seven"),
    "a number out of range": ("picture", "a.json", "--size", "7"),
    "a number too small": ("replay", "a.json", "--to", "-1"),
    "a bad choice": ("picture", "a.json", "--theme", "pink"),
    "no value": ("export", "a.json", "-o"),
    "a value too many": ("check", "a.json", "--no-hints=never"),
    "an argument too many": ("share", "a.json", "b.json"),
}


@pytest.mark.usefixtures("made_up_language")
@pytest.mark.parametrize("wrong", WRONG)
def test_every_word_about_wrong_usage_is_in_the_language_or_typed(wrong: str) -> None:
    arguments = WRONG[wrong]
    said = set(WORD.findall(printed(*arguments)))
    typed = set(WORD.findall(" ".join(arguments)))
    assert said - typed - literals(COMMANDS.get(arguments[0], COMMANDS[""])) == set()


ENGLISH = {
    "an unknown command": "There is no command “chek” (did you mean “check”?).",
    "a command without its like": "There is no command “zzz”.",
    "an unknown option": "There is no option “--jsn” (did you mean “--json”?).",
    "an option without its like": "There is no option “--zzz”.",
    "a missing argument": "Missing argument “MAP”.",
    "a missing option": "Missing option “--output”.",
    "not a number": "“--seed” has to be a whole number.",
    "a number out of range": "“--size” has to be a whole number from 64 to 8192.",
    "a number too small": "“--to” has to be a whole number, 0 or more.",
    "a bad choice": "“--theme” has to be one of: print, light, dark.",
    "no value": "“-o” needs a value.",
    "a value too many": "“--no-hints” takes no value.",
    "an argument too many": "Too many arguments: b.json",
}


@pytest.mark.parametrize("wrong", WRONG)
def test_wrong_usage_is_named_below_the_right_one(wrong: str) -> None:
    said = run(*WRONG[wrong], code=2).stderr.splitlines()
    assert said[0].startswith("Usage: hullwright ")
    assert re.fullmatch(r"Try “hullwright .*--help” for help\.", said[1])
    assert said[2:] == ["", f"Error: {ENGLISH[wrong]}"]


SAID = {
    "de": (
        "Aufruf: hullwright picture [OPTIONS] MAP\nHilfe mit „hullwright picture --help“.\n\nFehler: ",
        "Es gibt keine Option „--zzz“.",
        "Das Argument „MAP“ fehlt.",
        "„--size“ muss eine ganze Zahl von 64 bis 8192 sein.",
        "„--theme“ muss eines hiervon sein: print, light, dark.",
        "Es gibt keinen Befehl „pictur“ (war „picture“ gemeint?).",
        "Diese Hilfe anzeigen und beenden.",
    ),
    "es": (
        "Uso: hullwright picture [OPTIONS] MAP\nPara obtener ayuda: «hullwright picture --help».\n\nError: ",
        "No hay ninguna opción «--zzz».",
        "Falta el argumento «MAP».",
        "«--size» tiene que ser un número entero de 64 a 8192.",
        "«--theme» tiene que ser uno de estos: print, light, dark.",
        "No hay ninguna orden «pictur» (¿querías decir «picture»?).",
        "Mostrar esta ayuda y terminar.",
    ),
    "pt": (
        "Uso: hullwright picture [OPTIONS] MAP\nTente «hullwright picture --help» para ajuda.\n\nErro: ",
        "Não há nenhuma opção «--zzz».",
        "Falta o argumento «MAP».",
        "«--size» precisa ser um número inteiro de 64 a 8192.",
        "«--theme» precisa ser um destes: print, light, dark.",
        "Não há nenhum comando «pictur» (você quis dizer «picture»?).",
        "Mostra esta mensagem e sai.",
    ),
}


@pytest.mark.parametrize("language", SAID)
def test_the_terminal_speaks_its_language(language: str) -> None:
    environment = {**os.environ, "HULLWRIGHT_LANGUAGE": language}
    usage, *wrong, command, shown = SAID[language]
    typed = (["--zzz"], [], ["a.json", "--size", "many"], ["a.json", "--theme", "pink"])
    for arguments, said in zip(typed, wrong, strict=True):
        printed_there = run("picture", *arguments, code=2, environment=environment).stderr
        assert printed_there == f"{usage}{said}\n"
    assert command in run("pictur", code=2, environment=environment).stderr
    assert shown in run("picture", "--help", environment=environment).stdout


@pytest.mark.parametrize(
    ("language", "missing"),
    [
        ("de", "Datei oder Ordner nicht gefunden."),
        ("es", "el archivo o la carpeta no existe."),
        ("pt", "o arquivo ou a pasta não existe."),
    ],
)
def test_missing_files_are_named_in_the_language(language: str, missing: str) -> None:
    environment = {**os.environ, "HULLWRIGHT_LANGUAGE": language}
    assert missing in run("show", "nowhere.json", code=2, environment=environment).stderr


@pytest.mark.parametrize(
    ("language", "asked", "no", "stopped", "yes"),
    [
        ("en", "Do you trust it? [y/N]: ", "n", "Aborted!", "y"),
        ("de", "Dem Plugin vertrauen? [j/N]: ", "nein", "Abgebrochen!", "ja"),
        ("es", "¿Es de confianza? [s/N]: ", "", "¡Cancelado!", "s"),
        ("pt", "Você confia nela? [s/N]: ", "talvez", "Cancelado!", "yes"),
    ],
)
def test_trust_is_asked_for_and_refused_in_the_language(
    tmp_path: Path, language: str, asked: str, no: str, stopped: str, yes: str
) -> None:
    with_code(tmp_path)
    environment = {
        **os.environ,
        "HULLWRIGHT_HOME": str(tmp_path),
        "HULLWRIGHT_LANGUAGE": language,
    }
    trust = ("plugins", "trust", "mine")
    refused = run(*trust, code=1, typed=f"{no}\n", environment=environment)
    assert refused.stderr.endswith(f"\n{asked}{stopped}\n")
    ended = run(*trust, code=1, environment=environment)
    assert ended.stderr.endswith(f"\n{asked}{stopped}\n")
    run(*trust, typed=f"{yes}\n", environment=environment)


def test_a_command_whose_input_ends_says_so_on_a_line_of_its_own() -> None:
    group = TranslatedGroup("some")

    @group.command()
    def stopped() -> None:
        """Come to no end."""
        raise EOFError

    result = CliRunner().invoke(group, ["stopped"])
    assert (result.exit_code, result.output) == (1, "\nAborted!\n")


def test_shells_propose_options_and_commands_with_their_helps_in_the_language() -> None:
    asked = {**os.environ, "HULLWRIGHT_LANGUAGE": "de", "_HULLWRIGHT_COMPLETE": "zsh_complete"}
    for typed, proposed in (
        ("hullwright picture --the", "--theme\nDie Farben.\n"),
        ("hullwright plugins ena", "enable\nEin Plugin wieder einschalten.\n"),
    ):
        words = {"COMP_WORDS": typed, "COMP_CWORD": "2"}
        assert run(environment={**asked, **words}).stdout == f"plain\n{proposed}"


def test_help_comes_without_loading_engines_plugins_or_libraries() -> None:
    heavy = ("babel", "hullwright.engines", "hullwright.plugins", "numpy", "orjson", "PySide6")
    asked = f"import sys, hullwright.editor.cli; print([each for each in {heavy} if each in sys.modules])"
    done = subprocess.run([sys.executable, "-P", "-c", asked], capture_output=True, check=True)
    assert done.stdout.strip() == b"[]"
