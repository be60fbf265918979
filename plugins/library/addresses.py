"""Addresses of libraries: https, files, and this very machine; nothing else is ever asked for anything."""

import ipaddress
import os
from pathlib import Path
from typing import NoReturn
from urllib.parse import SplitResult, quote, unquote, urljoin, urlsplit

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message
from hullwright.schema.packs.listing import Listing
from hullwright.schema.packs.unfit import Unfit

INDEX = "index.json"
_LONGEST = 2000


def library_address(text: str) -> str:
    """Return the address of the folder that a person means: a path, or an address of a page or an index.

    >>> library_address("https://example.org/maps/index.json")
    'https://example.org/maps/'
    """
    stripped = text.strip()
    scheme = stripped.partition(":")[0].lower() if "://" in stripped or ":" in stripped else ""
    # A single letter is a drive.
    if len(scheme) < 2 or os.path.lexists(stripped):
        return _folder(Path(stripped).expanduser().absolute())
    if scheme == "file":
        return _folder(path_of(stripped))
    insist_on_allowed(stripped)
    parts = urlsplit(stripped)
    path = parts.path.removesuffix(INDEX)
    return parts._replace(
        path=path if path.endswith("/") else f"{path}/", query="", fragment=""
    ).geturl()


def _folder(path: Path) -> str:
    found = path.parent if path.name == INDEX and not path.is_dir() else path
    return f"{found.as_uri()}/"


def path_of(address: str) -> Path:
    """Return the path that an address of a file stands for."""
    parts = urlsplit(address)
    if parts.netloc not in {"", "localhost"}:
        _refuse(address)
    path = unquote(parts.path)
    # On Windows, the drive stands behind a slash.
    return Path(path[1:] if os.name == "nt" and path.startswith("/") else path)


def is_file(address: str) -> bool:
    """Tell whether an address is one of a file on this machine's disks."""
    return address.startswith("file:")


def insist_on_allowed(address: str) -> None:
    """Raise HullwrightError unless an address is one that may be asked."""
    try:
        parts = urlsplit(address)
        is_fine = len(address) <= _LONGEST and address.isprintable() and _is_allowed(parts)
    except ValueError:
        is_fine = False
    if not is_fine:
        _refuse(address)


def _is_allowed(parts: SplitResult) -> bool:
    if parts.scheme == "file":
        return True
    if not parts.hostname or parts.username is not None or (parts.port or 1) < 1:
        return False
    return parts.scheme == "https" or (parts.scheme == "http" and is_loopback(parts.hostname))


def is_loopback(host: str) -> bool:
    """Tell whether a name is that of this very machine.

    >>> [is_loopback(each) for each in ("localhost", "127.0.0.1", "::1", "localhost.example.org")]
    [True, True, True, False]
    """
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _refuse(address: str) -> NoReturn:
    raise HullwrightError(
        message(
            "“{address}” can't be used: libraries are addresses that begin with https://, or "
            "folders.",
            address=address[:200],
        )
    )


def insist_on_redirect(before: str, after: str) -> None:
    """Raise HullwrightError unless a server may send us from one address to another."""
    insist_on_allowed(before)
    parts = urlsplit(before)
    target = urlsplit(after)
    # This machine's own servers and files are for those who were named by the person.
    is_same = target.scheme == "https" or (target.scheme == parts.scheme == "http")
    if target.scheme == "file" or not is_same:
        raise HullwrightError(
            message(
                "The library redirects to “{address}”, which is not allowed.",
                address=after[:200],
            )
        )
    insist_on_allowed(after)


def within(library: str, place: str) -> str:
    """Return the address of a file of a library; HullwrightError if its place is not inside of it."""
    try:
        path = Listing().take(place)
    except Unfit as fault:
        raise HullwrightError(
            message(
                "The library names “{place}”, which can't be one of its files.", place=place[:80]
            )
        ) from fault
    return urljoin(library, quote(str(path)))
