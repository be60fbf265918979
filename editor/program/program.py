"""The program: makes every part that lasts, the frame around it, and leads from start to end."""

import gc
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from hullwright.plugins.doors import open_doors
from hullwright.plugins.host.home import home
from hullwright.plugins.host.installation import Keeper
from hullwright.plugins.host.safe_mode import is_safe, leave_safe_mode
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.comparison import Comparison
from hullwright.schema.messages import some_of
from hullwright.schema.processes.stop_signals import end_at_once, heed

from ..canvas.canvas import Canvas
from ..canvas.canvas_switches import CanvasSwitches
from ..canvas.overlays.comparisons import Comparisons, Sides
from ..canvas.overlays.hulls import Hulls
from ..canvas.overlays.layers import CanvasLayers, Overlays
from ..canvas.overlays.overlay_numbers import OverlayNumbers
from ..canvas.overlays.switches import Switches
from ..canvas.overlays.tracings import Tracings
from ..documents.document import Document, Value
from ..documents.place import Place
from ..documents.scenario_place import ScenarioPlace
from ..documents.workplace import Workplace
from ..documents.workplaces import Workplaces
from ..drawing.icon import icon
from ..editing.commands import stamps_of
from ..editing.symmetry_commands import choose as choose_symmetry
from ..files.asker import Asker, DialogAsker
from ..files.file_services import WindowActions, file_services
from ..files.new_map_dialog import NewMapDialog
from ..files.recovery_page import RecoveryPage
from ..inspection.focus import Focus
from ..inspection.inspector import Inspector
from ..inspection.live_checks import LiveChecks
from ..languages.words import tr
from ..plugins.additions import PluginAdditions
from ..plugins.theme_entries import tell_missing
from ..scenarios.composer.rules import RulesAtHand
from ..shell.notices import Notices, Offer, Tone
from ..shell.settings import ProgramSettings
from ..shell.tab_page import TabPage
from ..shell.theme import Theme
from ..simulation.play_outs import PlayOuts
from .command_table import ProgramActions
from .frame import Frame
from .frame_commands import MAP_ONLY
from .own_failures import OwnFailures
from .plugin_reload import PluginReload
from .safe_overrides import make_overrides_safe, suppress_and_tell
from .safe_start import SETTLED, StartMark, offer_safe_mode
from .services import Services
from .stop_requests import StopRequests
from .tour import SEEN
from .window_language import WindowLanguage

WORKSHOP, RECOVERY = "workshop", "recovery"
"""Sorts of pages."""


class Program(QObject):
    """Everything that runs, from the settings to the window."""

    def __init__(self, application: QApplication, folder: Path, asker: Asker | None = None) -> None:
        super().__init__()
        # First of all: PySide remembers which method it found when it calls one for the first time.
        make_overrides_safe()
        self.services = self._services(application, ProgramSettings(folder), asker)
        self.starts_over = False
        """Whether the window was closed only to be opened again with all plugins."""
        self._kept: dict[Place, QWidget] = {}
        """Canvases that go on in the next frame."""
        self.frame = self._framed()
        self._own_failures = OwnFailures(self.services.notices, folder)
        self._own_failures.catch()
        self.services.additions.failures.catch_strays()
        # Later, because the menu in which a language is chosen goes with its window.
        queued = Qt.ConnectionType.QueuedConnection
        self.services.window_language.changed.connect(self._make_anew, queued)
        self.services.files.watch.follow_application(application)
        self.plugin_reload = PluginReload(self.services, lambda: self.frame)
        self.services.files.recovery.found.connect(self.offer_recovery)
        self._tell_plugins()

    def _tell_plugins(self) -> None:
        """Let plugins hear what happens, and say so if they lack the theme that the person chose."""
        services = self.services
        additions, theme = services.additions, services.theme
        additions.events.follow(
            services.workplaces, services.inspector, services.files.context.events
        )
        services.play_outs.ended.connect(additions.events.tell_played)
        if theme.is_missing:
            tell_missing(theme.choice, additions.themes(), services.notices)

    def _services(
        self, application: QApplication, settings: ProgramSettings, asker: Asker | None
    ) -> Services:
        notices, workplaces, inspector = Notices(), Workplaces(), Inspector()
        window_language = WindowLanguage(application, settings)
        window_language.apply()
        open_doors()
        host = Keeper(settings.folder)
        additions = PluginAdditions(host, notices)
        theme = Theme(application, settings, additions.themes)
        theme.apply()
        # Before the tabs hear of a new map, so that its first canvas has all tools.
        workplaces.opened.connect(lambda _: additions.offer_tools(workplaces))
        overlays = Overlays(
            focus=Focus(),
            switches=Switches(settings),
            comparisons=Comparisons(workplaces, inspector),
            tracings=Tracings(workplaces, settings, notices),
            hulls=Hulls(workplaces, inspector, settings),
            numbers=OverlayNumbers(workplaces, settings),
        )
        asker = asker or DialogAsker(lambda: self.frame.window)
        outlook = WindowActions(
            partial(self._show_comparison, overlays),
            self._show_problems,
            self._look_at_plugin,
            self._leave,
            lambda: self.frame.window,
        )
        return Services(
            application=application,
            settings=settings,
            notices=notices,
            workplaces=workplaces,
            window_language=window_language,
            theme=theme,
            host=host,
            rules=RulesAtHand(settings.folder),
            inspector=inspector,
            live=LiveChecks(workplaces, inspector, notices),
            overlays=overlays,
            play_outs=PlayOuts(workplaces),
            stamps=stamps_of(settings),
            asker=asker,
            files=file_services(workplaces, notices, settings, asker, outlook),
            additions=additions,
        )

    def _framed(self) -> Frame:
        program_actions = ProgramActions(
            view=self._view,
            new_map=self.ask_for_new,
            new_scenario=self.ask_for_new_scenario,
            workshop=self.open_workshop,
            open=self.open,
            open_sample=self.open_sample,
            show_recovery=self.show_recovery,
            may_close=self._may_close,
        )
        frame = Frame(self.services, program_actions)
        frame.pages.offer(WORKSHOP, lambda _: self.open_workshop())
        frame.pages.offer(RECOVERY, lambda _: self.show_recovery())
        frame.pages.closed.connect(self._tell_closed)
        return frame

    def _make_anew(self) -> None:
        """Make the frame anew, in another language; open maps, their histories and views stay.

        In a new window every text is made in the one way in which texts are made. Renaming each
        widget would be a second way, and forget some.
        """
        old = self.frame
        old.finish_typing()
        old.pages.leave_all()
        window, pages = old.window, old.pages.kept()
        window.keep_layout()
        retired = old.tabs.retired()
        self.services.workplaces.leave_page()
        # Titles of tools are in the old language.
        self.services.additions.refresh()
        self._kept = {place: each for place, each in retired.items() if isinstance(each, Canvas)}
        self.frame = self._framed()
        if not window.isMaximized() and not window.isFullScreen():
            # To the pixel: what was kept is fitted to the screen as for a start.
            self.frame.window.setGeometry(window.geometry())
        self.frame.window.show()
        old.retire()
        self.frame.pages.restore(pages)

    def _tell_closed(self, page: TabPage) -> None:
        """Say that what is unsaved on a page is kept, and offer the page again."""
        if page.is_changed:
            text = tr("{name} was closed with unsaved changes, which are kept.", name=page.title)
            again = Offer(tr("Open again"), partial(self._open_page, page.sort))
            self.services.notices.tell(text, Tone.HINT, [again], f"page {page.sort}")

    def _open_page(self, sort: str) -> None:
        # Asked for by then: a window in another language is another one.
        self.services.notices.settle(f"page {sort}")
        self.frame.pages.open_sort(sort)

    # What a tab shows.

    def _view(self, place: Place) -> QWidget:
        """Return what a tab shows of its document."""
        if place in self._kept:
            kept = self._kept.pop(place)
            kept.setAccessibleName(tr("Map"))
            return kept
        if isinstance(place, Workplace):
            return self._canvas(place)
        if isinstance(place, ScenarioPlace):
            return self._composer(place)
        raise TypeError(place)

    def _composer(self, place: ScenarioPlace) -> QWidget:
        # Loaded with the first scenario: the window is to be there at once.
        from ..scenarios.composer.map_request import map_asker
        from ..scenarios.composer.view import ComposerContext, ComposerView

        services = self.services
        ask = map_asker(services.asker, services.files.context.recent.folder, services.notices)
        around = ComposerContext(
            services.workplaces, services.rules, services.inspector, services.notices, ask
        )
        return ComposerView(place, around)

    def _canvas(self, workplace: Workplace) -> Canvas:
        canvas = Canvas(workplace)
        CanvasLayers(canvas, workplace, self.services.overlays)
        CanvasSwitches(self.services.settings, list).set_up(canvas)
        canvas.takes_tab = True
        canvas.alone_wanted.connect(self._show_alone)
        canvas.noted.connect(self._show_note)
        canvas.moved.connect(lambda: self.frame.status.show_zoom(canvas.zoom_percent()))
        canvas.hovered.connect(partial(self._hover, workplace))
        return canvas

    def _show_alone(self) -> None:
        self.frame.actions.run(MAP_ONLY)

    def _show_note(self, note: str) -> None:
        # Through the program, because another language brings another status bar.
        self.frame.status.show_note(note)

    def _hover(self, workplace: Workplace, cell: object) -> None:
        surface = workplace.surface
        if cell is None or cell not in surface:
            self.frame.status.show_cell("", "")
        else:
            name = workplace.editor_kind.cell_text(surface, cell)
            self.frame.status.show_cell(surface.label(cell), tr(name))

    # What people ask of the program as a whole.

    def open(self, paths: Sequence[Path]) -> None:
        """Open files, each in a tab."""
        for path in paths:
            # Whatever one file does, the others are opened: at the start Qt is not there yet to go on.
            with suppress_and_tell:
                self.services.files.opening.open(path)

    def open_sample(self, path: Path) -> None:
        """Open a copy of a sample, which has no file yet."""
        from hullwright.schema.files.reader import read_map

        try:
            value = read_map(path)
        except HullwrightError as fault:
            # One that a plugin brings may be broken.
            self.services.files.context.tell_fault(fault)
            return
        self.services.workplaces.open(Document(value))

    def offer_tour(self) -> None:
        """Show the tour at the very first start, unless there is work to go on with."""
        settings = self.services.settings
        if settings.text(SEEN) or self.services.workplaces.tab is not None:
            return
        settings.keep(SEEN, "yes")
        self.frame.tour.begin()

    def ask_for_new(self, kind: str = "") -> None:
        """Ask what a new map is to be, of a kind if one is named, beside the work."""
        dialog = NewMapDialog(self.services.asker, self.frame.window, kind)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.made.connect(self._begin_map)
        dialog.show()

    def ask_for_new_scenario(self) -> None:
        """Ask what a new scenario is to be, beside the work."""
        from ..scenarios.composer.new_scenario import NewScenarioDialog

        dialog = NewScenarioDialog(self.frame.window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.made.connect(self._begin)
        dialog.show()

    def _begin_map(self, value: MapDocument, symmetry: str) -> None:
        """Open a new map, under the symmetry that it begins with."""
        self._begin(value)
        place = self.services.workplaces.current
        if symmetry and place is not None:
            choose_symmetry(place, symmetry)

    def _begin(self, value: Value) -> None:
        self.services.workplaces.open(Document(value))

    def open_workshop(self) -> None:
        """Show the page on which rules are made."""
        # Imported when somebody asks for it: the window is to be there at once.
        from ..scenarios.workshop.page import WorkshopPage

        if self.frame.pages.found(WorkshopPage):
            return
        services = self.services
        page = WorkshopPage(services.host, services.notices, services.asker)
        page.changed.connect(services.rules.reload)
        page.changed.connect(self.plugin_reload.watch.note)
        self.plugin_reload.changed.connect(page.follow_disk)
        self.frame.pages.open(page, WORKSHOP)

    def offer_recovery(self, *, is_at_work: bool = False) -> None:
        """Show what was left behind unsaved; who is at work on something already is only told of it."""
        recovery = self.services.files.recovery
        if not recovery.left:
            return
        if not is_at_work and self.services.workplaces.tab is None:
            self.show_recovery()
            return
        names = some_of([each.value.name for each in recovery.left])
        text = tr(
            "Unsaved work was kept for you: {names}. You also find it in the File menu.",
            names=names,
        )
        offer = Offer(tr("Show it"), self.show_recovery)
        self.services.notices.tell(text, Tone.WARNING, [offer], "recovery")

    def show_recovery(self) -> None:
        """Show the page on which unsaved work is restored or discarded."""
        self.services.notices.settle("recovery")
        recovery = self.services.files.recovery
        if recovery.left and not self.frame.pages.found(RecoveryPage):
            self.frame.pages.open(RecoveryPage(recovery), RECOVERY)

    def announce_safe_mode(self) -> None:
        """Say that plugins of others are not in use, and offer the way out."""
        text = tr(
            "Safe mode: only the plugins that come with Hullwright are used. The plugins page "
            "shows the others, and can remove them."
        )
        offer = Offer(tr("Restart with all plugins"), self.start_over)
        self.services.notices.tell(text, Tone.WARNING, [offer], "safe mode")

    def start_over(self) -> None:
        """Close the window, if the person agrees, to open it again with all plugins."""
        self.starts_over = self.frame.window.close()

    def files(self) -> list[Path]:
        """Return the files of all open documents."""
        paths = (each.document.path for each in self.services.workplaces)
        return [path for path in paths if path is not None]

    def _show_comparison(
        self,
        overlays: Overlays,
        workplace: Workplace,
        other: MapDocument,
        found: Comparison,
        sides: Sides,
    ) -> None:
        overlays.comparisons.show(workplace, other, found, sides)
        self.frame.window.show_dock("comparison")

    def _show_problems(self) -> None:
        self.frame.window.show_dock("problems")

    def _look_at_plugin(self, plugin_id: str) -> None:
        self.frame.window_additions.look_at(plugin_id)

    def _leave(self) -> None:
        self.frame.window.close()

    def end_on_request(self) -> None:
        """Keep what is unsaved and close the window, as somebody asks from outside; who asks again insists."""
        # The system ends everybody at once: if that was the recovery writer's end, there is another one.
        if not self.frame.window.close() and not self.frame.window.close():
            self.services.files.closing.insist()
        # Whatever dialog is open: what it asks is not answered any more.
        if not self.frame.window.isVisible():
            self.services.application.quit()

    def _may_close(self) -> bool:
        self.frame.finish_typing()
        self.frame.pages.leave_all()
        return self.services.files.closing.may_quit()

    def end(self) -> None:
        """Stop what works in the background; the window is closed by now."""
        self.plugin_reload.watch.end()
        self.services.play_outs.close()
        self.services.inspector.close()
        self.services.additions.close()
        self.services.window_language.withdraw()
        self.services.settings.write()
        self._own_failures.end()


def opened(paths: Sequence[Path], samples: Sequence[Path] = ()) -> tuple[QApplication, Program]:
    """Return the program with its window shown, and files and copies of samples open in it."""
    # Documents and boards are values without cycles; looking for some makes strokes stutter.
    gc.set_threshold(100_000, 50, 50)
    application = QApplication.instance() or QApplication(sys.argv[:1])
    if not isinstance(application, QApplication):
        raise TypeError(application)
    application.setApplicationName("Hullwright")
    application.setDesktopFileName("hullwright")
    mark = StartMark(home())
    if mark.begin():
        offer_safe_mode(application, home())
    program = Program(application, home())
    mark.setParent(program)
    application.setWindowIcon(icon("welcome"))
    program.open(paths)
    for sample in samples:
        program.open_sample(sample)
    program.frame.window.show()
    # After the first paint, so that the window is there at once.
    is_at_work = bool(paths or samples)
    QTimer.singleShot(0, lambda: program.offer_recovery(is_at_work=is_at_work))
    if not is_at_work:
        QTimer.singleShot(0, program.offer_tour)
    QTimer.singleShot(SETTLED, mark.settle)
    application.aboutToQuit.connect(mark.settle)
    if is_safe():
        program.announce_safe_mode()
    return application, program


def run(paths: Sequence[Path], samples: Sequence[Path] = ()) -> int:
    """Open the window and return the exit code when it was closed."""
    # Until it listens itself there is nothing to lose.
    heed(end_at_once)
    application, program = opened(paths, samples)
    stop_requests = StopRequests(program)
    stop_requests.requested.connect(program.end_on_request)
    code = application.exec()
    reopened = program.files()
    program.end()
    stop_requests.close()
    if stop_requests.exit_code or not program.starts_over:
        return stop_requests.exit_code or code
    program.frame.retire()
    leave_safe_mode()
    return run(reopened)
