"""Checks of the ways through a maze: exits, teleporters, the way home, and traps."""

from collections.abc import Iterator

from ...checks.problem import Problem, Severity
from ...messages import message, some_of
from .headings import State, traps_of
from .layout import TELEPORT_WHITE
from .survey import MazeSurvey

MOST_EXITS_PER_PLAYER = 3


def exits(survey: MazeSurvey) -> Iterator[Problem]:
    """Yield a problem if there is no maze exit, or in the strict variant none a meeple can reach."""
    if not survey.exits:
        yield Problem(
            "NEV-3",
            Severity.ERROR,
            message("The maze has no exit: nobody can escape."),
            hint=message("Take off a tile at the edge, or put a new path where a cell is empty."),
        )
    elif survey.terms.strict_exit and survey.hub is not None and not survey.reached_exits:
        yield Problem(
            "NEV-3",
            Severity.ERROR,
            message("No exit can be reached from the hub."),
            survey.cells(survey.exits),
            message("Join a part that has an exit to the hub, on foot or by a white teleporter."),
        )


def way_home(survey: MazeSurvey) -> Iterator[Problem]:
    """Yield a problem if there are spaces from which no way leads to the hub (NE-52, NE-53)."""
    if survey.hub is None:
        return
    lost = survey.cells(each for each in survey.walks if each not in survey.homeward)
    if lost:
        yield Problem(
            "NEV-4",
            Severity.ERROR,
            message("No way leads back to the hub from {some}.", some=_named(lost)),
            lost,
            message(
                "Join them to the rest, or give their part a white teleporter with somewhere to go."
            ),
        )


def first_turn_escape(survey: MazeSurvey) -> Iterator[Problem]:
    """Yield a problem if the highest roll of the first turn can carry a meeple out."""
    far = survey.layout.setup.most_rolled + survey.terms.jetpack
    near = [each for each in survey.reached_exits if survey.steps[each] <= far]
    if near:
        yield Problem(
            "NEV-7",
            Severity.WARNING,
            message(
                "The nearest exit is {steps} steps from the hub, and a first turn can have {far}: "
                "somebody may escape at once.",
                steps=min(survey.steps[each] for each in near),
                far=far,
            ),
            survey.cells(near),
            message("Lengthen the ways to more than {far} steps.", far=far),
        )


def lone_teleporter(survey: MazeSurvey) -> Iterator[Problem]:
    """Yield a problem if the only teleport indicator is a white one, which then leads nowhere.

    A yellow one alone is no fault: nobody departs from it (NE-71), and it gives the first white
    one that is laid its target (NE-72).
    """
    if list(survey.indicators.values()) == [TELEPORT_WHITE]:
        cells = survey.cells(survey.indicators)
        yield Problem(
            "NEV-8",
            Severity.WARNING,
            message("The teleporter at {cell} leads nowhere: it is the only one.", cell=cells[0]),
            cells,
            message("Lay a second one, or mark the hub with a yellow teleport indicator."),
        )


def exits_and_players(survey: MazeSurvey) -> Iterator[Problem]:
    """Yield a problem if there are fewer exits than players, or more than three for each.

    Both are measured with the most who can play: a maze for 2 to 8 could else never be right.
    """
    count, players = len(survey.exits), survey.players
    if not count or players <= count <= MOST_EXITS_PER_PLAYER * players:
        return
    template = (
        "{count} exit(s) for {players} players will be crowded."
        if count < players
        else "{count} exits for {players} players leave little to fight for."
    )
    yield Problem(
        "NEV-9",
        Severity.WARNING,
        message(template, count=count, players=players),
        survey.cells(survey.exits),
        message(
            "Open or close exits until there are {least} to {most}, or change how many can play.",
            least=players,
            most=MOST_EXITS_PER_PLAYER * players,
        ),
    )


def only_exit(survey: MazeSurvey) -> Iterator[Problem]:
    """Yield a problem if there is one exit only, so that no maze end may be laid (NE-42)."""
    if len(survey.exits) == 1:
        cells = survey.cells(survey.exits)
        yield Problem(
            "NEV-10",
            Severity.WARNING,
            message(
                "The exit at {cell} is the only one: a maze end would close the maze, so none may be laid.",
                cell=cells[0],
            ),
            cells,
            message("Open a second exit."),
        )


def traps(survey: MazeSurvey) -> Iterator[Problem]:
    """Yield a problem for headings that lead to no exit, and a hint for those a maze end must turn.

    The rules turn meeples round at maze ends for nothing (NE-62), so a corridor to a control room
    costs time and is worth a hint. A dead end that is no maze end, or a ring without a way out,
    keeps a meeple for the rest of the game (NE-60). A maze in which nobody at all can reach an exit
    is the business of NEV-3.
    """
    if not survey.reached_exits:
        return
    found = traps_of(survey)
    cells = _places(survey, found.for_good)
    if cells:
        yield Problem(
            "NEV-11",
            Severity.WARNING,
            message("In {some} meeples that go the wrong way never get out.", some=_named(cells)),
            cells,
            message("Open the dead end, make it a maze end, or join the ring to a way out."),
        )
    turned = _places(survey, found.until_turned)
    if turned:
        yield Problem(
            "NEV-11",
            Severity.HINT,
            message(
                "In {some} one direction leads out only by turning round at a maze end.",
                some=_named(turned),
            ),
            turned,
        )


def _places(survey: MazeSurvey, states: set[State]) -> tuple[str, ...]:
    return survey.cells(sorted({space for space, _ in states}))


def _named(cells: tuple[str, ...]) -> str:
    """Return the labels of some cells in brackets, as they have commas of their own."""
    return some_of([f"({label})" for label in cells])
