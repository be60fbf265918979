"""Hostile and damaged files: always a sentence or a sound map, never anything else."""

import contextlib
import json
import random
import struct
import zlib
from base64 import urlsafe_b64encode
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hullwright.plugins.importers import import_map, importers
from hullwright.plugins.public_formats.source_values import values_in
from hullwright.schema.complaints import Unreadable
from hullwright.schema.errors import HullwrightError

from ..counted_work import calls_of

CASES = Path(__file__).parents[1] / "cases" / "imports"
EXAMPLES = sorted(
    each for each in CASES.glob("*/*/*") if each.name not in {"said.json", "map.json"}
)
TEXT_FORMATS = [each for each in importers() if each != "pixel-map"]


def survives(content: bytes, format_name: str) -> None:
    """Import a file; `import_map` holds the outcome against the schema, so all else is a failure."""
    with contextlib.suppress(HullwrightError):
        import_map(content, "hostile", format_name)


def judged(content: bytes) -> list[str]:
    return [each.id for each in importers().values() if each.claims(content, "hostile")]


@given(st.binary(max_size=600))
def test_random_bytes_never_break_an_importer(content: bytes) -> None:
    assert judged(content) == []
    for format_name in importers():
        survives(content, format_name)


@given(st.text(max_size=600))
def test_random_text_never_breaks_an_importer(text: str) -> None:
    content = text.encode("utf-8", "surrogatepass")
    assert len(judged(content)) <= 1
    for format_name in TEXT_FORMATS:
        survives(content, format_name)


@given(
    st.lists(st.text("0123456789xsdeahXSDEAH ,;\t", max_size=60), max_size=30),
    st.sampled_from(["number-rows", "letter-rows"]),
)
def test_random_rows_never_break_an_importer(lines: list[str], format_name: str) -> None:
    content = "\n".join(lines).encode()
    assert len(judged(content)) <= 1
    survives(content, format_name)


LEAVES = st.none() | st.booleans() | st.integers(-3, 2000) | st.floats() | st.text(max_size=8)
JSON = st.recursive(
    LEAVES,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["label", "state", "x", "y", "row", "col", "column", "type", "A-1"]),
            inner,
            max_size=6,
        )
    ),
    max_leaves=20,
)


@given(st.lists(JSON, max_size=6), st.dictionaries(st.text("AB-019", max_size=5), JSON), JSON)
def test_random_json_of_the_right_shape_never_breaks_an_importer(
    entries: list[object], spaces: dict[str, object], other: object
) -> None:
    for format_name, value in (
        ("cell-list", entries),
        ("cell-list", other),
        ("labelled-grid", {"grid": entries, "title": other}),
        ("labelled-grid", other),
        ("spaces", {"spaces": spaces, "rows": other, "cols": 3, "name": other}),
        ("spaces", {"spaces": spaces, "rows": -4, "cols": -1, "description": other}),
        ("spaces", other),
    ):
        survives(json.dumps(value).encode(), format_name)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda each: f"{each.parent.name}-{each.name}")
def test_a_damaged_example_never_breaks_its_importer(path: Path) -> None:
    whole = path.read_bytes()
    dice = random.Random(path.name)
    for _ in range(15):
        damaged = bytearray(whole)
        for _ in range(dice.choice((1, 1, 2, 5))):
            at = dice.randrange(len(damaged) + 1)
            match dice.randrange(4):
                case 0:
                    damaged[at : at + 1] = dice.randbytes(1)
                case 1:
                    del damaged[at : at + dice.choice((1, 1, 40))]
                case 2:
                    damaged[at:at] = damaged[at : at + dice.choice((1, 3, 40))]
                case _:
                    del damaged[at + 1 :]
        assert len(judged(bytes(damaged))) <= 1
        survives(bytes(damaged), path.parent.parent.name)


def test_a_picture_cut_off_anywhere_is_met_with_a_sentence() -> None:
    whole = (CASES / "pixel-map" / "plain" / "cold_dock.png").read_bytes()
    # Behind the last pixel stand only checksums and an empty chunk: no harm if they are gone.
    for length in range(len(whole) - 24):
        with pytest.raises(Unreadable):
            import_map(whole[:length], "cut.png", "pixel-map")
    assert import_map(whole[:-12], "cut.png") == import_map(whole, "cut.png")


def chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def picture(width: int, height: int, *others: bytes) -> bytes:
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    body = zlib.compress(bytes((3 * width + 1) * min(height, 50)))
    ends = chunk(b"IDAT", body) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + b"".join(others) + ends


@pytest.mark.parametrize(
    ("size", "sentence"),
    [
        ((60_000, 60_001), "pixels, more than 16000000"),
        ((4_000, 3_001), "at most 1000 × 1000 is allowed"),
        ((45, 29), "It is 45 × 29 pixels"),
        ((46, 28), "It is 46 × 28 pixels"),
        ((0, 0), "It is 0 × 0 pixels"),
        ((46, 1), "It is 46 × 1 pixels"),
    ],
)
def test_a_picture_of_another_size_is_refused_before_it_unfolds(
    size: tuple[int, int], sentence: str
) -> None:
    with pytest.raises(Unreadable, match=sentence):
        import_map(picture(*size), "large.png")


def test_a_picture_with_a_text_that_unfolds_to_much_is_no_danger() -> None:
    bomb = chunk(b"zTXt", b"Comment\0\0" + zlib.compress(bytes(30_000_000)))
    survives(picture(46, 29, bomb), "pixel-map")


def test_a_photograph_is_no_pixel_map() -> None:
    dice = random.Random(7)
    width, height = 46, 29
    lines = b"".join(b"\0" + dice.randbytes(3 * width) for _ in range(height))
    whole = picture(width, height)
    start = whole.index(b"IDAT") - 4
    photograph = whole[:start] + chunk(b"IDAT", zlib.compress(lines)) + chunk(b"IEND", b"")
    with pytest.raises(Unreadable, match="it is some other picture"):
        import_map(photograph, "photo.png")


def own_code(name: str, body: bytes) -> bytes:
    sum_ = zlib.crc32(body, zlib.crc32(name.encode())).to_bytes(4, "big")
    return f"HW1:{name},{urlsafe_b64encode(sum_ + body).decode()}".encode()


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        (zlib.compress(bytes(60_000_000)), "larger than any zone"),
        (zlib.compress(b'{"rows": ["s"]}')[:-3], "cut off"),
        (zlib.compress(b'{"rows": ["s"]}') + b"more", "cut off"),
        (b"not compressed", "does not add up"),
        (zlib.compress(b"\xff\xfe"), "does not add up"),
        (zlib.compress(b"[" * 100_000), "nested"),
        (zlib.compress(b"[]"), "The field “rows” is missing"),
        (zlib.compress(b'{"rows": ["s", "ss"]}'), "Row 2 has 2 sectors"),
        (zlib.compress(b'{"rows": ["s"], "legend": 3}'), "should be an object"),
        (zlib.compress(b'{"rows": ["s"], "legend": {"L": {"kind": "lava"}}}'), "can't carry"),
    ],
)
def test_a_code_that_adds_up_but_holds_no_zone_is_refused(body: bytes, sentence: str) -> None:
    with pytest.raises(Unreadable, match=sentence):
        import_map(own_code("Bomb", body), "bomb.txt")


@pytest.mark.parametrize("format_name", TEXT_FORMATS)
@pytest.mark.parametrize(
    "content",
    [
        b"1" * 10_000_000,
        b"1\n" * 5_000_000,
        b"[" * 200_000,
        b'{"grid":' * 50_000,
        b"s" * 10_000_000,
        b"HW1:" * 50_000,
    ],
    ids=[
        "a line of digits",
        "lines of digits",
        "nested lists",
        "nested objects",
        "a line of letters",
        "beginnings of codes",
    ],
)
def test_far_too_much_of_one_thing_is_refused(content: bytes, format_name: str) -> None:
    assert judged(content) in ([], [format_name])
    with pytest.raises(HullwrightError):
        import_map(content, "much.txt", format_name)


@pytest.mark.parametrize(("piece", "tokens"), [("[", 1), ('{"grid":', 3)])
def test_brackets_that_never_close_are_looked_at_once(piece: str, tokens: int) -> None:
    work = calls_of("hullwright.plugins", lambda: values_in(piece * 1000))
    assert work < 5 * tokens * 1000


@pytest.mark.parametrize(
    "text", ["( [ ) [1, 2]", "[[1, 2], (3", "f(3, [4) [1, 2]", "{3: [4}, [1, 2]]"]
)
def test_values_between_brackets_that_never_close_are_found(text: str) -> None:
    assert values_in(text) == [[1, 2], {}, []]


def test_signs_that_nobody_knows_are_told_in_one_sentence() -> None:
    rows = ["q" * 23 if row % 2 else "s" * 23 for row in range(14)]
    with pytest.raises(Unreadable) as raised:
        import_map("\n".join(rows).encode(), "faulty.txt", "letter-rows")
    (complaint,) = raised.value.complaints
    assert str(complaint.message) == "What these signs stand for is not known: “q” (161 ×)."


def test_a_list_of_a_million_wrong_cells_is_refused_at_once() -> None:
    content = json.dumps([["a", "b", "lava"]] * 1_000_000).encode()
    with pytest.raises(Unreadable) as raised:
        import_map(content, "wrong.json", "cell-list")
    assert len(raised.value.complaints) == 100
