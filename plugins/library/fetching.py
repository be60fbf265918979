"""Fetching: bytes from an address, never more and never longer than they may take.

Python's own client is enough: one connection at a time, plain answers, and we hold its socket, so that a server that
dribbles is cut off in the middle of a line. Another client would bring five packages and no limit for the whole.
"""

import http.client
import os
import ssl
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from socket import SHUT_RDWR, socket
from threading import Event, Timer
from urllib.parse import SplitResult, quote, urljoin, urlsplit
from urllib.request import getproxies, proxy_bypass

from hullwright.schema.errors import HullwrightError, system_reason
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.messages import Message, message

from .addresses import insist_on_allowed, insist_on_redirect, is_file, is_loopback, path_of

SILENCE = 20.0
"""Seconds without a byte after which a server is given up."""
MOST_REDIRECTS = 5
_PIECE = 2**16
_MOVED = frozenset({301, 302, 303, 307, 308})


class NotFetched(HullwrightError):
    """Something that could not be fetched, though it may be possible at another time."""


@late_dataclass
class FetchLimit:
    """How much and how long."""

    bytes: int
    seconds: float


class Answer:
    """What came of asking an address: how much there is, and its bytes piece by piece."""

    def __init__(self, start: int, total: int | None, tag: str, pieces: Iterator[bytes]) -> None:
        self.start = start
        """From which byte on it is sent."""
        self.total = total
        """How many bytes there are in all, if anybody says."""
        self.tag = tag
        """Stands for the state of what was sent."""
        self.pieces = pieces


@contextmanager
def asked(
    address: str, limit: FetchLimit, *, start: int = 0, known: str = ""
) -> Iterator[Answer | None]:
    """Ask an address for its bytes from a place on; None if they are those that are known already.

    HullwrightError says what is against it, also while pieces are read.
    """
    insist_on_allowed(address)
    opening = (
        _file(address, limit, start) if is_file(address) else _web(address, limit, start, known)
    )
    try:
        with opening as answer:
            yield answer
    except (OSError, http.client.HTTPException) as fault:
        raise _unreached(address, fault) from fault


@contextmanager
def _file(address: str, limit: FetchLimit, start: int) -> Iterator[Answer | None]:
    path = path_of(address)
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    with os.fdopen(handle, "rb") as file:
        found = os.fstat(handle)
        if not stat.S_ISREG(found.st_mode):
            raise NotFetched(message("“{path}” is not a file.", path=path))
        begun = start if start <= found.st_size else 0
        file.seek(begun)
        pieces = iter(lambda: file.read(_PIECE), b"")
        _insist_on_size(address, found.st_size, limit)
        yield Answer(begun, found.st_size, "", _counted(address, pieces, limit.bytes - begun))


@contextmanager
def _web(address: str, limit: FetchLimit, start: int, known: str) -> Iterator[Answer | None]:
    headers = {"User-Agent": "Hullwright", "Accept-Encoding": "identity", "Connection": "close"}
    if start:
        headers["Range"] = f"bytes={start}-"
    if known:
        headers["If-None-Match"] = known
    deadline = _Deadline(limit.seconds)
    deadline.start()
    try:
        with _answered(address, headers, deadline) as response:
            yield _judged(address, response, limit, start)
    except (OSError, http.client.HTTPException, NotFetched) as fault:
        # An end that we made ourselves looks like a fault of the server.
        if deadline.is_over:
            raise _too_slow(address, limit) from fault
        raise
    finally:
        deadline.stop()
    if deadline.is_over:
        raise _too_slow(address, limit)


class _Deadline:
    """Cuts off whatever connection is open when the time is over."""

    def __init__(self, seconds: float) -> None:
        self._over = Event()
        self._socket: socket | None = None
        self._timer = Timer(seconds, self._end)
        self._timer.daemon = True

    @property
    def is_over(self) -> bool:
        """Whether the time is over."""
        return self._over.is_set()

    def watch(self, connection: http.client.HTTPConnection) -> None:
        """Cut off this connection when the time is over, if it is still open then."""
        self._socket = connection.sock
        if self.is_over:
            self._end()

    def _end(self) -> None:
        self._over.set()
        if self._socket is not None:
            with suppress(OSError):
                self._socket.shutdown(SHUT_RDWR)

    def start(self) -> None:
        """Begin to count."""
        self._timer.start()

    def stop(self) -> None:
        """Count no further."""
        self._timer.cancel()


@contextmanager
def _answered(
    address: str, headers: dict[str, str], deadline: _Deadline
) -> Iterator[http.client.HTTPResponse]:
    """Yield the answer of a server, or of the one that it sends us on to."""
    for _ in range(MOST_REDIRECTS + 1):
        connection, target = _connected(urlsplit(address))
        try:
            connection.connect()
            deadline.watch(connection)
            connection.request("GET", target, headers=headers)
            with connection.getresponse() as response:
                moved = response.headers.get("Location") if response.status in _MOVED else None
                if moved is None:
                    yield response
                    return
        finally:
            connection.close()
        onward = urljoin(address, moved)
        insist_on_redirect(address, onward)
        address = onward
    raise NotFetched(message("“{address}” redirects in a circle.", address=address[:200]))


def _connected(parts: SplitResult) -> tuple[http.client.HTTPConnection, str]:
    """Return a connection to be made, by way of a proxy if the system names one, and what to ask it for."""
    host, is_secure = parts.hostname or "", parts.scheme == "https"
    target = quote(parts.path or "/", safe="/%:@!$&'()*+,;=~-._")
    proxy = None if is_loopback(host) or proxy_bypass(host) else getproxies().get(parts.scheme)
    if not is_secure:
        return http.client.HTTPConnection(host, parts.port, timeout=SILENCE), target
    context = ssl.create_default_context()
    if proxy is None:
        made = http.client.HTTPSConnection(host, parts.port, timeout=SILENCE, context=context)
        return made, target
    by = urlsplit(proxy if "://" in proxy else f"http://{proxy}")
    made = http.client.HTTPSConnection(by.hostname or "", by.port, timeout=SILENCE, context=context)
    made.set_tunnel(host, parts.port)
    return made, target


def _judged(
    address: str, response: http.client.HTTPResponse, limit: FetchLimit, start: int
) -> Answer | None:
    if response.status == http.client.NOT_MODIFIED:
        return None
    if response.status == http.client.REQUESTED_RANGE_NOT_SATISFIABLE:
        return Answer(0, None, "", iter(()))
    if response.status not in {http.client.OK, http.client.PARTIAL_CONTENT}:
        raise NotFetched(
            message(
                "“{address}” can't be fetched: the server answers {status}.",
                address=address[:200],
                status=response.status,
            )
        )
    begun = _begun(response, start)
    length = response.headers.get("Content-Length", "")
    total = begun + int(length) if length.isdecimal() and len(length) < 20 else None
    _insist_on_size(address, total or 0, limit)
    pieces = iter(lambda: response.read1(_PIECE), b"")
    whole = _whole(address, _counted(address, pieces, limit.bytes - begun), total, begun)
    return Answer(begun, total, response.headers.get("ETag", "")[:200], whole)


def _begun(response: http.client.HTTPResponse, start: int) -> int:
    """Return from which byte on a server sends; what it can't say plainly is taken from the start."""
    if response.status != http.client.PARTIAL_CONTENT:
        return 0
    stated = response.headers.get("Content-Range", "")
    if not stated.startswith(f"bytes {start}-"):
        raise NotFetched(message("The server sends another part than it was asked for."))
    return start


def _counted(address: str, pieces: Iterator[bytes], left: int) -> Iterator[bytes]:
    for piece in pieces:
        left -= len(piece)
        if left < 0:
            raise _too_large(address)
        yield piece


def _whole(address: str, pieces: Iterator[bytes], total: int | None, begun: int) -> Iterator[bytes]:
    """Yield pieces, and raise NotFetched at the end if there were fewer than promised."""
    have = begun
    for piece in pieces:
        have += len(piece)
        yield piece
    if total is not None and have < total:
        raise NotFetched(
            message(
                "The connection to “{address}” was cut off after {have} of {total} bytes. What has "
                "come is kept: try again to go on from there.",
                address=address[:200],
                have=have,
                total=total,
            )
        )


def _insist_on_size(address: str, total: int, limit: FetchLimit) -> None:
    if total > limit.bytes:
        raise _too_large(address)


def _too_large(address: str) -> HullwrightError:
    return HullwrightError(
        message(
            "“{address}” is larger than it may be, so the rest was not fetched.",
            address=address[:200],
        )
    )


def _too_slow(address: str, limit: FetchLimit) -> NotFetched:
    return NotFetched(
        message(
            "“{address}” took longer than {seconds} seconds and was given up. Try again later.",
            address=address[:200],
            seconds=round(limit.seconds),
        )
    )


def _unreached(address: str, fault: Exception) -> NotFetched:
    return NotFetched(
        message(
            "“{address}” can't be reached: {reason}.", address=address[:200], reason=_reason(fault)
        )
    )


def _reason(fault: Exception) -> Message | str:
    if isinstance(fault, TimeoutError):
        return message("it does not answer")
    if isinstance(fault, ssl.SSLError):
        return message("its certificate or encryption is not in order")
    if isinstance(fault, OSError):
        return system_reason(fault)
    return message("what it answers is not understood")


def fetched(address: str, limit: FetchLimit, known: str = "") -> tuple[bytes, str] | None:
    """Return the bytes at an address and what stands for their state; None if they are those that are known."""
    with asked(address, limit, known=known) as answer:
        return None if answer is None else (b"".join(answer.pieces), answer.tag)


def size_of(path: Path) -> int:
    """Return how many bytes of a download are there already."""
    try:
        return path.stat().st_size
    except OSError:
        return 0
