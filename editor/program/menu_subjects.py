"""What menus are about: those on maps are shown while a map is in front, those on scenarios with a scenario."""

from collections.abc import Callable, Mapping
from functools import cache, partial

from ..documents.place import Place
from ..documents.scenario_place import ScenarioPlace
from ..documents.workplace import Workplace
from ..documents.workplaces import Workplaces

SUBJECTS: Mapping[str, type[Place]] = {
    "Edit": Workplace,
    "Select": Workplace,
    "Symmetry": Workplace,
    "Map": Workplace,
    "Tools": Workplace,
    "View/Overlays": Workplace,
    "Scenario": ScenarioPlace,
}
"""By the path of a menu, which sort of document it is about; other menus are for all."""

EXCEPTIONS: Mapping[str, type[Place] | None] = {
    "edit.undo": None,
    "edit.paste": None,
    "history.snapshot": None,
    "edit.redo": None,
    "edit.find": None,
    "edit.find-next": None,
    "edit.find-previous": None,
    "rules.workshop": None,
    "file.picture-png": Workplace,
    "file.picture-svg": Workplace,
    "file.share": Workplace,
    "view.zoom-in": Workplace,
    "view.zoom-out": Workplace,
    "view.actual-size": Workplace,
    "view.fit": Workplace,
    "view.labels": Workplace,
    "view.rulers": Workplace,
}
"""By the name of a command that is about something else than its menu; None for those that are for all."""


def suits(workplaces: Workplaces) -> Callable[[str, str], bool]:
    """Return what tells whether the document in front has something for a command in a menu."""
    return partial(_suits, workplaces)


def _suits(workplaces: Workplaces, name: str, menu: str) -> bool:
    subject = EXCEPTIONS[name] if name in EXCEPTIONS else subject_of(menu)
    return subject is None or isinstance(workplaces.front, subject)


@cache
def subject_of(menu: str) -> type[Place] | None:
    """Return what a menu is about, or the nearest menu around it that is about something."""
    while menu not in SUBJECTS and "/" in menu:
        menu = menu.rpartition("/")[0]
    return SUBJECTS.get(menu)
