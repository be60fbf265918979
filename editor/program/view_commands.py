"""Commands of the view: zoom, panels, themes, help, and the ways around the window."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from PySide6.QtWidgets import QWhatsThis

from hullwright.schema.messages import english

from ..canvas.canvas import Canvas
from ..canvas.canvas_switches import LABELS, RULERS, CanvasSwitches
from ..canvas.view import FULL
from ..languages.words import tr
from ..shell.commands import Command
from ..shell.guides import Guides
from ..shell.notices import Notices
from ..shell.tabs import Tabs
from ..shell.theme import Theme
from ..shell.window import Window

_NEARER = 1.25
THEMES: Mapping[str, str] = {
    "system": english("Same as the system"),
    "light": english("Light"),
    "dark": english("Dark"),
}


def commands(
    window: Window,
    tabs: Tabs,
    theme: Theme,
    switches: CanvasSwitches,
    guides: Guides,
    notices: Notices,
) -> list[Command]:
    """Return the commands of the view and of help."""
    return [
        *_zooms(lambda: _canvas(tabs)),
        *_switches(switches),
        *_panels(window),
        *_looks(window, theme),
        *_ways(window, tabs),
        *_help(guides, notices),
    ]


def _canvas(tabs: Tabs) -> Canvas | None:
    shown = tabs.canvas()
    return shown if isinstance(shown, Canvas) else None


def _zooms(canvas: Callable[[], Canvas | None]) -> Iterator[Command]:
    def no_map() -> str:
        return "" if canvas() else tr("No map is open: create one or open a file.")

    def on_canvas(act: Callable[[Canvas], None]) -> Callable[[], None]:
        def run() -> None:
            shown = canvas()
            if shown is not None:
                act(shown)

        return run

    rows = (
        ("zoom-in", tr("Zoom in"), "Ctrl++ Ctrl+=", lambda shown: shown.zoom_by(_NEARER)),
        ("zoom-out", tr("Zoom out"), "Ctrl+-", lambda shown: shown.zoom_by(1 / _NEARER)),
        ("actual-size", tr("Zoom to 100 %"), "Ctrl+0", lambda shown: shown.zoom_to(FULL)),
        ("fit", tr("Show the whole map"), "Ctrl+9", lambda shown: shown.fit()),
    )
    for name, title, key, act in rows:
        yield Command(
            name=f"view.{name}",
            title=title,
            run=on_canvas(act),
            menu="View",
            key=key,
            icon=name,
            hindered=no_map,
        )


def _switches(switches: CanvasSwitches) -> Iterator[Command]:
    rows = (
        (
            LABELS,
            tr("Coordinates in cells"),
            tr("Writes each cell's coordinate where there is room."),
        ),
        (RULERS, tr("Rulers"), tr("Shows letters and numbers along the edges of the map.")),
    )
    for name, title, sentence in rows:
        yield Command(
            name=f"view.{name}",
            title=title,
            run=partial(switches.toggle, name),
            menu="View",
            group=1,
            icon=name,
            help=sentence,
            is_on=partial(switches.is_on, name),
        )


def _panels(window: Window) -> Iterator[Command]:
    for number, (name, pane) in enumerate(window.panes.items(), start=1):
        yield Command(
            name=f"view.panel.{name}",
            title=pane.dock.title,
            run=partial(window.toggle_dock, name),
            menu="View/Panels",
            group=2,
            key=f"Alt+{number}" if number < 10 else "",
            icon=pane.dock.icon,
            help=pane.dock.help,
            is_elsewhere=partial(window.is_idle, name),
            is_on=partial(window.has_open, name),
        )


def _looks(window: Window, theme: Theme) -> Iterator[Command]:
    for choice, title in THEMES.items():
        yield Command(
            name=f"view.theme.{choice}",
            title=tr(title),
            run=partial(theme.choose, choice),
            menu="View/Theme",
            group=3,
            is_on=partial(_is_chosen, theme, choice),
        )
    yield Command(
        name="view.full-screen",
        title=tr("Full screen"),
        run=lambda: window.showNormal() if window.isFullScreen() else window.showFullScreen(),
        menu="View",
        group=3,
        key="F11",
        icon="full-screen",
        is_on=window.isFullScreen,
    )
    yield Command(
        name="view.reset-layout",
        title=tr("Reset layout"),
        run=window.reset_layout,
        menu="View",
        group=3,
        icon="layout",
        help=tr("Puts all panels back in their usual places."),
    )


def _is_chosen(theme: Theme, choice: str) -> bool:
    return theme.choice == choice


def _ways(window: Window, tabs: Tabs) -> Iterator[Command]:
    rows: tuple[tuple[str, str, str, Callable[[], object]], ...] = (
        ("next-tab", tr("Next tab"), "Ctrl+Tab Ctrl+PgDown", lambda: tabs.step(1)),
        ("previous-tab", tr("Previous tab"), "Ctrl+Shift+Tab Ctrl+PgUp", lambda: tabs.step(-1)),
        ("next-part", tr("Next part of the window"), "F6", lambda: window.step_part(1)),
        (
            "previous-part",
            tr("Previous part of the window"),
            "Shift+F6",
            lambda: window.step_part(-1),
        ),
        ("focus-map", tr("Go to the map"), "Alt+0", tabs.show_map),
    )
    for name, title, key, run in rows:
        yield Command(
            name=f"view.{name}", title=title, run=run, menu="View/Go to", group=4, key=key
        )


def _help(guides: Guides, notices: Notices) -> Iterator[Command]:
    yield Command(
        name="help.commands",
        title=tr("Find a command…"),
        run=guides.open_palette,
        menu="Help",
        key="Ctrl+Shift+P",
        icon="command",
        help=tr("Finds anything you can do by typing part of its name."),
    )
    yield Command(
        name="help.shortcuts",
        title=tr("Shortcuts"),
        run=guides.open_sheet,
        menu="Help",
        key="?",
        icon="shortcuts",
        help=tr("Shows all shortcuts on one page, to read or print."),
    )
    yield Command(
        name="help.whats-this",
        title=tr("What's this?"),
        run=QWhatsThis.enterWhatsThisMode,
        menu="Help",
        group=1,
        key="Shift+F1",
        icon="whats-this",
        help=tr("Click anything in the window to read what it is for."),
    )
    yield Command(
        name="help.about",
        title=tr("About Hullwright"),
        run=lambda: notices.tell(_about(), topic="about"),
        menu="Help",
        group=2,
        icon="info",
    )


def _about() -> str:
    from importlib.metadata import version

    return tr(
        "Hullwright {version}: maps, scenarios and rules for space-escape board games. MIT license.",
        version=version("hullwright"),
    )
