"""Rules: the book of all rule codes that the plugins bring, read from their data."""

import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

from hullwright.engines.loader import OWN_ENGINES
from hullwright.engines.rules.book import Function, RuleBook
from hullwright.engines.rules.definition import RuleDefinition
from hullwright.engines.rules.duties import Duty
from hullwright.schema.complaints import Unreadable, own_faults, unreadable
from hullwright.schema.errors import HullwrightError, system_reason
from hullwright.schema.files.contents import decoded, regular_content_of
from hullwright.schema.files.jsontext import parse
from hullwright.schema.limits import MAX_RULE_BYTES
from hullwright.schema.messages import message
from hullwright.schema.records import from_json

from .host import Contributed, Host, Origin, Plugin, Status
from .host.plugin import in_words
from .rule_trial import rule_complaints

logger = logging.getLogger(__name__)


def rule_book(host: Host) -> RuleBook:
    """Return the book of all rules; what can't be read is among its troubles and hides nothing else."""
    rules: dict[tuple[str, str], RuleDefinition] = {}
    troubles: list[Unreadable] = []
    broken: dict[tuple[str, str], Unreadable] = {}
    for contributed in host.contributions("rules"):
        is_ours = contributed.plugin.origin is Origin.SHIPPED
        for path in _files(contributed, troubles):
            known = len(troubles)
            with _told(troubles, str(path)):
                rule = replace(read_rule(path, is_ours=is_ours), plugin=contributed.plugin.id)
                _keep_the_first(rule, rules, path)
            if len(troubles) > known:
                broken[stated_name(path)] = troubles[-1]
    asleep = {
        each.id: each.reason
        for each in host.plugins()
        if each.status is Status.UNTRUSTED and each.reason
    }
    return RuleBook.of(rules.values(), _loader(host), troubles, asleep, broken)


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


def read_rule(path: Path, *, is_ours: bool = False) -> RuleDefinition:
    """Return the rule in a file, or raise Unreadable with everything that is wrong with it.

    Of our own rules tests hold that every ruleset takes them, which need not be found out again.
    """
    return _rule_of(regular_content_of(path, MAX_RULE_BYTES), path, is_ours=is_ours)


def stated_name(path: Path) -> tuple[str, str]:
    """Return the game and the code that a file states, as far as it does, whatever else is wrong with it."""
    try:
        value = parse(decoded(regular_content_of(path, MAX_RULE_BYTES), path), str(path))
    except (HullwrightError, OSError):
        return "", ""
    stated = value if isinstance(value, dict) else {}
    return str(stated.get("game", "")), str(stated.get("code", ""))


# The book is made anew whenever a plugin may have changed; most of its rules have not.
@lru_cache(maxsize=1024)
def _rule_of(content: bytes, path: Path, *, is_ours: bool) -> RuleDefinition:
    value = parse(decoded(content, path), str(path))
    stated = value.get("game") if isinstance(value, dict) else None
    with own_faults(str(path)):
        # Of a plugin's game nobody knows the ruleset without running its code.
        is_asked = not is_ours and isinstance(stated, str) and stated in OWN_ENGINES
        found = rule_complaints(value, in_rulesets=is_asked)
    if found:
        raise Unreadable(str(path), found)
    return from_json(value, RuleDefinition)


def _keep_the_first(
    rule: RuleDefinition, rules: dict[tuple[str, str], RuleDefinition], path: Path
) -> None:
    first = rules.setdefault((rule.game, rule.code), rule)
    if first is not rule:
        raise unreadable(
            str(path),
            "A rule of the plugin “{plugin}” already has the code “{code}”. Give yours another "
            "one, such as “{other}”.",
            code=rule.code,
            plugin=first.plugin,
            other=f"{rule.plugin}:{rule.code.lower()}",
        )


def _loader(host: Host) -> Callable[[str, Duty], Function]:
    def loader(name: str, duty: Duty) -> Function:
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
        return loaded if owner.origin is Origin.SHIPPED else _bounded(loaded, code, owner, duty)

    return loader


def _bounded(function: Function, code: str, plugin: Plugin, duty: Duty) -> Function:
    # Only those who have such a plugin wait for what holds it.
    from .rule_functions import RuleFunction

    return RuleFunction(function, code, plugin, duty)
