"""What was made on purpose is found: an unfair start, even pods, a bottleneck that is gone."""

from hullwright.engines.lab.batches import BATCH
from hullwright.engines.lab.cell_results import CellResults
from hullwright.engines.lab.fairness import Fairness
from hullwright.engines.lab.space_use import SpaceUse
from hullwright.schema.documents.experiments import Certainty

from .made_zones import LOPSIDED, MIRRORED, NARROW, UNFAIR, WIDE, made_cell

SURE = Certainty()


def played(rows: tuple[str, ...], batches: int, bot: str = "beginner") -> CellResults:
    cell = made_cell(rows, bot)
    results = CellResults(cell)
    for number in range(batches):
        first = number * BATCH
        results.add(cell.play(cell.match(1), range(first, first + BATCH)))
    return results


def test_a_pod_beside_the_humans_start_is_called_unfair():
    sentence = str(Fairness().answer([[played(UNFAIR, 6)]], SURE).sentence)
    assert "Humans win too often" in sentence


def test_the_pods_of_a_mirrored_zone_are_even():
    rows = SpaceUse().answer([[played(MIRRORED, 6)]], SURE).rows
    pods = [each for each in rows if str(each.title).startswith("pods:")]
    assert len(pods) == 2
    assert all(each.bounds.low <= 0.5 <= each.bounds.high for each in pods)
    assert all("no visible difference" in str(each.told) for each in pods)


def test_a_pod_that_is_out_of_the_way_is_told_beside_one_that_is_not():
    rows = SpaceUse().answer([[played(LOPSIDED, 6)]], SURE).rows
    near, far = (str(each.told) for each in rows if str(each.title).startswith("pods:"))
    assert near == "used more often than the others"
    assert far in {"used less often than the others", "never used"}


def bottlenecks(rows: tuple[str, ...]) -> set[str]:
    found = SpaceUse().answer([[played(rows, 4)]], SURE).rows
    return {place for each in found if str(each.title) == "Bottlenecks" for place in each.places}


def test_a_bottleneck_is_told_until_it_is_removed():
    assert "E03" in bottlenecks(NARROW)
    assert not bottlenecks(WIDE)
