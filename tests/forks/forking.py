"""The server that forks processes, one for each process of the tests, started when it is first needed."""

import atexit
import marshal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from hullwright.schema.processes.command import CAREFUL

_HERE = Path(__file__).parent
_NUMBER = 4


def forked_child_arguments(*, is_careful: bool = False) -> list[str]:
    """Return what Python is told to stand where a process that does tasks would be started."""
    # -I and -S: it imports nothing but what Python itself has at hand.
    start = ["-I", "-S", str(_HERE / "stand_in.py"), _address()]
    return [*start, CAREFUL] if is_careful else start


def run_forked(
    entry: str,
    arguments: Sequence[str],
    environment: Mapping[str, str],
    folder: Path,
    streams: Sequence[int],
) -> int:
    """Run the `main` of a module in a forked process with such streams, and return its exit code."""
    request = marshal.dumps(
        {
            "entry": entry,
            "arguments": list(arguments),
            "environment": dict(environment),
            "folder": str(folder),
            "is_alone": False,
        }
    )
    with socket.socket(socket.AF_UNIX) as server:
        server.connect(_address())
        socket.send_fds(server, [len(request).to_bytes(_NUMBER, "little")], streams)
        server.sendall(request)
        # First its number, then, when it has ended, its exit code.
        told = b""
        while len(told) < 2 * _NUMBER:
            told += server.recv(2 * _NUMBER - len(told)) or _gone()
    return int.from_bytes(told[_NUMBER:], "little", signed=True)


def _gone() -> bytes:
    raise ConnectionError("the server that forks processes is gone")


@cache
def _address() -> str:
    """Start the server, and return the address of its socket when it is ready: what it forks may have a limit of time."""
    folder = tempfile.TemporaryDirectory(prefix="hullwright-forks-")
    address = str(Path(folder.name) / "socket")
    server = subprocess.Popen(
        [sys.executable, "-P", str(_HERE / "server.py"), address],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    atexit.register(folder.cleanup)
    atexit.register(server.communicate)
    assert server.stdout
    assert server.stdout.readline(), "the server did not start"
    return address
