"""The plain terminal: a game that the editor has no words for can be played in the terminal all the same."""

import pytest

from hullwright.editor.cli.play_choices import TypedChoices
from hullwright.editor.games.plain_terminal import PlainTerminal
from hullwright.editor.games.terminal import GameTerminal, terminal_of
from hullwright.engines.events import NOBODY
from hullwright.engines.loader import ENGINES, plain_scenario, prepared
from hullwright.engines.preparation import Prepared
from hullwright.engines.rules.book import RuleBook
from hullwright.samples import HERE, maps
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds import map_kind

ZONE = read_map(HERE / "hex-zones" / "rosewheel.json")


@pytest.fixture(scope="module")
def ready() -> Prepared:
    scenario = Scenario(name="Plain", game="eftaios", ruleset="ultimate")
    return prepared(ZONE, scenario, RuleBook())


@pytest.fixture
def terminal(ready: Prepared) -> GameTerminal:
    return terminal_of("no such game")(ready, 0)


def test_it_is_what_a_game_without_a_folder_gets(terminal: GameTerminal) -> None:
    assert isinstance(terminal, PlainTerminal)


def test_events_are_told_by_their_kinds_and_what_is_known_of_them(terminal: GameTerminal) -> None:
    events = [("round", NOBODY, 3), ("drew_item", 1, None), ("attack", 0, "D09")]
    assert list(terminal.lines(events)) == [
        "  round, 3",
        "  Player 2: drew item",
        "  Player 1 (you): attack, D09",
    ]


def test_every_action_of_a_game_can_be_typed(terminal: GameTerminal, ready: Prepared) -> None:
    state = ready.game.new_state(4, 7)
    for _ in range(60):
        legal = state.legal()
        choices = TypedChoices(legal, terminal)
        assert [choices.find(terminal.typed(each)) for each in legal] == list(legal)
        assert all(str(line) for line in choices.lines())
        state.apply(legal[-1])


def test_the_screen_shows_the_map_and_what_the_player_may_know(
    terminal: GameTerminal, ready: Prepared
) -> None:
    view = ready.game.new_state(4, 7).view(0)
    terminal.follow(view)
    screen = list(terminal.screen(view))
    assert "  round: 1" in screen
    assert any(each.startswith("  known sides: ") for each in screen)
    assert not any(each.startswith("  legal: ") for each in screen)
    assert len(screen) - len(view.to_json()) > 10


@pytest.mark.parametrize("game", ENGINES)
def test_a_game_of_any_engine_can_be_told(game: str) -> None:
    path = next(each for each in maps() if map_kind(read_map(each).kind).game == game)
    ready = prepared(read_map(path), plain_scenario(read_map(path)), RuleBook())
    state = ready.game.new_state(min(ready.game.seats), 7)
    for _ in range(20):
        if state.result() is not None:
            break
        told = PlainTerminal(ready, state.to_move)
        view = state.view(state.to_move)
        legal = view.legal()
        choices = TypedChoices(legal, told)
        assert [choices.find(told.typed(each)) for each in legal] == list(legal)
        assert list(told.screen(view))
        state.apply(legal[0])
    assert all(PlainTerminal(ready).lines(state.events))
