"""Style sheets that are made of the program's own colours: inks and shades, light and dark."""

from collections.abc import Iterator

from ..concepts.contrast import readable_on
from ..drawing.page_inks import ink_sheet
from ..drawing.shades import shades


def ink_styles() -> str:
    """Return the style sheet with all colours of a gallery."""
    night = "@media (prefers-color-scheme: dark) {"
    return "\n".join((ink_sheet(), *_shades(on_dark=False), night, *_shades(on_dark=True), "}", ""))


def _shades(*, on_dark: bool) -> Iterator[str]:
    for prefix, diverging in (("shade", False), ("around", True)):
        for step, colour in enumerate(shades(on_dark=on_dark, diverging=diverging)):
            yield f".{prefix}-{step} {{ --shade: {colour}; --on-shade: {readable_on(colour)}; }}"
