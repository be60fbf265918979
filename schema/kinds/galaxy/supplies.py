"""Checks of what is in the box: outposts, activity cards, events (EEV-6, EEV-9, EEV-10)."""

from collections.abc import Iterator

from ...checks.problem import NO_FACTS, Facts, Problem, Severity
from .deals import can_be_dealt, demanded
from .layout import Galaxy
from .reveals import Reveals, bonuses, makers
from .survey import GalaxySurvey


def reveal_capacity(survey: GalaxySurvey) -> Iterator[Problem]:
    """Yield a problem if the outposts can't show every hidden card, and say how many upgrades it takes.

    A hint as long as upgrades are left over, a warning if each one that can be paid is needed: a
    single one spent too late then locks the game (EE-82).
    """
    reveals = survey.reveals
    if reveals.most < reveals.hidden:
        facts = Facts(hidden=reveals.hidden, most=reveals.most)
        cells = survey.labels(survey.hidden)
        yield Problem("EEV-6", "few-outposts", facts, Severity.ERROR, cells)
    elif reveals.upgrades is None:
        facts = Facts(hidden=reveals.hidden, plain=reveals.plain, kinds=tuple(reveals.unpaid()))
        cells = survey.labels(survey.hidden)
        yield Problem("EEV-6", "unpaid-upgrades", facts, Severity.ERROR, cells)
    elif reveals.upgrades:
        yield _needed_upgrades(reveals, reveals.upgrades)


def _needed_upgrades(reveals: Reveals, upgrades: int) -> Problem:
    facts = Facts(upgrades=upgrades, possible=reveals.possible_upgrades)
    if upgrades < reveals.possible_upgrades:
        return Problem("EEV-6", "some-upgrades", facts, Severity.HINT)
    return Problem("EEV-6", "every-upgrade", facts, Severity.WARNING)


def hands(survey: GalaxySurvey) -> Iterator[Problem]:
    """Yield a problem if not every player can be dealt the hand that the set-up demands (EE-15)."""
    demand = demanded(survey.layout)
    if not demand:
        yield Problem("EEV-9", "no-hand", NO_FACTS, Severity.ERROR)
    elif not can_be_dealt(survey.layout, survey.hands):
        facts = Facts(
            hands=survey.hands, cards=sum(demand.values()), values=tuple(sorted(demand.items()))
        )
        yield Problem("EEV-9", "few-cards", facts, Severity.ERROR)


def events(survey: GalaxySurvey) -> Iterator[Problem]:
    """Yield a problem if there are too few events to play, or one that can never be fought (EE-48)."""
    kinds = {name: each for name, each in survey.layout.events.items() if each.in_play}
    if not kinds:
        yield Problem("EEV-10", "no-events", NO_FACTS, Severity.ERROR)
    elif len(kinds) < 3 and survey.terms.chaos:
        yield Problem("EEV-10", "few-events", Facts(count=len(kinds)), Severity.ERROR)
    for name, event in kinds.items():
        for kind, price in event.fight.items():
            most = _most_cubes(survey.layout, kind)
            if price > most:
                facts = Facts(name=name, price=price, kind=kind, most=most)
                yield Problem("EEV-10", "dear-fight", facts, Severity.ERROR)


def _most_cubes(galaxy: Galaxy, kind: str) -> int:
    """Return the most cubes of a kind that buildings and bonus planets can hold at a time."""
    made = sum(each.count * max(each.capacity or (0, 0)) for each in makers(galaxy, kind))
    return min(galaxy.cubes[kind], made + bonuses(galaxy, kind))
