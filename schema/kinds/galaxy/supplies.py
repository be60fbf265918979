"""Checks of what is in the box: outposts, activity cards, events (EEV-6, EEV-9, EEV-10)."""

from collections.abc import Iterator

from ...checks.problem import Problem, Severity
from ...messages import message
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
        yield Problem(
            "EEV-6",
            Severity.ERROR,
            message(
                "{hidden} cards up to the goal lie face down; all outposts together, upgraded, show {most}.",
                hidden=reveals.hidden,
                most=reveals.most,
            ),
            survey.labels(survey.hidden),
            message("Turn more cards face up, or add outposts."),
        )
    elif reveals.upgrades is None:
        yield Problem(
            "EEV-6",
            Severity.ERROR,
            message(
                "{hidden} cards up to the goal lie face down, plain outposts show {plain}, "
                "and nothing brings enough {kinds} cubes to upgrade them.",
                hidden=reveals.hidden,
                plain=reveals.plain,
                kinds="/".join(reveals.unpaid()),
            ),
            survey.labels(survey.hidden),
            message("Add a building that makes these cubes and the activity card for it."),
        )
    elif reveals.upgrades:
        yield _needed_upgrades(reveals, reveals.upgrades)


def _needed_upgrades(reveals: Reveals, upgrades: int) -> Problem:
    spare = reveals.possible_upgrades - upgrades
    return Problem(
        "EEV-6",
        Severity.HINT if spare else Severity.WARNING,
        message(
            "At least {upgrades} of {possible} possible outpost upgrades are needed to show every card.",
            upgrades=upgrades,
            possible=reveals.possible_upgrades,
        ),
        hint=None
        if spare
        else message("Turn a card face up or add an outpost, to leave a reserve."),
    )


def hands(survey: GalaxySurvey) -> Iterator[Problem]:
    """Yield a problem if not every player can be dealt the hand that the set-up demands (EE-15)."""
    demand = demanded(survey.layout)
    if not demand:
        yield Problem(
            "EEV-9",
            Severity.ERROR,
            message("The set-up demands no activity cards: nobody can do anything."),
            hint=message("Say in the set-up how many cards of each travel value a hand has."),
        )
    elif not can_be_dealt(survey.layout, survey.hands):
        yield Problem(
            "EEV-9",
            Severity.ERROR,
            message(
                "{hands} hands of {cards} different activity cards can't be dealt with the travel "
                "values that are demanded ({values}).",
                hands=survey.hands,
                cards=sum(demand.values()),
                values=", ".join(f"{count}×{value}" for value, count in sorted(demand.items())),
            ),
            hint=message("Add copies of activity cards, or change what a hand demands."),
        )


def events(survey: GalaxySurvey) -> Iterator[Problem]:
    """Yield a problem if there are too few events to play, or one that can never be fought (EE-48)."""
    kinds = {name: each for name, each in survey.layout.events.items() if each.count}
    if not kinds:
        yield Problem(
            "EEV-10",
            Severity.ERROR,
            message("The event deck is empty, which loses the game at once (EE-81)."),
            hint=message("Add events."),
        )
    elif len(kinds) < 3 and survey.terms.chaos:
        yield Problem(
            "EEV-10",
            Severity.ERROR,
            message(
                "There are {count} kinds of events; three different ones must be able to meet (EE-81).",
                count=len(kinds),
            ),
            hint=message("Add kinds of events, or switch chaos off with the rule EE.CHAOS."),
        )
    for name, event in kinds.items():
        for kind, price in event.fight.items():
            most = _most_cubes(survey.layout, kind)
            if price > most:
                yield Problem(
                    "EEV-10",
                    Severity.ERROR,
                    message(
                        "Fighting the event “{name}” costs {price} {kind} cubes; "
                        "at most {most} can lie in the galaxy.",
                        name=name,
                        price=price,
                        kind=kind,
                        most=most,
                    ),
                    hint=message("Lower the price, or add buildings that make these cubes."),
                )


def _most_cubes(galaxy: Galaxy, kind: str) -> int:
    """Return the most cubes of a kind that buildings and bonus planets can hold at a time."""
    made = sum(each.count * max(each.capacity or (0, 0)) for each in makers(galaxy, kind))
    return min(galaxy.cubes[kind], made + bonuses(galaxy, kind))
