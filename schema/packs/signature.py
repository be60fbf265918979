"""Signatures: a pack is from the same author as before, if the same key has signed both.

Nobody vouches for who that is, and nothing depends on it: a pack without a signature opens like any other.
"""

import json
from base64 import b64decode, b64encode
from binascii import Error as BadBase64
from enum import StrEnum
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

from ..errors import HullwrightError
from ..messages import message
from .pack import Pack

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

_PURPOSE = b"hullwright pack signature 1\n"
"""Stands before what is signed, so that a signature can't be taken for one of something else."""


class SignatureState(StrEnum):
    """What can be said of a pack's signature."""

    NONE = "none"
    HOLDS = "holds"
    """The key that it names has signed exactly this pack."""
    BROKEN = "broken"
    """It is not a signature of this pack."""
    UNCHECKED = "unchecked"
    """What checks signatures is not installed."""


class Signed(NamedTuple):
    """What is known of who signed a pack."""

    state: SignatureState
    key: str = ""
    """The key, as base64; only of a signature that holds, or that can't be checked."""


def new_key() -> bytes:
    """Return a new key for an author, to be kept by them alone."""
    _insist_on_cryptography()
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.generate().private_bytes_raw()


def signature_by(secret: bytes, stated: bytes) -> bytes:
    """Return the `signature.json` by which an author vouches for the pack with this manifest."""
    key = _private(secret)
    signed = {
        "format": "hullwright/signature",
        "version": 1,
        "algorithm": "ed25519",
        "key": b64encode(key.public_key().public_bytes_raw()).decode(),
        "signature": b64encode(key.sign(_signed_text(stated))).decode(),
    }
    return (json.dumps(signed, indent=2) + "\n").encode()


def signed(pack: Pack) -> Signed:
    """Return what can be said of a pack's signature."""
    if not pack.signature:
        return Signed(SignatureState.NONE)
    try:
        value = json.loads(pack.signature)
        key, signature = value["key"], b64decode(value["signature"], validate=True)
        public = b64decode(key, validate=True)
        is_ours = value["algorithm"] == "ed25519" and len(public) == 32 and len(signature) == 64
    except (ValueError, KeyError, TypeError, BadBase64, RecursionError):
        return Signed(SignatureState.BROKEN)
    if not is_ours:
        return Signed(SignatureState.BROKEN)
    if not has_cryptography():
        return Signed(SignatureState.UNCHECKED, key)
    return Signed(SignatureState.HOLDS, key) if _holds(public, signature, pack.stated) else _BROKEN


_BROKEN = Signed(SignatureState.BROKEN)


def _holds(public: bytes, signature: bytes, stated: bytes) -> bool:
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        Ed25519PublicKey.from_public_bytes(public).verify(signature, _signed_text(stated))
    except (InvalidSignature, ValueError):
        return False
    return True


def _signed_text(stated: bytes) -> bytes:
    return _PURPOSE + sha256(stated).hexdigest().encode()


def _private(secret: bytes) -> "Ed25519PrivateKey":
    _insist_on_cryptography()
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    try:
        return Ed25519PrivateKey.from_private_bytes(secret)
    except ValueError as fault:
        raise HullwrightError(message("The author's key is damaged.")) from fault


def has_cryptography() -> bool:
    """Tell whether what makes and checks signatures is installed."""
    from importlib.util import find_spec

    return find_spec("cryptography") is not None


def _insist_on_cryptography() -> None:
    if not has_cryptography():
        raise HullwrightError(
            message(
                "Packs can be signed once the package “cryptography” is installed: "
                "pip install “hullwright[sign]”."
            )
        )


def fingerprint_of(key: str) -> str:
    """Return a key as people can compare it.

    >>> fingerprint_of("AAAA")
    '709e 80c8 8487 a241'
    """
    digest = sha256(b64decode(key)).hexdigest()[:16]
    return " ".join(digest[at : at + 4] for at in range(0, 16, 4))
