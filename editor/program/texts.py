"""Texts: finds all that the program can say, and keeps the translators' files in step with that.

`make texts` runs it. What stands in the code is read there; what the program makes up out of names, such as
what the fields of a ruleset are called, is asked of the program itself, and the help of a command is its
docstring. In the files, which Babel reads and writes, entries are sorted and bear no places, so that a change of the code changes only what it says.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from importlib import import_module
from io import BytesIO
from pathlib import Path
from string import Formatter

import click
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po, write_po

from ..languages.catalogue import ENGLISH, LANGUAGES, source_of
from ..languages.docstrings import paragraphs

COMMANDS = Path(__file__).parents[1] / "cli"
PARTS = ("schema", "engines", "plugins", "editor")
HEAD = r"""msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\n"
"Language: {language}\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

"""
KEYWORDS = {"tr": 0, "message": 0, "english": 0, "tr_in": 1, "unreadable": 1}
"""What says a text, and which of its arguments that is."""
SAYING = re.compile(rf"\b({'|'.join(KEYWORDS)})\(".encode())
"""What stands in a module that says anything at all."""


def extracted() -> frozenset[str]:
    """Return every template that has something to translate."""
    return frozenset(filter(has_words, (*_written(), *_helps(), *_made_up())))


def has_words(template: str) -> bool:
    """Tell whether there is anything to translate in a template beside its gaps.

    >>> has_words("{columns} × {rows}"), has_words("{count} cells")
    (False, True)
    """
    literal = "".join(text for text, *_ in Formatter().parse(template))
    return any(letter.isalpha() for letter in literal)


def read(path: Path) -> Catalog:
    """Return what a translators' file holds."""
    with path.open("rb") as file:
        return read_po(file)


def written(catalogue: Catalog, templates: Iterable[str]) -> bytes:
    """Return a translators' file with exactly these templates; translations and their forms stay."""
    fresh = Catalog(catalogue.locale)
    for template in templates:
        known = catalogue.get(template)
        fresh.add(*(known.id, known.string) if known else (template, ""))
    body = BytesIO()
    write_po(body, fresh, width=100, sort_output=True, omit_header=True)
    return HEAD.format(language=catalogue.locale).encode() + body.getvalue()


def templates_of(catalogue: Catalog) -> frozenset[str]:
    """Return the templates that a catalogue knows."""
    return frozenset(each.id if isinstance(each.id, str) else each.id[0] for each in catalogue) - {
        ""
    }


def _written() -> Iterator[str]:
    """Yield what stands in the code."""
    for part in PARTS:
        for root in import_module(f"hullwright.{part}").__path__:
            for path in Path(root).rglob("*.py"):
                yield from _said(path.read_bytes())


def _said(code: bytes) -> Iterator[str]:
    """Yield what stands in the code of a module."""
    for node in ast.walk(ast.parse(code)) if SAYING.search(code) else ():
        match node:
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=given):
                place = KEYWORDS.get(name, len(given))
                match given[place : place + 1]:
                    case [ast.Constant(value=str(text))]:
                        yield text


def _helps() -> Iterator[str]:
    """Yield the help of every command, which is its docstring, and of its options.

    They are read in the code: the command line is above the program, which knows nothing of it.
    """
    for path in sorted(COMMANDS.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.FunctionDef(decorator_list=marks) if any(map(_makes_command, marks)):
                    yield from paragraphs(ast.get_docstring(node) or "")
                case ast.keyword(arg="help", value=ast.Constant(value=str(text))):
                    yield text


def _makes_command(mark: ast.expr) -> bool:
    match mark:
        case ast.Call(func=ast.Attribute(attr="command" | "group")):
            return True
    return False


def _made_up() -> Iterator[str]:
    """Yield what forms ask for, what fields of rulesets are called and mean, and what engines count."""
    from hullwright.engines.loader import OWN_ENGINES, engine
    from hullwright.engines.rules.field_titles import field_title
    from hullwright.engines.rules.fields import notes

    from ..panels.properties_envelopes import MAPS, SCENARIOS
    from ..shell.forms.clause import clause_of
    from ..simulation.names import titles

    for envelope in (MAPS, SCENARIOS):
        for part in clause_of(envelope.clauses()).parts():
            for each in (part, *part.parts()):
                yield from filter(None, (each.title, each.help))
    for game in OWN_ENGINES:
        for ruleset in engine(game).rulesets.values():
            for name, note in notes(type(ruleset)).items():
                yield from (str(field_title(name)), str(note.means))
    yield from titles()


def main() -> None:
    """Bring the translators' files of all languages up to date, and say what is to be translated."""
    needed = extracted()
    for language in LANGUAGES:
        path = source_of(language)
        known = read(path)
        # English texts stand in the code: its file has those alone that have forms.
        wanted = needed & templates_of(known) if language == ENGLISH else needed
        path.write_bytes(written(known, wanted))
        for template in sorted(wanted - templates_of(known)):
            click.echo(f"{language}: to be translated: {template}")


if __name__ == "__main__":
    main()
