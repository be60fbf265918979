"""Edits of a scenario's own pieces: what its form shows of one, and the fields of the ruleset after a change."""

from collections.abc import Mapping
from dataclasses import dataclass

from hullwright.schema.effects import Effect
from hullwright.schema.records import Json, JsonObject

from ...games.own_pieces import EFFECTS, TEXTS, TITLE, PieceSort, piece_name, shown_text, with_text

CARDS = "cards"
"""What a form calls the number of cards, which stands in a field of its own."""

Fields = dict[str, Json]
"""Fields of the ruleset with their new values."""


@dataclass(frozen=True)
class PieceEdits:
    """The pieces of one sort as a scenario has them, and how they are changed."""

    sort: PieceSort
    pieces: Mapping[str, JsonObject]
    counts: Mapping[str, int]
    language: str

    def shown(self, name: str, setting: str, schema: JsonObject) -> Json:
        """Return what a form shows for a setting of a piece."""
        told = self.pieces[name]
        if setting == CARDS:
            return self.counts.get(name, 0)
        if setting in TEXTS:
            return shown_text(told.get(setting), self.language)
        value = told.get(setting, schema.get("default"))
        return list(value) if isinstance(value, tuple) else value

    def effects(self, name: str) -> tuple[Effect, ...]:
        """Return what a piece does."""
        return tuple(self.pieces[name].get(EFFECTS, ()))

    def added(self, title: str) -> tuple[str, Fields]:
        """Return the name of a new piece, and the fields with it; a card of it is in the deck at once."""
        name = piece_name(title, {*self.pieces, *self.sort.taken}, self.sort.name)
        fields = self._fields({**self.pieces, name: {TITLE: title, **self.sort.blank}})
        if self.sort.counts:
            fields[self.sort.counts] = {**self.counts, name: 1}
        return name, fields

    def removed(self, name: str) -> Fields:
        """Return the fields without a piece."""
        fields = self._fields({key: each for key, each in self.pieces.items() if key != name})
        if self.sort.counts:
            fields[self.sort.counts] = {
                key: each for key, each in self.counts.items() if key != name
            }
        return fields

    def changed(self, name: str, setting: str, value: Json, schema: JsonObject) -> Fields:
        """Return the fields after a setting of a piece has changed; what is usual is not written."""
        if setting == CARDS:
            others = {key: each for key, each in self.counts.items() if key != name}
            return {self.sort.counts: {**others, name: value} if value else others}
        told = {key: each for key, each in self.pieces[name].items() if key != setting}
        if setting in TEXTS:
            text = with_text(self.pieces[name].get(setting), self.language, value)
            told |= {setting: text} if text else {}
        elif value != schema.get("default"):
            told[setting] = value
        return self._with(name, told)

    def doing(self, name: str, effects: tuple[Effect, ...]) -> Fields:
        """Return the fields after a piece does something else."""
        return self._with(name, {**self.pieces[name], EFFECTS: [dict(each) for each in effects]})

    def _with(self, name: str, told: JsonObject) -> Fields:
        return self._fields(
            {key: told if key == name else each for key, each in self.pieces.items()}
        )

    def _fields(self, pieces: Mapping[str, JsonObject]) -> Fields:
        return {self.sort.field: dict(pieces)}
