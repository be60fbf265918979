"""Images for the style sheet: our drawings, tinted by a theme, as files, because Qt takes nothing else there."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from ..drawing.icon import tinted_drawing
from ..drawing.inks import Inks

IMAGES: Mapping[str, tuple[str, str]] = {
    "image_down": ("chevron-down", "text"),
    "image_up": ("chevron-up", "text"),
    "image_left": ("chevron-left", "text"),
    "image_right": ("chevron-right", "text"),
    "image_down_off": ("chevron-down", "line"),
    "image_up_off": ("chevron-up", "line"),
    "image_left_off": ("chevron-left", "line"),
    "image_right_off": ("chevron-right", "line"),
    "image_check": ("check", "text"),
    "image_dot": ("dot", "text"),
    "image_ticked": ("check", "on-accent"),
    "image_partly": ("minus", "on-accent"),
    "image_ticked_off": ("check", "faint-text"),
    "image_close": ("close", "faint-text"),
    "image_close_lit": ("close", "text"),
    "image_clear": ("clear", "faint-text"),
    "image_error": ("error", "error"),
    "image_warning": ("warning", "warning"),
    "image_info": ("info", "hint"),
    "image_question": ("help", "hint"),
    "image_folder": ("folder", "text"),
    "image_file": ("file", "text"),
    "image_home": ("home", "text"),
    "image_new_folder": ("new-folder", "text"),
    "image_list": ("list", "text"),
    "image_details": ("tables", "text"),
    "image_back": ("arrow-left", "text"),
    "image_forth": ("arrow-right", "text"),
    "image_above": ("arrow-up", "text"),
}
"""The drawing and the ink of each image, by its name in the style sheet."""


def image_urls(inks: Inks) -> Iterator[tuple[str, str]]:
    """Yield the names of all images with where they are in the inks of a theme, for a style sheet."""
    for name, (drawing, ink) in IMAGES.items():
        yield name, f'url("{_image(drawing, inks[ink]).as_posix()}")'


@cache
def _image(drawing: str, colour: str) -> Path:
    path = Path(_folder().name) / f"{drawing}-{colour.removeprefix('#')}.svg"
    # Without its image a button is plain, but can be used.
    with suppress(OSError):
        path.write_text(tinted_drawing(drawing, colour), encoding="utf-8")
    return path


@cache
def _folder() -> TemporaryDirectory[str]:
    """Return a folder that goes when the program ends."""
    return TemporaryDirectory(prefix="hullwright-images-", ignore_cleanup_errors=True)
