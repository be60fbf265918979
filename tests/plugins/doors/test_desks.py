"""Desks that plugins bring with their engines: drawn like ours, given views alone, and bounded."""

import pytest

from hullwright.engines.loader import plain_scenario, prepared
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.seats.desk import BUTTON, PUBLIC, SPACE
from hullwright.engines.seats.table import desk_of, game_desk
from hullwright.plugins import strangers_code
from hullwright.plugins.host.patience import PluginFailed
from hullwright.schema.files.reader import read_map

from ...door_plugins import MAPS, install_game, trust

DESK = """

from hullwright.engines.seats.desk import SPACE, DeskCard, DeskPiece, DeskTarget
from hullwright.engines.seats.game_desk import GameDesk
from hullwright.schema.messages import message


class TowerDesk(GameDesk):
    headings = ("cold",)

    def open_pieces(self, view):
        for player, place in enumerate(view.places):
            title = message("Climber {number}", number=player + 1)
            yield DeskPiece(id=f"climber {player}", sort="player", title=title, owner=player)

    def hand(self, view):
        return (DeskCard(id=each, title=message("Found")) for each in view.hand)

    def question(self, view):
        return message("Where do you climb?")

    def path(self, view, action):
        return (DeskTarget(SPACE, str(action[-1])),)


ColdClimbEngine.desk = TowerDesk
"""


@pytest.fixture
def laid_out(home):
    """Lay out the whole game with a desk that is written into its engine."""

    def desk(code, eyes=0):
        install_game(home)
        path = home / "plugins" / "cold-climb" / "engine.py"
        path.write_text(path.read_text() + code)
        trust(home, "cold-climb")
        document = read_map(MAPS[0])
        found = prepared(document, plain_scenario(document), RuleBook())
        return desk_of(game_desk(found, eyes), found.game.new_state(2, 7))

    return desk


def test_a_plugins_game_has_the_desk_that_its_engine_brings(laid_out):
    desk = laid_out(DESK)
    assert str(desk.question) == "Where do you climb?"
    assert [str(each.title) for each in desk.pieces] == ["Climber 1", "Climber 2"]
    assert desk.choices
    assert all(each.path[0].sort == SPACE for each in desk.choices)


def test_somebody_who_plays_no_seat_sees_what_lies_open(laid_out):
    desk = laid_out(DESK, PUBLIC)
    assert len(desk.pieces) == 2
    assert not desk.choices


def test_without_a_desk_of_its_own_everything_is_a_button(laid_out):
    desk = laid_out("")
    assert all(each.path[0].sort == BUTTON for each in desk.choices)


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (DESK.replace("(GameDesk)", "(dict)"), "“engine:ENGINE.desk”|takes|expected"),
        (DESK.replace('return message("Where do you climb?")', "return 7"), "is of the type int"),
        (DESK.replace('return message("Where do you climb?")', "raise KeyError(3)"), "cold-climb"),
        (DESK.replace("return (DeskTarget(SPACE, str(action[-1])),)", "return ()"), "is not what"),
        (
            DESK.replace('return message("Where do you climb?")', "\n        while True: pass"),
            "cold",
        ),
    ],
    ids=["no-desk", "no-sentence", "fails", "points-nowhere", "endless"],
)
def test_a_desk_that_fails_is_laid_at_its_plugins_door(laid_out, monkeypatch, code, told):
    monkeypatch.setattr(strangers_code, "SECONDS", 0.3)
    with pytest.raises(PluginFailed, match=told):
        laid_out(code)


def test_an_endless_crowd_of_pieces_is_cut_off(laid_out):
    crowd = "enumerate(iter(lambda: 0, 1))"
    assert len(laid_out(DESK.replace("enumerate(view.places)", crowd)).pieces) == 1_000
