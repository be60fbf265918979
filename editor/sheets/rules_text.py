"""A scenario in words: its rules, the numbers that they change, and its decks."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from hullwright.engines.rules.definition import RuleDefinition, code_order, said
from hullwright.engines.rules.fields import FieldValue, notes
from hullwright.engines.rules.local import LOCAL
from hullwright.engines.rules.parameters import settled
from hullwright.schema.documents.maps import RuleUse
from hullwright.schema.records import Json, JsonObject

from ..games.game import GameWords
from ..languages.words import tr_in
from .changes import change_text, owned_texts
from .flow import FAINT, STRONG, FlowCell, Strip, paragraph, section, space, table_row
from .letters import TextMeasure
from .subject import SheetGame

UNTOLD = frozenset({"triggers"})
"""Fields that mean nothing to people."""


@dataclass(frozen=True)
class RulesText:
    """What is to be said of a game at the table, in a language."""

    game: SheetGame
    language: str
    measure: TextMeasure
    width: float

    def strips(self) -> Iterator[Strip]:
        """Yield rules, changed numbers and decks, line by line."""
        yield from self._rules()
        yield from self._own_pieces()
        yield from self._changes()
        yield from self._decks()

    # The rules.

    def _rules(self) -> Iterator[Strip]:
        scenario, book = self.game.scenario, self.game.book
        # What a scenario sets by itself has no text: it is told among the differences.
        named = (each for each in scenario.rules if each.code != LOCAL)
        uses = sorted(named, key=lambda each: code_order(each.code))
        if uses or not scenario.rules:
            title = tr_in(self.language, "Rules in force")
            yield from section(title, self.width, self.measure)
        if not scenario.rules:
            text = tr_in(self.language, "The rules of the edition, without any change.")
            yield from paragraph(text, self.width, self.measure)
        for use in uses:
            rule = book.find(use.code, scenario.game)
            yield from self._rule(use, rule)
            yield space(1.4)

    def _rule(self, use: RuleUse, rule: RuleDefinition | None) -> Iterator[Strip]:
        if rule is None:
            yield from paragraph(use.code, self.width, self.measure, STRONG)
            text = tr_in(
                self.language, "The text of this rule is not available, so it is left out here."
            )
            yield from paragraph(text, self.width, self.measure, indent=3)
            return
        title = tr_in(
            self.language, "{code}  {title}", code=rule.code, title=said(rule.title, self.language)
        )
        for strip in paragraph(title, self.width, self.measure, STRONG):
            yield strip._replace(keep=True)
        yield from paragraph(said(rule.text, self.language), self.width, self.measure, indent=3)
        for line in self._parameters(use, rule):
            yield from paragraph(line, self.width, self.measure, FAINT, indent=3)

    def _parameters(self, use: RuleUse, rule: RuleDefinition) -> Iterator[str]:
        """Yield what a scenario chooses where a rule leaves a choice."""
        values = settled(rule, use.parameters)
        for name, schema in rule.settings.items():
            yield tr_in(
                self.language,
                "{name}: {value}",
                name=said(schema["titles"], self.language),
                value=self._chosen(schema, values[name]),
            )

    def _chosen(self, schema: Mapping[str, Json], value: object) -> str:
        labels = schema.get("labels", {}).get(str(value))
        return (
            said(labels, self.language) if labels else self._words.value_text(self.language, value)
        )

    # Pieces of the scenario's own.

    def _own_pieces(self) -> Iterator[Strip]:
        pieces, ruleset = self.game.words.pieces, self.game.composition.ruleset
        for sort in pieces.sorts if pieces else ():
            found: Mapping[str, JsonObject] = getattr(ruleset, sort.field)
            if found:
                title = tr_in(self.language, "{pieces} of this scenario", pieces=sort.title)
                yield from section(title, self.width, self.measure)
            for name, told in found.items():
                called = self._words.value_text(self.language, name)
                for strip in paragraph(called, self.width, self.measure, STRONG):
                    yield strip._replace(keep=True)
                for line in sort.told(told, ruleset, self.language):
                    yield from paragraph(line, self.width, self.measure, indent=3)
                yield space(1.4)

    @property
    def _words(self) -> GameWords:
        """What people read of the game, and of the scenario's own pieces."""
        return self.game.words_in(self.language)

    # What differs from the ruleset.

    def _changes(self) -> Iterator[Strip]:
        sentences = [each for change in self._differences() for each in self._change(*change)]
        if sentences:
            title = tr_in(self.language, "What differs from the edition")
            yield from section(title, self.width, self.measure)
        for sentence in sentences:
            yield from paragraph(sentence, self.width, self.measure)
            yield space(1)

    def _change(self, name: str, before: FieldValue, after: FieldValue) -> Iterator[str]:
        words = self._words
        if isinstance(after, Mapping) and name in words.changes.of_somebody:
            yield from owned_texts(words, self.language, name, before, after)
        else:
            means = notes(type(self.game.composition.base))[name].means
            yield change_text(words, self.language, name, before, after, means)

    def _differences(self) -> Iterator[tuple[str, FieldValue, FieldValue]]:
        """Yield each field that differs and is a number, or that no text of a rule tells of."""
        told = self._told()
        for name, before, after in self.game.composition.changes:
            if name in self.game.words.decks or name in UNTOLD or name in self._piece_fields:
                continue
            if _is_number(before) or _is_number(after) or name not in told:
                yield name, before, after

    @property
    def _piece_fields(self) -> frozenset[str]:
        pieces = self.game.words.pieces
        return pieces.fields if pieces else frozenset()

    def _told(self) -> set[str]:
        """Return the fields that the rules in force change and tell of."""
        scenario, book = self.game.scenario, self.game.book
        rules = (book.find(each.code, scenario.game) for each in scenario.rules)
        return {name for rule in rules if rule for name in rule.fields}

    # The decks.

    def _decks(self) -> Iterator[Strip]:
        made = self.game.composition
        for field, title in self.game.words.decks.items():
            deck: Mapping[str, int] = getattr(made.ruleset, field, {})
            base: Mapping[str, int] = getattr(made.base, field, {})
            if deck or base:
                count = sum(deck.values())
                text = tr_in(
                    self.language, "{deck} ({count})", deck=tr_in(self.language, title), count=count
                )
                yield from section(text, self.width, self.measure)
                yield from self._deck(deck, base)

    def _deck(self, deck: Mapping[str, int], base: Mapping[str, int]) -> Iterator[Strip]:
        for card in dict.fromkeys((*base, *deck)):
            here, there = deck.get(card, 0), base.get(card, 0)
            title = self._words.value_text(self.language, card)
            cells = [FlowCell(title, 7), FlowCell(str(here), 1, 1.0, STRONG)]
            if here != there:
                was = tr_in(self.language, "instead of {count}", count=there)
                cells.insert(1, FlowCell(was, 3, 1.0, FAINT))
            yield table_row(cells, self.width, self.measure)


def _is_number(value: object) -> bool:
    if isinstance(value, Mapping):
        return bool(value) and all(_is_number(each) for each in value.values())
    return isinstance(value, int) and not isinstance(value, bool)
