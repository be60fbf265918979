"""What can be wished of stations, and the same worked out by what examines any station."""

import re
from collections import Counter
from collections.abc import Mapping

from hullwright.schema.boards.hexes import Hex, from_even_r
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.station import KIND
from hullwright.schema.kinds.station.survey import StationSurvey
from hullwright.schema.messages import message

from ..contract import Measure

OPEN, GATE = "open", "gate"
_GATE = re.compile(r"\bgate [^,]*")

MEASURES: Mapping[str, Measure] = {
    "tiles": Measure(
        message("Station tiles"), message("How many tiles the station is made of."), 20, 60
    ),
    "pieces": Measure(
        message("Pieces of the station"),
        message("How many parts the station has between which nobody can walk."),
        1,
        10,
    ),
    "smallest-piece": Measure(
        message("Smallest piece"),
        message("How many tiles the smallest part of the station has."),
        1,
        40,
    ),
    "hull": Measure(
        message("Length of the hull"),
        message(
            "How many sides of tiles face open space: few make a compact station, many a ragged one."
        ),
        40,
        160,
    ),
    "share-gap": Measure(
        message("Difference between Jump Points"),
        message(
            "By how many tiles the Jump Point that is nearest to most of them is ahead of the one with the fewest."
        ),
        0,
        30,
    ),
    "way-gap": Measure(
        message("Difference of the ways"),
        message(
            "By how many steps tiles are farther from one Jump Point than from another, on average."
        ),
        0,
        6,
        0.1,
    ),
    "nearest-tile": Measure(
        message("Way of the nearest tile"),
        message("The fewest steps from a tile to a gate."),
        2,
        8,
    ),
    "mean-way": Measure(
        message("Way of a tile, on average"),
        message("How many steps it is from tiles to the nearest gate, on average."),
        2,
        9,
        0.1,
    ),
    "farthest-tile": Measure(
        message("Way of the farthest tile"),
        message("The steps to a gate from the tile that is farthest away from all."),
        3,
        14,
    ),
    "pod-cells": Measure(
        message("Places for pods"),
        message("How many open cells beside tiles lead to a gate."),
        8,
        70,
    ),
    "pod-way": Measure(
        message("Flight of a pod, on average"),
        message("How many cells a pod flies to the nearest gate, on average."),
        1,
        9,
        0.1,
    ),
    "pockets": Measure(
        message("Pockets"),
        message("How many pieces of open space the station encloses."),
        0,
        8,
    ),
    "pocket-cells": Measure(
        message("Cells in pockets"),
        message("How many open cells lie enclosed."),
        0,
        20,
    ),
    "exposed": Measure(
        message("Exposed tiles"),
        message("The share of the tiles that touch open space and can be removed first."),
        0.5,
        1,
        0.05,
        is_share=True,
    ),
    "exposed-first": Measure(
        message("Choice of the first tiles"),
        message(
            "The share of the class removed first that touches open space, on average of all deals."
        ),
        0.5,
        1,
        0.05,
        is_share=True,
    ),
    "exposed-last": Measure(
        message("Turrets at the hull"),
        message(
            "The share of the class removed last, which bears the turrets, that touches open space."
        ),
        0,
        1,
        0.05,
        is_share=True,
    ),
    "queen-pressure": Measure(
        message("Pressure of the Queens"),
        message(
            "How near Queens are to the places for pods: each counts one divided by the steps."
        ),
        0,
        60,
    ),
    "enclosed-queens": Measure(
        message("Enclosed Queens"),
        message("How many Queens begin in pockets."),
        0,
        4,
    ),
    "turret-cover": Measure(
        message("Cells under fire"),
        message("How many open cells fixed turrets can hit when the game begins."),
        0,
        60,
    ),
}
"""What can be wished of a station."""


def hexes(contents: Mapping[str, str]) -> Mapping[Hex, str]:
    """Return what is in each hex of a station that is not just open, gates alike whatever they are called."""
    found = {}
    for label, each in contents.items():
        row, comma, column = label.partition(",")
        if comma and each != OPEN:
            found[from_even_r(int(row), int(column))] = _GATE.sub(GATE, each)
    return found


def measured(document: MapDocument) -> Mapping[str, float]:
    """Return the measures of a station, worked out anew."""
    survey = StationSurvey.of(document)
    metrics, distances = KIND.metrics(survey), KIND.distances(survey)
    shares = list(metrics["jump_point_shares"].values())
    means = [each["mean"] for each in distances["tile_to_jump_point"].values()]
    exposed, pockets = metrics["exposed_tiles"], metrics["pockets"]
    classes = survey.layout.tile_classes
    free = {
        each.id: exposed["classes"][each.id] / each.count if each.count else 0.0 for each in classes
    }
    return {
        "tiles": metrics["tiles"],
        "pieces": metrics["station_pieces"],
        "smallest-piece": min(
            Counter(survey.station_pieces[each] for each in survey.tiles).values()
        ),
        "hull": sum(survey.open[each] for tile in survey.tiles for each in survey.near(tile)),
        "share-gap": round(max(shares) - min(shares), 2),
        "way-gap": round(max(means) - min(means), 2),
        "nearest-tile": distances["tile_to_gate"]["min"],
        "mean-way": distances["tile_to_gate"]["mean"],
        "farthest-tile": distances["tile_to_gate"]["max"],
        "pod-cells": metrics["pod_cells"],
        "pod-way": (distances["pod_cell_to_gate"] or {"mean": 0.0})["mean"],
        "pockets": pockets["count"],
        "pocket-cells": pockets["cells"],
        "exposed": exposed["all"] / len(survey.tiles),
        "exposed-first": free[classes[0].id],
        "exposed-last": free[classes[-1].id],
        "queen-pressure": metrics["queen_pressure"]["total"],
        "enclosed-queens": pockets["queens"],
        "turret-cover": metrics["turret_fire"]["covered"],
    }
