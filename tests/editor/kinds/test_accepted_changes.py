"""Differences are taken over one by one and by groups, on maps of every kind."""

from dataclasses import replace
from itertools import pairwise

import pytest

from hullwright.editor.kinds.accepted_changes import accepted
from hullwright.samples import maps
from hullwright.schema.documents.maps import MapDocument, RuleUse
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.comparison import ChangeGroup, compare

from ..workplaces import zone

FOLDERS = sorted({path.parent.name for path in maps()})
ALWAYS = {ChangeGroup.CELLS, ChangeGroup.PROPERTIES, ChangeGroup.RULES}


def neighbours(folder: str) -> list[tuple[MapDocument, MapDocument]]:
    read = [read_map(path) for path in maps() if path.parent.name == folder]
    return list(pairwise(read[:4]))


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_group_that_is_taken_over_differs_no_longer(folder: str):
    for mine, other in neighbours(folder):
        for group, changes in compare(other, mine).groups().items():
            if group in ALWAYS:
                after = accepted(mine, other, group, changes)
                assert group not in compare(other, after).groups()


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_single_difference_is_taken_over_and_no_other(folder: str):
    mine, other = neighbours(folder)[-1]
    changes = compare(other, mine).groups()[ChangeGroup.CELLS]
    after = accepted(mine, other, ChangeGroup.CELLS, changes[:1])
    left = compare(other, after).groups()[ChangeGroup.CELLS]
    assert changes[0] not in left
    assert len(left) == len(changes) - 1


def test_a_cell_that_does_not_fit_in_is_refused_and_all_of_them_are_not():
    mine = MapDocument(kind="hex-zone", name="Small", layout=zone("ss"))
    other = replace(mine, layout=zone("sss", "ddd"))
    changes = compare(other, mine).cells
    with pytest.raises(HullwrightError, match="no room"):
        accepted(mine, other, ChangeGroup.CELLS, changes[:1])
    assert accepted(mine, other, ChangeGroup.CELLS, changes).layout == other.layout


def test_rules_come_change_and_go_one_by_one():
    def with_rules(*rules: RuleUse) -> MapDocument:
        return MapDocument(kind="hex-zone", name="Same", layout=zone("ss"), rules=rules)

    mine = with_rules(RuleUse(code="A"), RuleUse(code="B", parameters={"value": 1}))
    other = with_rules(RuleUse(code="B", parameters={"value": 2}), RuleUse(code="C"))
    changes = {each.place: each for each in compare(other, mine).fields}
    assert list(changes) == ["rules.B", "rules.C", "rules.A"]
    after = accepted(mine, other, ChangeGroup.RULES, [changes["rules.B"]])
    assert after.rules == (RuleUse(code="A"), other.rules[0])
    assert accepted(mine, other, ChangeGroup.RULES, list(changes.values())).rules == other.rules


def test_edges_are_taken_over_in_their_direction():
    mine, other = (read_map(path) for path in maps() if path.stem in {"overweir", "latchkey"})
    changes = compare(mine, other).groups()[ChangeGroup.EDGES]
    after = accepted(other, mine, ChangeGroup.EDGES, changes[:1])
    assert changes[0] not in compare(mine, after).groups()[ChangeGroup.EDGES]


def test_a_piece_that_the_map_can_not_do_without_is_refused_with_the_reason():
    mine, other = (read_map(path) for path in maps() if path.stem in {"boiler-deck", "cold-start"})
    changes = [each for each in compare(other, mine).fields if each.place == "layout.start_board"]
    with pytest.raises(HullwrightError, match="start board"):
        accepted(mine, other, ChangeGroup.PIECES, changes)
