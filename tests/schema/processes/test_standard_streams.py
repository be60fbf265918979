"""What is printed arrives at once where it is meant to, whatever watches over the streams."""

import os
import select
import subprocess
import sys

import pytest

from ...waiting import PATIENCE

PRINTS = """
import sys
from hullwright.schema.processes.standard_streams import watch_streams
from hullwright.schema.visible_stream import guard_streams

watch_streams()
guard_streams()
sys.{stream}.write({text!r})
sys.stdin.read()
"""


@pytest.mark.parametrize(
    ("stream", "text", "unbuffered"),
    [("stderr", "said\n", ""), ("stderr", "said", "1"), ("stdout", "said", "1")],
)
def test_what_is_said_is_seen_while_the_program_goes_on(stream, text, unbuffered):
    with subprocess.Popen(
        [sys.executable, "-c", PRINTS.format(stream=stream, text=text)],
        stdin=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": unbuffered},
        **{stream: subprocess.PIPE},
    ) as program:
        output = getattr(program, stream)
        assert select.select([output], [], [], PATIENCE)[0]
        assert os.read(output.fileno(), 100) == text.encode()
        program.stdin.close()
        assert program.wait(PATIENCE) == 0
