"""Rules in force: a rule with the values that its parameters have in a scenario, fitted to a ruleset."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, cast, get_origin, get_type_hints

from hullwright.schema.limits import MAX_EXPANDED
from hullwright.schema.messages import Message, message, verbatim
from hullwright.schema.names import closest
from hullwright.schema.records import Json

from .conditions import MAP, Case, case_of, with_numbers
from .definition import RuleDefinition
from .expressions import is_too_large, value_of
from .field_terms import TRIGGERS, field_terms
from .field_titles import field_title
from .fields import EMPTY, ITEMS, NOT_EMPTY, FieldNote, FieldValue, Ruleset, fields_of, notes
from .findings import Finding, Kind
from .parameters import possible, shown, titled
from .triggers import trigger_text
from .values import fits, numbered, suits


@dataclass(frozen=True)
class InForce:
    """A rule of a scenario: what it sets and adds, as values of the ruleset's fields."""

    definition: RuleDefinition
    parameters: Mapping[str, Json]
    forced: bool
    part: str
    """The one field that this is about, where every field of a rule is judged by itself."""
    sets: Mapping[str, FieldValue]
    adds: Mapping[str, FieldValue]
    needs: Case
    idle: tuple[Case, ...]
    conflicts: tuple[Case, ...]

    @property
    def code(self) -> str:
        """Its code."""
        return self.definition.code

    @property
    def name(self) -> str:
        """Its code, and the field where it is about one alone."""
        return ".".join(filter(None, (self.code, self.part)))

    @property
    def title(self) -> Message:
        """What sentences call it."""
        if not self.part:
            return verbatim(self.code)
        return message("{code} ({field})", code=self.code, field=field_title(self.part))

    @property
    def fields(self) -> tuple[str, ...]:
        """The fields of the ruleset that it changes."""
        return tuple(dict.fromkeys((*self.sets, *self.adds)))

    @property
    def has_code(self) -> bool:
        """Whether a game under it calls functions of its plugin."""
        own = f"{self.definition.plugin}/"
        named = (each for each in self.sets.values() if isinstance(each, str))
        return TRIGGERS in self.adds or any(each.startswith(own) for each in named)


def in_force(
    definition: RuleDefinition,
    parameters: Mapping[str, Json],
    *,
    forced: bool,
    ruleset: type[Ruleset],
    part: str = "",
) -> tuple[InForce, list[Finding]]:
    """Return a rule with its values, and what it says that the kind of ruleset can't take."""
    fitting = _Fitting(definition, parameters, ruleset)
    if fitting.is_too_large():
        definition = fitting.definition = replace(
            definition, sets={}, adds={}, triggers=(), needs={}, idle=(), conflicts=()
        )
    sets = dict(fitting.values(definition.sets))
    adds = dict(fitting.values(fitting.growing(definition.adds)))
    rule = InForce(
        definition=definition,
        parameters=parameters,
        forced=forced,
        part=part,
        sets=sets,
        adds=adds | fitting.triggers(),
        needs=with_numbers(fitting.case(definition.needs), fitting.numbers(sets, adds)),
        idle=tuple(map(fitting.case, definition.idle)),
        conflicts=tuple(map(fitting.case, definition.conflicts)),
    )
    return rule, fitting.findings


@cache
def _kinds(ruleset: Any) -> Mapping[str, Any]:  # Any: annotations; a cache takes no frozen types
    """Return the type of each field of a kind of ruleset; to find them out takes a millisecond."""
    return get_type_hints(ruleset)


class _Fitting:
    """The making of one rule's values, with everything found on the way."""

    def __init__(
        self, definition: RuleDefinition, parameters: Mapping[str, Json], ruleset: type[Ruleset]
    ) -> None:
        self.definition = definition
        self.parameters = parameters
        self.ruleset = ruleset
        self.notes = notes(ruleset)
        self.kinds = _kinds(cast("Any", ruleset))  # Any: see there
        self.findings: list[Finding] = []

    def is_too_large(self) -> bool:
        """Tell whether the parameters make more of the rule than anybody needs, which is found, too."""
        told = self.definition
        settings = [list(each.settings.values()) for each in told.triggers]
        cases = [each.get(MAP, {}) for each in (told.needs, *told.idle, *told.conflicts)]
        places = [list(each.values()) for each in (told.sets, told.adds, *cases)]
        if not is_too_large([*places, *settings], self.parameters):
            return False
        text = message(
            "{code} grows to more than {most} letters with these parameters. Make them shorter.",
            code=told.code,
            most=MAX_EXPANDED,
        )
        self._find(Kind.PARAMETER, text, "too-large", "")
        return True

    def growing(self, expressions: Mapping[str, Json]) -> dict[str, Json]:
        """Return what is added to fields that can grow; what is added to others is found and left out."""
        found = {}
        for name, expression in expressions.items():
            if name in self.kinds and get_origin(self.kinds[name]) is None:
                self._find(
                    Kind.PARAMETER,
                    message(
                        "{code} adds to “{field}”, which is neither a list nor a table. Use “sets” instead.",
                        code=self.definition.code,
                        field=titled(name),
                    ),
                    "no-list",
                    name,
                )
            else:
                found[name] = expression
        return found

    def values(self, expressions: Mapping[str, Json]) -> Iterator[tuple[str, FieldValue]]:
        """Yield the value for each field; what does not fit is found and left out."""
        for name, expression in expressions.items():
            if not self._may_change(name):
                continue
            value = value_of(expression, self.parameters)
            note = self.notes[name]
            if not (fits(value, self.kinds[name]) and suits(value, note)):
                self._unfit(name, value, note)
            elif note.slot and isinstance(value, str) and ":" in value:
                yield name, f"{self.definition.plugin}/{value}"
            else:
                yield name, value

    def numbers(self, *changes: Mapping[str, FieldValue]) -> dict[str, tuple[int, ...]]:
        """Return the numbered places that values name, by role: the map has to have them."""
        found: dict[str, tuple[int, ...]] = {}
        for values in changes:
            for name, value in values.items():
                for role, number in numbered(value, self.notes[name]):
                    found[role] = (*found.get(role, ()), number)
        return found

    def triggers(self) -> dict[str, tuple[str, ...]]:
        """Return what the rule adds to the ruleset's triggers; what waits for nothing is found and left out."""
        made = tuple(
            trigger_text(each, self.definition, self.parameters)
            for each in self.definition.triggers
            if self._comes(each.moment)
        )
        return {TRIGGERS: made} if made and self._knows(TRIGGERS) else {}

    def case(self, conditions: Mapping[str, Json]) -> Case:
        """Return conditions as they are evaluated, without fields that don't exist."""
        case = case_of(conditions, self.parameters)
        known = {name: each for name, each in case.fields.items() if self._all_known(name, each)}
        return Case(known, case.map)

    def _all_known(self, name: str, allowed: tuple[bool | int | str, ...]) -> bool:
        named = fields_of({name: allowed})
        unknown = [each for each in named if each not in self.notes]
        for each in unknown:
            self._find(Kind.UNKNOWN, self._asked_about(each), "no-field", each)
        if unknown:
            return False
        return self._are_decks(named) if name == ITEMS else self._is_askable(name, allowed)

    def _asked_about(self, name: str) -> Message:
        code, meant = self.definition.code, closest(name, self.notes)
        if meant:
            return message(
                "{code} asks about “{field}”, which this ruleset doesn't have (did you mean "
                "“{meant}”?).",
                code=code,
                field=name,
                meant=meant,
            )
        return message(
            "{code} asks about “{field}”, which this ruleset doesn't have.", code=code, field=name
        )

    def _are_decks(self, names: tuple[str, ...]) -> bool:
        strange = [each for each in names if get_origin(self.kinds[each]) in {None, tuple}]
        for each in strange:
            told = message(
                "{code} looks for items in “{field}”, which is not a deck.",
                code=self.definition.code,
                field=titled(each),
            )
            self._find(Kind.PARAMETER, told, "no-deck", each)
        return not strange

    def _is_askable(self, name: str, allowed: tuple[bool | int | str, ...]) -> bool:
        """Tell whether a field could have the values that a condition asks for."""
        note, kind = self.notes[name], self.kinds[name]
        if allowed in (NOT_EMPTY, EMPTY):
            return True
        strange = [each for each in allowed if not (fits(each, kind) and suits(each, note))]
        for each in strange:
            told = message(
                "{code} asks whether “{field}” is {value}, which it never is. Possible: "
                "{possible}.",
                code=self.definition.code,
                field=titled(name),
                value=_said(each),
                possible=self._possible(name),
            )
            self._find(Kind.PARAMETER, told, "never-so", name)
        return not strange

    def _may_change(self, name: str) -> bool:
        if name != TRIGGERS:
            return self._knows(name)
        sentence = message(
            "{code} changes “{field}”, which can't be set this way: functions are listed under "
            "“triggers” of the rule itself.",
            code=self.definition.code,
            field=name,
        )
        self._find(Kind.UNKNOWN, sentence, "no-field", name)
        return False

    def _knows(self, name: str) -> bool:
        if name in self.notes:
            return True
        code = self.definition.code
        meant = closest(name, self.notes)
        sentence = (
            message(
                "{code} changes “{field}”, which this ruleset doesn't have (did you mean "
                "“{meant}”?).",
                code=code,
                field=name,
                meant=meant,
            )
            if meant
            else message(
                "{code} changes “{field}”, which this ruleset doesn't have. It may be meant for "
                "another version of Hullwright.",
                code=code,
                field=name,
            )
        )
        self._find(Kind.UNKNOWN, sentence, "no-field", name)
        return False

    def _comes(self, moment: str) -> bool:
        known = self.ruleset.moments
        if not known or moment in known:
            return True
        code, meant = self.definition.code, closest(moment, known)
        sentence = (
            message(
                "{code} waits for “{moment}”, a moment that this game does not have (did you mean "
                "“{meant}”?).",
                code=code,
                moment=moment,
                meant=meant,
            )
            if meant
            else message(
                "{code} waits for “{moment}”, a moment that this game does not have; it has {known}.",
                code=code,
                moment=moment,
                known=", ".join(known),
            )
        )
        self._find(Kind.UNKNOWN, sentence, "no-moment", moment)
        return False

    def _unfit(self, name: str, value: FieldValue, note: FieldNote) -> None:
        told = message(
            "{code} sets “{field}” to {value}, which isn't possible. Possible: {possible}. {means}",
            code=self.definition.code,
            field=titled(name),
            value=_said(value),
            possible=self._possible(name),
            means=note.means,
        )
        self._find(Kind.PARAMETER, told, "unfit", name, (name,))

    def _possible(self, name: str) -> str:
        return possible(field_terms(self.ruleset).get(name, {}))

    def _find(
        self, kind: Kind, told: Message, case: str, subject: str, fields: tuple[str, ...] = ()
    ) -> None:
        found = Finding(
            kind, (self.definition.code,), told, case=case, subject=subject, fields=fields
        )
        self.findings.append(found)


def _said(value: FieldValue) -> str:
    return shown(value) if isinstance(value, str) else json.dumps(value)
