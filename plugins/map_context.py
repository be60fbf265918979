"""What code of plugins can ask of a map beyond its document: its board, the rules in force, figures and problems."""

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from hullwright.schema.boards.board import Board
from hullwright.schema.checks.problem import Problem
from hullwright.schema.checks.survey import Figures
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.files.export import PlayedUnder
from hullwright.schema.kinds import map_kind
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.records import JsonObject

from .map_pictures import MapPictures, pictures_of

# What knows rules is imported when somebody asks for them: most exports are of a map alone.
if TYPE_CHECKING:
    from hullwright.engines.preparation import Prepared
    from hullwright.engines.rules.book import RuleBook

A4 = (210.0, 297.0)


@dataclass(frozen=True)
class MapContext:
    """A map as it is exported or printed, by itself or under a scenario; each answer is worked out on demand."""

    original: MapDocument
    """The map as its file has it."""
    scenario: Scenario | None = None
    """What it is played under, if anything."""
    book: "RuleBook | None" = None
    """The rules that there are; those of the person's plugins if not given."""
    language: str = "en"
    """The language that people want to read: en, es, pt or de."""
    paper: tuple[float, float] = A4
    """For sheets: width and height of the paper that was chosen, in millimetres."""
    beside: str = "map-files"
    """For exporters: the name of the folder beside the file, into which further files go."""
    beside_address: str = ""
    """For exporters: the same folder as an address of this machine, where it is known."""

    @property
    def document(self) -> MapDocument:
        """The map as it is played: under a scenario, with everything where its rules put it."""
        return self.examination.document

    @property
    def board(self) -> Board:
        """The compiled board: spaces with their roles and places, and the links between them."""
        return self.examination.board

    @cached_property
    def ruleset(self) -> JsonObject:
        """The rules in force by the names of their fields; without a scenario those the map names, laid on its game's usual ruleset.

        Nothing if no engine knows the game. CannotPlay if the rules can't be.
        """
        found = self._prepared or self._plain
        return found.ruleset.to_json() if found else {}

    @property
    def metrics(self) -> Figures:
        """The measurements of the map's kind."""
        return self.examination.metrics

    @property
    def distances(self) -> Figures:
        """How far it is from where players begin to where they want to be."""
        return self.examination.distances

    @property
    def under(self) -> PlayedUnder | None:
        """What an export for engines says of the scenario."""
        return self._prepared.exported if self._prepared else None

    @property
    def pictures(self) -> MapPictures:
        """Pictures of the map and of the pieces it is played with; HullwrightError where nothing can draw them."""
        return pictures_of(self.document, self.language)

    @cached_property
    def problems(self) -> tuple[Problem, ...]:
        """What our own checks find, with the rules in force where there is a scenario."""
        return self._prepared.problems if self._prepared else self.examination.problems

    @cached_property
    def examination(self) -> Examination:
        """The map under examination, for those who work with our own parts."""
        return self._prepared.examined if self._prepared else Examination(self.original)

    @cached_property
    def _prepared(self) -> "Prepared | None":
        return self._under(self.scenario) if self.scenario else None

    @cached_property
    def _plain(self) -> "Prepared | None":
        from hullwright.engines.contract import CannotPlay
        from hullwright.engines.loader import engine, plain_scenario

        try:
            engine(map_kind(self.original.kind).game)
        except CannotPlay:
            return None
        return self._under(plain_scenario(self.original))

    def _under(self, scenario: Scenario) -> "Prepared":
        from hullwright.engines.loader import prepared

        return prepared(self.original, scenario, self._book(scenario))

    def _book(self, scenario: Scenario) -> "RuleBook":
        if self.book is not None:
            return self.book
        from hullwright.engines.rules.book import RuleBook

        from .host import Host
        from .rules import rule_book

        # Reading all rules takes longer than most exports, and most maps have none.
        return rule_book(Host()) if scenario.rules else RuleBook()
