"""Who can come to a table, in a sentence."""

from ..languages.words import tr


def who_can_join(*, on_network: bool) -> str:
    """Return who can join a table."""
    if on_network:
        return tr(
            "Everybody on your local network who knows the code can join. What is sent is not encrypted."
        )
    return tr("Only this machine can join.")
