"""The table of preferences: what people may set for the whole program, put together from every area."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ..canvas.canvas_switches import LABELS, RULERS, CanvasSwitches
from ..canvas.overlays.switches import AXES, PROBLEMS, TRACING, Switches
from ..languages.catalogue import languages
from ..languages.choice import SYSTEM
from ..languages.words import tr
from ..panels.problem_header import ProblemHeader
from ..shell.actions import Actions
from ..shell.preference import (
    ActPreference,
    ChoicePreference,
    Preference,
    PreferenceSection,
    SwitchPreference,
)
from ..shell.shortcut_editor import ShortcutEditor
from .file_preferences import file_preferences
from .preferences import SHORTCUTS
from .services import Services
from .view_commands import THEMES

if TYPE_CHECKING:
    from .frame import Frame


def preference_sections(services: Services, frame: "Frame") -> list[PreferenceSection]:
    """Return the sections of the page, in their order."""
    switches = CanvasSwitches(services.settings, frame.canvases)
    return [
        PreferenceSection(
            "look", tr("Look and language"), "theme", [*_look(services), *_panels(frame)]
        ),
        PreferenceSection(
            "map",
            tr("Map"),
            "hexagon",
            [*_canvas(switches), *_layers(services.overlays.switches)],
        ),
        PreferenceSection(
            "problems", tr("Problems"), "problems", list(_problems(frame.panels.problems.header))
        ),
        PreferenceSection(
            "files", tr("Files and recovery"), "folder", list(file_preferences(services.files))
        ),
        PreferenceSection("print", tr("Printing"), "print", list(_printing(services))),
        PreferenceSection(
            SHORTCUTS,
            tr("Shortcuts"),
            "shortcuts",
            widget=partial(_shortcut_editor, frame.actions),
            words=tr("keys, keyboard, hotkeys, key bindings"),
        ),
        PreferenceSection(
            "plugins",
            tr("Plugins"),
            "command",
            [_plugin_page(frame)],
            widget=partial(_plugin_cards, services),
            words=tr("extensions, add-ons"),
        ),
    ]


def _look(services: Services) -> Iterator[Preference]:
    theme, language = services.theme, services.window_language

    def themes() -> dict[str, str]:
        further = services.additions.themes().items()
        own = {name: tr(title) for name, title in THEMES.items()}
        return own | {name: each.title for name, each in further if not each.refusal}

    yield ChoicePreference(
        "theme",
        tr("Theme"),
        tr("The colours of the whole window."),
        lambda: theme.choice,
        theme.choose,
        themes,
        "system",
        tr("dark mode, light mode, colours, appearance"),
    )
    yield ChoicePreference(
        "language",
        tr("Language"),
        tr("The language of menus, panels and messages. Your documents stay as they are."),
        lambda: language.choice,
        language.choose,
        lambda: {SYSTEM: tr("Same as the system"), **languages()},
        SYSTEM,
        tr("translation, English, Spanish, Portuguese, German"),
    )


def _panels(frame: "Frame") -> Iterator[Preference]:
    yield ActPreference(
        "layout",
        tr("Panels"),
        tr("Puts all panels back to their usual places and sizes."),
        tr("Reset layout"),
        frame.window.reset_layout,
        words=tr("docks, arrangement, window"),
    )


def _canvas(switches: CanvasSwitches) -> Iterator[Preference]:
    for name, title, sentence in (
        (
            LABELS,
            tr("Coordinates in cells"),
            tr("Writes each cell's coordinate where there is room."),
        ),
        (RULERS, tr("Rulers"), tr("Shows letters and numbers along the edges of the map.")),
    ):
        yield SwitchPreference(
            name,
            title,
            sentence,
            partial(switches.is_on, name),
            partial(_flip_canvas, switches, name),
        )


def _flip_canvas(switches: CanvasSwitches, name: str, is_on: bool) -> None:
    if switches.is_on(name) is not is_on:
        switches.toggle(name)


def _layers(switches: Switches) -> Iterator[Preference]:
    for name, title, sentence in (
        (PROBLEMS, tr("Problems on the map"), tr("Marks the sectors with problems.")),
        (AXES, tr("Symmetry axes"), tr("Draws the axes of the live symmetry.")),
        (TRACING, tr("Picture to trace"), tr("Shows the picture under the map.")),
    ):
        yield SwitchPreference(
            f"layer-{name}",
            title,
            sentence,
            partial(switches.is_on, name),
            partial(_flip_layer, switches, name),
            words=tr("overlays, layers"),
        )


def _flip_layer(switches: Switches, name: str, is_on: bool) -> None:
    if switches.is_on(name) is not is_on:
        switches.flip(name)


def _problems(header: ProblemHeader) -> Iterator[Preference]:
    for severity, title, sentence in header.offers():
        yield SwitchPreference(
            f"list-{severity}",
            title,
            sentence,
            partial(header.is_listed, severity),
            partial(header.list_severity, severity),
            words=tr("checks, validation"),
        )


def _printing(services: Services) -> Iterator[Preference]:
    from ..sheets.options_form import PAPER_NAMES, PER_PAGE
    from ..sheets.papers import usual_paper

    settings = services.settings
    rows = (
        (
            "sheets/paper",
            tr("Paper"),
            tr("The paper that sheets are laid out for at first."),
            {name: tr(title) for name, title in PAPER_NAMES.items()},
            usual_paper(QLocale()),
        ),
        (
            "sheets/per-page",
            tr("Map sheets"),
            tr("How many map sheets go on one page at first."),
            {str(count): tr(title) for count, title in PER_PAGE.items()},
            "1",
        ),
        (
            "sheets/language",
            tr("Language of the sheets"),
            tr("The language of what is printed around the map."),
            {"": tr("As the window"), **languages()},
            "",
        ),
    )
    for name, title, sentence, choices, usual in rows:
        yield ChoicePreference(
            name,
            title,
            sentence,
            partial(settings.text, name, usual),
            partial(_keep, services, name, usual),
            partial(dict, choices),
            usual,
            tr("print, PDF, A4, Letter"),
        )


def _keep(services: Services, name: str, usual: str, value: str) -> None:
    if value == usual:
        services.settings.forget(name)
    else:
        services.settings.keep(name, value)


def _plugin_page(frame: "Frame") -> Preference:
    return ActPreference(
        "plugins",
        tr("Installed plugins"),
        tr("Install, trust, switch off and remove plugins on a page of their own."),
        tr("Show the plugins"),
        frame.window_additions.show_page,
    )


def _shortcut_editor(actions: Actions) -> QWidget:
    return ShortcutEditor(actions)


def _plugin_cards(services: Services) -> QWidget:
    """Return the settings of all plugins that ask for some, one form under another."""
    from ..plugins.settings_card import SettingsCard

    host = services.host
    cards: Sequence[QWidget] = [
        SettingsCard(host, each, named=True)
        for each in host.plugins()
        if each.is_usable and each.contributions("settings")
    ]
    whole = QWidget()
    column = QVBoxLayout(whole)
    column.setContentsMargins(0, 8, 0, 0)
    for card in cards:
        column.addWidget(card)
    column.addStretch()
    return whole
