"""The frame: the window with its panels, bars and commands, made anew for another language."""

from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, Qt

from hullwright.plugins.host.safe_mode import is_safe

from ..canvas.canvas import Canvas
from ..canvas.canvas_switches import CanvasSwitches
from ..canvas.view import FULL
from ..concepts.tool import Tool
from ..documents.place import Place
from ..documents.scenario_place import ScenarioPlace
from ..documents.workplace import Workplace
from ..editing.editing_context import EditingContext
from ..editing.stamp_commands import stamp_entries
from ..files.recent_pictures import RecentPictures
from ..languages.words import tr
from ..plugins.window_additions import WindowAdditions
from ..sheets.commands import commands as sheet_commands
from ..shell.actions import Actions
from ..shell.commands import Command
from ..shell.guides import Guides
from ..shell.menus import Menus
from ..shell.notice_bar import NoticeBar
from ..shell.status_bar import StatusBar
from ..shell.tabs import Tabs
from ..shell.tool_strip import ToolStrip
from ..shell.toolbar import Toolbar
from ..shell.welcome import Welcome
from ..shell.window import Window
from ..simulation.commands import commands as bot_commands
from ..simulation.remark import remark
from .command_table import ProgramActions, printing_for, recent_commands, service_commands
from .documentation import commands as documentation_commands
from .findable import sample_commands, tab_commands
from .language_commands import language_commands
from .menu_subjects import suits
from .pages import Pages
from .panel_table import TOOLBAR, Panels
from .services import Services
from .view_commands import commands as view_commands

if TYPE_CHECKING:
    from ..scenarios.composer.view import ComposerView
    from ..shell.grouped_menu import Fill


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
        self.welcome = Welcome()
        self.tabs = Tabs(services.workplaces, self._program_actions.view, self.welcome)
        self.pages = Pages(self.tabs)
        self.status = StatusBar()
        self.notice_bar = NoticeBar(services.notices)
        self.window = Window(
            services.settings,
            self.tabs,
            self.notice_bar,
            self.status,
            self._program_actions.may_close,
        )

    def _make_panels(self) -> None:
        services = self._services
        self.panels = Panels(services, lambda: self.actions.run("tracing.load"))
        self.window.add_docks(self.panels.docks())

    def _make_commands(self) -> None:
        services = self._services
        clipboard = services.application.clipboard()
        self.actions = Actions([], services.settings, suits(services.workplaces))
        self.guides = Guides(
            self.actions, services.settings, clipboard, self.window, self._findable
        )
        self.printing = printing_for(services, self.window, self.tabs)
        switches = CanvasSwitches(services.settings, self.canvases)
        self.actions.extend(
            [
                *service_commands(services, self._program_actions, self._composer),
                *sheet_commands(self.printing),
                *bot_commands(services.workplaces, lambda: self.window.show_dock("bots")),
                *view_commands(
                    self.window, self.tabs, services.theme, switches, self.guides, services.notices
                ),
                *documentation_commands(self.pages),
            ]
        )
        self.window_additions = WindowAdditions(
            services.additions,
            services.files,
            self.window,
            self.tabs,
            self.actions,
            services.theme,
        )

    def _make_bars(self) -> None:
        services = self._services
        clipboard = services.application.clipboard()
        stamps = EditingContext(services.workplaces, services.notices, clipboard, services.stamps)
        self._fills: dict[str, Fill] = {
            "File/Open recent": partial(recent_commands, services.files),
            "Edit/Stamps": stamp_entries(stamps),
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
        return [*tab_commands(self._services.workplaces), *filled, *samples]

    def _connect_services(self) -> None:
        """Hear what lasts; Qt takes these connections off when the frame goes."""
        services = self._services
        services.workplaces.switched.connect(self._show_front)
        services.workplaces.switched.connect(self.actions.refresh_soon)
        services.workplaces.opened.connect(self._follow)
        services.play_outs.changed.connect(self._show_remark)
        services.files.context.recent.changed.connect(self._show_recent)
        self.window_additions.changed.connect(self._follow_plugins)
        for place in services.workplaces:
            self._follow(place)

    def _connect_window(self) -> None:
        files, theme = self._services.files, self._services.theme
        # What is half typed belongs to the map before it is saved, exported or undone.
        self.actions.running.connect(lambda _: self.finish_typing())
        self.actions.rekeyed.connect(self.tool_strip.describe)
        self.tabs.close_wanted.connect(files.closing.close)
        self.tabs.new_wanted.connect(partial(self._program_actions.new_map, ""))
        self.welcome.wants_new.connect(self._program_actions.new_map)
        self.welcome.wants_open.connect(files.opening.ask)
        self.welcome.wants_sample.connect(self._program_actions.open_sample)
        self.welcome.wants_recent.connect(files.opening.open)
        self._connect_recent()
        self.window.dropped.connect(self._program_actions.open)
        self.status.zoom_wanted.connect(self._zoom)
        self.status.theme_wanted.connect(lambda: theme.choose(theme.next_choice()))

    def _connect_recent(self) -> None:
        recent, shelf = self._services.files.context.recent, self.welcome.recent
        pictures = RecentPictures(self._services.settings.folder / "pictures", self)
        shelf.wants_pinned.connect(recent.pin)
        shelf.wants_removed.connect(recent.remove)
        shelf.wants_pictures.connect(lambda: pictures.want(recent.all()))
        pictures.drawn.connect(shelf.show_picture)
        self._pictures = pictures
        self._show_recent()

    def finish_typing(self) -> None:
        """Take over what is half typed anywhere."""
        for panel in (self.panels.properties, self.panels.tables, self.panels.lanes):
            panel.finish()
        composer = self._composer()
        if composer is not None:
            composer.finish()

    def _composer(self) -> "ComposerView | None":
        is_scenario = isinstance(self._services.workplaces.front, ScenarioPlace)
        # Not asked by its class, which is loaded with the first scenario and not with the window.
        return cast("ComposerView", self.tabs.canvas()) if is_scenario else None

    def canvases(self) -> list[Canvas]:
        """Return the canvases of all open maps."""
        return [each for each in self.tabs.canvases() if isinstance(each, Canvas)]

    def _follow(self, place: Place) -> None:
        signals = [place.document.changed, place.document.renamed]
        if isinstance(place, Workplace):
            signals += [place.selected, place.mirrored, place.overlaid, place.found]
            signals.append(place.choices.changed)
        for signal in signals:
            signal.connect(self.actions.refresh_soon)

    def _follow_plugins(self) -> None:
        self.tool_strip.show_workplace(self._services.workplaces.current)
        self._services.live.check_now()
        self._services.rules.reload()
        self.welcome.refill()
        self._offer_languages()
        self.panels.tables.offer_pieces()
        self.panels.palette.own.offer_pieces()
        self.actions.refresh_soon()

    def _offer_languages(self) -> None:
        """Offer the languages that plugins bring by now."""
        offered = language_commands(self._services.window_language)
        self.actions.extend([each for each in offered if each.name not in self.actions])

    def _show_front(self, place: Place | None) -> None:
        for part in (self.window, self.status, self.panels.properties, self.panels.history):
            part.show_workplace(place)
        workplace = self._services.workplaces.current
        self.window.suit(place)
        for panel in (self.tool_strip, *self.panels.of_maps(), *self.window_additions.panels()):
            panel.show_workplace(workplace)
        self._show_remark()
        canvas = self.tabs.canvas()
        self.panels.minimap.follow(canvas if isinstance(canvas, Canvas) else None)
        if isinstance(canvas, Canvas):
            self.status.show_zoom(canvas.zoom_percent())
            canvas.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_remark(self, _: object = None) -> None:
        services = self._services
        self.panels.metrics.show_remark(remark(services.play_outs, services.workplaces.current))

    def _show_recent(self) -> None:
        recent = self._services.files.context.recent
        self.welcome.show_recent(recent.all())

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
        self._pictures.close()
        self.window.hide()
        self.window.deleteLater()
        self.actions.deleteLater()
        self.deleteLater()
