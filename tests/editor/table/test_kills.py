"""A killed server loses nothing that it has answered; `make soak` kills it two hundred times."""

from .kills import play_with_kills


def test_a_game_goes_on_after_kills_with_every_action_that_was_answered(tmp_path):
    assert play_with_kills(tmp_path, "eftaios", kills=3)
