"""Words of games: those that have a folder, and plain ones for those that have none."""

import subprocess
import sys

import pytest

from hullwright.editor.games.game import GameWords, meaning
from hullwright.editor.games.table import GAMES, game_words
from hullwright.editor.languages.words import tr_in
from hullwright.engines.loader import ENGINES, engine
from hullwright.engines.rules.fields import notes
from hullwright.engines.rules.local import as_json
from hullwright.engines.rules.value_words import ValueWords
from hullwright.schema.messages import message, verbatim
from hullwright.schema.names import plainly

PLAIN = GameWords("ludo", "Ludo")


def test_a_game_without_a_folder_is_told_in_plain_words() -> None:
    words = game_words("some-other_game")
    assert words.title_in("de") == "some other game"
    assert words.ruleset_title("de", "long-game") == "long game"
    assert words.value_text("en", {"big_die": True, "": []}) == "big die: yes; none: none"
    assert words.reach is None


def test_lists_tables_and_numbers_are_told_in_a_language() -> None:
    assert PLAIN.value_text("en", ("one_two", 3, None)) == "one two, 3, –"
    assert PLAIN.value_text("de", True) == tr_in("de", "yes") != "yes"
    assert PLAIN.value_text("de", {}) == tr_in("de", "none") != "none"


def test_terms_come_before_phrases_and_phrases_before_plain_words() -> None:
    words = GameWords(
        "ludo",
        "Ludo",
        values=ValueWords(
            {"pawn": message("Pawn")},
            lambda value: verbatim(f"<{value}>") if value.startswith("p") else None,
        ),
    )
    assert [words.value_text("en", each) for each in ("pawn", "pot", "lid_top")] == [
        "Pawn",
        "<pot>",
        "lid top",
    ]


def test_the_ids_of_any_games_rules_are_left_out_of_meanings() -> None:
    assert meaning("en", "Spaces of a lane (NE-11, NE-12).") == "Spaces of a lane."
    assert meaning("en", "Turns (at most)") == "Turns (at most)"


def test_names_become_words() -> None:
    assert plainly(" co_pilot-2 ") == "co pilot 2"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_with_a_folder_has_an_engine_of_that_name_and_title(game: str) -> None:
    words = game_words(game)
    assert words.game == game
    assert words.title == engine(game).title


@pytest.mark.parametrize("game", GAMES)
def test_rulesets_decks_and_changes_are_those_of_the_engine(game: str) -> None:
    words, rulesets = game_words(game), engine(game).rulesets
    fields = notes(type(next(iter(rulesets.values()))))
    told = words.changes
    assert set(words.rulesets) == {*rulesets, *engine(game).old_rulesets}
    for table in (words.decks, told.numbers, told.without, told.of_somebody, told.unlimited):
        assert set(table) <= set(fields)


@pytest.mark.parametrize("game", GAMES)
def test_every_card_and_every_side_has_words(game: str) -> None:
    words = game_words(game)
    cards = {
        card
        for ruleset in engine(game).rulesets.values()
        for deck in words.decks
        for card in as_json(getattr(ruleset, deck))
    }
    assert cards or not words.decks
    for name in (*cards, *engine(game).sides):
        assert words.value_text("en", name) != plainly(name), name


def test_engines_without_a_folder_are_listed_by_their_title() -> None:
    for game in set(ENGINES) - set(GAMES):
        assert game_words(game).title == engine(game).title


def test_the_words_of_a_game_need_neither_qt_nor_what_finds_out_who_gets_where() -> None:
    code = (
        "import sys; from hullwright.editor.games.table import game_words, GAMES;"
        "[game_words(each) for each in GAMES];"
        "print([each for each in ('PySide6', 'networkx', 'shapely', 'scipy', 'numpy',"
        " 'hullwright.editor.games.eftaios.reach', 'hullwright.editor.games.eftaios.terminal')"
        " if each in sys.modules])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


def test_bots_are_called_by_level_and_style_and_those_of_before_too() -> None:
    words = game_words("eftaios")
    assert words.bot_title("de", "expert") == "Experte"
    assert words.bot_title("en", "expert:unheard-of") == "Expert (unheard-of)"
    assert words.bot_title("es", "belief") == "Experto (versión anterior)"
    assert PLAIN.bot_title("en", "racer") == "racer"
    assert words.bot_title("en", "search:50") == "Searching, 50 playouts"
    assert words.bot_title("en", "search:2s") == "Searching, 2 seconds"
