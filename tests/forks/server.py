"""A process that has imported and read all that processes of ours need, and forks one for each that is asked for.

Most of the time of a command or of a worker's process is spent on imports and on what never changes
while the program runs: schemas, our own rules and manifests. The tests run thousands of them.

Whoever asks connects to the socket whose address is the only argument, sends the length of a request
and with it the three standard streams, then the request; is told the number of the process, and, when
it has ended, its exit code. A process whose asker goes away is killed. The server says when it is ready, and ends with its input.
"""

import atexit
import gc
import marshal
import os
import pkgutil
import random
import selectors
import signal
import socket
import sys
import threading
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NoReturn

from PySide6 import QtCore

PARTS = ("schema", "engines", "plugins", "samples", "editor")
LIBRARIES = (
    "jsonschema",
    "networkx",
    "numpy",
    "orjson",
    "PIL.Image",
    "PySide6.QtSvg",
    "PySide6.QtWidgets",
    "scipy.sparse.csgraph",
    "shapely",
)
"""What our modules import only where they use it."""
TAKE_DOWN_QT = vars(QtCore)["__moduleShutdown"]
"""What PySide does with the end of a process."""
NUMBER = 4
"""Bytes of a length, a process number or an exit code."""


def preload() -> None:
    """Import the libraries, and every module of ours."""
    for name in LIBRARIES:
        import_module(name)
    for part in PARTS:
        package = import_module(f"hullwright.{part}")
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)


def warm_up() -> None:
    """Read what every process reads, as somebody without plugins of others: a map of each kind, a scenario, our rules."""
    from hullwright.plugins.host import Host
    from hullwright.plugins.host.strangers import has_strangers
    from hullwright.plugins.rules import rule_book
    from hullwright.samples import maps, scenarios
    from hullwright.schema.files.reader import read
    from hullwright.schema.kinds.examination import Examination

    for path in {each.parent: each for each in reversed(maps())}.values():
        assert not Examination(read(path)).errors
    read(scenarios()[0])
    with TemporaryDirectory() as empty:
        rule_book(Host(Path(empty)))
        has_strangers(Path(empty))


class ForkServer:
    """Forks processes, and sees to it that each ends with who asked for it."""

    def __init__(self, address: str) -> None:
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(address)
        self._listener.listen(64)
        self._askers: dict[int, socket.socket] = {}
        """Who asked, by the number of the process."""
        self._ended, self._ending = os.pipe()
        for end in (self._ended, self._ending):
            os.set_blocking(end, False)
        signal.signal(signal.SIGCHLD, lambda *_: None)
        signal.set_wakeup_fd(self._ending)
        self._events = selectors.DefaultSelector()
        self._events.register(sys.stdin, selectors.EVENT_READ)
        self._events.register(self._ended, selectors.EVENT_READ, self._take_in)
        self._events.register(self._listener, selectors.EVENT_READ, self._admit)

    def serve(self) -> None:
        """Do what is asked until the input ends."""
        while True:
            for key, _ in self._events.select():
                if key.fileobj is sys.stdin:
                    return
                key.data()

    def _admit(self) -> None:
        """Fork the process that somebody asks for."""
        asker, _ = self._listener.accept()
        length, streams, _, _ = socket.recv_fds(asker, NUMBER, 3)
        request = _received(asker, int.from_bytes(length, "little"))
        if not request:
            asker.close()
            return
        process = os.fork()
        if not process:
            self._leave()
            asker.close()
            become(marshal.loads(request), streams)
        for each in streams:
            os.close(each)
        self._askers[process] = asker
        self._events.register(asker, selectors.EVENT_READ, lambda: self._end(process))
        _tell(asker, process)

    def _leave(self) -> None:
        """Be a process of its own from now on, and no server."""
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        self._events.close()
        self._listener.close()
        for asker in self._askers.values():
            asker.close()
        os.close(self._ended)
        os.close(self._ending)

    def _end(self, process: int) -> None:
        """End a process and what it has started: who asked for it is gone."""
        self._events.unregister(self._askers[process])
        for kill in (os.killpg, os.kill):
            with suppress(ProcessLookupError):
                kill(process, signal.SIGKILL)

    def _take_in(self) -> None:
        """Tell how processes have ended."""
        with suppress(BlockingIOError):
            os.read(self._ended, 1024)
        for process in list(self._askers):
            number, status = os.waitpid(process, os.WNOHANG)
            if not number:
                continue
            asker = self._askers.pop(process)
            with suppress(KeyError):
                self._events.unregister(asker)
            _tell(asker, os.waitstatus_to_exitcode(status))
            asker.close()


def _received(asker: socket.socket, length: int) -> bytes:
    found = bytearray()
    while len(found) < length and (piece := asker.recv(length - len(found))):
        found += piece
    return bytes(found)


def _tell(asker: socket.socket, number: int) -> None:
    with suppress(BrokenPipeError):
        asker.sendall(number.to_bytes(NUMBER, "little", signed=True))


def become(request: dict[str, object], streams: list[int]) -> NoReturn:
    """Take the place of a fresh process: its arguments, surroundings, input and output."""
    for number, each in enumerate(streams):
        os.dup2(each, number)
        os.close(each)
    # Made anew: the old ones still know what the server's were, such as that a file can be gone back in.
    sys.stdin = os.fdopen(0, closefd=False)
    signs = sys.stdout.encoding
    sys.stdout = os.fdopen(1, "w", encoding=signs, closefd=False)
    sys.stderr = os.fdopen(2, "w", 1, signs, "backslashreplace", closefd=False)
    os.environ.clear()
    os.environ.update(request["environment"])
    os.chdir(request["folder"])
    sys.argv[:] = request["arguments"]
    first = list(filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep)))
    sys.path[:] = dict.fromkeys([*first, *sys.path])
    random.seed()
    if request["is_alone"]:
        os.setsid()
    try:
        sys.modules[request["entry"]].main()
    except SystemExit as ended:
        end(int(ended.code or 0))
    end(0)


def end(code: int) -> NoReturn:
    """End at once: taking down all that was imported would cost more than most commands."""
    threading._shutdown()
    atexit._run_exitfuncs()
    if QtCore.QCoreApplication.instance() is not None:
        TAKE_DOWN_QT()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


def main() -> None:
    """Get ready, and serve."""
    server = ForkServer(sys.argv[1])
    # It goes through everything of Qt that was imported, and copies it by that; most processes never use any.
    atexit.unregister(TAKE_DOWN_QT)
    preload()
    warm_up()
    gc.collect()
    gc.freeze()
    print("ready", flush=True)
    server.serve()


if __name__ == "__main__":
    main()
