"""Documents whose texts were written to do harm: every text that a person is free to write does."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from hullwright.schema.complaints import Unreadable
from hullwright.schema.files.reader import build, read

from .plugin_folders import manifest, written

STEERING = "\x1b[2J\x1b]0;x\x07\x9b31m\x7f\u202e\u200b\r\n✓ forged"
"""Clears a terminal, names its window, rings, colours, turns the order around, hides, and begins a line."""
PIPE = "pipe"
"""The name of a pipe in the working folder: whoever opens it to read can be noticed."""
MARKUP = f"<b>b & Co[*] <img src={PIPE}>\u202e\x1b\u200b"
"""Would be bold, lose a letter to a shortcut and a mark to a window, open a file, turn around, and hide."""


def hostile(document: Path, text: str, into: Path) -> Path:
    """Write a document with a text put to every text in it that may be any, and to names of own fields."""
    into.write_text(_with_text(document, text), "utf-8")
    read(into)
    return into


@cache
def _with_text(document: Path, text: str) -> str:
    """Return a document with a text put wherever it may stand, which is tried out place by place."""
    value = json.loads(document.read_text("utf-8"))
    for place, key in list(_texts(value)):
        before = place[key]
        place[key] = f"{before}{text}"
        if not _is_read(value):
            place[key] = before
    value[f"x-{text}"] = text
    return json.dumps(value)


def _texts(value: object) -> Iterator[tuple[object, object]]:
    """Yield where each text of a JSON value stands: what it is in, and the key or number there."""
    # Of long lists the first few stand for all.
    inside = value.items() if isinstance(value, dict) else enumerate(value[:3])
    for key, each in inside:
        # A game that nobody knows would not be shown at all.
        if isinstance(each, str) and key not in {"game", "ruleset"}:
            yield value, key
        elif isinstance(each, dict | list):
            yield from _texts(each)


def _is_read(value: object) -> bool:
    try:
        build(value, "")
    except Unreadable:
        return False
    return True


RULE = Path(__file__).parents[1] / "plugins/eftaios_rules/rules/a-4.json"


def hostile_plugin(folder: Path, text: str, code: str = "") -> None:
    """Write a plugin whose every text is the same, with a rule, and with a panel and a tool if there is code."""
    quoted = json.dumps(text)[1:-1].replace("\x7f", "\\u007f")
    rules = f'[[contributes.rules]]\nid = "rules"\ndata = "rules"\ntitle.en = "{quoted}"\n'
    coded = "".join(
        f'[[contributes.{sort}s]]\nid = "{sort}"\nkind = "hex-zone"\ncode = "code:{sort}"\n'
        f'title.en = "{quoted}"\nhelp.en = "{quoted}"\n'
        for sort in ("panel", "tool")
    )
    said = dict.fromkeys(("name", "description", "author", "license"), quoted)
    stated = manifest(folder.name, rules + coded if code else rules, **said)
    rule = json.dumps(hostile_rule(f"{folder.name}:rule", text))
    written(folder, {"plugin.toml": stated, "rules/rule.json": rule, "code.py": code})


def hostile_rule(code: str, text: str) -> dict[str, object]:
    """Return a rule with a text for every text in it."""
    rule = json.loads(RULE.read_text("utf-8"))
    asked = rule["parameters"]["properties"]["open_to"]
    asked["titles"] = {"en": text}
    asked["labels"] = {name: {"en": text} for name in asked["labels"]}
    return rule | {"code": code, "title": {"en": text}, "text": {"en": text}}
