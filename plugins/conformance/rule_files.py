"""Rules of plugins on trial: each file as the rule book reads it, and what only its author can put right."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

from hullwright.engines.loader import OWN_ENGINES
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.rules.composition import INVARIANT
from hullwright.engines.rules.definition import RuleDefinition
from hullwright.engines.rules.expressions import PARAMETER, references
from hullwright.engines.rules.field_terms import field_terms, holds_pieces
from hullwright.engines.rules.named_code import is_function
from hullwright.engines.rules.soundness import expressions
from hullwright.schema.checks.problem import Severity
from hullwright.schema.complaints import JsonPath
from hullwright.schema.documents.maps import RuleUse
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import Message, message
from hullwright.schema.records import to_json

from ..host import Contributed
from ..rule_trial import field_faults, kind_of
from ..rules import read_rule, rule_files
from .data_files import data_files, unread_files
from .languages import lacking_languages
from .mistake import Mistake, in_file, mistakes_of
from .named_code import code_mistake
from .surroundings import Surroundings
from .whole_games import engine_at_hand

OF_THE_GAME = re.compile(r"[A-Z]\.[0-9]+")
"""How the codes of the games themselves look."""

Remark = tuple[JsonPath, Severity, Message]
"""Something about a rule: where, how much it matters, and what."""


def rule_mistakes(contributed: Contributed, around: Surroundings) -> Iterator[Mistake]:
    """Yield what is wrong with each rule of a contribution."""
    for path in own_files(contributed):
        try:
            rule = read_rule(path)
        except (HullwrightError, OSError) as fault:
            yield from mistakes_of(fault, contributed.plugin, path)
            continue
        told = replace(rule, plugin=contributed.plugin.id)
        functions = dict(named_code(told))
        for check in OF_EVERY_RULE:
            for at, severity, what in check(told, around):
                yield in_file(contributed.plugin, path, what, severity, at, functions.get(at, ""))
        yield from _for_another_game(rule, path, contributed, around)
        yield from _like_an_earlier_one(rule, path, contributed)
    yield from unread_files(contributed)


def own_files(contributed: Contributed) -> list[Path]:
    """Return the files of a contribution's rules; none if they are not there."""
    return rule_files(contributed) if data_files(contributed) else []


def games_that_exist(rule: RuleDefinition, around: Surroundings) -> Iterator[Remark]:
    """Yield a fault if nobody knows the rule's game."""
    if rule.game not in around.games:
        yield ("game",), Severity.ERROR, around.no_game(rule.game)


def codes_of_others(rule: RuleDefinition, around: Surroundings) -> Iterator[Remark]:
    """Yield a fault if the code is that of another plugin's rule, and a remark if it could be the game's own."""
    other = around.book.find(rule.code, rule.game)
    if other and other.plugin != rule.plugin:
        told = message(
            "A rule of the plugin “{plugin}” already has the code “{code}”. Give yours another "
            "one, such as “{other}”.",
            code=rule.code,
            plugin=other.plugin,
            other=f"{rule.plugin}:{rule.code.lower()}",
        )
        yield ("code",), Severity.ERROR, told
    elif OF_THE_GAME.fullmatch(rule.code) and not around.is_ours:
        told = message(
            "Codes of a letter and a number belong to the game itself. Give yours a name and a "
            "colon, such as “{other}”.",
            other=f"{rule.plugin}:{rule.code.lower()}",
        )
        yield ("code",), Severity.HINT, told


def code_that_is_there(rule: RuleDefinition, around: Surroundings) -> Iterator[Remark]:
    """Yield a fault for each function that a rule names and that is not in the folder, or does not load."""
    for path, named in named_code(rule):
        told = code_mistake(named, around)
        if told is None and around.runs_code:
            told = around.plugin.fault(named)
        if told:
            yield path, Severity.ERROR, told


def named_code(rule: RuleDefinition) -> Iterator[tuple[JsonPath, str]]:
    """Yield each function that a rule names as `module:name`, with its place."""
    for at, trigger in enumerate(rule.triggers):
        yield ("triggers", at, "code"), trigger.code
    for name, value in rule.sets.items():
        if is_function(value):
            yield ("sets", name), value


def changes_that_fit(rule: RuleDefinition, around: Surroundings) -> Iterator[Remark]:
    """Yield what the ruleset of a plugin's own game can't take; of our games that is known by now."""
    played = engine_at_hand(rule.game, around)
    if played and rule.game not in OWN_ENGINES:
        for fault in field_faults(to_json(replace(rule, plugin="")), kind_of(played)):
            yield fault.path, Severity.ERROR, fault.message


def pieces_that_can_be_played(rule: RuleDefinition, around: Surroundings) -> Iterator[Remark]:
    """Yield what is wrong with items and other pieces of one's own that a rule brings."""
    played = engine_at_hand(rule.game, around)
    terms = field_terms(kind_of(played)) if played else {}
    brought = {name for name in rule.fields if name in terms and holds_pieces(terms[name])}
    if not played or not brought:
        return
    scenario = Scenario(
        name=rule.code,
        game=rule.game,
        ruleset=next(iter(played.rulesets)),
        rules=(RuleUse(code=rule.code),),
    )
    for each in played.compose(scenario, RuleBook.of([rule])).errors:
        if each.case == INVARIANT and brought & set(each.subject.split(", ")):
            yield (), Severity.ERROR, each.message


def changes_that_are_there(rule: RuleDefinition, _: Surroundings) -> Iterator[Remark]:
    """Yield a fault for a rule that changes nothing, and for parameters that nothing is made of."""
    if not (rule.sets or rule.adds or rule.triggers):
        told = message("It changes nothing: it has neither “sets” nor “adds” nor “triggers”.")
        yield (), Severity.WARNING, told
    stated = [each for _, each in expressions(to_json(rule))]
    used = {found[PARAMETER] for each in stated for _, found in references(each)}
    for name in rule.settings:
        if name not in used:
            told = message("The parameter “{name}” is never used.", name=name)
            yield ("parameters", "properties", name), Severity.WARNING, told


def spoken_languages(rule: RuleDefinition, _: Surroundings) -> Iterator[Remark]:
    """Yield remarks about the languages that the texts of a rule are there in."""
    texts = [rule.title, rule.text]
    for schema in rule.settings.values():
        texts += [schema["titles"], *schema.get("labels", {}).values()]
    remark = lacking_languages(texts)
    if remark:
        yield (), Severity.HINT, remark


OF_EVERY_RULE: tuple[Callable[[RuleDefinition, Surroundings], Iterator[Remark]], ...] = (
    games_that_exist,
    codes_of_others,
    code_that_is_there,
    changes_that_fit,
    pieces_that_can_be_played,
    changes_that_are_there,
    spoken_languages,
)
"""What is asked of a rule that can be read."""


def _for_another_game(
    rule: RuleDefinition, path: Path, contributed: Contributed, around: Surroundings
) -> Iterator[Mistake]:
    stated = contributed.contribution.game
    if stated in around.games and stated != rule.game:
        told = message(
            "The rule is for “{game}”, but the manifest says that these are rules for “{stated}”.",
            game=rule.game,
            stated=stated,
        )
        yield in_file(contributed.plugin, path, told, Severity.WARNING, ("game",))


def _like_an_earlier_one(
    rule: RuleDefinition, path: Path, contributed: Contributed
) -> Iterator[Mistake]:
    """Yield a mistake if an earlier rule of the plugin has the code or the title of a rule."""
    for other, file in _earlier(path, contributed):
        if other.game != rule.game:
            continue
        if other.code == rule.code:
            told = message(
                "The rule in {file} already has the code “{code}”. Give this one another.",
                code=rule.code,
                file=file.name,
            )
            yield in_file(contributed.plugin, path, told, at=("code",))
        elif _folded(other) == _folded(rule):
            told = message(
                "The rule in {file} also has the title “{title}”, so nobody could tell them apart.",
                file=file.name,
                title=rule.title["en"],
            )
            yield in_file(contributed.plugin, path, told, Severity.WARNING, ("title",))


def _earlier(path: Path, contributed: Contributed) -> Iterator[tuple[RuleDefinition, Path]]:
    """Yield the rules of the same plugin that are read before the one in a file."""
    for listed in contributed.plugin.contributions("rules"):
        for file in own_files(listed):
            if file == path:
                return
            try:
                yield read_rule(file), file
            except (HullwrightError, OSError):
                # It is told by itself.
                continue


def _folded(rule: RuleDefinition) -> str:
    return rule.title["en"].strip().casefold()
