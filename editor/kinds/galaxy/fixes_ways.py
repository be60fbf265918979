"""Fixes of where ships can go: cards exchanged, turned face up, or made planets (EEV-3, EEV-4, EEV-5, EEV-7)."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import islice

from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.galaxy.box import spares
from hullwright.schema.kinds.galaxy.edits import exchanged, painted
from hullwright.schema.kinds.galaxy.laid_cards import FACE_UP
from hullwright.schema.kinds.galaxy.layout import Galaxy
from hullwright.schema.kinds.galaxy.reveals import scouts
from hullwright.schema.kinds.galaxy.survey import GalaxySurvey
from hullwright.schema.messages import message

from ...concepts.editor_kind import Fix
from .fixes_edits import changing

MOST_CHOICES = 3
MOST_VALUE, MOST_ACTIVITIES = 20, 60
"""The largest travel value, and the most kinds of activity cards; the published schema says the same."""
TRIED = 120
"""So many exchanges are looked at; each takes about a millisecond."""


def reach_goal(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield exchanges of cards after which exact hops lead to the goal (EEV-3)."""
    del problem
    yield from _exchanges(document, lambda survey: all(map(survey.hops, survey.charts)))
    yield from _other_values(document.layout)


def free_the_stuck(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield exchanges of cards after which no ship is stuck (EEV-4)."""
    del problem

    def is_free(survey: GalaxySurvey) -> bool:
        return bool(survey.goals) and not any(
            chart.stuck(survey.goals[0]) for chart in survey.charts
        )

    yield from _exchanges(document, is_free)
    yield from _other_values(document.layout)


def _other_values(galaxy: Galaxy) -> Iterator[Fix]:
    """Yield hands in which a card with another travel value takes the place of one of the commonest."""
    hand = galaxy.setup.hand
    commonest = max(hand, key=lambda value: hand[value], default="")
    travels = {each.travel for each in galaxy.activity}
    near = {value + by for value in travels for by in (-1, 1)} - {0, MOST_VALUE + 1}
    for value in (*sorted(travels), *sorted(near - travels)):
        if not hand.get(str(value)) and commonest and hand[commonest] > 1:
            yield changing(
                message("deal a card with travel value {value} to each", value=value),
                partial(_dealing, value=value, instead=commonest),
            )


def _dealing(galaxy: Galaxy, value: int, instead: str) -> Galaxy:
    """Return a galaxy whose hands hold a card with a travel value instead of one with another."""
    hand = {**galaxy.setup.hand, str(value): 1, instead: galaxy.setup.hand[instead] - 1}
    cards = list(galaxy.activity)
    if all(each.travel != value for each in cards):
        # Some card has to show the value: a copy of each that showed the other.
        cards += [replace(each, travel=value) for each in cards if str(each.travel) == instead]
    return replace(
        galaxy, setup=replace(galaxy.setup, hand=hand), activity=tuple(cards[:MOST_ACTIVITIES])
    )


def _exchanges(document: MapDocument, is_good: Callable[[GalaxySurvey], bool]) -> Iterator[Fix]:
    """Yield the nearest exchanges of two laid cards of different cost that make it good."""
    galaxy: Galaxy = document.layout
    found = (
        pair
        for pair in islice(_pairs(galaxy), TRIED)
        if is_good(GalaxySurvey.of(replace(document, layout=exchanged(galaxy, *pair))))
    )
    for one, other in islice(found, MOST_CHOICES):
        yield changing(
            message("swap the cards at {one} and {other}", one=one, other=other),
            partial(exchanged, a=one, b=other),
        )


def _pairs(galaxy: Galaxy) -> Iterator[tuple[int, int]]:
    """Yield positions of cards that can be exchanged, neighbours first, from the goal backwards."""
    costs = {
        at: each.parsec
        for at in range(len(galaxy.cards), 0, -1)
        if (each := galaxy.type_at(at)) and not each.start and not each.goal
    }
    for apart in range(1, len(galaxy.cards)):
        for at, cost in costs.items():
            if costs.get(at - apart, cost) != cost:
                yield at - apart, at


def cheaper_outposts(_: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield the fix for outposts that cost more than cards give (EEV-5)."""
    most = problem.facts["most"]
    if most:
        yield changing(
            message("let outposts cost {cost}", cost=most), lambda it: _cheaper(it, most)
        )


def first_outpost(document: MapDocument, _: Problem) -> Iterator[Fix]:
    """Yield the fix that opens cards until a first outpost can be built (EEV-5)."""
    galaxy: Galaxy = document.layout
    survey = GalaxySurvey.of(document)
    for count in range(1, len(survey.hidden)):
        opened = opening(galaxy, survey.hidden[:count])
        after = GalaxySurvey.of(replace(document, layout=opened))
        if all(map(after.outpost_spots, after.charts)):
            yield turning_up(survey.hidden[:count])
            return


def opening(galaxy: Galaxy, places: tuple[int, ...]) -> Galaxy:
    """Return a galaxy with some cards face up."""
    return painted(galaxy, dict.fromkeys(places, FACE_UP))


def turning_up(places: tuple[int, ...]) -> Fix:
    """Return the fix that turns some cards face up."""
    title = (
        message("turn position {at} face up", at=places[0])
        if len(places) == 1
        else message("turn {count} more cards face up", count=len(places))
    )
    return changing(title, lambda galaxy: opening(galaxy, places))


def _cheaper(galaxy: Galaxy, most: int) -> Galaxy:
    outposts = {
        name: replace(each, cost=min(each.cost, most)) for name, each in scouts(galaxy).items()
    }
    return replace(galaxy, buildings={**galaxy.buildings, **outposts})


def planets_for_cubes(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield planets that can be reached, or buildings that need none (EEV-7)."""
    galaxy: Galaxy = document.layout
    planets = [name for name in spares(galaxy) if galaxy.card_types[name].planet]
    for name in planets[:1]:
        for at in list(_stops(document))[:MOST_CHOICES]:
            yield changing(
                message("lay a planet at position {at}", at=at),
                partial(painted, contents={at: name}),
            )
    kinds = problem.facts["kinds"]
    yield changing(
        message("let these buildings stand anywhere"),
        lambda it: replace(
            it,
            buildings={
                name: replace(each, planet_only=each.planet_only and each.makes not in kinds)
                for name, each in it.buildings.items()
            },
        ),
    )


def _stops(document: MapDocument) -> Iterator[int]:
    """Yield positions, neither start nor goal, where hops from the start can end."""
    survey = GalaxySurvey.of(document)
    for chart in survey.charts[:1]:
        for at in sorted(chart.steps(survey.starts[0])):
            if not chart[at].start and not chart[at].goal:
                yield at
