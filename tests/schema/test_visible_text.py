"""Strangers' texts are shown with everything that is in them."""

import io
import json
import subprocess
import sys
import unicodedata

import pytest

from hullwright.schema.visible_stream import VisibleStream
from hullwright.schema.visible_text import visible, visible_line

HARMLESS = [
    "Bellwether",
    "Größe 5 × 3 – „so“",
    "ελληνικά",
    "\u0646\u0642\u0634\u0647\u200c\u0647\u0627",
    "👩\u200d🚀",
    "देवनागरी क्\u200dष",
]


@pytest.mark.parametrize("text", HARMLESS)
def test_letters_of_all_scripts_stay_as_they_are(text: str) -> None:
    assert visible(text) == visible_line(text) == text


def test_no_sign_that_steers_is_left() -> None:
    steering = ("Cc", "Cs", "Zl", "Zp")
    for code in range(0x110000):
        if unicodedata.category(chr(code)) in steering:
            assert visible_line(chr(code)).isprintable(), hex(code)


def test_marks_of_direction_and_signs_without_width_are_written_out() -> None:
    hidden = (
        "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200b\u200e\u200f\u2060\ufeff\u00ad"
    )
    assert visible(hidden) == "".join(f"\\u{ord(each):04x}" for each in hidden)
    assert visible("pay\u200dpal") == r"pay\u200dpal"


def test_what_is_visible_stays_the_same() -> None:
    once = visible_line("a\x1b[0m\u202e\nb\U000e0041")
    assert visible_line(once) == once == r"a\u001b[0m\u202e⏎b\udb40\udc41"


def test_json_stays_the_same_json() -> None:
    value = {"na\u202eme": "a\x1b\x7f\x9b\u2028\U000e0041\u200bb"}
    assert json.loads(visible(json.dumps(value, ensure_ascii=False))) == value


def test_nothing_passes_a_guarded_stream() -> None:
    raw = io.BytesIO()
    stream = VisibleStream(raw, "ascii", errors="replace")
    print("\x1b[2J naïve", file=stream, flush=True)
    assert raw.getvalue() == b"\\u001b[2J na?ve\n"


def test_errors_warnings_and_logs_of_a_guarded_process_are_visible() -> None:
    program = """
import logging, warnings
from hullwright.schema.visible_stream import guard_streams
guard_streams()
logging.getLogger("x").error("log \\x1b")
warnings.warn("warning \\u202e")
raise ValueError("error \\x9b")
"""
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)
    for told in (b"log \\u001b", b"warning \\u202e", b"error \\u009b"):
        assert told in ended.stderr


def test_a_stream_that_is_closed_from_the_start_swallows_what_is_printed() -> None:
    program = "from hullwright.schema.visible_stream import guard_streams as g; g(); print(1)"
    ended = subprocess.run(
        ["sh", "-c", f"{sys.executable} -c '{program}' >&-"], capture_output=True, check=True
    )
    assert not ended.stderr
