"""Contrast: which ink can be read on a colour that somebody chose, as the accessibility guidelines count it."""

BLACK, WHITE = "#000000", "#ffffff"
LEAST = 4.5
"""The contrast from which on letters and symbols can be read; black or white has it on every colour."""


def contrast(a: str, b: str) -> float:
    """Return the contrast of two colours, from 1 for the same to 21 for black on white.

    >>> round(contrast(BLACK, WHITE)), contrast("#808080", "#808080")
    (21, 1.0)
    """
    dark, light = sorted((_luminance(a), _luminance(b)))
    return (light + 0.05) / (dark + 0.05)


def readable_on(colour: str) -> str:
    """Return black or white, whichever can be read better on a colour.

    >>> readable_on("#f0e442"), readable_on("#0072b2")
    ('#000000', '#ffffff')
    """
    return max(BLACK, WHITE, key=lambda each: contrast(each, colour))


def _luminance(colour: str) -> float:
    """Return how bright a colour is to the eye, from 0 to 1."""
    red, green, blue = (_linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)
