"""The process that writes recovery files: `python -m hullwright.editor.files.scribe_child`.

What comes in is a line of JSON for each act, followed by the content of the file if it is one to be
written; a line of JSON for each goes out when it is done. If the program is killed, what it has
handed over is still written.
"""

import signal
import sys
from pathlib import Path

import orjson

from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.saving import save
from hullwright.schema.records import JsonObject

from .sentences import message_to_json


def main() -> None:
    """Write and remove files until nothing more comes in."""
    # Pressing Ctrl+C in a terminal means the program, which then says what is still to be written.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while line := sys.stdin.buffer.readline():
        asked = orjson.loads(line)
        content = sys.stdin.buffer.read(asked["length"])
        if len(content) < asked["length"]:
            return
        answer = {"number": asked["number"], "fault": fault_of(asked, content)}
        sys.stdout.buffer.write(orjson.dumps(answer) + b"\n")
        sys.stdout.buffer.flush()


def fault_of(asked: JsonObject, content: bytes) -> JsonObject | None:
    """Do one act and return why it was not possible, or None."""
    file = Path(asked["file"])
    try:
        if asked["act"] == "write":
            save(file, [content])
        else:
            file.unlink(missing_ok=True)
    except (HullwrightError, OSError) as fault:
        return message_to_json(fault.args[0] if isinstance(fault, HullwrightError) else str(fault))
    return None


if __name__ == "__main__":
    main()
