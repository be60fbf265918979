"""The bot has the habit that it is there for."""

from pathlib import Path

from hullwright.plugins.fixtures import code_of

FOLDER = Path(__file__).parents[1]


def test_it_moves_if_it_can():
    bot = code_of(FOLDER, "rover_bot:RoverBot")(1)
    assert bot.choose(None, [("pass",), ("move", 3)]) == ("move", 3)
    assert bot.choose(None, [("pass",)]) == ("pass",)
