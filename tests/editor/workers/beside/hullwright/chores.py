"""Tasks for tests, let in by `sitecustomize.py` beside because nothing else travels between our processes."""

import gc
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from hullwright.editor.languages.words import tr
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message
from hullwright.schema.processes.child import Child


def greeting(_: Child) -> str:
    return tr("Problems")


def number_of_this_one(child: Child) -> int:
    child.memory[0] = child.memory.get(0, 0) + 1
    return child.memory[0]


def printed(_: Child, text: str) -> str:
    print(text, flush=True)
    os.write(1, text.encode())
    return text


def refused(_: Child) -> None:
    raise HullwrightError(message("No {what}.", what="luck"))


def broken(_: Child) -> None:
    raise ValueError("no luck")


def crash(_: Child) -> None:
    os._exit(3)


def endless(_: Child) -> None:
    while True:
        time.sleep(0.01)


def half_way(child: Child) -> None:
    time.sleep(0.06)
    child.report(0.5)


def made_before_a_look() -> int:
    """Return how many objects are made before Python looks for some that only hold each other."""
    return gc.get_threshold()[0]


def square(number: int) -> int:
    return number**2


def square_or_die(number: int, mortal: int, lives: str) -> int:
    """Return the square of a number; for a certain one kill this process, as often as a file has bytes."""
    left = Path(lives)
    if number == mortal and left.stat().st_size:
        left.write_bytes(left.read_bytes()[1:])
        os.kill(os.getpid(), signal.SIGKILL)
    return number**2


def refuse(number: int) -> int:
    raise HullwrightError(message("No {what}.", what=number))


def die(*_: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def sleep_for_ever() -> None:
    signal.pause()


def started_process(_: Child) -> int:
    return subprocess.Popen([sys.executable, "-c", "import signal; signal.pause()"]).pid


def nonsense(child: Child) -> None:
    child._leaving.write(b"nonsense" * 10)
    child._leaving.flush()
    signal.pause()
