"""The process that does a job: `python -m hullwright.editor.files.child JOB`.

JSON comes in. What goes out is framed: numbers from 0 to 1 that say how far the job is, and at last the
answer as JSON.
"""

import signal
import sys

import orjson

from ..inspection.channel import framed
from .course import seldom
from .jobs import done


def main() -> None:
    """Do the job that the arguments name for what comes in."""
    # Called off in the middle of writing, it still takes its half-written file away.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    out, sys.stdout = sys.stdout, sys.stderr

    def send(value: float | bytes) -> None:
        out.buffer.write(framed(value))
        out.buffer.flush()

    asked = orjson.loads(sys.stdin.buffer.read())
    send(orjson.dumps(done(sys.argv[1], asked, seldom(send))))


if __name__ == "__main__":
    main()
