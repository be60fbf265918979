"""Fixes of what is in the box and what presses the players (EEV-6, EEV-8, EEV-9, EEV-10, EEV-11)."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from hullwright.schema.checks.problem import Problem
from hullwright.schema.checks.sentences.galaxy import cube
from hullwright.schema.documents.maps import MapDocument, RuleUse
from hullwright.schema.kinds.galaxy.clocks import alien_clock
from hullwright.schema.kinds.galaxy.deals import can_be_dealt, demanded
from hullwright.schema.kinds.galaxy.edits import MOST_STEPS
from hullwright.schema.kinds.galaxy.effect_parts import ACTIVITY, KIND, names_in
from hullwright.schema.kinds.galaxy.house import house
from hullwright.schema.kinds.galaxy.layout import Event, Galaxy
from hullwright.schema.kinds.galaxy.reveals import Reveals
from hullwright.schema.kinds.galaxy.survey import GalaxySurvey
from hullwright.schema.kinds.galaxy.threats import RESERVE
from hullwright.schema.messages import message

from ...concepts.editor_kind import Fix
from .fixes_edits import changing
from .fixes_ways import turning_up

MOST_MORE = 40
"""So many more outposts or cards are tried."""


def show_everything(document: MapDocument, _: Problem) -> Iterator[Fix]:
    """Yield more outposts, or more open cards, with which everything can be shown (EEV-6)."""
    yield from _shown(GalaxySurvey.of(document), spare=True)


def show_with_reserve(document: MapDocument, _: Problem) -> Iterator[Fix]:
    """Yield the same where only a reserve is lacking: then no upgrade shall be needed any more."""
    yield from _shown(GalaxySurvey.of(document), spare=False)


def _shown(survey: GalaxySurvey, *, spare: bool) -> Iterator[Fix]:
    for name, each in survey.layout.buildings.items():
        if each.reveal and each.in_play:
            yield from _more_outposts(survey, name, each.count, spare=spare)
    for count in range(1, len(survey.hidden)):
        if _is_enough(Reveals(survey.layout, len(survey.hidden) - count), spare=spare):
            yield turning_up(survey.hidden[:count])
            return


def _more_outposts(survey: GalaxySurvey, name: str, count: int, *, spare: bool) -> Iterator[Fix]:
    for more in range(1, MOST_MORE):
        wider = _counting(survey.layout, name, count + more)
        if _is_enough(Reveals(wider, len(survey.hidden)), spare=spare):
            title = (
                message("put one more outpost into the box")
                if more == 1
                else message("put {count} more outposts into the box", count=more)
            )
            yield changing(title, partial(_counting, name=name, count=count + more))
            return


def _counting(galaxy: Galaxy, name: str, count: int) -> Galaxy:
    changed = replace(galaxy.buildings[name], count=count)
    return replace(galaxy, buildings={**galaxy.buildings, name: changed})


def _is_enough(reveals: Reveals, *, spare: bool) -> bool:
    """Whether everything can be shown without upgrades, or with upgrades of which some are to spare."""
    if reveals.most < reveals.hidden or reveals.upgrades is None:
        return False
    return reveals.upgrades == 0 or (spare and reveals.upgrades < reveals.possible_upgrades)


def slow_the_aliens(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield a farther start, smaller steps or a thinner time deck for the Aliens (EEV-8)."""
    survey = GalaxySurvey.of(document)
    aliens, wanted = survey.layout.aliens, (survey.likely_par or 0) + RESERVE
    way = aliens.start - survey.starts[0]
    for start in range(aliens.start + 1, MOST_STEPS + 1):
        steps = -(-(start - survey.starts[0]) // aliens.step)
        if (alien_clock(survey.time, steps) or 0) >= wanted:
            title = message("let the Aliens start at {at}", at=start)
            yield changing(title, partial(_moving, start=start))
            break
    for step in range(aliens.step - 1, 0, -1):
        if (alien_clock(survey.time, -(-way // step)) or 0) >= wanted:
            title = message("let the Aliens move {step} at a time", step=step)
            yield changing(title, partial(_moving, step=step))
            break
    if survey.terms.time is None:
        yield from _thinner(survey, -(-way // aliens.step), wanted)
    del problem


def _moving(galaxy: Galaxy, **changes: Any) -> Galaxy:
    """Return a galaxy whose Aliens start elsewhere or take other steps."""
    return replace(galaxy, aliens=replace(galaxy.aliens, **changes))


def _thinner(survey: GalaxySurvey, steps: int, wanted: int) -> Iterator[Fix]:
    for more in range(1, MOST_MORE):
        deck = replace(survey.time, nothing=survey.time.nothing + more)
        if (alien_clock(deck, steps) or 0) >= wanted:
            title = message("add {count} time cards without an effect", count=more)
            yield changing(title, partial(replace, time=deck))
            return


def deal_hands(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield more copies of activity cards, so that every hand can be dealt (EEV-9)."""
    survey = GalaxySurvey.of(document)
    values = demanded(survey.layout)
    for value in sorted(values):
        if can_be_dealt(_copied(survey.layout, {value}, survey.hands), survey.hands):
            yield changing(
                message("add copies of the cards with travel value {value}", value=value),
                partial(_copied, values={value}, hands=survey.hands),
            )
    everything = set(values)
    yield changing(
        message("add copies of all activity cards"),
        lambda it: _copied(it, everything, survey.hands),
    )
    del problem


def _copied(galaxy: Galaxy, values: set[int], hands: int) -> Galaxy:
    """Return a galaxy with a copy for every hand of the activity cards with some travel values."""
    cards = (
        replace(each, copies=max(each.copies, hands)) if each.travel in values else each
        for each in galaxy.activity
    )
    return replace(galaxy, activity=tuple(cards))


def more_events(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield events that are missing, or a game without chaos (EEV-10)."""
    added = _house_events(document.layout)
    if added:
        yield changing(
            message("add the events of the box"),
            lambda it: replace(it, events={**it.events, **added}),
        )
    if problem.case == "few-events":
        rule = RuleUse(code="EE.CHAOS", parameters={"value": "off"})
        yield Fix(
            message("switch chaos off"),
            lambda it: replace(
                it, rules=(*(each for each in it.rules if each.code != rule.code), rule)
            ),
        )


def cheaper_fight(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield prices of an event that can be paid (EEV-10)."""
    galaxy: Galaxy = document.layout
    name, kind, most = (problem.facts[each] for each in ("name", "kind", "most"))
    event = galaxy.events[name]
    if most or len(event.fight) > 1:
        lower = {**event.fight, kind: most}
        yield changing(
            message("lower the price to {price}", price=most),
            partial(_fought, name=name, fight=lower),
        )
    for other in galaxy.cubes:
        if other not in event.fight:
            paid = {other if each == kind else each: count for each, count in event.fight.items()}
            yield changing(
                message("let it cost {kind} to fight instead", kind=cube(other)),
                partial(_fought, name=name, fight=paid),
            )


def _fought(galaxy: Galaxy, name: str, fight: Mapping[str, int]) -> Galaxy:
    changed = replace(galaxy.events[name], fight=fight)
    return replace(galaxy, events={**galaxy.events, name: changed})


def _house_events(galaxy: Galaxy) -> Mapping[str, Event]:
    """Return the events of the box that a galaxy lacks and has the cubes and activities for."""
    activities = {each.type for each in galaxy.activity}
    lacking = {name for name, each in galaxy.events.items() if not each.in_play}
    return {
        name: each
        for name, each in house().events.items()
        if (name not in galaxy.events or name in lacking)
        and {*each.fight, *names_in(each.effects, KIND)} <= galaxy.cubes.keys()
        and activities.issuperset(names_in(each.effects, ACTIVITY))
    }


def anomaly_behind(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield a limit that keeps the Anomaly off the open cards (EEV-11)."""
    free = GalaxySurvey.of(document).open_run + 1
    yield changing(
        message("keep the Anomaly behind position {at}", at=free - 1),
        lambda it: replace(it, anomaly=replace(it.anomaly, min_position=free)),
    )
    del problem
