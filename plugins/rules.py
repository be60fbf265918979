"""Rules: the book of all rule codes that the plugins bring, read from their data."""

import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import lru_cache, wraps
from pathlib import Path
from typing import Any

from hullwright.engines.rules.book import Function, RuleBook
from hullwright.engines.rules.definition import RuleDefinition
from hullwright.engines.rules.soundness import rule_faults
from hullwright.schema.complaints import Complaint, JsonPath, Unreadable, own_faults, unreadable
from hullwright.schema.errors import HullwrightError, system_reason
from hullwright.schema.files.contents import decoded, regular_content_of
from hullwright.schema.files.jsontext import parse
from hullwright.schema.files.published import faults
from hullwright.schema.files.reader import place
from hullwright.schema.limits import MAX_RULE_BYTES
from hullwright.schema.messages import Message, message
from hullwright.schema.records import Json, from_json

from .host import Contributed, Host, Origin, Plugin
from .host.plugin import in_words

logger = logging.getLogger(__name__)


def rule_book(host: Host) -> RuleBook:
    """Return the book of all rules; what can't be read is among its troubles and hides nothing else."""
    rules: dict[tuple[str, str], RuleDefinition] = {}
    troubles: list[Unreadable] = []
    for contributed in host.contributions("rules"):
        for path in _files(contributed, troubles):
            with _told(troubles, str(path)):
                rule = replace(read_rule(path), plugin=contributed.plugin.id)
                _keep_the_first(rule, rules, path)
    return RuleBook.of(rules.values(), _loader(host), troubles)


def _files(contributed: Contributed, troubles: list[Unreadable]) -> Sequence[Path]:
    found: list[Path] = []
    with _told(troubles, contributed.plugin.id):
        found += rule_files(contributed)
    return found


def rule_files(contributed: Contributed) -> list[Path]:
    """Return the files of the rules that a contribution brings; HullwrightError if they are not there."""
    path = contributed.path
    return sorted(path.glob("*.json")) if path.is_dir() else [path]


@contextmanager
def _told(troubles: list[Unreadable], source: str) -> Iterator[None]:
    """Note what goes wrong with one file or plugin, whatever it is, so that it costs no other."""
    try:
        yield
    except Unreadable as trouble:
        troubles.append(trouble)
    except HullwrightError as fault:
        troubles.append(unreadable(source, "{reason}", reason=fault))
    except OSError as fault:
        reason = system_reason(fault)
        troubles.append(unreadable(source, "It can't be read: {reason}.", reason=reason))
    except Exception as bug:
        logger.debug("%s could not be read", source, exc_info=True)
        reason = in_words(bug)
        troubles.append(unreadable(source, "It can't be looked into: {reason}.", reason=reason))


def read_rule(path: Path) -> RuleDefinition:
    """Return the rule in a file, or raise Unreadable with everything that is wrong with it."""
    return _rule_of(regular_content_of(path, MAX_RULE_BYTES), path)


# The book is made anew whenever a plugin may have changed; most of its rules have not.
@lru_cache(maxsize=1024)
def _rule_of(content: bytes, path: Path) -> RuleDefinition:
    value = parse(decoded(content, path), str(path))
    with own_faults(str(path)):
        found = list(faults(value, "rule")) or list(rule_faults(value))
    if found:
        complaints = [
            Complaint(each.path, _place(value, each.path), each.message) for each in found
        ]
        raise Unreadable(str(path), complaints)
    return from_json(value, RuleDefinition)


def _place(value: Json, path: JsonPath) -> Message | str:
    return place(value if isinstance(value, dict) else {}, path)


def _keep_the_first(
    rule: RuleDefinition, rules: dict[tuple[str, str], RuleDefinition], path: Path
) -> None:
    first = rules.setdefault((rule.game, rule.code), rule)
    if first is not rule:
        raise unreadable(
            str(path),
            "The code “{code}” is already that of a rule of the plugin “{plugin}”. Give yours "
            "another one, such as “{other}”.",
            code=rule.code,
            plugin=first.plugin,
            other=f"{rule.plugin}:{rule.code.lower()}",
        )


def _loader(host: Host) -> Callable[[str], Function]:
    def loader(name: str) -> Function:
        """Return the function that `plugin/module:name` stands for."""
        plugin, slash, code = name.partition("/")
        if not slash:
            raise HullwrightError(
                message("“{name}” is not a function of a plugin and not a known word.", name=name)
            )
        owner = host.plugin(plugin)
        loaded: Function = owner.load(code)
        if not callable(loaded):
            raise HullwrightError(
                message(
                    "“{code}” of the plugin “{plugin}” is not a function.", code=code, plugin=plugin
                )
            )
        return loaded if owner.origin is Origin.SHIPPED else _answering(loaded, owner)

    return loader


def _answering(function: Function, plugin: Plugin) -> Function:
    """Return a stranger's function so that what goes wrong in it ends in a sentence that names it."""

    # Any: rules bring functions for every moment of a game, each with details of its own.
    @wraps(function)
    def called(*arguments: Any, **details: Any) -> Any:
        with plugin.answers():
            return function(*arguments, **details)

    return called
