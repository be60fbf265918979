"""Questions about a station whose answers are laid over it; asked in a process of their own, so without Qt."""

from collections.abc import Iterable, Mapping
from itertools import islice
from typing import TypeVar, cast

from hullwright.schema.boards.hexes import Hex
from hullwright.schema.boards.paths import NOWHERE
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.station.fire import LinesOfFire
from hullwright.schema.kinds.station.metrics import jump_point_shares
from hullwright.schema.kinds.station.survey import StationSurvey
from hullwright.schema.messages import Message, message, some_of

from ...concepts.question import Shading
from .removal import falls

V = TypeVar("V")

NO_GATE = message("None found: there is no gate yet.")
SHARED: Mapping[int, str] = {2: "½", 3: "⅓", 4: "¼"}
"""What is written on a tile that several Jump Points share."""


def distance_to_gate(examination: Examination) -> Shading[Hex]:
    """Return how many steps it is from each cell to the nearest gate, tiles being no hindrance."""
    survey = _survey(examination)
    steps = survey.steps_from(survey.all_gates) if survey.all_gates else ()
    known = {cell: each for cell, each in enumerate(steps) if each != NOWHERE}
    most = max(known.values(), default=0)
    return Shading(
        levels=_on_hexes(survey, {cell: each / (most or 1) for cell, each in known.items()}),
        texts=_on_hexes(survey, {cell: str(each) for cell, each in known.items()}),
        legend=(message("at a gate"), message("{count} steps", count=most)),
        outlined=_hexes(survey, survey.all_gates),
        none_found=NO_GATE,
    )


def jump_point_share(examination: Examination) -> Shading[Hex]:
    """Return which Jump Point is nearest to each station cell; ties are shaded in between."""
    survey = _survey(examination)
    names = list(survey.steps)
    levels: dict[int, float] = {}
    texts: dict[int, str] = {}
    for tile in survey.tiles:
        nearest = _nearest(survey, tile)
        if nearest:
            places = [names.index(each) for each in nearest]
            levels[tile] = sum(places) / len(places) / max(len(names) - 1, 1)
            texts[tile] = nearest[0] if len(nearest) == 1 else SHARED.get(len(nearest), "=")
    shares = [f"{name} {share:g}" for name, share in jump_point_shares(survey).items()]
    told = message("tiles nearest to each: {shares}", shares=some_of(shares, most=8))
    return Shading(
        levels=_on_hexes(survey, levels),
        texts=_on_hexes(survey, texts),
        legend=(told, message("a tile equally near to several counts in part for each")),
        outlined=_hexes(survey, survey.all_gates),
        none_found=NO_GATE,
    )


def _nearest(survey: StationSurvey, cell: int) -> list[str]:
    known = {name: steps[cell] for name, steps in survey.steps.items() if steps[cell] != NOWHERE}
    fewest = min(known.values(), default=NOWHERE)
    return [name for name, steps in known.items() if steps == fewest]


def pod_cells(examination: Examination) -> Shading[Hex]:
    """Return where pods may begin: strongly where a gate can be reached, weakly in pockets (SA-15)."""
    survey = _survey(examination)
    levels = {cell: 1.0 if survey.at_large[cell] else 0.25 for cell in survey.legal_pod_cells}
    return Shading(
        levels=_on_hexes(survey, levels),
        legend=(
            message("in a pocket: {count}", count=len(levels) - len(survey.pod_cells)),
            message("leads to a gate: {count}", count=len(survey.pod_cells)),
        ),
        none_found=message("None found: there is no cell for a pod."),
    )


def fire_lines(examination: Examination) -> Shading[Hex]:
    """Return what turrets can hit at the start: those on fixed tiles, or from where dealt ones could.

    With fixed tiles of the last class the covered cells are shaded and the turrets outlined. Where none
    is fixed, each station cell tells how many cells a turret on it would cover (SA-12, SA-40).
    """
    survey = _survey(examination)
    last = survey.layout.last_class
    turrets = frozenset(at for at, kind in survey.fixed.items() if kind.tile == last.id)
    lines = LinesOfFire(survey)
    if turrets:
        covered = lines.covered(turrets)
        return _marked(
            survey,
            covered,
            message("in a line of fire: {count} cells", count=len(covered)),
            turrets,
        )
    lengths = lines.lengths()
    reach = {cell: sum(line[cell] for line in lengths) for cell in survey.dealt_cells}
    most = max(reach.values(), default=0)
    return Shading(
        levels=_on_hexes(survey, {cell: each / (most or 1) for cell, each in reach.items()}),
        texts=_on_hexes(survey, {cell: str(each) for cell, each in reach.items()}),
        legend=(
            message("a turret here hits no cell"),
            message("a turret here hits {count} cells", count=most),
        ),
        none_found=message("None found: there is no tile for a turret."),
    )


def pockets(examination: Examination) -> Shading[Hex]:
    """Return the open cells that the station encloses; outlined are those sealed until the last class falls."""
    survey = _survey(examination)
    enclosed = [
        cell
        for cell, piece in enumerate(survey.space)
        if piece != NOWHERE and not survey.at_large[cell]
    ]
    return Shading(
        levels=_on_hexes(survey, {cell: 0.8 if survey.sealed[cell] else 0.3 for cell in enclosed}),
        legend=(
            message(
                "opens as tiles fall: {count}", count=sum(not survey.sealed[c] for c in enclosed)
            ),
            message(
                "sealed until the last class: {count}",
                count=sum(map(survey.sealed.__getitem__, enclosed)),
            ),
        ),
        outlined=_hexes(survey, [cell for cell in enclosed if survey.sealed[cell]]),
        none_found=message("None found: the station encloses no open cell."),
    )


def removal_order(
    examination: Examination, steps: int | None = None, seed: int = 1
) -> Shading[Hex]:
    """Return in which order tiles may go, all or the first few; dealt classes are drawn by a seed.

    Outlined are tiles that go although they are enclosed (SA-67).
    """
    survey = _survey(examination)
    gone = list(islice(falls(survey, seed), steps))
    most = len(survey.tiles)
    order = {fall.cell: number for number, fall in enumerate(gone, 1)}
    last = gone[-1].rank if gone else 0
    return Shading(
        levels=_on_hexes(survey, {cell: each / (most or 1) for cell, each in order.items()}),
        texts=_on_hexes(survey, {cell: str(each) for cell, each in order.items()}),
        legend=(
            message("gone first"),
            message(
                "tile {count} of {most}, of class {name}",
                count=len(gone),
                most=most,
                name=survey.layout.tile_classes[last].id,
            ),
        ),
        outlined=_hexes(survey, [fall.cell for fall in gone if fall.is_enclosed]),
        none_found=message("None found: no tile can fall."),
    )


def _survey(examination: Examination) -> StationSurvey:
    return cast("StationSurvey", examination.survey)


def _on_hexes(survey: StationSurvey, values: Mapping[int, V]) -> Mapping[Hex, V]:
    return {survey.hexes[cell]: value for cell, value in values.items()}


def _hexes(survey: StationSurvey, cells: Iterable[int]) -> tuple[Hex, ...]:
    """Return the hexes of some cells, each once, in the order of the board."""
    return tuple(survey.hexes[each] for each in sorted(set(cells)))


def _marked(
    survey: StationSurvey, cells: Iterable[int], meaning: Message, outlined: Iterable[int]
) -> Shading[Hex]:
    """Return a shading of some cells, as strong as can be."""
    return Shading(
        levels=_on_hexes(survey, dict.fromkeys(cells, 1.0)),
        legend=(meaning, meaning),
        outlined=_hexes(survey, outlined),
    )
