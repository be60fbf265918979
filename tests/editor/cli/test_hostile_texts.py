"""Commands on files whose texts are written to steer the terminal: they are shown, none is sent."""

import ast
import json
import os
import pty
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from hullwright.samples import HERE as SAMPLES

from ...hostile_texts import STEERING, hostile, hostile_plugin
from ...plugin_folders import written
from .terminal import HULLWRIGHT, run

CASES = Path(__file__).parents[2] / "cases"
MAPS = ("hex-zones/thimble", "mazes/long-haul", "stations/standard", "galaxies/first-light")
STEERS = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]")
OUR_COLOURS = re.compile(r"\x1b\[(0|1|2|7|3[0-7]|9[0-7])m")
EDITOR = Path(__file__).parents[3] / "editor"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of hostile files, one of them with a hostile name."""
    made = tmp_path_factory.mktemp("hostile")
    for name in (*MAPS, "scenarios/arena"):
        hostile(SAMPLES / f"{name}.json", STEERING, made / f"{Path(name).name}.json")
    value = json.loads((CASES / "recordings" / "arena.json").read_text("utf-8"))
    value["map"]["name"] += STEERING
    value["map"]["tags"] = [STEERING]
    for seat in value["seats"]:
        seat["name"] = f"{seat['name']}{STEERING}"
    (made / "record.json").write_text(json.dumps(value), "utf-8")
    broken = json.loads((made / "thimble.json").read_text("utf-8"))
    (made / "unknown-key.json").write_text(json.dumps(broken | {STEERING: STEERING}), "utf-8")
    (made / "unknown-kind.json").write_text(json.dumps(broken | {"kind": STEERING}), "utf-8")
    shutil.copy(made / "thimble.json", made / f"{STEERING.replace('/', '')}.json")
    (made / "rows.txt").write_text("1 2 2 1\n2 \x1b[2J \u202e 2\n", "utf-8")
    hostile_plugin(made / "home" / "plugins" / "hostile", STEERING, "def panel(): ...")
    hostile_plugin(made / "others" / "other", STEERING)
    written(made / "home" / "plugins" / f"broken{STEERING}", {"plugin.toml": STEERING})
    return made


COMMANDS = [
    *[("show", f"{Path(each).name}.json") for each in MAPS],
    *[("check", f"{Path(each).name}.json") for each in MAPS],
    ("show", "unknown-key.json"),
    ("show", "unknown-kind.json"),
    ("show", "thimble.json", "--json"),
    ("show", f"no-such{STEERING}"),
    ("check", "."),
    ("check", ".", "--json"),
    ("check", "thimble.json", "--scenario", "arena.json"),
    ("diff", "thimble.json", str(SAMPLES / "hex-zones/thimble.json")),
    ("diff", "thimble.json", str(SAMPLES / "hex-zones/thimble.json"), "--json"),
    ("export", "thimble.json", "-o", "out\x1b[2J.json"),
    ("picture", "thimble.json", "-o", "out\u202e.svg"),
    ("sheet", "thimble.json", "--scenario", "arena.json", "-o", "out\x9b.pdf"),
    ("share", "thimble.json"),
    ("import", "rows.txt", "-o", "imported\x07.json"),
    ("import", "rows.txt", "-o", "imported.json", "--format", STEERING),
    ("new", "new\x1b.json", "--name", STEERING),
    ("new", "new.json", "--sample", STEERING),
    ("rules", STEERING),
    ("rules", "--scenario", "arena.json"),
    ("rules", "--scenario", "arena.json", "--map", "thimble.json", "--json"),
    ("play", "thimble.json", "--watch", "--seed", "1", "--record", "played\x1b.json"),
    ("play", "standard.json", "--watch", "--seed", "1"),
    ("simulate", "thimble.json", "--games", "2", "--workers", "1"),
    ("simulate", "thimble.json", "--games", "2", "--workers", "1", "--json"),
    ("simulate", "thimble.json", "--scenario", "arena.json", "--games", "1", "--workers", "1"),
    ("simulate", "thimble.json", "--ruleset", STEERING),
    ("replay", "record.json"),
    ("replay", "arena.json"),
    ("rules",),
    ("rules", "hostile:rule"),
    ("rules", "hostile:rule", "--json"),
    ("plugins", "check", "others/other"),
    ("plugins", "install", "others/other"),
    ("plugins", "list"),
    ("plugins", "list", "--json"),
    ("plugins", "trust", "hostile"),
    ("plugins", "trust", STEERING),
    (STEERING,),
    ("show", f"--{STEERING}"),
    ("show", "thimble.json", STEERING),
]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda each: ascii(" ".join(each)))
def test_signs_that_steer_a_terminal_are_shown(command: tuple[str, ...], folder: Path) -> None:
    home = {"HULLWRIGHT_HOME": str(folder / "home")}
    done = run(*command, code=None, folder=folder, environment=os.environ | home)
    printed = done.stdout + done.stderr
    assert not STEERS.search(printed), printed
    assert not re.search(r"^\s*✓ forged", printed, re.MULTILINE), printed
    if "--json" in command and done.stdout:
        json.loads(done.stdout)


def test_a_terminal_gets_our_colours_and_no_others(folder: Path) -> None:
    printed = in_terminal("show", str(folder / "thimble.json"), "--no-draw").replace("\r\n", "\n")
    assert OUR_COLOURS.search(printed)
    assert not STEERS.search(OUR_COLOURS.sub("", printed))
    assert r"\u001b[2J\u001b]0;x\u0007\u009b31m\u007f\u202e\u200b⏎✓ forged" in printed


def in_terminal(*arguments: str) -> str:
    """Return what the program sends to a terminal."""
    ours, its = pty.openpty()
    with subprocess.Popen([HULLWRIGHT, *arguments], stdout=its, stderr=its, stdin=its):
        os.close(its)
        sent = b""
        try:
            while piece := os.read(ours, 65536):
                sent += piece
        except OSError:
            # So a terminal tells that nobody is there any more.
            os.close(ours)
    return sent.decode()


def test_commands_print_in_one_way() -> None:
    """Click's way would lose what a text holds, or send it past the guarded streams."""
    for path in [*EDITOR.joinpath("cli").glob("*.py"), *EDITOR.joinpath("games").rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and path.name != "printing.py":
                called = ast.unparse(node.func)
                assert called not in FORBIDDEN, f"{path.name}:{node.lineno}"


FORBIDDEN = {
    "print",
    "click.echo",
    "click.secho",
    "click.style",
    "click.echo_via_pager",
    "sys.stdout.write",
    "sys.stderr.write",
}
