"""Crumbling sectors: what an attack does to the place where it happens."""

from .mode_state import DANGEROUS, SILENT, ModeState


def worn(state: ModeState, sector: int, **_: object) -> None:
    """Let an attacked sector go from silent to dangerous, and from dangerous to hull."""
    role = state.role(sector)
    if role == SILENT:
        state.turn_dangerous(sector)
    elif role == DANGEROUS:
        # Whoever stands there may still leave; nobody comes in any more.
        state.turn_hull(sector)
