"""Towers in the window: what can be painted into them, what can be asked about them, and what is printed."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from hullwright.editor.concepts.cutouts import Cutout, CutoutPicture, CutoutSet, Face, LargeBoard
from hullwright.editor.concepts.editor_kind import Filling, Fix, OverlayChoice
from hullwright.editor.concepts.marks import Shape
from hullwright.editor.concepts.question import Question, Shading
from hullwright.editor.kinds.simple import SimpleContent, Spot, simple_kind
from hullwright.schema.boards.board import Unit
from hullwright.schema.boards.outlines import Plan, square
from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.messages import message

from .kind import KIND
from .layout import PASSAGE, SIGNS, VOID, Compartment, Tower
from .survey import TowerSurvey
from .ways import UNREACHED

RUNGS = Shape(
    "M-0.22 -0.5 V0.5 M0.22 -0.5 V0.5 M-0.22 -0.25 H0.22 M-0.22 0.05 H0.22 M-0.22 0.35 H0.22",
    stroke="edge",
)

CONTENTS = (
    SimpleContent(
        "void", message("Outer space"), message("Nothing is built here."), "hull", key="1"
    ),
    SimpleContent(
        "passage", message("Passage"), message("One goes along it."), edge="silent-edge", key="2"
    ),
    SimpleContent(
        "shaft",
        message("Shaft"),
        message("Joined to the shafts above and below it."),
        edge="silent-edge",
        marks=(RUNGS,),
        key="3",
    ),
    SimpleContent(
        "locker",
        message("Locker"),
        message("Holds what may save a crew."),
        "stranger",
        sign="S",
        key="4",
    ),
    SimpleContent(
        "berth",
        message("Berth"),
        message("A crew begins here."),
        "human",
        sign="@",
        ink="on-symbol",
        key="5",
    ),
    SimpleContent(
        "shuttle",
        message("Shuttle"),
        message("Here one leaves."),
        "pod",
        sign="▲",
        ink="on-symbol",
        key="6",
    ),
)


def places(tower: Tower) -> Plan:
    """Return all places of a tower, those where nothing is built among them."""
    width = max(map(len, tower.decks))
    spots = [(x, y) for y in range(tower.height) for x in range(width)]
    labels = [Compartment(tower.height - y, x + 1).label for x, y in spots]
    return Plan(square(1), Unit(1.0, 1.0), labels, [x for x, _ in spots], [y for _, y in spots])


def painted(tower: Tower, words: Mapping[str, str]) -> Tower:
    """Return a tower with other compartments in some places."""
    decks = [list(deck) for deck in tower.decks]
    for label, word in words.items():
        deck, column = map(int, label.split("."))
        decks[tower.height - deck][column - 1] = SIGNS.get(word, VOID)
    return Tower(decks=tuple("".join(deck) for deck in decks))


def climbs(examination: Examination) -> Shading[Spot]:
    """Return how far it is from everywhere to the nearest shuttle."""
    survey = TowerSurvey.of(examination.document)
    far = {n: steps for n, steps in enumerate(survey.steps) if steps != UNREACHED}
    most = max(far.values(), default=0) or 1
    spots = {n: Spot(survey.board.xs[n], survey.board.ys[n]) for n in far}
    return Shading(
        {spots[n]: steps / most for n, steps in far.items()},
        {spots[n]: str(steps) for n, steps in far.items()},
        (message("at the shuttle"), message("{count} steps away", count=most)),
    )


def fixes(document: MapDocument, problem: Problem) -> Sequence[Fix]:
    """Return a berth in the lowest passage for a tower without one."""
    free = [place for place, sign in document.layout.compartments() if sign == PASSAGE]
    if not problem.id.endswith("CC-1") or not free:
        return ()
    at = min(free).label
    title = message("Put a berth at {place}", place=at)
    return (
        Fix(title, lambda before: replace(before, layout=painted(before.layout, {at: "berth"}))),
    )


def cutouts(_: MapDocument) -> Sequence[CutoutSet | LargeBoard]:
    """Return the pieces of the game: the tower itself, crews, and what lies in lockers."""
    crew = CutoutPicture((Shape("M-0.3 0.4 L0 -0.4 L0.3 0.4 Z", fill="human"),), 12.0)
    finds = ((message("Heater"), 3), (message("Cable"), 3), (message("Nothing"), 4))
    return (
        LargeBoard(message("The tower"), 18.0),
        CutoutSet(message("Crews"), 16.0, 16.0, (Cutout(Face(crew), each=True),)),
        CutoutSet(
            message("Lockers"), 40.0, 28.0, tuple(Cutout(Face(title=t), count=n) for t, n in finds)
        ),
    )


EDITOR = simple_kind(
    KIND,
    CONTENTS,
    painted,
    plan=places,
    overlays=(
        OverlayChoice(
            "climbs",
            message("Way to the shuttle"),
            message("How many steps lie ahead."),
            Question("climbs", climbs),
        ),
    ),
    fixes=fixes,
    cutouts=cutouts,
    fillings=(Filling(message("Passages"), ("passage",)),),
)
