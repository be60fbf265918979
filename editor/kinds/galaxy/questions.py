"""Questions about a galaxy whose answers are laid over it; asked in a process of their own, so without Qt.

What is drawn from the deck is answered for the middle one of some shuffles.
"""

from collections.abc import Callable, Mapping, Sequence
from statistics import median_low
from typing import TypeAlias, cast

from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.galaxy.charts import Chart, mask
from hullwright.schema.kinds.galaxy.clocks import alien_clock
from hullwright.schema.kinds.galaxy.reveals import scouts
from hullwright.schema.kinds.galaxy.survey import GalaxySurvey
from hullwright.schema.messages import Message, message

from ...concepts.question import Shading

Counted: TypeAlias = Callable[[int], Message]
"""What is said of so many."""
NO_START = message("None found: the galaxy has no start yet.")
NO_GOAL = message("None found: the galaxy has no goal yet.")


def parsecs(examination: Examination) -> Shading[int]:
    """Return what it costs to come from the start to each position, in parsecs."""
    survey = _survey(examination)
    if not survey.starts:
        return _hop_shading({}, message("at the start"), _parsecs, none_found=NO_START)
    start = survey.starts[0]
    costs = {
        at: median_low(chart.parsecs(start, at) for chart in survey.charts)
        for at in _positions(survey)
        if survey.charts
    }
    return _hop_shading(costs, message("at the start"), _parsecs, survey.starts)


def hops_from_start(examination: Examination) -> Shading[int]:
    """Return the fewest exact hops from the start to each position where one can end (EE-40)."""
    survey = _survey(examination)
    found = [chart.steps(survey.starts[0]) for chart in survey.charts if survey.starts]
    return _hop_shading(
        _middle(survey, found), message("at the start"), _hops, survey.starts, none_found=NO_START
    )


def hops_to_goal(examination: Examination) -> Shading[int]:
    """Return the fewest exact hops from each position to the goal; where there are none is outlined."""
    survey = _survey(examination)
    if not survey.goals:
        return _hop_shading({}, message("at the goal"), _hops, none_found=NO_GOAL)
    found = [_to_goal(chart, survey.goals[0]) for chart in survey.charts]
    counts = _middle(survey, found)
    stuck = [at for at in _positions(survey) if at not in counts] if survey.charts else []
    return _hop_shading(counts, message("at the goal"), _hops, stuck)


def _to_goal(chart: Chart, goal: int) -> Mapping[int, int]:
    import networkx as nx

    found: Mapping[int, int] = nx.single_source_shortest_path_length(chart.graph().reverse(), goal)
    return found


def first_hop(examination: Examination) -> Shading[int]:
    """Return where ships can be at first, before an outpost stands: hops over open cards only."""
    survey = _survey(examination)
    opened = mask(survey.face_up)
    found = [chart.steps(survey.starts[0], opened) for chart in survey.charts if survey.starts]
    spots = {at for chart in survey.charts for at in survey.outpost_spots(chart)}
    return _hop_shading(
        _middle(survey, found), message("at the start"), _hops, sorted(spots), none_found=NO_START
    )


def reveals(examination: Examination, upgraded: bool) -> Shading[int]:
    """Return how many cards that are hidden at first an outpost at each position would show (EE-44)."""
    survey = _survey(examination)
    side = int(upgraded)
    reach = max(
        (each.reveal[side] for each in scouts(survey.layout).values() if each.reveal), default=0
    )
    counts = {at: _shown(survey, at, reach) for at in _positions(survey)}
    shown = {at: count for at, count in counts.items() if count}
    none_found = message("None found: an outpost would show no card.")
    return _hop_shading(
        shown, message("reveals nothing"), _shows_cards, least=reach, none_found=none_found
    )


def _shown(survey: GalaxySurvey, position: int, reach: int) -> int:
    if survey.terms.next_hidden:
        return min(reach, len(survey.hidden))
    return sum(position < at <= position + reach for at in survey.hidden)


def aliens_clock(examination: Examination) -> Shading[int]:
    """Return after about how many player-turns the Aliens come to each position (EE-70)."""
    survey = _survey(examination)
    start, step = survey.layout.aliens.start, survey.layout.aliens.step
    turns = {
        at: alien_clock(survey.time, -(-(start - at) // step))
        for at in _positions(survey)
        if at <= start
    }
    counts = {at: round(each) for at, each in turns.items() if each is not None}
    outlined = [start] if start <= len(survey.layout.cards) else []
    return _hop_shading(counts, message("at once"), _after_turns, outlined)


def _survey(examination: Examination) -> GalaxySurvey:
    return cast("GalaxySurvey", examination.survey)


def _positions(survey: GalaxySurvey) -> range:
    return range(1, len(survey.layout.cards) + 1)


def _middle(survey: GalaxySurvey, found: Sequence[Mapping[int, int]]) -> dict[int, int]:
    """Return the middle count of each position among those shuffles in which it has one."""
    counts: dict[int, int] = {}
    for at in _positions(survey):
        known = [each[at] for each in found if at in each]
        if known:
            counts[at] = median_low(known)
    return counts


def _hop_shading(
    counts: Mapping[int, int],
    none: Message,
    most: Counted,
    outlined: Sequence[int] = (),
    least: int = 1,
    none_found: Message | None = None,
) -> Shading[int]:
    """Return a shading by counts from 0 on; the strongest shade is the largest, or `least` if more."""
    largest = max([least, *counts.values()])
    return Shading(
        levels={at: count / largest for at, count in counts.items()},
        texts={at: str(count) for at, count in counts.items()},
        legend=(none, most(largest)),
        outlined=tuple(outlined),
        none_found=none_found,
    )


def _parsecs(count: int) -> Message:
    return message("{count} parsecs", count=count)


def _hops(count: int) -> Message:
    return message("{count} hops", count=count)


def _shows_cards(count: int) -> Message:
    return message("reveals {count} cards", count=count)


def _after_turns(count: int) -> Message:
    return message("after {count} player-turns", count=count)
