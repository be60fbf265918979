"""Keys to seats, and codes of tables: made here, shown once, kept only as hashes."""

import secrets
from hashlib import sha256
from hmac import compare_digest

from .limits import BYTES_OF_A_KEY, LETTERS_OF_A_CODE, LETTERS_OF_CODES


def new_key() -> str:
    """Return a key that nobody can guess."""
    return secrets.token_urlsafe(BYTES_OF_A_KEY)


def new_code() -> str:
    """Return a short code that can be read aloud across a table."""
    return "".join(secrets.choice(LETTERS_OF_CODES) for _ in range(LETTERS_OF_A_CODE))


def hashed(key: str) -> str:
    """Return what is kept of a key: enough to know it again, and of no use to anybody else.

    >>> len(hashed("anything"))
    64
    """
    return sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def fits(key: str, kept: str) -> bool:
    """Tell whether a key is the one of which a hash was kept.

    >>> fits("mine", hashed("mine")), fits("yours", hashed("mine")), fits("", "")
    (True, False, False)
    """
    return bool(kept) and compare_digest(hashed(key), kept)
