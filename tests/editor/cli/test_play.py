"""`hullwright play`, as a person uses it: typed words, real processes, recorded games."""

import json
import random
import re
import signal
import subprocess

import pytest

from hullwright.editor.cli.game_setup import prepared_from
from hullwright.editor.cli.terminal_game import TerminalGame
from hullwright.engines.simulation import BotKind, decision
from hullwright.samples import HERE

from ...waiting import PATIENCE
from .terminal import HULLWRIGHT, run, run_afresh

ZONE = HERE / "hex-zones" / "bellwether.json"
THIMBLE = HERE / "hex-zones" / "thimble.json"
STATION = HERE / "stations" / "standard.json"
MAZE = HERE / "mazes" / "boiler-deck.json"
GALAXY = HERE / "galaxies" / "asteroid-belt.json"
BOTS = ("--bots", "random")
NUMBERED = re.compile(r" {0,2}(\d+)\) \S.*")
PLACES = re.compile(r"· .*: (?P<words>.+?)(?: \(\+\d+\))?")


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """A folder of one's own, in which games are kept."""
    folder = tmp_path / "home"
    monkeypatch.setenv("HULLWRIGHT_HOME", str(folder))
    return folder


def offered(lines: list[str]) -> list[str]:
    """Return what the latest lines offer to type: numbers of a list, and places."""
    numbers = [match[1] for line in lines if (match := NUMBERED.fullmatch(line))]
    places = [match["words"] for line in lines if (match := PLACES.fullmatch(line))]
    return [*numbers, *(word for words in places for word in words.split(", "))]


def played(*arguments: object, seed: int) -> str:
    """Play a whole game by typing what is offered, chosen at random; return all that was shown."""
    chance = random.Random(seed)
    shown, line, since = [], "", []
    with subprocess.Popen(
        [HULLWRIGHT, "play", *map(str, arguments), "--seed", str(seed)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        while character := process.stdout.read(1):
            line += character
            if line == "> ":
                process.stdin.write(chance.choice(offered(since)) + "\n")
                process.stdin.flush()
                line, since = "", []
            elif character == "\n":
                shown.append(line.rstrip("\n"))
                since.append(shown[-1])
                line = ""
        errors = process.stderr.read()
    assert process.returncode == 0, errors
    assert "Traceback" not in errors
    return "\n".join(shown)


@pytest.mark.parametrize(
    ("path", "players"),
    [(THIMBLE, 4), (MAZE, 2), (HERE / "stations" / "eight-rocks.json", 2), (GALAXY, 2)],
)
def test_each_game_is_played_to_its_end_by_what_the_menus_offer(path, players):
    shown = played(path, "--players", players, *BOTS, seed=2)
    assert "not possible now" not in shown
    assert "over: " in shown


@pytest.mark.parametrize("ruleset", ["ultimate", "black-advanced"])
def test_a_person_plays_a_whole_game_by_typing_what_is_offered(tmp_path, ruleset):
    game = tmp_path / "game.json"
    options = (THIMBLE, "--players", 4, *BOTS, "--ruleset", ruleset, "--record", game)
    shown = played(*options, seed=4)
    assert "not possible now" not in shown
    assert "over: " in shown
    recording = json.loads(game.read_text())
    assert [each.get("bot", "") for each in recording["seats"]] == [
        "",
        "random",
        "random",
        "random",
    ]
    assert "same final state" in run("replay", game).stderr


def test_a_person_is_shown_nothing_that_is_secret():
    shown = played(THIMBLE, "--players", 4, *BOTS, "--seat", 2, seed=7)
    during = shown.split("over: ")[0].rsplit("\n\nround ", 1)[0]
    assert "Player 2 (you) moved from " in during
    assert not re.search(r"Player [134] moved", during)
    assert not re.search(r"Player [134].*\(card: ", during)


def test_the_map_shows_the_player_noises_and_where_others_can_be():
    shown = played(THIMBLE, "--players", 4, *BOTS, seed=4)
    maps = shown.split("@ you ")[:-1]
    assert len(maps) > 3
    assert all(re.search(r"^\d\d .*@|^ {4}.*@", each, re.MULTILINE) for each in maps)
    assert re.search(r"^\d\d .*!|^ {4}.*!", shown, re.MULTILINE)
    assert re.search(r"Player 2: .*sectors where it can be: \d+ \(", shown)


def test_what_is_not_possible_gets_a_sentence_and_is_asked_again():
    typed = "nowhere\nZ99\n?\n\nmap\nlog\nattakc\nq\n\n"
    shown = run("play", ZONE, "--players", 4, *BOTS, "--seed", 3, typed=typed).stdout
    assert "“nowhere” is not possible now. Type one of the choices" in shown
    assert "“Z99” is not possible now" in shown
    assert shown.count("· Move: type the sector you go to: ") == 3
    assert shown.count("@ you") == 2
    assert shown.count("> ") >= 8


def test_a_person_writes_notes_that_stand_under_the_map():
    """SA-13: crew values are not shown once the game has begun."""
    typed = "notes\nnote 1-3 is worth 6\nmap\nq\n\n"
    shown = run("play", STATION, "--players", 2, *BOTS, "--seed", 3, typed=typed).stdout
    assert "You have no notes yet." in shown
    assert shown.count("Your note: 1-3 is worth 6") == 2


def test_sectors_may_be_typed_in_small_letters_and_without_zeros():
    shown = run("play", ZONE, "--players", 4, *BOTS, "--seed", 3, typed="k6\nq\n\n").stdout
    assert "Player 1 (you) moved from L06 to K06." in shown


def test_leaving_offers_to_keep_the_game(tmp_path):
    kept, there = tmp_path / "kept.json", tmp_path / "there.json"
    there.write_text("precious")
    typed = f"k6\nq\n{there}\n{tmp_path}/no/folder.json\n{kept}\n"
    shown = run("play", ZONE, "--players", 4, *BOTS, "--seed", 3, typed=typed).stdout
    assert shown.count("Keep the game so far in a file?") == 3
    assert "already exists" in shown
    assert "can't be saved" in shown
    assert there.read_text() == "precious"
    assert "Player 1 moved from L06 to K06." in run("replay", kept).stdout


def typed_until_killed(*arguments: object, typed: str) -> str:
    """Play with what is typed, kill the process when it asks for more, and return what was shown."""
    shown, prompts = b"", typed.count("\n") + 1
    with subprocess.Popen(
        [HULLWRIGHT, "play", *map(str, arguments)], stdin=-1, stdout=-1, stderr=-1
    ) as process:
        process.stdin.write(typed.encode())
        process.stdin.flush()
        while shown.count(b"\n> ") < prompts:
            shown += process.stdout.read(1)
        process.kill()
    return shown.decode()


def test_a_killed_game_goes_on_with_every_action_and_note(home):
    options = (ZONE, "--players", 4, *BOTS, "--seed", 3)
    moved = "Player 1 (you) moved from L06 to K06."
    assert moved in typed_until_killed(*options, typed="note mind the vents\nk6\n")
    (journal,) = (home / "games").glob("*.journal")
    again = run("play", "--resume", typed="notes\nq\n\n")
    assert moved in again.stdout
    assert "Your note: mind the vents" in again.stdout
    assert "Go on with: hullwright play --resume" in again.stderr
    assert "A game was not finished: Bellwether" in run("play", *options, typed="q\n\n").stderr
    assert moved in run("play", journal, typed="q\n\n").stdout


def test_a_finished_game_leaves_a_recording_and_a_game_without_a_decision_nothing(home):
    run("play", ZONE, "--players", 4, *BOTS, "--seed", 3, typed="q\n\n")
    assert not list((home / "games").glob("*.journal"))
    played(GALAXY, "--players", 2, *BOTS, seed=2)
    assert not list((home / "games").glob("*.journal"))
    (kept,) = (home / "games" / "finished").glob("*.json")
    assert "same final state" in run("replay", kept).stderr


def test_what_cannot_be_gone_on_with_is_refused_with_a_sentence():
    assert "No game was left unfinished." in run("play", "--resume", code=2).stderr
    assert "Name a map, or add --resume" in run("play", code=2).stderr
    assert "is not the journal of a game" in run("play", ZONE, "--resume", code=2).stderr


def test_where_nothing_can_be_kept_the_game_is_played_all_the_same(home):
    home.write_text("no folder")
    done = run("play", ZONE, "--players", 4, *BOTS, "--seed", 3, typed="k6\nq\n\n")
    assert "Player 1 (you) moved from L06 to K06." in done.stdout
    assert "The game is not kept while it is played" in done.stderr


@pytest.mark.parametrize("typed", ["", "k6\n", "q\n", "q", "k6\nq\n"])
def test_the_end_of_the_input_leaves_cleanly_wherever_it_comes(typed):
    run("play", ZONE, "--players", 4, *BOTS, "--seed", 3, typed=typed)


def test_a_game_that_was_left_is_still_recorded_if_that_was_asked_for(tmp_path):
    game = tmp_path / "game.json"
    run("play", ZONE, "--players", 4, *BOTS, "--seed", 3, "--record", game, typed="k6\n")
    assert "outcome" not in json.loads(game.read_text())
    run("replay", game)


def test_bots_alone_print_everything_they_do_and_the_same_for_the_same_seed(tmp_path):
    options = ("play", THIMBLE, "--players", 5, *BOTS, "--seed", 8, "--watch")
    shown = run(*options, "--record", tmp_path / "a.json").stdout
    assert re.search(r"Player \d moved from \w+ to ", shown)
    assert "— Round 1 —" in shown
    assert "over: " in shown
    again = run_afresh(*options, "--record", tmp_path / "b.json").stdout
    assert again == shown
    assert (tmp_path / "a.json").read_bytes() == (tmp_path / "b.json").read_bytes()
    log = run("replay", tmp_path / "a.json").stdout
    told = [line for line in shown.splitlines() if line.startswith(("  Player", "—"))]
    assert [line for line in log.splitlines() if line.startswith(("  Player", "—"))] == told


def test_without_a_seed_each_game_is_another():
    first, second = (
        run("play", THIMBLE, "--players", 4, *BOTS, "--watch").stdout for _ in range(2)
    )
    assert first != second
    assert re.search(r"seed: \d+", first)


@pytest.mark.parametrize("scenario", ["arena", "infection", "old-school"])
def test_the_sample_scenarios_can_be_watched(scenario):
    shown = run(
        *("play", HERE / "hex-zones" / "rosewheel.json", "--players", 4, *BOTS, "--watch"),
        *("--scenario", HERE / "scenarios" / f"{scenario}.json", "--seed", 2),
    ).stdout
    assert "over: " in shown


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ((STATION, "--scenario", HERE / "scenarios" / "arena.json"), "it has no "),
        ((ZONE, "--bots", "exprt"), "did you mean “expert”?"),
        ((ZONE, "--bots", "xyz"), "There is no bot “xyz”; there are "),
        ((ZONE, "--bots", "random,random,random"), "names 3 kinds of bots"),
        ((ZONE, "--ruleset", "ultimat"), "did you mean “ultimate”?"),
        ((ZONE, "--players", 1), "for 2 to 8 players, not for 1"),
        ((ZONE, "--players", 9), "for 2 to 8 players, not for 9"),
        ((ZONE, "--players", 4, "--seat", 5), "--seat has to be between 1 and 4, not 5"),
        ((ZONE, "--players", 4, "--seat", 0), "--seat has to be between 1 and 4, not 0"),
        ((ZONE, "--seed", -1), "--seed has to be between 0"),
        ((ZONE, "--scenario", ZONE), "This is not a scenario."),
        ((HERE / "scenarios" / "arena.json",), "This is not a map."),
        ((HERE / "none.json",), "can't be read"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(options, sentence):
    refused = run("play", *options, code=2).stderr
    assert refused.startswith("hullwright: ")
    assert sentence in refused


def test_a_recording_is_not_written_over_what_is_there(tmp_path):
    game = tmp_path / "game.json"
    game.write_text("precious")
    options = ("play", THIMBLE, "--players", 4, *BOTS, "--seed", 3, "--watch", "--record", game)
    assert "--force" in run(*options, code=2).stderr
    assert game.read_text() == "precious"
    run(*options, "--force")
    assert json.loads(game.read_text())["seed"] == 3


def test_a_game_that_is_stopped_in_the_midst_of_an_action_is_kept_up_to_the_last_whole_one(
    tmp_path,
):
    found = prepared_from(THIMBLE, None, None)
    game = TerminalGame.of(found, 4, (BotKind("random", found.engine.bots["random"]),), 4)
    for _ in range(9):
        game.session.apply(game.state.to_move, game.session.bots_choice())
    game.state.apply(decision(game.session.bot(game.state.to_move), game.state))
    game.stop()
    game.write(tmp_path / "game.json", forced=False)
    assert "actions replayed: 9, same final state" in run("replay", tmp_path / "game.json").stderr


def test_a_game_that_is_stopped_is_recorded(tmp_path):
    game = tmp_path / "game.json"
    command = [
        HULLWRIGHT,
        "play",
        THIMBLE,
        "--players",
        "4",
        *BOTS,
        "--seed",
        "3",
        "--record",
        game,
    ]
    with subprocess.Popen(command, stdin=-1, stdout=-1, stderr=-1) as process:
        shown = b""
        while not shown.endswith(b"\n> "):
            shown += process.stdout.read(1)
        process.send_signal(signal.SIGINT)
        # With its input open: its end would be a way to leave as well.
        process.wait(PATIENCE)
        _, errors = process.communicate()
    assert process.returncode == 130
    assert b"Traceback" not in errors
    assert "same final state" in run("replay", game).stderr


def test_a_search_that_is_stopped_ends_at_once():
    bots = ("--bots", "search:1000000")
    command = [HULLWRIGHT, "play", THIMBLE, "--players", "2", *bots, "--seed", "3", "--watch"]
    with subprocess.Popen(command, stdout=-1, stderr=-1) as process:
        process.stdout.readline()
        # The first search has begun or is about to: it would take hours.
        process.send_signal(signal.SIGINT)
        process.wait(PATIENCE)
        _, errors = process.communicate()
    assert process.returncode == 130
    assert b"Traceback" not in errors


def test_bots_say_why_they_did_what_they_did_after_the_game():
    options = ("--players", 2, "--bots", "search:2", "--seed", 3, "--watch", "--explain")
    told = run("play", MAZE, *options).stdout
    before, _, after = told.partition("Why the bots did what they did")
    assert "over: " in before
    assert "Player 1 (Searching, 2 playouts): 2 playouts over " in after


def test_bots_without_reasons_say_nothing():
    options = ("--players", 2, "--bots", "random", "--seed", 3, "--watch", "--explain")
    assert "The bots of this game give no reasons." in run("play", MAZE, *options).stdout


def test_who_leaves_a_game_is_told_why_as_well():
    options = ("--players", 2, "--bots", "search:2", "--seed", 3, "--seat", 2, "--explain")
    told = run("play", MAZE, *options, typed="q\n\n").stdout
    assert "(Searching, 2 playouts):" in told


def test_a_word_is_explained_and_a_refusal_says_why():
    typed = "help spotlight\nhelp pod\nhelp zzz\nhand\nW03\nq\n\n"
    shown = run("play", ZONE, "--players", 4, *BOTS, "--seed", 3, typed=typed).stdout
    assert "Spotlight: Name a sector." in shown
    assert "Escape pod: " in shown
    assert "Nothing is known of “zzz”." in shown
    assert "W03 is out of reach" in shown


def test_pieces_are_chosen_first_and_then_where_they_go():
    typed = "1\n3,4\n1\nback\nq\n\n"
    shown = run(
        *("play", HERE / "stations" / "eight-rocks.json", "--players", 2, *BOTS, "--seed", 3),
        typed=typed,
    ).stdout
    assert "  1) Crew of value 1 · ways: 40" in shown
    assert "· Choose a place: 0,5, 1,5" in shown
    assert "Player 1 (you) places crew" in shown
    assert "back: choose something else" in shown


def test_spaces_of_a_maze_can_be_counted():
    shown = run("play", MAZE, "--players", 2, *BOTS, "--seed", 3, typed="q\n\n").stdout
    row = next(line for line in shown.splitlines() if line.startswith("  0 "))
    assert row.count("o") == 12
    assert row.count("C") == 1
    assert row.split()[-1] == "→"
