"""A tower under examination: where crews begin, where they want to be, and how far that is."""

from functools import cached_property

from hullwright.schema.checks.survey import Survey
from hullwright.schema.documents.maps import MapDocument

from .board import compiled
from .layout import SIGNS, Tower
from .ways import UNREACHED, steps_to


class TowerSurvey(Survey[Tower]):
    """A tower with the answers that several checks share."""

    @classmethod
    def of(cls, document: MapDocument) -> "TowerSurvey":
        """Return the survey of a map."""
        return cls(document, compiled(document.layout))

    @cached_property
    def berths(self) -> list[int]:
        """Where crews begin."""
        return self.board.with_role("berth")

    @cached_property
    def shuttles(self) -> list[int]:
        """Where they want to be."""
        return self.board.with_role("shuttle")

    @cached_property
    def steps(self) -> list[int]:
        """How many steps it is from each compartment to the nearest shuttle."""
        return steps_to(self.board, self.shuttles)

    @cached_property
    def climbs(self) -> dict[str, int]:
        """How many steps it is from each berth to a shuttle; those that reach none are left out."""
        return {
            self.board.ids[each]: self.steps[each]
            for each in self.berths
            if self.steps[each] != UNREACHED
        }


def distances(survey: TowerSurvey) -> dict[str, object]:
    """Return how far each berth is from a shuttle."""
    return {"climbs": survey.climbs}


def metrics(survey: TowerSurvey) -> dict[str, object]:
    """Return the other measurements of a tower."""
    counts = survey.board.counts()
    return {
        "decks": survey.layout.height,
        **{role: counts.get(role, 0) for role in SIGNS},
        "longest_climb": max(survey.climbs.values(), default=0),
    }
