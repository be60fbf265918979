"""The tables of what is in the box of a tile maze: what stands in them, and what their sums say."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hullwright.editor.concepts.map_table import MapTable
from hullwright.editor.kinds.tile_maze.deck_totals import TILES_PER_SHEET
from hullwright.editor.kinds.tile_maze.tables import ACTION_TILES, BOX, MAZE_TILES, TABLES
from hullwright.schema.documents.maps import MapDocument, Players, RuleUse
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.published import faults as schema_faults
from hullwright.schema.kinds.tile_maze.faults import faults
from hullwright.schema.kinds.tile_maze.house import house_maze
from hullwright.schema.kinds.tile_maze.layout import Placement, TileMaze
from hullwright.schema.kinds.tile_maze.sides import Cell
from hullwright.schema.records import to_json

HOUSE = house_maze()


def laid(tile: str, count: int, new_path: str | None = None) -> TileMaze:
    """Return the house set with some tiles of a kind on the table."""
    return replace(
        HOUSE,
        placed=tuple(
            Placement(at=Cell(-1, n), tile=tile, rotation=0, new_path=new_path)
            for n in range(count)
        ),
    )


def sums(map_table: MapTable, maze: TileMaze) -> dict[str, float]:
    return {str(each.title): each.value for each in map_table.totals(maze)}


def wrongs(map_table: MapTable, maze: TileMaze) -> list[str]:
    return [str(each.wrong) for each in map_table.totals(maze) if each.wrong]


def notes(map_table: MapTable, maze: TileMaze) -> list[str]:
    return [str(each.note) for each in map_table.totals(maze) if each.note]


def row(map_table: MapTable, maze: TileMaze, key: str) -> dict[str, object]:
    return next(dict(each.values) for each in map_table.rows(maze) if each.key == key)


def test_the_house_set_is_what_the_rulebook_counts():
    assert sums(MAZE_TILES, HOUSE)["Maze tiles in the box"] == 90
    assert sums(ACTION_TILES, HOUSE)["Action tiles in the box"] == 42
    assert sums(ACTION_TILES, HOUSE)["Aborts among them"] == 12
    assert sums(BOX, HOUSE)["Tiles in the box"] == 132
    assert sums(BOX, HOUSE)["Mean roll"] == 4
    assert [wrongs(map_table, HOUSE) for map_table in TABLES] == [[], [], []]


def test_what_is_laid_is_no_longer_left():
    assert row(MAZE_TILES, laid("tee", 5), "tee")["left"] == 7
    assert row(MAZE_TILES, laid("tee", 5), "tee")["laid"] == 5


def test_more_laid_than_there_are_is_said():
    (wrong,) = wrongs(MAZE_TILES, laid("cross", 7))
    assert "cross" in wrong
    assert "More are laid than the set has" in wrong


def test_too_many_maze_ends_are_said():
    many = MAZE_TILES.edited(HOUSE, "control_room", "count", 40)
    (wrong,) = wrongs(MAZE_TILES, many)
    assert "the maze may close up" in wrong


def test_an_empty_set_has_nothing_to_draw():
    empty = HOUSE
    for tile in HOUSE.tile_set:
        empty = MAZE_TILES.edited(empty, tile, "count", 0)
    assert any("There is no maze tile left" in each for each in wrongs(MAZE_TILES, empty))
    assert sums(MAZE_TILES, empty)["Sheets of maze tiles"] == 0


@pytest.mark.parametrize(
    ("count", "sheets", "told"),
    [(15, 1, "Every sheet is full."), (16, 2, "The last sheet has 1 of 15"), (30, 2, "full")],
)
def test_the_print_check_tells_how_full_the_last_sheet_is(count, sheets, told):
    alone = replace(HOUSE, actions={"nap": replace(HOUSE.actions["salvage"], count=count)})
    assert TILES_PER_SHEET == 15
    assert sums(ACTION_TILES, alone)["Sheets of action tiles"] == sheets
    assert told in notes(ACTION_TILES, alone)[0]


def test_more_new_paths_on_the_table_than_in_the_box_are_said():
    maze = BOX.edited(laid("single", 2, "E"), "new_paths", "count", 1)
    assert wrongs(BOX, maze) == ["2 new paths are laid, but there are only 1."]


LEAK = ({"do": "push", "who": "near", "within": 2, "steps": 1},)
HOUSE_LOCK = [{"do": "lock", "who": "opponent", "turns": 1}]


def pile(players: Players | None, *rules: RuleUse, maze: TileMaze = HOUSE) -> list[object]:
    document = MapDocument(kind="tile-maze", name="Box", layout=maze, players=players, rules=rules)
    first = BOX.map_totals(document)[0]
    return [str(first.title), first.value, first.wrong and str(first.wrong)]


def test_the_draw_pile_depends_on_who_plays_and_by_which_rules():
    assert pile(Players(min=2, max=6)) == ["Draw pile for 6 players", 114, None]
    assert pile(None) == ["Draw pile for 4 players", 120, None]
    assert pile(None, RuleUse(code="NE.NO_ACTIONS"))[1] == 90


def test_a_deck_without_a_draw_pile_is_said():
    told = pile(Players(min=2, max=8), maze=BOX.edited(HOUSE, "hand", "count", 50))
    assert told[1] == 0
    assert "there is no draw pile" in str(told[2])


def test_aborts_and_actions_turn_into_each_other():
    abort = ACTION_TILES.edited(HOUSE, "salvage", "aborts", "roll")
    assert abort.actions["salvage"].aborts == "roll"
    assert ACTION_TILES.edited(abort, "salvage", "aborts", "nothing") == HOUSE


def test_an_abort_of_the_box_stays_one_until_it_has_other_effects():
    with pytest.raises(HullwrightError, match="other effects"):
        ACTION_TILES.edited(HOUSE, "abort_roll", "aborts", "nothing")
    changed = ACTION_TILES.edited(HOUSE, "abort_roll", "effects", LEAK)
    assert row(ACTION_TILES, changed, "abort_roll")["aborts"] == "nothing"


def test_the_table_shows_what_tiles_of_the_box_do_and_lets_others_do_something():
    assert row(ACTION_TILES, HOUSE, "lockdown")["effects"] == (
        {"do": "lock", "who": "opponent", "turns": 1},
    )
    more, key = ACTION_TILES.added(HOUSE)
    assert row(ACTION_TILES, more, key)["effects"] == ()
    own = ACTION_TILES.edited(more, key, "effects", list(LEAK))
    assert own.actions[key].effects == LEAK
    stops = ACTION_TILES.edited(own, key, "aborts", "any")
    assert [each["do"] for each in stops.actions[key].effects] == ["abort", "push"]
    assert ACTION_TILES.edited(stops, key, "aborts", "nothing") == own
    as_before = ACTION_TILES.edited(HOUSE, "lockdown", "effects", HOUSE_LOCK)
    assert as_before == HOUSE, "what the box says is not repeated"


def test_what_is_only_printed_is_counted_in_the_box_and_not_in_the_pile():
    printed = ACTION_TILES.edited(HOUSE, "salvage", "print_only", True)
    assert {str(each.title): each.value for each in ACTION_TILES.totals(printed)} == {
        "Action tiles in the box": 42,
        "Aborts among them": 12,
        "Print only": 3,
        "Sheets of action tiles": 3,
    }
    assert pile(None, maze=printed)[1] == 117


def test_dice_are_typed_as_numbers_added_and_removed():
    maze = BOX.edited(HOUSE, "die 1", "faces", "1, 2; 6")
    assert maze.setup.dice[1] == (1, 2, 6)
    assert row(BOX, maze, "die 1")["faces"] == "1 2 6"
    more, key = BOX.added(maze)
    assert (key, len(more.setup.dice)) == ("die 2", 3)
    assert BOX.removed(more, "die 0").setup.dice == ((1, 2, 6), (1, 2, 6))
    with pytest.raises(HullwrightError, match="A die has 1 to 100 faces"):
        BOX.edited(HOUSE, "die 0", "faces", "101")


def test_there_are_at_most_twenty_dice_and_at_least_one():
    maze = HOUSE
    for _ in range(18):
        maze, _key = BOX.added(maze)
    with pytest.raises(HullwrightError, match="20 dice"):
        BOX.added(maze)
    one = BOX.removed(HOUSE, "die 0")
    assert "only die" in str(BOX.kept(one, "die 0"))
    assert BOX.kept(HOUSE, "die 0") is None
    assert "Every box has this" in str(BOX.kept(HOUSE, "hand"))


def test_a_kind_on_the_table_is_kept_and_told_where_it_lies():
    reason = MAZE_TILES.kept(laid("tee", 1), "tee")
    assert "at -1,0" in str(reason)
    assert MAZE_TILES.kept(HOUSE, "tee") is None


def test_a_row_that_is_added_stands_in_the_table():
    for map_table in (MAZE_TILES, ACTION_TILES):
        maze, key = map_table.added(HOUSE)
        assert key in [each.key for each in map_table.rows(maze)]
        assert map_table.removed(maze, key) == HOUSE


def test_a_title_of_its_own_takes_the_place_of_the_usual_one():
    named = MAZE_TILES.edited(HOUSE, "tee", "title", "Three {ways}")
    titles = {each.key: str(each.title) for each in MAZE_TILES.rows(named)}
    assert (titles["tee"], titles["cross"]) == ("Three {ways}", "Cross")


def cells() -> st.SearchStrategy[tuple[MapTable, str, str, object]]:
    """Return a strategy for a cell of any table that can be changed, and what its schema allows there."""
    found = [
        st.tuples(st.just(map_table), st.just(row.key), st.just(column.name), _allowed(schema))
        for map_table in TABLES
        for row in map_table.rows(HOUSE)
        for column in map_table.columns
        if column.name in row.values and not column.fixed
        for schema in [row.schemas.get(column.name, column.schema)]
    ]
    return st.one_of(found)


def _allowed(schema: dict[str, object]) -> st.SearchStrategy[object]:
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    if "pattern" in schema:
        return st.lists(st.integers(0, 100), min_size=1, max_size=9).map(
            lambda faces: " ".join(map(str, faces))
        )
    kinds = {
        "array": lambda: st.sampled_from([LEAK, ({"do": "abort", "of": "any"}, {"do": "draw"})]),
        "integer": lambda: st.integers(schema["minimum"], schema["maximum"]),
        "boolean": st.booleans,
        "string": lambda: st.text(max_size=20),
    }
    return kinds[schema["type"]]()


@given(st.lists(cells(), min_size=1, max_size=4))
def test_whatever_the_columns_allow_gives_a_maze_that_can_be_saved(changes):
    maze = HOUSE
    for map_table, key, column, value in changes:
        try:
            maze = map_table.edited(maze, key, column, value)
        except HullwrightError:
            assert (column, value) in {("new_path", True), ("aborts", "nothing")}
            continue
        assert row(map_table, maze, key)[column] == value
    assert list(schema_faults(json.loads(json.dumps(to_json(maze))), "tile-maze")) == []
    assert list(faults(maze)) == []
