"""Tampered trust and records: code that nobody trusted never runs, and a false claim is never called true."""

import json
import os
import shutil
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from hullwright.engines.claims import Replayed, notes_of
from hullwright.engines.recordings import prepared_again, replay_on
from hullwright.plugins.host import Host
from hullwright.plugins.rules import rule_book
from hullwright.schema.documents.recordings import Recording
from hullwright.schema.files.reader import build
from hullwright.schema.files.writer import text_of

from ..plugin_folders import with_code
from .doors import Arguments, run
from .ending import Ending
from .findings import Attempt
from .originals import Original, originals

WRITES = """
from pathlib import Path
Path({mark!r}).write_text("ran")
claims = imported = len
"""
HASH = "0" * 64


def _changed_settings(change: Callable[[dict[str, Any]], object]) -> Callable[[Path], None]:
    def tamper(home: Path) -> None:
        path = home / "plugins.json"
        value = json.loads(path.read_bytes())
        change(value)
        path.write_text(json.dumps(value))

    return tamper


def _rewritten(home: Path) -> None:
    with (home / "plugins" / "mine" / "reader.py").open("a") as file:
        file.write("\n")


def _one_more(name: str) -> Callable[[Path], None]:
    def tamper(home: Path) -> None:
        path = home / "plugins" / "mine" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("")

    return tamper


def _linked(home: Path) -> None:
    path = home / "plugins" / "mine" / "reader.py"
    path.rename(home / "elsewhere.py")
    path.symlink_to(home / "elsewhere.py")


def _replaced(content: bytes) -> Callable[[Path], None]:
    def tamper(home: Path) -> None:
        (home / "plugins.json").write_bytes(content)

    return tamper


def _a_folder(home: Path) -> None:
    (home / "plugins.json").unlink()
    (home / "plugins.json").mkdir()


def _a_pipe(home: Path) -> None:
    (home / "plugins.json").unlink()
    os.mkfifo(home / "plugins.json")


TRUST: Mapping[str, Callable[[Path], None]] = {
    "the code was changed": _rewritten,
    "a module was added": _one_more("os.py"),
    "a package was added": _one_more("reader/__init__.py"),
    "the code became a link": _linked,
    "another hash": _changed_settings(lambda value: value["trusted"].update(mine=HASH)),
    "a hash of another type": _changed_settings(lambda value: value["trusted"].update(mine=True)),
    "a list of hashes": _changed_settings(lambda value: value["trusted"].update(mine=[HASH])),
    "everybody is trusted": _changed_settings(lambda value: value.update(trusted={"*": "*"})),
    "trust is a list": _changed_settings(lambda value: value.update(trusted=["mine"])),
    "trust is a word": _changed_settings(lambda value: value.update(trusted="mine")),
    "an older version": _changed_settings(lambda value: value.update(version=0)),
    "a newer version": _changed_settings(lambda value: value.update(version=99)),
    "another format": _changed_settings(lambda value: value.update(format="x")),
    "trust under another name": _changed_settings(
        lambda value: value["trusted"].update({"MINE": value["trusted"].pop("mine")})
    ),
    "no bytes": _replaced(b""),
    "no text": _replaced(b"\xff\xfe\x00"),
    "not an object": _replaced(b"[]"),
    "deeply nested": _replaced(b"[" * 100_000),
    "a long number": _replaced(b'{"version": ' + b"9" * 5000 + b"}"),
    "a folder in its place": _a_folder,
    "a pipe in its place": _a_pipe,
}
"""What is done after a plugin was trusted, by name. None of it may let its code run."""


def trust_attempts(folder: Path) -> list[Attempt]:
    """Return an attempt to have code run by each way of tampering."""
    return [_trust_attempt(name, tamper, folder) for name, tamper in TRUST.items()]


def _trust_attempt(name: str, tamper: Callable[[Path], None], folder: Path) -> Attempt:
    def act() -> object:
        shutil.rmtree(folder, ignore_errors=True)
        home, mark = folder / "home", folder / "mark"
        home.mkdir(parents=True)
        with_code(home, WRITES.format(mark=str(mark)))
        tried = folder / "tried.txt"
        tried.write_bytes(b"mine!")
        _code_of(("plugins", "trust", "mine", "--yes"), folder)
        if not json.loads((home / "plugins.json").read_bytes())["trusted"]:
            return "harness: the plugin was not even trusted"
        # Trusting tries the code once.
        mark.unlink(missing_ok=True)
        tamper(home)
        for arguments in (("plugins", "list"), ("import", tried, "-o", folder / "map.json")):
            _code_of(arguments, folder)
        return "ran: code ran that nobody trusted" if mark.exists() else None

    return Attempt("tampered trust", f"trust/{name}", act, folder)


def _code_of(arguments: Arguments, folder: Path) -> int | None:
    """Run a command and return its exit code."""
    with Ending() as ending:
        run(arguments, folder)
    return ending.code


# Records.


def _leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the way to everything in a record that is no container."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _leaves(inner, (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from _leaves(inner, (*path, index))
    else:
        yield path


def _falsified(value: Any, chance: Random) -> tuple[Any, str]:
    """Return a record in which one thing is not true, and where."""
    claims = [each for each in _leaves(value) if each[0] != "actions" or chance.random() < 0.02]
    # An older version of the format says the same in other words.
    claims = [each for each in claims if each[-1] != "version"]
    *way, last = chance.choice(claims)
    inner = value
    for each in way:
        inner = inner[each]
    old = inner[last]
    match old:
        case bool():
            inner[last] = not old
        case int() | float():
            inner[last] = old + chance.choice((1, -1, 7)) if old else 1
        case str():
            inner[last] = old + "x" if chance.random() < 0.5 or not old else old[:-1]
        case _:
            inner[last] = 1
    return value, "/".join(map(str, (*way, last)))


@cache
def _sealed(original: Original) -> str:
    """Return the text of an honest record with the fingerprints that every new one has."""
    recording = build(json.loads(original.content), original.name)
    assert isinstance(recording, Recording)
    again = prepared_again(recording, rule_book(Host()))
    state = replay_on(again, recording)
    noted = replace(recording, notes=notes_of(Replayed(recording, again, state)))
    return text_of(noted)


def record_attempt(seed: str, number: int, folder: Path) -> Attempt:
    """Return an attempt to have a false record called true."""
    chance = Random(f"{seed}/record/{number}")

    def act() -> object:
        shutil.rmtree(folder, ignore_errors=True)
        (folder / "home").mkdir(parents=True)
        honest = chance.choice(originals("recording"))
        value, place = _falsified(json.loads(_sealed(honest)), chance)
        path = folder / "record.json"
        path.write_text(json.dumps(value))
        is_believed = _code_of(("replay", path, "--no-log"), folder) == 0
        return f"false record: {place} of {honest.name} was believed" if is_believed else None

    return Attempt("false records", f"{seed}/record/{number}", act, folder)
