"""Measurements of stations: distances, shares, exposure, lines of fire, pressure, length of a game."""

from collections.abc import Iterable, Mapping, Sequence

from ...boards.paths import NOWHERE
from ...checks.survey import Figures
from ...records import JsonObject
from .exposure import exposures
from .fire import LinesOfFire
from .layout import FIGHTER, POD
from .survey import StationSurvey
from .tile_backs import breaches

SEATS_IN_POD = 3
SEATS_IN_FIGHTER = 1
"""Crew that a ship takes (SA-5)."""


def distances(survey: StationSurvey) -> Figures:
    """Return how far it is from the tiles and from the pod cells to the gates.

    From tiles the way leads over all cells, for tiles fall; from pod cells over open ones.
    """
    nearest = survey.steps_from(survey.all_gates)
    flown = survey.steps_from(survey.all_gates, survey.open)
    return {
        "tile_to_gate": _spread(nearest[each] for each in survey.tiles),
        "tile_to_jump_point": {
            name: _spread(steps[each] for each in survey.tiles)
            for name, steps in survey.steps.items()
        },
        "pod_cell_to_gate": _spread(flown[each] for each in survey.pod_cells),
    }


def _spread(steps: Iterable[int]) -> JsonObject | None:
    known = [each for each in steps if each != NOWHERE]
    if not known:
        return None
    return {"min": min(known), "mean": round(sum(known) / len(known), 2), "max": max(known)}


def metrics(survey: StationSurvey) -> Figures:
    """Return the other measurements of a station."""
    return {
        "size": [survey.layout.width, survey.layout.height],
        "cells": len(survey.cells),
        "tiles": len(survey.tiles),
        "station_pieces": len(set(survey.station_pieces) - {NOWHERE}),
        "jump_point_shares": jump_point_shares(survey),
        "pod_cells": len(survey.pod_cells),
        "exposed_tiles": exposed_tiles(survey),
        "pockets": pockets(survey),
        "turret_fire": turret_fire(survey),
        "queen_pressure": queen_pressure(survey),
        "expected_end": expected_end(survey),
        "seats": seats(survey),
        "crew": {str(party.players): party.crew for party in survey.parties},
    }


def jump_point_shares(survey: StationSurvey) -> Mapping[str, float]:
    """Return how many tiles are nearest to each Jump Point; ties are shared out evenly."""
    shares = dict.fromkeys(survey.steps, 0.0)
    for tile in survey.tiles:
        known = {
            name: steps[tile] for name, steps in survey.steps.items() if steps[tile] != NOWHERE
        }
        fewest = min(known.values(), default=NOWHERE)
        nearest = [name for name, steps in known.items() if steps == fewest]
        for name in nearest:
            shares[name] += 1 / len(nearest)
    return {name: round(share, 2) for name, share in shares.items()}


def exposed_tiles(survey: StationSurvey) -> JsonObject:
    """Return how many tiles touch open space: all, and of each class on the average of all deals."""
    return {
        "all": len(survey.exposed),
        "classes": {
            each.tile_class.id: round(float(each.exposed), 2) for each in exposures(survey)
        },
    }


def pockets(survey: StationSurvey) -> JsonObject:
    """Return how many pockets the station encloses, and what is in them."""
    sizes = survey.pockets
    return {
        "count": len(sizes),
        "cells": sizes.total(),
        "largest": max(sizes.values(), default=0),
        "pod_cells": len(survey.legal_pod_cells) - len(survey.pod_cells),
        "queens": sum(survey.space[each] in sizes for each in survey.queens),
    }


def turret_fire(survey: StationSurvey) -> JsonObject:
    """Return what the turrets can hit when the game begins (SA-12, SA-40).

    Where the tiles of the last class are fixed it is known; a turret whose tile is dealt shoots from
    any dealt cell, and the mean of these is told.
    """
    last = survey.layout.last_class
    fixed = frozenset(at for at, kind in survey.fixed.items() if kind.tile == last.id)
    lines = LinesOfFire(survey)
    lengths = lines.lengths()
    is_dealt = last.count > len(fixed) and survey.dealt_cells
    return {
        "fixed": {
            survey.cells.ids[at]: {
                "directions": sum(line[at] > 0 for line in lengths),
                "cells": sum(line[at] for line in lengths),
            }
            for at in sorted(fixed)
        },
        "covered": len(lines.covered(fixed)),
        "dealt_mean": _mean_fire(lengths, survey.dealt_cells) if is_dealt else None,
    }


def _mean_fire(lengths: Sequence[Sequence[int]], cells: Sequence[int]) -> JsonObject:
    return {
        "directions": round(sum(line[at] > 0 for line in lengths for at in cells) / len(cells), 2),
        "cells": round(sum(line[at] for line in lengths for at in cells) / len(cells), 2),
    }


def queen_pressure(survey: StationSurvey) -> JsonObject:
    """Return how hard Queens press on pod cells: the sum of 1/steps to each they can reach (SA-53)."""
    by_cell = {queen: _pressure(survey, queen) for queen in sorted(set(survey.queens))}
    return {
        "total": round(sum(by_cell[each] for each in survey.queens), 2),
        "queens": {survey.cells.ids[each]: round(value, 2) for each, value in by_cell.items()},
    }


def _pressure(survey: StationSurvey, queen: int) -> float:
    steps = survey.steps_from([queen], survey.open)
    reached = (steps[each] for each in survey.pod_cells if steps[each] != NOWHERE)
    return sum((1 / each for each in reached), 0.0)


def expected_end(survey: StationSurvey) -> JsonObject | None:
    """Return after how many removed tiles the Core Breach comes on average, and the turns that gives.

    Of n tiles in any order with k Core Breaches among them the first comes as number (n + 1) / (k + 1);
    the classes before fall first (SA-65). Nothing is told where no Core Breach ends the game.
    """
    before = 0
    for each in survey.layout.tile_classes:
        found = breaches(survey.layout, each)
        if found and survey.terms.breach_ends_game:
            tile = before + (each.count + 1) / (found + 1)
            return {
                "tile": round(tile, 2),
                "turns_per_player": {
                    str(party.players): round(tile / party.players, 2) for party in survey.parties
                },
            }
        before += each.count
    return None


def seats(survey: StationSurvey) -> int:
    """Return the seats in all the ships there are, to hold against the crew."""
    supply = survey.layout.supply
    return supply.get(POD, 0) * SEATS_IN_POD + supply.get(FIGHTER, 0) * SEATS_IN_FIGHTER
