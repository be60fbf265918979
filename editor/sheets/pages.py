"""Pages: what stands where on a sheet of paper, in millimetres from its upper left corner.

Nothing here draws: a page is a list of items that a printer, a PDF file and a preview share.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from hullwright.schema.late_dataclass import late_dataclass

from ..concepts.marks import Marks

CAPITALS = 0.36
"""Half the height of capitals, in sizes of the letters."""
ABOVE, BELOW = 0.8, 0.22
"""How far letters reach above and below the line they stand on, in sizes of the letters."""

PAPERS: Mapping[str, tuple[float, float]] = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Width and height of the papers, upright."""


class PageFrame(NamedTuple):
    """An upright rectangle on a page."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Where it ends."""
        return self.left + self.width

    @property
    def bottom(self) -> float:
        """Where it ends."""
        return self.top + self.height

    def inset(self, by: float) -> "PageFrame":
        """Return what is left of it inside a margin."""
        return PageFrame(self.left + by, self.top + by, self.width - 2 * by, self.height - 2 * by)

    def upper(self, height: float) -> "PageFrame":
        """Return its upper part."""
        return self._replace(height=height)

    def below(self, height: float) -> "PageFrame":
        """Return what lies below its upper part."""
        return self._replace(top=self.top + height, height=self.height - height)

    def left_part(self, width: float) -> "PageFrame":
        """Return its left part."""
        return self._replace(width=width)

    def beside(self, width: float) -> "PageFrame":
        """Return what lies to the right of its left part."""
        return self._replace(left=self.left + width, width=self.width - width)

    def holds(self, other: "PageFrame", by: float = 0.01) -> bool:
        """Tell whether another rectangle lies inside, but for a hair."""
        return (
            other.left >= self.left - by
            and other.top >= self.top - by
            and other.right <= self.right + by
            and other.bottom <= self.bottom + by
        )


@dataclass(frozen=True, slots=True)
class PageText:
    """A line of text that stands on a line."""

    text: str
    left: float
    baseline: float
    width: float
    size: float
    bold: bool = False
    ink: str = "text"

    @property
    def frame(self) -> PageFrame:
        """The rectangle that the letters take."""
        top = self.baseline - ABOVE * self.size
        return PageFrame(self.left, top, self.width, (ABOVE + BELOW) * self.size)

    def moved(self, x: float, y: float) -> "PageText":
        """Return it at another place."""
        return PageText(
            self.text, self.left + x, self.baseline + y, self.width, self.size, self.bold, self.ink
        )


@dataclass(frozen=True, slots=True)
class Rule:
    """A straight line."""

    begin: tuple[float, float]
    end: tuple[float, float]
    ink: str = "line"
    thickness: float = 0.2
    dashed: bool = False

    @property
    def frame(self) -> PageFrame:
        """The rectangle with its ends in opposite corners."""
        (ax, ay), (bx, by) = self.begin, self.end
        return PageFrame(min(ax, bx), min(ay, by), abs(bx - ax), abs(by - ay))

    def moved(self, x: float, y: float) -> "Rule":
        """Return it at another place."""
        (ax, ay), (bx, by) = self.begin, self.end
        return Rule((ax + x, ay + y), (bx + x, by + y), self.ink, self.thickness, self.dashed)


@dataclass(frozen=True, slots=True)
class PagePanel:
    """A rectangle, filled or framed."""

    frame: PageFrame
    fill: str = ""
    edge: str = ""
    thickness: float = 0.2

    def moved(self, x: float, y: float) -> "PagePanel":
        """Return it at another place."""
        frame = self.frame._replace(left=self.frame.left + x, top=self.frame.top + y)
        return PagePanel(frame, self.fill, self.edge, self.thickness)


@dataclass(frozen=True, slots=True)
class Symbol:
    """Marks around a point; texts among them are words of the page instead, so that they can be found."""

    marks: Marks
    x: float
    y: float
    side: float
    """The side of a cell."""
    reach: float = 1.0
    """How far marks reach from the point, in sides of a cell."""

    @property
    def frame(self) -> PageFrame:
        """The square around a cell."""
        far = self.side * self.reach
        return PageFrame(self.x - far, self.y - far, 2 * far, 2 * far)

    def moved(self, x: float, y: float) -> "Symbol":
        """Return it at another place."""
        return Symbol(self.marks, self.x + x, self.y + y, self.side, self.reach)


@dataclass(frozen=True, slots=True)
class SvgDrawing:
    """A drawing as SVG text, which was found harmless before."""

    svg: str
    frame: PageFrame

    def moved(self, x: float, y: float) -> "SvgDrawing":
        """Return it at another place."""
        left, top, width, height = self.frame
        return SvgDrawing(self.svg, PageFrame(left + x, top + y, width, height))


Item: TypeAlias = PageText | Rule | PagePanel | Symbol | SvgDrawing


@late_dataclass
class Page:
    """One side of a sheet of paper."""

    paper: str
    landscape: bool
    items: tuple[Item, ...]
    size: tuple[float, float] | None = None
    """Width and height, for a page that is as large as a plugin says and not as the paper is."""

    @property
    def frame(self) -> PageFrame:
        """The whole page."""
        if self.size:
            return PageFrame(0, 0, *self.size)
        return page_frame(self.paper, landscape=self.landscape)

    def words(self) -> list[PageText]:
        """Return the texts of the page."""
        return [each for each in self.items if isinstance(each, PageText)]


def page_frame(paper: str, *, landscape: bool) -> PageFrame:
    """Return the whole of a page."""
    short, long = PAPERS[paper]
    return PageFrame(0, 0, long, short) if landscape else PageFrame(0, 0, short, long)
