"""Commands about what is laid over maps, and about their problems."""

from collections.abc import Sequence
from functools import partial

from ...concepts.editor_kind import EditorKind
from ...documents.workplaces import Workplaces
from ...inspection.focus import Focus
from ...inspection.live_checks import LiveChecks
from ...languages.words import tr
from ...shell.commands import Command
from ...shell.notices import Notices
from .actions import AskPicture, OverlayActions
from .grid_fit import GridFit
from .hull_commands import hull_commands
from .layers import Overlays
from .shading_commands import MENU, no_shading_command, shading_commands
from .switches import AXES, LEGEND, PROBLEMS, TRACING, Switches
from .tracings import Tracings


def commands(
    workplaces: Workplaces,
    overlays: Overlays,
    live: LiveChecks,
    notices: Notices,
    ask_picture: AskPicture,
    kinds: Sequence[EditorKind],
) -> list[Command]:
    """Return the commands about overlays of some kinds of maps, problems, comparisons and tracing."""
    acts = OverlayActions(workplaces, overlays, notices, ask_picture)
    offered = {each.name: each for kind in kinds for each in kind.overlays}
    return [
        no_shading_command(workplaces),
        *_layer_commands(overlays.switches),
        *hull_commands(workplaces, overlays.hulls),
        *shading_commands(workplaces, list(offered.values())),
        *_step_commands(acts),
        *_problem_commands(acts, overlays.focus, live),
        _comparison_command(acts, overlays),
        *_tracing_commands(acts, overlays.tracings, overlays.grid_fit),
    ]


def _step_commands(acts: OverlayActions) -> list[Command]:
    """Return the commands that change the number of an overlay, such as of turns."""
    return [
        Command(
            name="overlay.step-on",
            title=tr("One more"),
            run=acts.with_map(partial(acts.step, 1)),
            menu=MENU,
            group=2,
            key="Alt+Right",
            icon="arrow-right",
            help=tr(
                "Raises the number of the overlay on the map: one more turn, or one more tile."
            ),
            hindered=acts.no_steps,
            is_elsewhere=acts.has_no_steps,
        ),
        Command(
            name="overlay.step-back",
            title=tr("One fewer"),
            run=acts.with_map(partial(acts.step, -1)),
            menu=MENU,
            group=2,
            key="Alt+Left",
            icon="arrow-left",
            help=tr("Lowers the number of the overlay on the map: one turn less, or one tile."),
            hindered=acts.no_steps,
            is_elsewhere=acts.has_no_steps,
        ),
    ]


def _layer_commands(switches: Switches) -> list[Command]:
    listed = (
        (PROBLEMS, "problems-overlay", tr("Problems"), tr("Marks the sectors with problems.")),
        (AXES, "axes", tr("Symmetry axes"), tr("Draws the axes of the live symmetry.")),
        (TRACING, "tracing", tr("Picture to trace"), tr("Shows the picture under the map.")),
        (LEGEND, "legend", tr("Legend"), tr("Says what the colours of an overlay stand for.")),
    )
    return [
        Command(
            name=f"overlay.{name}",
            title=title,
            run=partial(switches.flip, name),
            menu=MENU,
            group=3,
            icon=icon,
            help=told,
            is_on=partial(switches.is_on, name),
        )
        for name, icon, title, told in listed
    ]


def _problem_commands(acts: OverlayActions, focus: Focus, live: LiveChecks) -> list[Command]:
    return [
        Command(
            name="problems.next",
            title=tr("Next problem"),
            run=acts.with_map(lambda place: focus.step(place, 1)),
            menu="Map",
            group=8,
            key="F8",
            icon="jump",
            help=tr("Goes to the next problem and shows its sectors."),
            hindered=acts.no_problem,
        ),
        Command(
            name="problems.previous",
            title=tr("Previous problem"),
            run=acts.with_map(lambda place: focus.step(place, -1)),
            menu="Map",
            group=8,
            key="Shift+F8",
            help=tr("Goes to the previous problem and shows its sectors."),
            hindered=acts.no_problem,
        ),
        Command(
            name="problems.check",
            title=tr("Check now"),
            run=live.check_now,
            menu="Map",
            group=8,
            key="F7",
            icon="check",
            help=tr("Checks the map now; it is also checked after every change."),
            hindered=acts.no_map,
        ),
    ]


def _comparison_command(acts: OverlayActions, overlays: Overlays) -> Command:
    return Command(
        name="comparison.clear",
        title=tr("Stop comparing"),
        run=acts.with_map(overlays.comparisons.clear),
        menu=MENU,
        group=3,
        icon="compare",
        help=tr("Removes the marks that show how the map differs from another."),
        hindered=acts.no_comparison,
    )


def _tracing_commands(acts: OverlayActions, tracings: Tracings, grid_fit: GridFit) -> list[Command]:
    return [
        Command(
            name="tracing.load",
            title=tr("Trace a picture…"),
            run=acts.with_map(acts.trace),
            menu=f"{MENU}/Trace a picture",
            group=3,
            icon="tracing",
            help=tr("Lays a picture under the map, to copy a map from paper."),
            hindered=acts.no_map,
        ),
        Command(
            name="tracing.move",
            title=tr("Move the picture with the mouse"),
            run=lambda: tracings.move_by_mouse(not tracings.is_moving),
            menu=f"{MENU}/Trace a picture",
            group=3,
            icon="move",
            help=tr("Dragging moves the picture instead of painting, until it is switched off."),
            hindered=acts.no_tracing,
            is_on=lambda: tracings.is_moving,
        ),
        Command(
            name="tracing.fit",
            title=tr("Fit the picture to the map"),
            run=acts.with_map(tracings.fit),
            menu=f"{MENU}/Trace a picture",
            group=3,
            icon="fit",
            help=tr("Makes the picture as large as the map."),
            hindered=acts.no_tracing,
        ),
        Command(
            name="tracing.fit-grid",
            title=tr("Fit the picture to the grid…"),
            run=acts.with_map(grid_fit.toggle),
            menu=f"{MENU}/Trace a picture",
            group=3,
            icon="fit",
            help=tr("Point out two or three cells on the picture; it is scaled, turned and moved."),
            hindered=acts.no_tracing,
            is_on=lambda: grid_fit.workplace is not None,
        ),
        Command(
            name="tracing.remove",
            title=tr("Remove the picture"),
            run=acts.with_map(tracings.remove),
            menu=f"{MENU}/Trace a picture",
            group=3,
            icon="delete",
            help=tr("Removes the picture you trace; its file stays where it is."),
            hindered=acts.no_tracing,
        ),
    ]
