"""The program: makes every part that lasts, the frame around it, and leads from start to end."""

from collections.abc import Sequence
from functools import cached_property, partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.comparison import Comparison
from hullwright.schema.messages import some_of

from ..canvas.canvas import Canvas
from ..canvas.overlays.comparisons import Sides
from ..canvas.overlays.guide_memory import GuideMemory
from ..canvas.overlays.layers import Overlays
from ..documents.document import Document, Value
from ..documents.workplace import Workplace
from ..editing.symmetry_commands import choose as choose_symmetry
from ..files.asker import Asker, DialogAsker
from ..files.file_services import WindowActions
from ..languages.words import tr
from ..plugins.theme_entries import tell_missing
from ..shell.notices import Offer, Tone
from ..shell.settings import ProgramSettings
from ..shell.tab_page import TabPage
from .command_table import ProgramActions
from .frame import Frame
from .games_at_hand import GamesAtHand
from .own_failures import OwnFailures
from .plugin_reload import PluginReload
from .safe_overrides import make_overrides_safe, suppress_and_tell
from .service_assembly import made_services
from .tab_views import TabViews
from .tour import SEEN

WORKSHOP, RECOVERY = "workshop", "recovery"
"""Sorts of pages."""


class Program(QObject):
    """Everything that runs, from the settings to the window."""

    def __init__(self, application: QApplication, folder: Path, asker: Asker | None = None) -> None:
        super().__init__()
        # First of all: PySide remembers which method it found when it calls one for the first time.
        make_overrides_safe()
        settings, asker = ProgramSettings(folder), asker or DialogAsker(lambda: self.frame.window)
        self.services = made_services(application, settings, asker, self._window_actions)
        self._guide_memory = GuideMemory(self.services.workplaces, self.services.settings)
        self.starts_over = False
        """Whether the window was closed only to be opened again with all plugins."""
        self.games = GamesAtHand(self.services, lambda: self.frame)
        self._views = TabViews(self.services, lambda: self.frame)
        self._own_failures = OwnFailures(self.services.notices, folder)
        self._own_failures.catch()
        self.services.additions.failures.catch_strays()
        # Later, because the menu in which a language is chosen goes with its window.
        queued = Qt.ConnectionType.QueuedConnection
        self.services.window_language.changed.connect(self._make_anew, queued)
        self.services.files.watch.follow_application(application)
        self.plugin_reload = PluginReload(self.services, lambda: self.frame)
        self.services.files.recovery.found.connect(self.offer_recovery)
        self.services.files.opening.show_recorded = self.games.open_recorded
        self.services.files.opening.look_at_pack = self._look_at_pack
        self._tell_plugins()

    @cached_property
    def frame(self) -> Frame:
        """The window and what goes with it; files that are opened before it is first asked for are in it at once."""
        return self._framed()

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

    def _window_actions(self, overlays: Overlays) -> WindowActions:
        return WindowActions(
            partial(self._show_comparison, overlays),
            self._show_problems,
            self._look_at_plugin,
            self._leave,
            lambda: self.frame.window,
        )

    def _framed(self) -> Frame:
        program_actions = ProgramActions(
            view=self._views.view,
            new_map=self.ask_for_new,
            new_scenario=self.ask_for_new_scenario,
            workshop=self.open_workshop,
            open=self.open,
            open_sample=self.open_sample,
            show_recovery=self.show_recovery,
            may_close=self._may_close,
            games=self.games,
        )
        frame = Frame(self.services, program_actions)
        frame.pages.offer(WORKSHOP, lambda _: self.open_workshop())
        frame.pages.offer(RECOVERY, lambda _: self.show_recovery())
        self.games.follow(frame.pages)
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
        self._views.kept = {
            place: each for place, each in retired.items() if isinstance(each, Canvas)
        }
        self.frame = self._framed()
        if not window.isMaximized() and not window.isFullScreen():
            # To the pixel: what was kept is fitted to the screen as for a start.
            self.frame.window.setGeometry(window.geometry())
        self.frame.window.show()
        old.retire()
        self.frame.pages.restore(pages)

    def _tell_closed(self, page: TabPage) -> None:
        """Say that what is unsaved on a page is kept, and offer the page again."""
        again_as_it_was = partial(self._open_page, page.sort, page.kept())
        self.services.files.closing.note_page(again_as_it_was)
        if page.is_changed:
            text = tr("{name} was closed with unsaved changes, which are kept.", name=page.title)
            again = Offer(tr("Open again"), partial(self._open_page, page.sort))
            self.services.notices.tell(text, Tone.HINT, [again], f"page {page.sort}")

    def _open_page(self, sort: str, kept: object = None) -> None:
        # Asked for by then: a window in another language is another one.
        self.services.notices.settle(f"page {sort}")
        self.frame.pages.open_sort(sort, kept)

    # What people ask of the program as a whole.

    def open(self, paths: Sequence[Path]) -> None:
        """Open files, each in a tab."""
        for path in paths:
            # Whatever one file does, the others are opened: at the start Qt is not there yet to go on.
            with suppress_and_tell:
                self.services.files.opening.open(path)

    def _look_at_pack(self, path: Path) -> None:
        self.frame.library.look_at_file(path)

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
        # Imported, as all dialogs are, when somebody asks for it: the window is to be there at once.
        from ..files.new_map_dialog import NewMapDialog

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
        from ..files.recovery_page import RecoveryPage

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
        self.services.judge.close()
        self.services.advisers.close()
        self.games.close()
        self.services.inspector.close()
        self.services.additions.close()
        self.services.window_language.withdraw()
        self.services.settings.write()
        self._own_failures.end()
