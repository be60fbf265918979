"""Commands on scenarios."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...documents.scenario_place import ScenarioPlace
from ...documents.workplaces import Workplaces
from ...languages.words import tr
from ...shell.commands import Command

# The view is loaded with the first scenario, not with the window.
if TYPE_CHECKING:
    from .view import ComposerView

Front = Callable[[], "ComposerView | None"]
"""Returns the view of the scenario in front, or None if that is no scenario."""


def commands(
    workplaces: Workplaces, front: Front, ask_for_new: Callable[[], object]
) -> list[Command]:
    """Return the commands on scenarios; whoever asks for a new one shows the dialog for it."""

    def with_view(act: "Callable[[ComposerView], object]") -> Callable[[], None]:
        def run() -> None:
            view = front()
            if view is not None:
                act(view)

        return run

    return [
        Command(
            name="scenario.new",
            title=tr("New scenario…"),
            run=ask_for_new,
            menu="File",
            key="Ctrl+Shift+N",
            icon="new",
            help=tr("Begins a scenario: from scratch, or from a ready-made one."),
        ),
        Command(
            name="scenario.try",
            title=tr("Try on map…"),
            run=with_view(lambda view: view.ask_for_map()),
            menu="Scenario",
            icon="check",
            help=tr("Chooses the map whose checks run under the scenario."),
            hindered=lambda: _no_scenario(workplaces),
        ),
        Command(
            name="scenario.search",
            title=tr("Search rules"),
            run=with_view(lambda view: view.browser.line.setFocus()),
            menu="Scenario",
            icon="search",
            help=tr("Find a rule by code, title or text."),
            hindered=lambda: _no_scenario(workplaces),
        ),
        Command(
            name="scenario.remove-idle",
            title=tr("Remove what has no effect"),
            run=with_view(lambda view: view.composer.remove_idle()),
            menu="Scenario",
            group=1,
            icon="delete",
            help=tr("Removes the rules that change nothing here."),
            hindered=lambda: _no_scenario(workplaces) or _nothing_idle(front()),
        ),
    ]


def _no_scenario(workplaces: Workplaces) -> str:
    if isinstance(workplaces.front, ScenarioPlace):
        return ""
    return tr("No scenario is in front: open one, or create one.")


def _nothing_idle(view: "ComposerView | None") -> str:
    if view is None or view.composer.judgement.idle:
        return ""
    return tr("Every rule of this scenario has an effect.")
