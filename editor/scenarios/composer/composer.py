"""The composer: an open scenario with everything that is known about it, and what people do to it."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from hullwright.engines.base_engine import named_ruleset
from hullwright.engines.contract import CannotPlay
from hullwright.engines.loader import ENGINES, engine
from hullwright.engines.rules.definition import RuleDefinition, said
from hullwright.engines.rules.findings import Finding
from hullwright.engines.rules.local import LOCAL, local_definition
from hullwright.schema.documents.maps import MapDocument, RuleUse
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.messages import Message, humanised, message
from hullwright.schema.records import Json

from ...concepts.question import Question
from ...documents.scenario_place import ScenarioPlace
from ...documents.visits import Visit
from ...games.game import GameWords
from ...games.rule_titles import finding_text
from ...games.table import game_words
from ...inspection.inspector import Inspector
from ...languages.words import language_in_use
from .edits import (
    used,
    with_local,
    with_parameter,
    with_rule,
    with_ruleset,
    without,
    without_local,
    without_rules,
)
from .judgement import Judgement, judged
from .map_trial import NAME, MapTrial, trial_of
from .remedies import Remedy, RemedyFinder
from .rules import RulesAtHand

REST = 60
"""Milliseconds after the last change until the scenario is tried on its map."""


class Composer(QObject):
    """Keeps the judgement on an open scenario up to date; every change is one step of its history."""

    changed = Signal()
    """Something else is to be said of the scenario, or it is another."""
    tried = Signal()
    """The trial on the map has ended, or there is none any more."""
    failed = Signal(str)
    """Why the scenario could not be tried."""

    def __init__(
        self,
        place: ScenarioPlace,
        rules: RulesAtHand,
        inspector: Inspector,
        language: Callable[[], str] = language_in_use,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.place = place
        self.rules = rules
        self.trial: MapTrial | None = None
        """What the map is like under the scenario; None until that is known."""
        self._language = language
        self._inspector = inspector
        self._visit = Visit(place.document)
        self._judged: tuple[object, Judgement] | None = None
        self._soon = QTimer(self, singleShot=True, interval=REST)
        self._soon.timeout.connect(self._try)
        place.document.changed.connect(self._follow)
        place.paired.connect(self._forget_trial)
        rules.changed.connect(self._read_again)
        inspector.answered.connect(self._take_in)
        inspector.failed.connect(self._tell)
        if place.map is not None:
            self._soon.start()

    # What is known.

    @property
    def scenario(self) -> Scenario:
        """The scenario as it is now."""
        return self.place.scenario

    @property
    def language(self) -> str:
        """The language in which rules are read."""
        return self._language()

    @property
    def words(self) -> GameWords:
        """What people read of the scenario's game, and of the pieces of its own."""
        made = self.judgement.composition
        return game_words(self.scenario.game).with_own(made and made.ruleset, self.language)

    @property
    def sides(self) -> dict[str, str]:
        """The sides of the game with their titles, if it can be shown where they get."""
        game = self.scenario.game
        if game not in ENGINES or self.words.reach is None:
            return {}
        titles = self.words.value_text
        return {side: titles(self.language, side) for side in engine(game).sides}

    @property
    def own_cards(self) -> tuple[str, ...]:
        """The names of the scenario's own pieces that are cards."""
        pieces, made = self.words.pieces, self.judgement.composition
        if pieces is None or made is None:
            return ()
        fields = (sort.field for sort in pieces.sorts if sort.counts)
        return tuple(name for field in fields for name in getattr(made.ruleset, field))

    @property
    def judgement(self) -> Judgement:
        """What there is to say of the scenario: on its map once that was tried, before without it."""
        if self.trial is not None:
            return self.trial.judgement
        scenario = self.scenario
        if self._judged is None or self._judged[0] is not scenario:
            self._judged = scenario, judged(scenario, self.rules.book)
        return self._judged[1]

    @property
    def listed(self) -> tuple[RuleDefinition, ...]:
        """The rules of the game, in the order of their codes."""
        return self.rules.book.of_game(self.scenario.game)

    def asleep(self, rule: RuleDefinition) -> Message | None:
        """Return why a rule can't be played as long as the code that it names is not run, or None if it can."""
        return self.rules.book.without_code(rule)

    @property
    def local(self) -> RuleDefinition | None:
        """What this scenario may change by itself; None if its ruleset is not known."""
        scenario = self.scenario
        if scenario.game not in ENGINES:
            return None
        try:
            base = named_ruleset(engine(scenario.game), scenario.ruleset)
        except CannotPlay:
            return None
        return local_definition(base, scenario.game)

    def rule(self, code: str) -> RuleDefinition | None:
        """Return the rule of a code, or None if it is not known."""
        return self.local if code == LOCAL else self.rules.book.find(code, self.scenario.game)

    def said_of(self, finding: Finding) -> str:
        """Return the sentence that says what was found, with the titles of rules."""
        return finding_text(finding, self.rules.book, self.scenario.game)

    def use(self, code: str) -> RuleUse | None:
        """Return how the scenario uses a rule, or None if it does not."""
        return used(self.scenario, code)

    def remedy_finder(self) -> RemedyFinder:
        """Return who knows remedies for what is to be said now."""
        return RemedyFinder(self.scenario, self.rules, self.language)

    # What people do.

    def play(self, game: str, ruleset: str) -> None:
        """Lay the rules on another ruleset."""
        self._apply(
            message("Choose the ruleset"),
            partial(with_ruleset, game=game, ruleset=ruleset),
            alone=True,
        )

    def tick(self, code: str) -> None:
        """Use a rule, with its usual values."""
        rule = self.rules.book.find(code, self.scenario.game)
        if rule is not None and self.use(code) is None:
            use = self.rules.use_of(rule)
            title = message("Add “{rule}”", rule=self._rule_title(code))
            self._apply(title, partial(with_rule, use=use), alone=True)

    def untick(self, code: str) -> None:
        """Use a rule no longer."""
        edit = partial(without_rules, codes=(code,))
        title = message("Remove “{rule}”", rule=self._rule_title(code))
        self._apply(title, edit, alone=True)

    def _rule_title(self, code: str) -> str:
        """Return what a rule is called, or its code if nobody knows it."""
        rule = self.rules.book.find(code, self.scenario.game)
        return said(rule.title, self.language) if rule is not None else code

    def remove_idle(self) -> None:
        """Take out everything that has no effect."""
        edit = partial(without, names=self.judgement.idle)
        self._apply(message("Remove what has no effect"), edit, alone=True)

    def set_parameter(self, code: str, name: str, value: Json) -> None:
        """Give a parameter of a rule another value; what is typed in one go is one step."""
        self._apply(
            message("Change “{rule}”", rule=self._rule_title(code)),
            partial(with_parameter, code=code, name=name, value=value),
        )

    def set_field(self, field: str, value: Json) -> None:
        """Set a field of the ruleset for this scenario only."""
        title = message("Change the scenario's own {field}", field=humanised(field))
        self._apply(title, partial(with_local, field=field, value=value))

    def set_fields(self, title: Message, fields: Mapping[str, Json]) -> None:
        """Set several fields of the ruleset for this scenario only; one that holds nothing is left alone."""

        def edit(scenario: Scenario) -> Scenario:
            for field, value in fields.items():
                set_ = with_local(scenario, field, value) if value else None
                scenario = set_ or without_local(scenario, field)
            return scenario

        self._apply(title, edit)

    def drop_field(self, field: str) -> None:
        """Leave a field of the ruleset to the rules again."""
        title = message("Remove the scenario's own {field}", field=humanised(field))
        self._apply(title, partial(without_local, field=field), alone=True)

    def take(self, remedy: Remedy) -> None:
        """Put something right."""
        self._apply(remedy.title, remedy.edit, alone=True)

    def end_visit(self) -> None:
        """Let the next change be a step of its own."""
        self._visit.end()

    # Any: documents hold maps as well; this one holds a scenario.
    def _apply(
        self,
        title: Message,
        edit: Callable[[Any], Scenario],
        *,
        alone: bool = False,
    ) -> None:
        if alone:
            self._visit.end()
        self._visit.apply(title, edit, "cards")
        if alone:
            self._visit.end()

    # The trial on a map.

    def pair(self, value: MapDocument | None) -> None:
        """Try the scenario on a map, or on none."""
        self.place.pair(value)

    def forget(self) -> None:
        """Ask nothing any more, as when the scenario is closed."""
        self._soon.stop()
        self._inspector.forget(self)

    def _follow(self, before: Scenario, after: Scenario) -> None:
        if _matters(before) != _matters(after):
            self._forget_trial()

    def _read_again(self) -> None:
        self._judged = None
        self._forget_trial()

    def _forget_trial(self) -> None:
        self.trial = None
        if self.place.map is None:
            self._soon.stop()
            self.tried.emit()
        else:
            self._soon.start()
        self.changed.emit()

    def _try(self) -> None:
        if self.place.map is not None:
            question = trial_of(self.scenario, self.rules.book)
            self._inspector.ask(self, question, self.place.map)

    def _take_in(
        self, asker: object, question: Question, document: MapDocument, answer: MapTrial
    ) -> None:
        if asker is not self or question.name != NAME or document is not self.place.map:
            return
        # An answer about the scenario of a moment ago is followed by another one.
        if _matters(question.options["scenario"]) == _matters(self.scenario):
            self.trial = answer
            self.tried.emit()
            self.changed.emit()

    def _tell(self, asker: object, _: Question, text: str) -> None:
        if asker is self:
            self.failed.emit(text)


def _matters(scenario: Scenario) -> object:
    """Return what decides how a scenario is played: not its name, nor who made it."""
    return scenario.game, scenario.ruleset, scenario.rules
