"""Whatever a galaxy looks like: it survives its file, and looking at it never fails."""

import json
from dataclasses import replace

from hypothesis import example, given
from hypothesis import strategies as st

from hullwright.schema.boards.board import pairs
from hullwright.schema.documents.maps import MapDocument, Players, RuleUse
from hullwright.schema.files.reader import build
from hullwright.schema.files.writer import text_of
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.galaxy import KIND
from hullwright.schema.kinds.galaxy.house import house
from hullwright.schema.kinds.galaxy.layout import (
    ActivityCard,
    Aliens,
    Anomaly,
    Building,
    CardType,
    Event,
    Galaxy,
    GalaxyCard,
    GalaxyDeck,
    GalaxySetup,
    TimeDeck,
    Track,
)

CUBES = ("food", "ore")
TYPES = ("home", "far", "rock", "void", "garden")

amounts = st.dictionaries(st.sampled_from(CUBES), st.integers(0, 50), max_size=2)
levels = st.tuples(st.integers(0, 50), st.integers(0, 50))
extras = st.dictionaries(st.just("x-lamp"), st.integers(0, 9), max_size=1)
names = st.text(st.characters(codec="utf-8"), max_size=5)
own_effects = st.sampled_from(
    [
        {"do": "anomaly"},
        {"do": "lose_cubes", "kind": "food", "count": 2},
        {"do": "empty_buildings", "kind": "ore"},
        {"do": "aliens_come", "count": 99},
        {"do": "dance"},
        {"do": "raise_costs", "what": "fight", "more": "much"},
    ]
)
"""Effects as designers write them, some of them nonsense that checks must bear."""
card_types = st.builds(
    CardType,
    parsec=st.integers(1, 3) | st.integers(1, 20),
    planet=st.booleans(),
    bonus=st.none() | st.sampled_from(CUBES),
    start=st.booleans(),
    goal=st.booleans(),
    count=st.none() | st.integers(0, 400),
    letter=st.none() | st.sampled_from("aZ0"),
    title=names,
    extra=extras,
)
cards = st.builds(
    GalaxyCard, card=st.sampled_from([*TYPES, "drawn"]), face_up=st.booleans(), extra=extras
)
decks = st.builds(
    GalaxyDeck,
    shuffle=st.dictionaries(st.sampled_from(TYPES), st.integers(0, 400)),
    remove=st.integers(0, 9),
)
makers = st.builds(
    Building,
    count=st.integers(0, 400),
    cost=st.integers(0, 100),
    upgrade=amounts,
    effects=st.tuples(
        st.builds(
            lambda kind, pair: {"do": "make", "kind": kind, "count": pair[0], "upgraded": pair[1]},
            st.sampled_from(CUBES),
            levels,
        )
    ),
    planet_only=st.booleans(),
    replaceable=st.booleans(),
)
outposts = st.builds(
    Building,
    count=st.integers(0, 400),
    cost=st.integers(0, 6),
    upgrade=amounts,
    effects=st.tuples(
        st.builds(lambda pair: {"do": "reveal", "count": pair[0], "upgraded": pair[1]}, levels)
    ),
    planet_only=st.booleans(),
    extra=extras,
)
activities = st.builds(
    ActivityCard,
    type=st.sampled_from(["build", *CUBES]),
    travel=st.integers(1, 4) | st.integers(1, 20),
    active=st.lists(st.integers(1, 20), unique=True, max_size=6).map(tuple),
    points=st.dictionaries(st.integers(1, 20).map(str), st.integers(0, 100), max_size=5),
    copies=st.integers(1, 20),
)
events = st.builds(
    Event,
    count=st.integers(0, 50),
    fight=st.dictionaries(st.sampled_from(CUBES), st.integers(0, 50), min_size=1),
    effects=st.lists(own_effects, max_size=3).map(tuple),
    text=names,
    print_only=st.booleans(),
    title=names,
)
few = st.integers(0, 100)
galaxies = st.builds(
    Galaxy,
    track=st.builds(
        Track,
        rows=st.lists(st.integers(1, 100), min_size=1, max_size=5).map(tuple),
        path=st.sampled_from(["serpentine", "left-right"]),
    ),
    cards=st.lists(cards, min_size=1, max_size=12).map(tuple),
    deck=st.none() | decks,
    card_types=st.fixed_dictionaries(dict.fromkeys(TYPES, card_types)),
    buildings=st.dictionaries(st.sampled_from("abc"), makers | outposts),
    activity=st.lists(activities, max_size=6).map(tuple),
    events=st.dictionaries(st.sampled_from("abcd"), events),
    time=st.builds(TimeDeck, nothing=few, event=few, aliens=few),
    aliens=st.builds(Aliens, start=st.integers(1, 500), step=st.integers(1, 50)),
    anomaly=st.builds(Anomaly, min_position=st.integers(1, 500), step=st.integers(0, 50)),
    cubes=st.fixed_dictionaries(dict.fromkeys(CUBES, st.integers(0, 200))),
    setup=st.builds(
        GalaxySetup,
        actions=st.integers(1, 10),
        hand=st.dictionaries(st.integers(1, 20).map(str), st.integers(0, 12), max_size=3),
    ),
    extra=extras,
)
house_galaxies = st.builds(
    lambda laid: replace(
        house(),
        deck=None,
        cards=(
            house().cards[0],
            *(GalaxyCard(card=name, face_up=at < 3) for at, name in enumerate(laid)),
            house().cards[-1],
        ),
    ),
    st.lists(st.sampled_from(sorted(house().card_types)), min_size=3, max_size=12),
)
"""Galaxies with the tables of the house: these can mostly be crossed."""

rules = st.lists(
    st.builds(
        lambda code, value: RuleUse(code=code, parameters={"value": value}),
        st.sampled_from(["EE.GOAL_OPEN", "EE.OUTPOST", "EE.TIME", "EE.REMOVED", "EE.SOLO", "EE.X"]),
        st.sampled_from([None, True, "next_hidden", "2/0/1", "0/0/0", 3, [], {"a": 1}]),
    ),
    max_size=3,
).map(tuple)


@st.composite
def documents(draw: st.DrawFn) -> MapDocument:
    """Draw a map that passes its JSON Schema and has no faults."""
    most = draw(st.integers(1, 4) | st.just(100))
    return MapDocument(
        kind="galaxy",
        name="Any",
        players=draw(st.none() | st.just(Players(min=1, max=most))),
        rules=draw(rules),
        layout=draw(galaxies | house_galaxies),
    )


@given(documents())
def test_a_galaxy_survives_its_file(document):
    text = text_of(document)
    again = build(json.loads(text), "any")
    assert again == document
    assert text_of(again) == text


def lone(card: str) -> MapDocument:
    return MapDocument(
        kind="galaxy", name="Lone", layout=replace(house(), cards=(GalaxyCard(card=card),))
    )


@given(documents())
@example(lone("earth"))
@example(lone("ocean"))
@example(lone("drawn"))
@example(MapDocument(kind="galaxy", name="Huge", layout=KIND.blank((20, 20))))
def test_looking_at_a_galaxy_never_fails(document):
    examination = Examination(document)
    for problem in examination.problems:
        assert problem.text
        assert set(problem.cells) <= set(examination.board.ids)
    json.dumps(examination.to_json(), allow_nan=False)


@given(documents())
def test_every_position_is_drawn_once_and_nothing_overlaps(document):
    glyphs = list(KIND.drawing(document.layout))
    cells = [each.cell for each in glyphs if each.cell]
    positions = [str(at) for at in range(1, len(document.layout.cards) + 1)]
    assert cells[: len(positions)] == positions
    taken = [(each.line, each.column + at) for each in glyphs for at in range(len(each.text))]
    assert len(taken) == len(set(taken))
    assert all(line >= 0 and column >= 0 for line, column in taken)


@given(documents())
def test_neighbours_on_the_path_are_linked_and_each_space_has_its_own_place(document):
    board = KIND.board(document.layout)
    length = len(document.layout.cards)
    assert len(set(zip(board.xs, board.ys, strict=True))) == len(board)
    assert list(pairs(board.links)) == [(at, at + 1) for at in range(length - 1)]
    assert len(board) == max(length, document.layout.aliens.start)
    assert KIND.contents(document.layout).keys() == set(board.ids[:length])


@given(st.lists(st.sampled_from(sorted(house().card_types)), min_size=1, max_size=14))
def test_no_place_is_reached_in_fewer_hops_than_its_parsecs_allow(laid):
    layout = replace(
        house(),
        deck=None,
        cards=(house().cards[0], *(GalaxyCard(card=name) for name in laid), house().cards[-1]),
    )
    survey = KIND.survey(MapDocument(kind="galaxy", name="Any", layout=layout))
    [chart] = survey.charts
    for at, hops in chart.steps(1).items():
        assert chart.parsecs(1, at) <= 3 * hops
