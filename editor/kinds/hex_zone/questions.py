"""Questions about a zone whose answers are laid over it; asked in a process of their own, so without Qt."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TypeVar, cast

from hullwright.schema.boards.hexes import Hex
from hullwright.schema.boards.paths import NOWHERE, ways
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.hex_zone.board import axial
from hullwright.schema.kinds.hex_zone.layout import ALIEN, HUMAN, POD, Side
from hullwright.schema.kinds.hex_zone.survey import ZoneSurvey
from hullwright.schema.messages import Message, message

from ...concepts.packed import Packed
from ...concepts.question import FarView, Shading
from ..hexes.plane import HALF, HEIGHT, STEP

V = TypeVar("V")

SPEED: Mapping[Side, int] = {HUMAN: 1, ALIEN: 2}
"""How many sectors a side moves in a turn (EA-T1)."""
NO_START = message("None found: this side has no start yet.")
NO_POD = message("None found: there is no pod yet.")


def _distance(count: int) -> Message:
    return message("distance {count}", count=count)


def _turn(count: int) -> Message:
    return message("in turn {count}", count=count)


def distance_from_start(examination: Examination, side: Side) -> Shading[Hex]:
    """Return how many sectors it is to each sector from where a side begins."""
    survey = _survey(examination)
    return _counted(
        survey,
        survey.ways[side].steps(),
        (message("at the start"), _distance),
        survey.starts(side),
        NO_START,
    )


def distance_to_pod(examination: Examination) -> Shading[Hex]:
    """Return how many sectors it is from each sector to the nearest pod, for a Human."""
    survey = _survey(examination)
    pods = survey.by_role[POD]
    # Two-way links: the way from a pod is the way to it, and only its end may be a start.
    through = survey.board.mask(survey.passages[HUMAN].through)
    steps = ways(survey.board, pods, through, survey.board.mask({HUMAN})).steps()
    return _counted(survey, steps, (message("at a pod"), _distance), pods, NO_POD)


def turns(examination: Examination, side: Side, most: int | None = None) -> Shading[Hex]:
    """Return in which turn a side can first be in each sector, if wanted only for the first turns."""
    survey = _survey(examination)
    speed = SPEED[side]
    needed = [
        NOWHERE if steps == NOWHERE else -(-steps // speed) for steps in survey.ways[side].steps()
    ]
    if most is not None:
        needed = [turn if turn <= most else NOWHERE for turn in needed]
    legend = (message("at the start"), _turn)
    return _counted(survey, needed, legend, survey.starts(side), NO_START)


def chokepoints(examination: Examination, side: Side) -> Shading[Hex]:
    """Return the sectors that lie on every way of a side to the pods."""
    survey = _survey(examination)
    reached = survey.ways[side].reached()
    goals = [pod for pod in survey.by_role[POD] if reached[pod]]
    found = survey.ways[side].chokepoints(goals) if goals else []
    return _marked(
        survey,
        found,
        message("on every way to the pods"),
        message("None found: there is always another way to the pods.")
        if goals
        else message("None found: no pod can be reached."),
    )


def sectors_nobody_reaches(examination: Examination) -> Shading[Hex]:
    """Return the sectors that neither side can reach."""
    survey = _survey(examination)
    return _marked(
        survey,
        survey.unreached,
        message("reached by nobody"),
        message("None found: somebody can get to every sector."),
    )


def first_arrivals(examination: Examination) -> Shading[Hex]:
    """Return by how many turns the Humans are in each sector before the Aliens, or after them."""
    survey = _survey(examination)
    ahead: dict[int, int] = {}
    both = zip(survey.ways[HUMAN].steps(), survey.ways[ALIEN].steps(), strict=True)
    for space, (human, alien) in enumerate(both):
        if human > 0 and alien > 0:
            ahead[space] = -(-alien // SPEED[ALIEN]) - human
    most = max(map(abs, ahead.values()), default=0)
    values = range(-most, most + 1)
    shading = _shading(
        survey,
        {space: turns + most for space, turns in ahead.items()},
        [(turns + most) / (2 * most or 1) for turns in values],
        [f"{turns:+}" if turns else "0" for turns in values],
        (message("-  Aliens first"), message("+  Humans first")),
        none_found=message("None found: no sector can be reached by both sides."),
    )
    return replace(shading, diverging=True)


def touching(examination: Examination) -> Shading[Hex]:
    """Return how many others each sector touches, with the dead ends outlined."""
    survey = _survey(examination)
    # Vents join a sector to more than its six sides.
    most = max(6, *survey.degrees) if survey.degrees else 6
    return _shading(
        survey,
        dict(enumerate(survey.degrees)),
        [count / most for count in range(most + 1)],
        [str(count) for count in range(most + 1)],
        (message("touches none"), message("touches {count}", count=most)),
        survey.dead_ends,
    )


def _survey(examination: Examination) -> ZoneSurvey:
    return cast("ZoneSurvey", examination.survey)


def _counted(
    survey: ZoneSurvey,
    counts: Sequence[int],
    legend: tuple[Message, Callable[[int], Message]],
    outlined: Sequence[int],
    none_found: Message,
) -> Shading[Hex]:
    """Return a shading by counts from 0 on; `NOWHERE` is left out."""
    most = max(counts, default=0)
    return _shading(
        survey,
        {space: count for space, count in enumerate(counts) if count != NOWHERE},
        [count / (most or 1) for count in range(most + 1)],
        [str(count) for count in range(most + 1)],
        (legend[0], legend[1](max(most, 0))),
        outlined,
        none_found=none_found,
    )


def _marked(
    survey: ZoneSurvey, spaces: Sequence[int], meaning: Message, none_found: Message
) -> Shading[Hex]:
    """Return a shading of some sectors, as strong as can be."""
    return _shading(
        survey,
        dict.fromkeys(spaces, 0),
        [1.0],
        [],
        (meaning, meaning),
        spaces,
        none_found=none_found,
    )


def _shading(
    survey: ZoneSurvey,
    codes: Mapping[int, int],
    levels: Sequence[float],
    texts: Sequence[str],
    legend: tuple[Message, Message],
    outlined: Iterable[int] = (),
    *,
    none_found: Message | None = None,
) -> Shading[Hex]:
    """Return the shading in which each space of `codes` has the level and text of its code."""
    # A start or a pod keeps its symbol: it is told a number but not shaded.
    ground = survey.ground
    plain = {space: code for space, code in codes.items() if ground[space]}
    return Shading(
        levels=_packed(survey, plain, tuple(levels)),
        texts=_packed(survey, codes, tuple(texts)) if texts else {},
        legend=legend,
        outlined=survey.hexes(outlined),
        far=_far_view(survey, codes, levels),
        none_found=none_found,
    )


def _packed(survey: ZoneSurvey, codes: Mapping[int, int], entries: tuple[V, ...]) -> Packed[V]:
    import numpy as np

    spaces = np.fromiter(codes, dtype=np.int64)
    qs, rs = axial(np.asarray(survey.board.xs)[spaces], np.asarray(survey.board.ys)[spaces])
    return Packed.of(qs, rs, np.fromiter(codes.values(), dtype=np.uint16), entries)


def _far_view(survey: ZoneSurvey, codes: Mapping[int, int], levels: Sequence[float]) -> FarView:
    """Return the shading with a pixel for each half of a sector, odd columns one pixel lower."""
    import numpy as np

    zone = survey.layout
    spaces = np.fromiter(codes, dtype=np.int64)
    shades = 1 + np.round(254 * np.asarray(levels or [0.0])).astype(np.uint8)
    shown = shades[np.fromiter(codes.values(), dtype=np.int64)]
    column = np.asarray(survey.board.xs)[spaces] // 3
    line = np.asarray(survey.board.ys)[spaces]
    pixels = np.zeros((2 * zone.height + 1, zone.width), dtype=np.uint8)
    pixels[line, column] = shown
    pixels[line + 1, column] = shown
    box = (-STEP / 2, -HALF, STEP * zone.width - STEP / 2, HEIGHT * zone.height)
    return FarView(zone.width, 2 * zone.height + 1, pixels.tobytes(), box)
