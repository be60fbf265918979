"""Authorship: the person's own key, and whether a pack comes from the same author as before."""

import os
from pathlib import Path

from hullwright.schema.errors import HullwrightError, system_reason
from hullwright.schema.files.contents import regular_content_of
from hullwright.schema.messages import Message, message
from hullwright.schema.packs.pack import Pack
from hullwright.schema.packs.signature import SignatureState, fingerprint_of, new_key, signed

NAME = "author.key"


def author_key(home: Path) -> bytes:
    """Return the person's key, made when it is first wanted; nobody else can read its file."""
    path = home / NAME
    if path.exists():
        return regular_content_of(path, 1024)
    made = new_key()
    try:
        home.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(made)
    except OSError as fault:
        reason = system_reason(fault)
        raise HullwrightError(
            message("Your key can't be kept in {path}: {reason}.", path=path, reason=reason)
        ) from fault
    return made


def authorship(pack: Pack, known: str) -> Message:
    """Return what can be said of who signed a pack, given the key that signed it before, if any did."""
    found = signed(pack)
    match found.state:
        case SignatureState.BROKEN:
            return message("Its signature does not fit: somebody has changed it since.")
        case SignatureState.UNCHECKED:
            return message(
                "It is signed. To check that, install the package “cryptography”: "
                "pip install “hullwright[sign]”."
            )
        case SignatureState.NONE if known:
            return message("It is not signed, though the version before was.")
        case SignatureState.NONE:
            return message("It is not signed.")
    return _signed_words(found.key, known)


def _signed_words(key: str, known: str) -> Message:
    if not known:
        return message(
            "Signed with the key {key}, which is seen for the first time.",
            key=fingerprint_of(key),
        )
    if known == key:
        return message("Signed by the same author as before.")
    return message("Signed with another key than before: ask its author whether that is right.")


def is_suspicious(pack: Pack, known: str) -> bool:
    """Tell whether people should be warned about the signature of a pack."""
    found = signed(pack)
    if found.state is SignatureState.BROKEN:
        return True
    return bool(known) and found.state is not SignatureState.UNCHECKED and found.key != known
