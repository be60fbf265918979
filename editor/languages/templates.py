"""Templates: all English texts that the program can say, and where each is said."""

import ast
from collections.abc import Iterable, Iterator, Mapping
from string import Formatter

from .loops import texts_in
from .sources import Module, modules
from .terms import terms
from .tracing import Tracing

TABLES: Mapping[str, tuple[str, ...]] = {
    "editor/panels/palette_options.py": ("SIZES", "REACHES"),
    "engines/space_attack/counts.py": ("TITLES",),
    "schema/kinds/galaxy/faults.py": ("NO_ACTIVITY", "NO_CARD", "NO_CUBES", "NO_TYPE"),
}
"""Tables of templates that are handed around before they are said, by the file they are in."""

HANDED_ON: Mapping[tuple[str, str], str] = {
    ("editor/cli/play_choices.py", "self._offers.get(kind, PLAIN)"): "see games()",
    ("editor/composer/wording.py", "words.groups[group]"): "see games()",
    ("editor/forms/clause.py", "text.replace('{', '{{').replace('}', '}}')"): "see forms()",
    ("editor/games/game.py", "self.rulesets[name]"): "see games()",
    ("editor/games/game.py", "self.terms[value]"): "see games()",
    ("editor/panels/palette_options.py", "text"): "SIZES and REACHES",
    ("editor/panels/palette_options.py", "help_"): "SIZES and REACHES",
    ("editor/sheets/changes.py", "known.numbers[name]"): "see games()",
    ("editor/sheets/changes.py", "known.without[name]"): "see games()",
    ("editor/sheets/changes.py", "words.changes.of_somebody[name]"): "see games()",
    ("editor/sheets/rules_text.py", "title"): "the decks, see games()",
    ("editor/shell/menus.py", "part"): "see menus()",
    ("editor/shell/menus.py", "path.rsplit('/', 1)[-1]"): "see menus()",
    ("editor/shell/samples_shelf.py", "folder"): "the name of a folder that is in no table",
    ("editor/simulating/bots_choice.py", "each"): "see counts()",
    ("editor/simulating/report.py", "each"): "see counts()",
    ("editor/simulating/report.py", "name"): "see counts()",
    ("editor/simulating/report.py", "title"): "see counts()",
    ("schema/kinds/galaxy/faults.py", "with_guess"): "NO_ACTIVITY, NO_CUBES and NO_TYPE",
    ("schema/kinds/galaxy/faults.py", "with_list"): "NO_ACTIVITY, NO_CUBES and NO_TYPE",
}
"""What can't be traced to templates by reading the code, by file and expression, and where they come from."""


class Templates:
    """The templates of the program."""

    def __init__(self, read: Iterable[Module] | None = None) -> None:
        self._modules = list(modules() if read is None else read)
        traced = Tracing(self._modules)
        self.places: dict[str, list[str]] = dict(traced.found)
        """Where each template is said."""
        self.lost = traced.lost
        for place, template in self._declared():
            places = self.places.setdefault(template, [])
            if place not in places:
                places.append(place)

    def needed(self) -> dict[str, list[str]]:
        """Return the templates that have something to translate, with their places."""
        return {template: places for template, places in self.places.items() if has_words(template)}

    def _declared(self) -> Iterator[tuple[str, str]]:
        for module in self._modules:
            yield from ((module.name, each) for each in _in_tables(module))
            yield from ((module.name, each) for each in menus(module))
        yield from (("forms", each) for each in forms())
        yield from (("games", each) for each in games())
        yield from (("counts", each) for each in counts())
        yield from (("terms", each) for each in terms())


def _in_tables(module: Module) -> Iterator[str]:
    for name in TABLES.get(module.name, ()):
        yield from texts_in(module.constants[name])


def menus(module: Module) -> Iterator[str]:
    """Yield the titles of the menus and submenus that a module puts something into."""
    for call in module.calls:
        for keyword in call.keywords:
            if keyword.arg == "menu":
                path = keyword.value
                if isinstance(path, ast.Name):
                    path = module.constants.get(path.id, path)
                for text in texts_in(path):
                    yield from text.split("/")


def forms() -> Iterator[str]:
    """Yield what forms ask for: titles and sentences of published schemas, and fields of rulesets."""
    from hullwright.engines.loader import ENGINES, engine
    from hullwright.engines.rules.fields import notes

    from ..forms.clause import clause_of, humanised
    from ..panels.properties_envelopes import MAPS, SCENARIOS

    for envelope in (MAPS, SCENARIOS):
        for part in clause_of(envelope.clauses()).parts():
            for each in (part, *part.parts()):
                yield from filter(None, (each.title, each.help))
    for game in ENGINES:
        for ruleset in engine(game).rulesets.values():
            yield from map(humanised, notes(type(ruleset)))


def games() -> Iterator[str]:
    """Yield what is said of single games: their terms, and how the terminal offers their actions."""
    from hullwright.engines.loader import ENGINES

    from ..games.table import GAMES, game_words
    from ..games.teller import teller_of

    for game in dict.fromkeys((*GAMES, *ENGINES)):
        yield from game_words(game).templates()
        yield from teller_of(game).offers.values()


def counts() -> Iterator[str]:
    """Yield what engines call their bots and what they count in many games."""
    from ..simulating.naming import titles

    yield from titles()


def gaps(text: str) -> frozenset[str]:
    """Return the names of the gaps in a template.

    >>> sorted(gaps("{count} of {kind}"))
    ['count', 'kind']
    """
    return frozenset(name for _, name, _, _ in Formatter().parse(text) if name is not None)


def has_words(template: str) -> bool:
    """Tell whether there is anything to translate in a template beside its gaps.

    >>> has_words("{columns} × {rows}"), has_words("{count} cells")
    (False, True)
    """
    literal = "".join(text for text, *_ in Formatter().parse(template))
    return any(letter.isalpha() for letter in literal)
