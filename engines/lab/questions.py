"""The table of questions: what can be asked of the lab, by the names that experiments use."""

from collections.abc import Mapping

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message
from hullwright.schema.names import closest

from .comparison import SideBySide
from .decision_time import DecisionTime
from .fairness import Fairness
from .length import Length
from .question import LabQuestion
from .skill import Skill
from .space_use import SpaceUse
from .tipping import Tipping

QUESTIONS: Mapping[str, LabQuestion] = {
    "fair": Fairness(),
    "length": Length(),
    "use": SpaceUse(),
    "skill": Skill(),
    "tips": Tipping(),
    "compare": SideBySide(),
    "decided": DecisionTime(),
}


def question(name: str) -> LabQuestion:
    """Return the question of a name, or say what was probably meant."""
    if name in QUESTIONS:
        return QUESTIONS[name]
    meant = closest(name, QUESTIONS)
    if meant:
        raise HullwrightError(
            message(
                "There is no question “{name}” (did you mean “{meant}”?).", name=name, meant=meant
            )
        )
    raise HullwrightError(
        message(
            "There is no question “{name}”; there are {known}.",
            name=name,
            known=", ".join(QUESTIONS),
        )
    )
