"""The frame: the window with its panels, bars and commands, made anew for another language."""

from collections.abc import Callable
from functools import cached_property, partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, Qt

from hullwright.plugins.host.safe_mode import is_safe

from ..advice.commands import advice_commands
from ..canvas.canvas import Canvas
from ..canvas.canvas_switches import CanvasSwitches
from ..canvas.space_grip import SpaceGrip
from ..canvas.view import FULL
from ..concepts.tool import Tool
from ..documents.document import Document
from ..documents.place import Place
from ..documents.scenario_place import ScenarioPlace
from ..documents.workplace import Workplace
from ..editing.stamp_commands import stamp_entries
from ..files.recent_pictures import RecentPictures
from ..games.kept_results import KEPT_RESULTS
from ..generate.generate_service import GenerateService
from ..lab.lab_service import LabService
from ..lab.sparkline import BalanceSparkline
from ..languages.words import tr
from ..library.window_library import WindowLibrary
from ..panels.history_commands import (
    comparison_commands,
    snapshot_commands,
    snapshot_entries,
)
from ..plugins.window_additions import WindowAdditions
from ..sheets.commands import commands as sheet_commands
from ..shell.actions import Actions
from ..shell.command_button import CommandButton
from ..shell.commands import Command
from ..shell.find_commands import find_commands
from ..shell.guides import Guides
from ..shell.menus import Menus
from ..shell.pages import Pages
from ..shell.past_notices import PastNotices
from ..shell.preference import PreferenceSection
from ..shell.status_bar import StatusBar
from ..shell.tab_strips import TabStrips
from ..shell.tabs import Tabs
from ..shell.toasts import Toasts
from ..shell.tool_strip import ToolStrip
from ..shell.toolbar import Toolbar
from ..shell.window import Window
from ..simulation.commands import commands as bot_commands
from ..simulation.remark import remark
from .command_table import ProgramActions, printing_for, recent_commands, service_commands
from .docs_finder import DocsFinder
from .documentation import MANUAL
from .documentation import commands as documentation_commands
from .findable import page_commands, sample_commands, tab_commands
from .frame_commands import MESSAGES
from .frame_commands import commands as frame_commands
from .kind_commands import KindCommands
from .language_commands import language_commands
from .map_companions import MapCompanions
from .menu_subjects import suits
from .panel_table import TOOLBAR, Panels
from .preferences import commands as preference_commands
from .services import Services
from .tour import Tour
from .view_commands import commands as view_commands
from .welcome_maker import WelcomeMaker

if TYPE_CHECKING:
    from ..scenarios.composer.view import ComposerView
    from ..shell.grouped_menu import Fill
    from ..shell.welcome import Welcome


class Frame(QObject):
    """One window and everything that goes with it."""

    def __init__(self, services: Services, program_actions: ProgramActions) -> None:
        super().__init__()
        self._services = services
        self._program_actions = program_actions
        self._make_middle()
        self._make_panels()
        self._make_commands()
        self._make_bars()
        self._connect_services()
        self._connect_window()
        self.window.restore()
        if is_safe():
            self.window.note_in_title(tr("safe mode"))
        self._show_front(services.workplaces.front)

    def _make_middle(self) -> None:
        services = self._services
        # Before the tabs hear of it, so that the tools of a new map have their keys.
        services.workplaces.opened.connect(self._offer_commands)
        self.recent_pictures = RecentPictures(services.settings.folder / "pictures", self)
        self.welcome_maker = WelcomeMaker(
            services.files,
            self._program_actions,
            self.recent_pictures,
            lambda: self.actions.run("file.generate"),
        )
        self.tabs = Tabs(services.workplaces, self._program_actions.view, lambda: self.welcome)
        self.pages = Pages(self.tabs)
        self.generating = GenerateService(
            services.files.context, self.pages, services.settings.folder / KEPT_RESULTS
        )
        services.files.opening.open_target = self.generating.open_target
        self.status = StatusBar()
        self.status.show_notices(services.notices)
        self.toasts = Toasts(services.notices, self._is_in_front)
        self.window = Window(
            services.settings,
            self.tabs,
            self.toasts,
            self.status,
            self._program_actions.may_close,
        )
        self.strips = TabStrips(services.notices, self.window.centre, self.tabs.view_of)
        self.strips.left.connect(self.window.focus_middle)
        self.window.strips = self.strips.seen
        self.space_grip = SpaceGrip(self.window)

    @property
    def welcome(self) -> "Welcome":
        """What is shown while nothing is open."""
        return self.welcome_maker.page

    @cached_property
    def past_notices(self) -> PastNotices:
        """The list of what was told."""
        return PastNotices(self._services.notices, self.window)

    def show_messages(self) -> None:
        """Open the list of what was told."""
        self.past_notices.open_over(self.window)

    def _is_in_front(self, document: Document) -> bool:
        view = self.tabs.view_of(document)
        return view is not None and view.isVisible()

    def _make_panels(self) -> None:
        services = self._services
        self.panels = Panels(
            services,
            lambda: self.actions.run("tracing.load"),
            lambda name: CommandButton(name, lambda: self.actions),
        )
        self.panels.history.add_above(BalanceSparkline(services.judge))
        self.window.add_docks(self.panels.docks())
        self.panels.lanes.board_copied.connect(self._show_lanes)

    def _show_lanes(self) -> None:
        self.window.show_dock("lanes")
        self.panels.lanes.setFocus()

    def _make_commands(self) -> None:
        services = self._services
        clipboard = services.application.clipboard()
        self.actions = Actions([], services.settings, suits(services.workplaces))
        # Before there are any, so that all of them are asked only once.
        self.actions.follow_page(self.pages.commands)
        self.kind_commands = KindCommands(services, self.actions)
        self.guides = Guides(
            self.actions, services.settings, clipboard, self.window, self._findable
        )
        self.printing = printing_for(services, self.window, self.pages)
        self.lab = LabService(
            services.files.context,
            services.settings,
            self.pages,
            services.judge,
            self._program_actions.games.open_recorded,
        )
        services.files.opening.open_experiment = self.lab.open_experiment
        self.pages.closed.connect(self.lab.closed)
        self.tour = Tour(self, self._program_actions.open_sample)
        finder = DocsFinder(self.window, self.tabs, services.workplaces)
        switches = CanvasSwitches(services.settings, self.canvases)
        new, *lasting = service_commands(
            services, self._program_actions, self._composer, self.kind_commands
        )
        self.actions.extend(
            [
                new,
                *self.generating.commands(),
                *lasting,
                *find_commands(self._search),
                *sheet_commands(self.printing),
                *bot_commands(services.workplaces, lambda: self.window.show_dock("bots")),
                *self.lab.commands(),
                *advice_commands(services.workplaces, lambda: self.window.show_dock("advice")),
                *view_commands(
                    self.window, self.tabs, services.theme, switches, self.guides, services.notices
                ),
                *documentation_commands(self.pages, finder.topic, self.tour.begin),
                *preference_commands(self.pages, self._preferences, self.actions),
                *snapshot_commands(services.workplaces, self._take_snapshot),
                *comparison_commands(self.panels.comparison),
                *frame_commands(
                    self.window,
                    self.show_messages,
                    services.files.recovery,
                    self._program_actions.show_recovery,
                ),
            ]
        )
        self.companions = MapCompanions(services.workplaces, self.actions, self.window, self.status)
        self.window_additions = WindowAdditions(
            services.additions,
            services.files,
            self.window,
            self.pages,
            self.actions,
            services.theme,
        )
        play = self._program_actions.games.ask_for_fitting
        self.library = WindowLibrary(
            services.host, services.files.context, self.pages, self.window, play
        )
        self.library.changed.connect(services.additions.refresh)
        self.actions.extend(self.library.commands())
        # In dialogs, too.
        anywhere = Qt.ShortcutContext.ApplicationShortcut
        self.actions.action(MANUAL).setShortcutContext(anywhere)

    def _preferences(self) -> list[PreferenceSection]:
        from .preference_table import preference_sections

        return preference_sections(self._services, self)

    def _make_bars(self) -> None:
        services = self._services
        self._fills: dict[str, Fill] = {
            "File/Open recent": partial(recent_commands, services.files),
            "Edit/Stamps": stamp_entries(self.kind_commands.context),
            "Edit/Go back to": partial(
                snapshot_entries, services.workplaces, services.files.snapshots
            ),
            **self.window_additions.fills(),
        }
        self.menus = Menus(self.window.menuBar(), self.actions, self._fills)
        self.toolbar = Toolbar(self.actions, TOOLBAR)
        self.tool_strip = ToolStrip(self._key_of)
        self.window.add_bars(self.toolbar, self.tool_strip)
        self.window.add_actions(self.actions)

    def _findable(self) -> list[Command]:
        """Return what the command palette finds besides the commands of the menus."""
        filled = [each for fill in self._fills.values() for each in fill()]
        samples = sample_commands(self._program_actions.open_sample)
        tabs = [*tab_commands(self._services.workplaces), *page_commands(self.tabs)]
        return [*tabs, *filled, *samples]

    def _connect_services(self) -> None:
        """Hear what lasts; Qt takes these connections off when the frame goes."""
        services = self._services
        services.workplaces.switched.connect(self._show_front)
        services.workplaces.switched.connect(self.actions.refresh_soon)
        services.workplaces.opened.connect(self._follow)
        services.play_outs.changed.connect(self._show_remark)
        services.overlays.comparisons.changed.connect(self.actions.refresh_soon)
        self.window_additions.changed.connect(self._follow_plugins)
        services.overlays.grid_fit.began.connect(self._show_tracing)
        services.overlays.grid_fit.changed.connect(self.actions.refresh_soon)
        for place in services.workplaces:
            self._follow(place)

    def _connect_window(self) -> None:
        files, theme = self._services.files, self._services.theme
        # What is half typed belongs to the map before it is saved, exported or undone.
        self.actions.running.connect(lambda _: self.finish_typing())
        self.actions.rekeyed.connect(self.tool_strip.describe)
        self.actions.rekeyed.connect(self._describe_status)
        self._describe_status()
        self.tabs.close_wanted.connect(files.closing.close)
        self.pages.restated.connect(self.actions.refresh_soon)
        self.pages.restated.connect(self.window.name_tab)
        self.tabs.new_wanted.connect(partial(self._program_actions.new_map, ""))
        self.window.unfolded.connect(lambda: self._show_front(self._services.workplaces.front))
        self.window.dropped.connect(self._program_actions.open)
        self.status.zoom_wanted.connect(self._zoom)
        self.status.theme_wanted.connect(lambda: theme.choose(theme.next_choice()))
        self.status.messages_wanted.connect(self.show_messages)

    def _describe_status(self) -> None:
        self.status.describe_messages(*self.actions.shortcuts.of(MESSAGES)[:1])

    def finish_typing(self) -> None:
        """Take over what is half typed anywhere."""
        self.panels.finish()
        self.pages.finish_typing()
        composer = self._composer()
        if composer is not None:
            composer.finish()

    def _composer(self) -> "ComposerView | None":
        is_scenario = isinstance(self._services.workplaces.front, ScenarioPlace)
        # Not asked by its class, which is loaded with the first scenario and not with the window.
        return cast("ComposerView", self.tabs.canvas()) if is_scenario else None

    def _search(self) -> Callable[[], object] | None:
        composer = self._composer()
        return composer.browser.line.setFocus if composer is not None else None

    def canvases(self) -> list[Canvas]:
        """Return the canvases of all open maps."""
        return [each for each in self.tabs.canvases() if isinstance(each, Canvas)]

    def _offer_commands(self, place: Place) -> None:
        if isinstance(place, Workplace):
            self.kind_commands.follow_map()

    def _follow(self, place: Place) -> None:
        place.document.renamed.connect(self.window.name_tab)
        place.document.changed.connect(self.actions.refresh_later)
        place.document.renamed.connect(self.actions.refresh_when_calm)
        if not isinstance(place, Workplace):
            return
        place.found.connect(self.actions.refresh_when_calm)
        for signal in (place.selected, place.mirrored, place.overlaid, place.choices.changed):
            signal.connect(self.actions.refresh_soon)
        for signal in (place.locked_anew, place.guided, place.measured):
            signal.connect(self.actions.refresh_soon)

    def _follow_plugins(self) -> None:
        self.tool_strip.show_workplace(self._services.workplaces.current)
        self._services.live.check_now()
        self._services.rules.reload()
        self.welcome_maker.refill()
        self._offer_languages()
        self.panels.offer_pieces()
        self.actions.refresh_soon()

    def _show_tracing(self) -> None:
        self.window.show_dock("tracing")

    def _take_snapshot(self) -> None:
        self.window.show_dock("history")
        self.panels.history.take_snapshot()

    def _offer_languages(self) -> None:
        """Offer the languages that plugins bring by now."""
        offered = language_commands(self._services.window_language)
        self.actions.extend([each for each in offered if each.name not in self.actions])

    def _show_front(self, place: Place | None) -> None:
        for part in (self.status, self.panels.properties, self.panels.history):
            part.show_workplace(place)
        self.window.show_tab(self._services.workplaces.tab)
        workplace = self._services.workplaces.current
        self.window.suit(place)
        for panel in (self.tool_strip, *self.panels.of_maps(), *self.window_additions.panels()):
            panel.show_workplace(workplace)
        self.window.stay_alone()
        self._show_remark()
        canvas = self.tabs.canvas()
        self.panels.minimap.follow(canvas if isinstance(canvas, Canvas) else None)
        self.companions.follow(canvas if isinstance(canvas, Canvas) else None, workplace)
        if isinstance(canvas, Canvas):
            self.status.show_zoom(canvas.zoom_percent())
            canvas.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_remark(self, _: object = None) -> None:
        services = self._services
        self.panels.metrics.show_remark(remark(services.play_outs, services.workplaces.current))

    def _key_of(self, tool: Tool) -> str:
        name = f"tool.{tool.name}"
        keys = self.actions.shortcuts.of(name) if name in self.actions else ()
        return keys[0] if keys else ""

    def _zoom(self, percent: int) -> None:
        canvas = self.tabs.canvas()
        if isinstance(canvas, Canvas):
            canvas.zoom_to(FULL * percent / 100) if percent else canvas.fit()

    def retire(self) -> None:
        """Go, because another frame has taken over."""
        self.recent_pictures.close()
        self.library.close_sharing()
        self.companions.retire()
        self.actions.retire()
        self.window.hide()
        self.window.deleteLater()
        self.actions.deleteLater()
        self.welcome_maker.deleteLater()
        self.deleteLater()
