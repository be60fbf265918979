"""The wall keeps calm: better maps take the places of their like, and nothing moves until somebody wants order."""

from hypothesis import given, settings
from hypothesis import strategies as st

from hullwright.editor.generate.wall_model import WallModel
from hullwright.engines.generation.candidate import Candidate
from hullwright.engines.generation.scoring import Score, WishMark
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.targets import Wish

NOBODY = frozenset()
MAP = MapDocument(kind="hex-zone", name="A", layout=None)
FAILED = WishMark(Wish(measure="sectors", least=9, required=True), 3, 0.1, is_met=False)


def made(number: int, niche: int, total: float = 0.5, *, is_fit: bool = True) -> Candidate:
    marks = () if is_fit else (FAILED,)
    return Candidate(MAP, {}, Score(total, marks), (niche,), 1, number, number)


def numbers(model: WallModel) -> list[int]:
    return [each.candidate.number for each in model.cards]


def test_new_sorts_of_maps_hang_behind_the_others():
    model = WallModel(4)
    model.renew([made(1, 0), made(2, 1)], 1, NOBODY)
    model.renew([made(3, 2, 0.9), made(1, 0), made(2, 1)], 1, NOBODY)
    assert numbers(model) == [1, 2, 3]


def test_a_better_map_takes_the_place_of_its_like_unless_that_is_held():
    model = WallModel(4)
    model.renew([made(1, 0), made(2, 1)], 1, NOBODY)
    model.renew([made(3, 0), made(4, 1)], 1, frozenset({(1, 2)}))
    assert numbers(model) == [3, 2]


def test_order_puts_the_best_first_and_pinned_ones_before_them():
    model = WallModel(3)
    model.renew([made(1, 0, 0.2), made(2, 1, 0.4), made(3, 2, 0.9)], 1, NOBODY)
    model.pin(0)
    model.put_in_order([made(3, 2, 0.9), made(2, 1, 0.4), made(4, 3, 0.6)], 1, NOBODY)
    assert numbers(model) == [1, 3, 4]


def test_maps_that_score_the_same_to_the_eye_do_not_change_places():
    model = WallModel(4)
    model.renew([made(1, 0, 0.901), made(2, 1, 0.902)], 1, NOBODY)
    model.put_in_order([made(2, 1, 0.904), made(1, 0, 0.901)], 1, NOBODY)
    assert numbers(model) == [1, 2]


def test_a_map_that_somebody_has_chosen_stays_also_in_order():
    model = WallModel(4)
    model.renew([made(1, 0, 0.2), made(2, 1, 0.4)], 1, NOBODY)
    model.put_in_order([made(3, 0, 0.9), made(2, 1, 0.4)], 1, frozenset({(1, 1)}))
    assert numbers(model) == [2, 1]


def test_maps_that_lack_something_go_when_others_have_it():
    model = WallModel(4)
    model.renew([made(1, 0, is_fit=False)], 1, NOBODY)
    assert not model.is_outdated([made(1, 0, is_fit=False)])
    assert model.is_outdated([made(2, 1)])
    model.put_in_order([made(2, 1)], 1, NOBODY)
    assert numbers(model) == [2]


def test_a_pinned_map_outlives_its_run():
    model = WallModel(4)
    model.renew([made(1, 0), made(2, 1)], 1, NOBODY)
    model.pin(1)
    model.show_cards([each for each in model.cards if each.is_pinned])
    model.renew([made(1, 0), made(2, 1)], 2, NOBODY)
    assert [(each.run, each.candidate.number) for each in model.cards] == [(1, 2), (2, 1), (2, 2)]


@settings(max_examples=30)
@given(
    st.lists(
        st.lists(
            st.tuples(st.integers(0, 5), st.floats(0, 1)),
            max_size=6,
            unique_by=lambda each: each[0],
        ),
        max_size=8,
    )
)
def test_without_order_no_card_ever_leaves_its_place(rounds):
    model, number, places = WallModel(4), 0, {}
    for each in rounds:
        candidates = []
        for niche, total in each:
            number += 1
            candidates.append(made(number, niche, total))
        model.renew(candidates, 1, NOBODY)
        found = {card.candidate.niche: place for place, card in enumerate(model.cards)}
        assert places.items() <= found.items()
        assert len(model.cards) <= 4
        places = found
