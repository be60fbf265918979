"""A screen of its own: an X server without a monitor, a hand on its mouse and keys, an eye on its pixels."""

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from Xlib import XK, X
from Xlib.display import Display
from Xlib.ext import xtest

SIZE = (1400, 900)
LEFT, MIDDLE = 1, 2
NEARER, FARTHER = 4, 5
"""The buttons that a wheel presses."""
LONGEST = 3.0
"""Seconds after which nothing is going to change any more."""
ALL_PLANES = 0xFFFFFFFF

NO_SERVER = (
    "What a person feels is measured under Xvfb, which is not installed: sudo apt-get install xvfb"
)


class Area(NamedTuple):
    """A rectangle of pixels."""

    left: int
    top: int
    width: int
    height: int


class Seen(NamedTuple):
    """What passed between an act and the picture of it."""

    clock: float
    processor: float
    """Seconds that the program itself worked: these do not grow with what else a machine does."""


def around(x: int, y: int, reach: int) -> Area:
    """Return the square around a pixel."""
    return Area(x - reach, y - reach, 2 * reach + 1, 2 * reach + 1)


def is_there() -> bool:
    """Tell whether there is an X server to start."""
    return shutil.which("Xvfb") is not None


class Screen:
    """An X server that nobody sees."""

    def __init__(self) -> None:
        reading, writing = os.pipe()
        width, height = SIZE
        # The server chooses a free number and writes it down.
        self._server = subprocess.Popen(
            [
                *("Xvfb", "-displayfd", str(writing), "-nolisten", "tcp", "-noreset"),
                *("-screen", "0", f"{width}x{height}x24"),
            ],
            pass_fds=[writing],
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as told:
            self.name = f":{told.readline().strip()}"
        self._display = Display(self.name)
        self._root = self._display.screen().root

    def close(self) -> None:
        """End the server, and with it whatever is shown there."""
        self._display.close()
        self._server.terminate()
        self._server.wait()

    # The hand.

    def move(self, x: int, y: int) -> None:
        """Move the mouse to a pixel."""
        xtest.fake_input(self._display, X.MotionNotify, x=x, y=y)
        self._display.sync()

    def press(self, button: int = LEFT) -> None:
        """Press a button of the mouse."""
        xtest.fake_input(self._display, X.ButtonPress, button)
        self._display.sync()

    def release(self, button: int = LEFT) -> None:
        """Let a button of the mouse go."""
        xtest.fake_input(self._display, X.ButtonRelease, button)
        self._display.sync()

    def click(self, button: int = LEFT) -> None:
        """Press a button and let it go."""
        self.press(button)
        self.release(button)

    def key(self, name: str, *held: str) -> None:
        """Strike a key while others are held."""
        codes = [
            self._display.keysym_to_keycode(XK.string_to_keysym(each)) for each in (*held, name)
        ]
        for code in codes:
            xtest.fake_input(self._display, X.KeyPress, code)
        for code in reversed(codes):
            xtest.fake_input(self._display, X.KeyRelease, code)
        self._display.sync()

    def hold(self, name: str, held: bool) -> None:
        """Hold a key down, or let it go."""
        code = self._display.keysym_to_keycode(XK.string_to_keysym(name))
        xtest.fake_input(self._display, X.KeyPress if held else X.KeyRelease, code)
        self._display.sync()

    def fill(self) -> None:
        """Let the largest window fill the screen and have the keys, as a window manager would see to."""
        windows = [each for each in self._root.query_tree().children if _is_shown(each)]
        if windows:
            largest = max(windows, key=_extent)
            largest.configure(x=0, y=0, width=SIZE[0], height=SIZE[1], border_width=0)
            largest.set_input_focus(X.RevertToParent, X.CurrentTime)
            self._display.sync()

    # The eye.

    def seen(self, area: Area) -> bytes:
        """Return the pixels of an area, four bytes each."""
        image = self._root.get_image(*area, X.ZPixmap, ALL_PLANES)
        found: bytes = image.data
        return found

    def lines(self) -> list[bytes]:
        """Return some lines of pixels across the whole screen, by which one sees that anything changes."""
        width, height = SIZE
        return [self.seen(Area(0, y, width, 1)) for y in range(12, height, height // 40)]

    def until_different(
        self, act: Callable[[], object], area: Area, worked: Callable[[], float]
    ) -> Seen | None:
        """Do something; return what passed until an area looks different, or None if it never does."""
        before, work, began = self.seen(area), worked(), time.perf_counter()
        act()
        while (now := time.perf_counter()) - began < LONGEST:
            if self.seen(area) != before:
                return Seen(now - began, worked() - work)
        return None

    def rest(self, quiet: float = 0.15, longest: float = 60.0) -> None:
        """Wait until nothing has changed for so many seconds."""
        self.changes(quiet, longest)

    def changes(self, quiet: float, longest: float = 60.0) -> list[float]:
        """Return when something changed, in seconds from now, until nothing has for so many seconds."""
        began = last = time.perf_counter()
        found, before = [], self.lines()
        while time.perf_counter() - last < quiet and time.perf_counter() - began < longest:
            after = self.lines()
            if after != before:
                before, last = after, time.perf_counter()
                found.append(last - began)
            time.sleep(0.01)
        return found


def colour_at(pixels: bytes, number: int) -> Sequence[int]:
    """Return the red, green and blue of a pixel of an area."""
    blue, green, red = pixels[4 * number : 4 * number + 3]
    return red, green, blue


# Any: Xlib says nothing about its types.
def _is_shown(window: Any) -> bool:
    return bool(window.get_attributes().map_state == X.IsViewable)


def _extent(window: Any) -> int:
    shape = window.get_geometry()
    return int(shape.width * shape.height)
