"""What a person does with a map, and how long it takes until that is seen."""

import random
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from .programs import CANVAS, MeasuredProgram
from .screen import FARTHER, LEFT, MIDDLE, NEARER, Area, Seen, around

REACH = 6
"""So many pixels around the pointer are watched."""
WATCHED = 60
"""So many pixels around the middle are watched while the map moves."""
STEP, PACE = 8, 0.001
"""A fast stroke: so many pixels a report of the mouse, so many seconds from one to the next."""
BAND = 21
"""So many lines of pixels around its way are looked at afterwards: cells do not lie in a line."""
DRAWN, ASIDE = 24, 120
"""A step to take back: so many pixels are painted, and the pointer goes so many pixels aside. Fitted, one cell of a vast
map may be smaller than a pixel, and whatever lies under the pointer is covered by the preview of the next step."""
CALM = 0.08
"""Seconds without a change after which a program has caught up."""


@dataclass
class Felt:
    """What was measured of one act in one program."""

    seen: list[Seen] = field(default_factory=list)
    unseen: int = 0
    """How often nothing changed that could be seen."""

    def note(self, seen: Seen | None) -> None:
        """Take down one more."""
        if seen is None:
            self.unseen += 1
        else:
            self.seen.append(seen)


@dataclass
class Stroke:
    """A fast stroke across the canvas."""

    seconds: float
    pixels: int
    gap: int
    """The longest stretch along its way that is not painted, in pixels."""


class Hand:
    """Works in one program, always in the same way."""

    def __init__(self, program: MeasuredProgram, seed: int) -> None:
        self._program = program
        self._screen = program.screen
        self._chance = random.Random(seed)
        self._at = (CANVAS.left, CANVAS.top)

    def _elsewhere(self) -> tuple[int, int]:
        """Return a place on the canvas that is far enough from the last one."""
        while True:
            x = CANVAS.left + self._chance.randrange(CANVAS.width)
            y = CANVAS.top + self._chance.randrange(CANVAS.height)
            if abs(x - self._at[0]) + abs(y - self._at[1]) > 100:
                self._at = x, y
                return x, y

    def _watched(self, act: Callable[[], object], area: Area) -> Seen | None:
        return self._screen.until_different(act, area, self._program.worked)

    def hover_press_undo(self) -> Iterator[tuple[str, Seen | None]]:
        """Go somewhere, paint a little, leave it, and take it back."""
        screen = self._screen
        x, y = self._elsewhere()
        here = around(x, y, REACH)
        yield "hover", self._watched(lambda: screen.move(x, y), here)
        screen.rest(CALM)
        yield "press", self._watched(screen.press, here)
        for step in range(x, x + DRAWN, STEP):
            screen.move(step + STEP, y)
        screen.release()
        self._at = x, _aside(y)
        screen.move(*self._at)
        screen.rest(CALM)
        yield "undo", self._watched(self._program.undo, around(x, y, DRAWN))
        screen.rest(CALM)

    def pan_and_zoom(self) -> Iterator[tuple[str, Seen | None]]:
        """Drag the map a little and back, and go nearer and back."""
        screen, (x, y) = self._screen, _middle()
        screen.move(x, y)
        screen.rest(CALM)
        middle = around(x, y, WATCHED)
        screen.press(MIDDLE)
        yield "pan", self._watched(lambda: screen.move(x + 30, y + 20), middle)
        screen.rest(CALM)
        screen.move(x, y)
        screen.release(MIDDLE)
        screen.rest(CALM)
        for button in (NEARER, FARTHER):
            for key in self._program.zoom_held:
                screen.hold(key, True)
            yield "zoom", self._watched(lambda button=button: screen.click(button), middle)
            for key in self._program.zoom_held:
                screen.hold(key, False)
            screen.rest(CALM)

    def stroke(self) -> Stroke:
        """Paint from the left to the right as fast as a hand can, and take it back."""
        screen, left, right = self._screen, CANVAS.left + 10, CANVAS.left + CANVAS.width - 10
        y = CANVAS.top + self._chance.randrange(40, CANVAS.height - 40)
        way = Area(left, y - BAND // 2, right - left, BAND)
        end = around(right, y, REACH)
        screen.move(left, y)
        screen.rest(CALM)
        before, bare_end = screen.seen(way), screen.seen(end)
        began = time.perf_counter()
        screen.press(LEFT)
        for x in range(left, right + 1, STEP):
            screen.move(min(x + STEP, right), y)
            time.sleep(PACE)
        while screen.seen(end) == bare_end and time.perf_counter() - began < 10:
            pass
        took = time.perf_counter() - began
        screen.release(LEFT)
        screen.move(left, CANVAS.top)
        screen.rest(CALM)
        gap = _longest_unchanged(before, screen.seen(way), way.width)
        self._program.undo()
        screen.rest(CALM)
        return Stroke(took, right - left, gap)


def _aside(y: int) -> int:
    """Return a height on the canvas that is well away from another."""
    return y - ASIDE if y > _middle()[1] else y + ASIDE


def _middle() -> tuple[int, int]:
    return CANVAS.left + CANVAS.width // 2, CANVAS.top + CANVAS.height // 2


def _longest_unchanged(before: bytes, after: bytes, width: int) -> int:
    """Return the most columns of pixels beside each other that look as before."""
    longest = here = 0
    for column in range(4 * width)[::4]:
        line = range(column, len(before), 4 * width)
        same = all(before[at : at + 4] == after[at : at + 4] for at in line)
        here = here + 1 if same else 0
        longest = max(longest, here)
    return longest


Acts = Mapping[str, Callable[[Hand], Iterator[tuple[str, Seen | None]]]]
ACTS: Acts = {
    "hover_press_undo": Hand.hover_press_undo,
    "pan_and_zoom": Hand.pan_and_zoom,
}
"""What is done in turns in each program."""
