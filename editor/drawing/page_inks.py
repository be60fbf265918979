"""Inks for pages in a browser: drawings name them, and a style sheet has the colours, by day and by night."""

from collections.abc import Iterator

from .inks import DARK, LIGHT, Inks


class NamedInks(dict[str, str]):
    """Inks by their names in the style sheet; a colour that somebody chose for something is its own ink."""

    def __missing__(self, ink: str) -> str:
        return ink if ink.startswith("#") else f"var(--{ink})"


PAGE_INKS: Inks = NamedInks()
"""What a drawing on a page is drawn with."""


def ink_sheet() -> str:
    """Return the style sheet with the colours of all inks, as the reader's device wants it: light or dark."""
    return "\n".join(
        (
            *_block(":root", LIGHT),
            "@media (prefers-color-scheme: dark) {",
            *_block(":root", DARK),
            "}",
            "",
        )
    )


def _block(selector: str, inks: Inks) -> Iterator[str]:
    yield f"{selector} {{"
    yield from (f"  --{name}: {colour};" for name, colour in inks.items())
    yield "}"
