"""What can be wished of galaxies, and the same worked out by what examines any galaxy."""

from collections.abc import Mapping

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.galaxy import KIND
from hullwright.schema.kinds.galaxy.clocks import chaos_clock
from hullwright.schema.kinds.galaxy.layout import ASTEROID, Galaxy
from hullwright.schema.kinds.galaxy.metrics import shape
from hullwright.schema.kinds.galaxy.survey import GalaxySurvey
from hullwright.schema.messages import message

from ..contract import Measure

MEASURES: Mapping[str, Measure] = {
    "parsecs": Measure(
        message("Parsecs"), message("How many parsecs it is from Earth to the Ocean planet."), 5, 40
    ),
    "hops": Measure(
        message("Hops"),
        message("The fewest exact hops from Earth to the Ocean planet."),
        2,
        16,
    ),
    "stops": Measure(
        message("Choice of stops"),
        message("How many positions a ship that never turns back may stop at on its way."),
        0,
        30,
    ),
    "par": Measure(
        message("Par, estimated"),
        message("About how many player-turns a crossing takes that nothing threatens."),
        5,
        40,
    ),
    "clock": Measure(
        message("Clock of the Aliens"),
        message("About how many player-turns the Aliens take to Earth if nobody repels them."),
        10,
        80,
    ),
    "slack": Measure(
        message("Slack"),
        message("How many player-turns the clock of the Aliens leaves beyond the estimated par."),
        6,
        40,
    ),
    "chaos": Measure(
        message("Clock of chaos"),
        message(
            "About after how many player-turns three different events are active if none is fought."
        ),
        5,
        40,
    ),
    "upgrades": Measure(
        message("Upgrades needed"),
        message("How many outposts must be upgraded to reveal the whole row."),
        0,
        10,
    ),
    "spare-upgrades": Measure(
        message("Upgrades to spare"),
        message("How many more upgrades can be paid than are needed."),
        0,
        10,
    ),
    "first-planet": Measure(
        message("Hops to the first planet"),
        message("The fewest hops to a planet other than Earth."),
        1,
        8,
    ),
    "first-outpost": Measure(
        message("Hops to the first outpost"),
        message("The fewest hops to where an outpost reveals something."),
        0,
        5,
    ),
    "planets": Measure(
        message("Planets"), message("How many planets lie in the row, Earth left out."), 1, 12
    ),
    "early-planets": Measure(
        message("Planets near Earth"),
        message("How many planets lie among the first six cards, Earth left out."),
        0,
        5,
    ),
    "bonus-planets": Measure(
        message("Bonus planets"),
        message("How many planets bring a cube when they are revealed."),
        0,
        6,
    ),
    "asteroids": Measure(
        message("Asteroid fields"), message("How many asteroid fields lie in the row."), 0, 10
    ),
    "asteroid-run": Measure(
        message("Longest asteroid belt"),
        message("How many asteroid fields follow each other at most."),
        0,
        5,
    ),
    "events": Measure(message("Events"), message("How many cards the event deck has."), 6, 24),
    "buildings": Measure(
        message("Buildings"), message("How many buildings there are to build."), 8, 30
    ),
}
"""What can be wished of a galaxy."""


def measured(document: MapDocument) -> Mapping[str, float]:
    """Return the measures of a galaxy, worked out anew; par is estimated, for a search takes seconds."""
    survey = GalaxySurvey.of(document)
    galaxy: Galaxy = document.layout
    ways, figures = KIND.distances(survey), shape(survey)
    cards = [each for each in map(galaxy.type_at, range(1, len(galaxy.cards) + 1)) if each]
    goal, reveals = ways["goal"] or {"parsecs": 0, "hops": 0}, survey.reveals
    par, clock = survey.likely_par or 0, survey.alien_clock or 0.0
    chaos = chaos_clock(survey.time, list(galaxy.events.values())) if survey.terms.chaos else None
    return {
        "parsecs": goal["parsecs"],
        "hops": goal["hops"],
        "stops": figures["exact_stops"] or 0,
        "par": par,
        "clock": clock,
        "slack": round(clock - par, 1),
        "chaos": chaos or 0.0,
        "upgrades": reveals.upgrades or 0,
        "spare-upgrades": reveals.possible_upgrades - (reveals.upgrades or 0),
        "first-planet": (ways["first_planet"] or {"hops": 0})["hops"],
        "first-outpost": (ways["first_outpost"] or {"hops": 0})["hops"],
        "planets": sum(each.planet and not each.start for each in cards),
        "early-planets": figures["planets_in_first_cards"] or 0,
        "bonus-planets": sum(each.bonus is not None for each in cards),
        "asteroids": sum(each.role == ASTEROID for each in cards),
        "asteroid-run": figures["longest_asteroid_run"] or 0,
        "events": sum(each.count for each in galaxy.events.values()),
        "buildings": sum(each.count for each in galaxy.buildings.values()),
    }
