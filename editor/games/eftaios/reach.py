"""Who gets where in a zone under the rules in force, in the inspector's process, so without Qt."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from hullwright.engines.eftaios.map_checks import passages
from hullwright.engines.eftaios.ruleset import EftaiosRuleset
from hullwright.schema.boards.board import Board
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.hex_zone.layout import HUMAN, HexZone, Side
from hullwright.schema.kinds.hex_zone.survey import ZoneSurvey

from ...concepts.question import Shading
from ...kinds.hex_zone.questions import distance_from_start


@dataclass(frozen=True)
class UnderRules(Examination):
    """An examination of a zone that follows the ways which a ruleset leaves open."""

    compiled: Board
    ruleset: EftaiosRuleset

    @cached_property
    def survey(self) -> ZoneSurvey:
        """The zone under examination."""
        return ZoneSurvey(self.document, self.compiled, passages(self.compiled, self.ruleset))

    def begins_anywhere(self, side: Side) -> bool:
        """Tell whether chance decides where a side begins."""
        starts = (self.ruleset.human_start,) if side == HUMAN else self.ruleset.alien_start
        return "random" in starts


def reached_by_sides(examination: Examination, ruleset: EftaiosRuleset) -> Mapping[str, Shading]:
    """Return where each side can get; only zones have a picture for that."""
    if not isinstance(examination.document.layout, HexZone):
        return {}
    under = UnderRules(examination.document, examination.board, ruleset)
    return {side: _reached(under, side) for side in under.survey.sides}


def _reached(under: UnderRules, side: Side) -> Shading:
    shading = replace(distance_from_start(under, side), legend=None)
    # Whoever begins anywhere has no distance, only ground.
    return replace(shading, texts={}, outlined=()) if under.begins_anywhere(side) else shading
