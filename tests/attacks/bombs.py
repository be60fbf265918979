"""Resource bombs: small files that ask for much time, memory or room."""

import io
import json
import struct
import zlib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from .doors import DOORS, ZONE, laid_out, run
from .findings import Attempt
from .originals import SAMPLES


def _zone(*rows: str, **more: Any) -> dict[str, Any]:
    value: dict[str, Any] = json.loads(ZONE.read_bytes())
    value["layout"]["rows"] = list(rows)
    return {**value, **more}


def _text(value: Any) -> bytes:
    return json.dumps(value).encode()


def _starts_and_pods(size: int) -> bytes:
    """Return rows in which starts of both sides and pods take turns."""
    signs = {kind["kind"]: sign for sign, kind in _legend().items()}
    wanted = [signs[each] for each in ("human_start", "pod", "alien_start") if each in signs]
    row = "".join(wanted[each % len(wanted)] for each in range(size))
    return _text(_zone(*[row] * size))


def _legend() -> Mapping[str, Any]:
    legend: Mapping[str, Any] = json.loads(ZONE.read_bytes())["layout"]["legend"]
    return {
        sign: each if isinstance(each, dict) else {"kind": each} for sign, each in legend.items()
    }


def _nested(depth: int) -> bytes:
    return _text(_zone("s")).replace(b'"s"', b"[" * depth + b'"s"' + b"]" * depth)


def _extra_lists(megabytes: int) -> bytes:
    extra = ("[" * 20 + "]" * 20 + ",") * (megabytes * 25_000)
    text = _text(_zone("s")).decode()
    return (text[:-1] + f', "x-lists": [{extra}0]}}').encode()


def _picture(width: int, height: int) -> bytes:
    """Return a picture that is far larger than its file."""

    def chunk(name: bytes, content: bytes) -> bytes:
        body = name + content
        return struct.pack(">I", len(content)) + body + struct.pack(">I", zlib.crc32(body))

    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    packer, packed = zlib.compressobj(9), io.BytesIO()
    for _ in range(min(height, 4000)):
        packed.write(packer.compress(bytes(min(width, 40_000) + 1)))
    packed.write(packer.flush())
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", head)
        + chunk(b"IDAT", packed.getvalue())
        + chunk(b"IEND", b"")
    )


def _rule(**changes: Any) -> bytes:
    path = next(iter(sorted((SAMPLES.parent / "plugins" / "eftaios_rules" / "rules").glob("*"))))
    return _text({**json.loads(path.read_bytes()), **changes})


def _faulty_rows(number: int) -> bytes:
    """Return a map with as many mistakes as it has rows."""
    return _text(_zone(*["s" * (each % 7 + 1) for each in range(number)]))


def _many_cards(number: int) -> bytes:
    value = json.loads((SAMPLES / "galaxies" / "first-light.json").read_bytes())
    for name, each in value["layout"].items():
        if isinstance(each, list) and each:
            value["layout"][name] = each * number
    return _text(value)


def _many_pieces(sample: str, number: int) -> bytes:
    value = json.loads((SAMPLES / sample).read_bytes())
    for name, each in value["layout"].items():
        if isinstance(each, list) and each:
            value["layout"][name] = each * number
    return _text(value)


BOMBS: Mapping[str, tuple[str, str, Callable[[], bytes]]] = {
    "30 x 30 starts and pods": ("map", ".json", lambda: _starts_and_pods(30)),
    "100 x 100 starts and pods": ("map", ".json", lambda: _starts_and_pods(100)),
    "300 x 300 starts and pods": ("map", ".json", lambda: _starts_and_pods(300)),
    "500 wrong rows": ("map", ".json", lambda: _faulty_rows(500)),
    "20,000 wrong rows": ("map", ".json", lambda: _faulty_rows(20_000)),
    "one row of 200,000": ("map", ".json", lambda: _text(_zone("s" * 200_000))),
    "200,000 rows of one": ("map", ".json", lambda: _text(_zone(*"s" * 200_000))),
    "nested 900 deep": ("map", ".json", lambda: _nested(900)),
    "nested 100,000 deep": ("map", ".json", lambda: _nested(100_000)),
    "20 MB of extra lists": ("map", ".json", lambda: _extra_lists(20)),
    "a million tags": ("map", ".json", lambda: _text(_zone("s", tags=["x"] * 1_000_000))),
    "a name of 5 MB": ("map", ".json", lambda: _text(_zone("s", name="x" * 5_000_000))),
    "a hundred times the cards": ("map", ".json", lambda: _many_cards(100)),
    "a hundred times the station": (
        *("map", ".json"),
        lambda: _many_pieces("stations/standard.json", 100),
    ),
    "a hundred times the maze": (
        *("map", ".json"),
        lambda: _many_pieces("mazes/long-haul.json", 100),
    ),
    "a number of 100,000 digits": (
        *("map", ".json"),
        lambda: _text(_zone("s", players="n")).replace(b'"n"', b"9" * 100_000),
    ),
    "a picture of 1.6 gigapixels": ("import", ".png", lambda: _picture(40_000, 40_000)),
    "a picture of 4 gigapixels": ("import", ".png", lambda: _picture(65_000, 65_000)),
    "a text of one letter": ("import", ".txt", lambda: b"1" * 3_000_000),
    "a text of line ends": ("import", ".txt", lambda: b"\n" * 3_000_000),
    "a rule with a text of 1 MB": ("rules", ".json", lambda: _rule(text={"en": "x" * 1_000_000})),
    "a rule of many parameters": (
        *("rules", ".json"),
        lambda: _rule(
            parameters={f"p{each}": {"type": "integer", "default": each} for each in range(5_000)}
        ),
    ),
    "a manifest of 3 MB": ("manifest", ".toml", lambda: b"x = 1\n" * 500_000),
    "a manifest nested deeply": ("manifest", ".toml", lambda: b"x = " + b"[" * 50_000),
    "a manifest of dotted names": ("manifest", ".toml", lambda: b"a." * 20_000 + b"a = 1\n"),
    "a scenario of 20,000 rules": (
        *("scenario", ".json"),
        lambda: _text(
            {
                **json.loads((SAMPLES / "scenarios" / "arena.json").read_bytes()),
                "rules": [{"code": f"H.{each}"} for each in range(20_000)],
            }
        ),
    ),
}
"""By name: the sort, the ending, and the file."""


def bomb_attempts(folder: Path) -> list[Attempt]:
    """Return an attempt with each bomb at each door of its sort."""
    return [
        _attempt(name, sort, suffix, made, door, folder)
        for name, (sort, suffix, made) in BOMBS.items()
        for door in DOORS[sort]
    ]


def _attempt(
    name: str, sort: str, suffix: str, made: Callable[[], bytes], door: str, folder: Path
) -> Attempt:
    def act() -> object:
        path = laid_out(sort, made(), suffix, folder)
        return run(DOORS[sort][door](path), folder)

    return Attempt(f"bomb: {name}", f"bomb/{name}/{door}", act, folder)
