"""The process that does a job: `python -m hullwright.editor.files.child JOB`, JSON in and JSON out."""

import signal
import sys

import orjson

from .jobs import done


def main() -> None:
    """Do the job that the arguments name for what comes in."""
    # Called off in the middle of writing, it still takes its half-written file away.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    out, sys.stdout = sys.stdout, sys.stderr
    answer = done(sys.argv[1], orjson.loads(sys.stdin.buffer.read()))
    out.buffer.write(orjson.dumps(answer))
    out.buffer.flush()


if __name__ == "__main__":
    main()
