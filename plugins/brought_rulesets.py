"""Rulesets that plugins bring as data: fields laid on one of the rulesets that a game has."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from hullwright.engines.contract import CannotPlay, Engine
from hullwright.engines.loader import engine
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.rules.composition import Composition, compose
from hullwright.engines.rules.definition import RuleDefinition
from hullwright.engines.rules.fields import Ruleset
from hullwright.schema.complaints import Complaint, Unreadable, own_faults, within
from hullwright.schema.documents.maps import RuleUse
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.contents import decoded, regular_content_of
from hullwright.schema.files.jsontext import parse
from hullwright.schema.files.published import faults
from hullwright.schema.limits import MAX_RULE_BYTES
from hullwright.schema.messages import in_a_row, message
from hullwright.schema.records import Json, Record, from_json

from .host import Contributed

CODE = "ruleset"
"""What a ruleset's fields are called while they are laid on another one, as if they were a rule."""


@dataclass(frozen=True, kw_only=True)
class RulesetDefinition(Record):
    """A ruleset as its file has it."""

    game: str
    name: str
    """What scenarios and `--ruleset` call it."""
    title: Mapping[str, str]
    """By language code."""
    text: Mapping[str, str] = field(default_factory=dict)
    base: str
    """The ruleset of the game that it is laid on."""
    sets: Mapping[str, Json] = field(default_factory=dict)
    """Fields of the ruleset and what they become."""


def ruleset_names(contributed: Contributed, scope: str) -> Iterable[str]:
    """Return the names of the rulesets that a contribution has for a game; what can't be read has none."""
    return [each.name for each in definitions(contributed) if each.game == scope]


def ruleset_titles(contributed: Contributed, name: str) -> Mapping[str, str]:
    """Return what a ruleset is called, by language."""
    return _named(contributed, name).title


def ruleset_of(contributed: Contributed, name: str) -> Ruleset:
    """Return a ruleset; HullwrightError with everything that is wrong with it."""
    found = _named(contributed, name)
    made = composed_on(engine(found.game), found)
    if made.findings:
        raise HullwrightError(
            message(
                "The ruleset “{name}” of the plugin “{plugin}” can't be used: {reasons}",
                name=name,
                plugin=contributed.plugin.id,
                reasons=in_a_row(each.message for each in made.findings),
            )
        )
    return made.ruleset


def composed_on(known: Engine, definition: RulesetDefinition) -> Composition:
    """Return what the fields of a definition make of its base, with everything that is wrong with them."""
    own = {**known.rulesets, **known.old_rulesets}
    if definition.base not in own:
        # Not on one that a plugin brings: two of them could be laid on each other.
        raise CannotPlay(
            message(
                "The game has no ruleset “{name}” of its own; it has {known}.",
                name=definition.base,
                known=", ".join(known.rulesets),
            )
        )
    base = own[definition.base]
    rule = RuleDefinition(
        code=CODE,
        game=definition.game,
        title=definition.title,
        text=definition.title,
        sets=definition.sets,
    )
    return compose(base, [RuleUse(code=CODE)], RuleBook.of([rule]), definition.game)


def definitions(contributed: Contributed) -> list[RulesetDefinition]:
    """Return the rulesets of a contribution that can be read."""
    found = []
    for path in ruleset_files(contributed):
        try:
            found.append(read_ruleset(path))
        except (HullwrightError, OSError):
            # Told by `plugins check`, and where the ruleset is asked for by its name: nobody knows it.
            continue
    return found


def ruleset_files(contributed: Contributed) -> list[Path]:
    """Return the files of a contribution: one, or all of its folder; none if there is no such."""
    try:
        path = contributed.path
    except HullwrightError:
        return []
    return sorted(path.glob("*.json")) if path.is_dir() else [path]


def read_ruleset(path: Path) -> RulesetDefinition:
    """Return the ruleset in a file, or raise Unreadable with everything that is wrong with it."""
    return _ruleset_in(regular_content_of(path, MAX_RULE_BYTES), path)


@lru_cache(maxsize=256)
def _ruleset_in(content: bytes, path: Path) -> RulesetDefinition:
    value = parse(decoded(content, path), str(path))
    with own_faults(str(path)):
        found = list(faults(value, "ruleset"))
    if found:
        raise Unreadable(
            str(path),
            [Complaint(each.path, within("", each.path), each.message) for each in found],
        )
    return from_json(value, RulesetDefinition)


def _named(contributed: Contributed, name: str) -> RulesetDefinition:
    return next(each for each in definitions(contributed) if each.name == name)
