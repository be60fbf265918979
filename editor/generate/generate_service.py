"""Making maps in the window: opens the page, keeps targets in files, and takes maps over."""

from functools import partial
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from hullwright.schema.checks.problem import Severity
from hullwright.schema.errors import HullwrightError

from ..documents.absence import no_map
from ..documents.document import Document
from ..documents.workplace import Workplace
from ..files.asker import Pattern
from ..files.file_context import FileContext, stem_of
from ..languages.words import tr
from ..shell.commands import Command
from ..shell.notices import Tone
from ..shell.pages import Pages

# The page, what it draws and what makes maps are loaded when somebody asks for it.
if TYPE_CHECKING:
    from hullwright.engines.generation.candidate import Candidate
    from hullwright.schema.documents.targets import Target

    from .kept_generation import KeptGeneration
    from .open_map import OpenMap
    from .page import GeneratePage
    from .wall_card import WallCard

SORT = TOPIC = "generate"
PROVE = "generate.prove"
LARGE = 2_000
"""The cells from which on a map is not measured while somebody waits."""


class GenerateService:
    """Keeps the pages of a window that make maps."""

    def __init__(self, context: FileContext, pages: Pages, results: Path) -> None:
        """Keep games that maps are proven by in a file."""
        self._context, self._pages, self._results = context, pages, results
        pages.offer(SORT, self._open_again)

    def commands(self) -> list[Command]:
        """Return the commands that have maps made."""
        return [
            Command(
                name="file.generate",
                title=tr("Generate…"),
                run=self.generate,
                menu="File",
                key="Ctrl+G",
                icon="generate",
                help=tr("Say what a map should be like, and watch many maps being made for it."),
            ),
            Command(
                name=PROVE,
                title=tr("Prove by play"),
                # The page in front says what it means.
                run=self.generate,
                menu="File",
                key="Ctrl+Alt+G",
                icon="bots",
                help=tr(
                    "Lets bots play the maps on the wall, and says of the best how fair they are; again pauses it, or goes on."
                ),
                hindered=self._no_wall,
                is_elsewhere=lambda: bool(self._no_wall()),
            ),
            Command(
                name="map.fill-selection",
                title=tr("Fill this selection…"),
                run=partial(self._complete, is_selection=True),
                menu="Map",
                group=3,
                key="Ctrl+Shift+G",
                icon="generate",
                help=tr("Has the selected part of the map made; everything else stays."),
                hindered=self._no_selection,
                is_elsewhere=self._is_elsewhere,
            ),
            Command(
                name="map.finish-half",
                title=tr("Finish my half…"),
                run=partial(self._complete, is_selection=False),
                menu="Map",
                group=3,
                icon="generate",
                help=tr(
                    "Has the rest of the map made: what is locked or selected stays, or else everything that is drawn."
                ),
                hindered=lambda: no_map(self._context.workplaces),
                is_elsewhere=self._is_elsewhere,
            ),
        ]

    def _no_wall(self) -> str:
        """Return why nothing can be proven, or nothing if the page in front has a wall of maps."""
        return "" if PROVE in self._pages.commands() else tr("Have maps made first: Generate….")

    def generate(self) -> None:
        """Open a page for maps on a blank sheet, of the kind of the map in front."""
        from hullwright.engines.generation.draft_kinds import DRAFT_KINDS

        from .kept_generation import KeptGeneration
        from .presets import first_target

        front = self._context.workplaces.current
        kind = (
            front.map.kind if front and front.map.kind in DRAFT_KINDS else next(iter(DRAFT_KINDS))
        )
        self._show(KeptGeneration(first_target(kind), 1))

    def open_target(self, path: Path) -> None:
        """Open a page for a target that lies in a file."""
        from .kept_generation import KeptGeneration

        target = self._read(path)
        if target is not None:
            self._show(KeptGeneration(target, 1, folder=path.parent))

    def _complete(self, *, is_selection: bool) -> None:
        """Open a page that makes a part of the map in front, and begin at once."""
        from .kept_generation import KeptGeneration
        from .open_map import free_rest, free_selection
        from .presets import part_target

        front = self._context.workplaces.current
        if front is None:
            return
        part = free_selection(front) if is_selection else free_rest(front)
        if not part.free:
            told = tr("Nothing of {name} is free: everything is drawn or locked.", name=part.name)
            self._context.notices.tell(told, topic=TOPIC)
            return
        target = part_target(front.map, is_sound=is_selection and _is_sound(front))
        page = self._show(KeptGeneration(target, 1, part))
        page.begin()

    def _no_selection(self) -> str:
        front = self._context.workplaces.current
        return no_map(self._context.workplaces) if front is None else nothing_to_fill(front)

    def _is_elsewhere(self) -> bool:
        """Tell whether the map in front is of a kind of which nobody can make maps."""
        front = self._context.workplaces.current
        return front is not None and not _can_be_made(front)

    def _open_again(self, kept: object) -> None:
        from .kept_generation import KeptGeneration

        if isinstance(kept, KeptGeneration):
            self._show(kept)
        else:
            self.generate()

    def _show(self, kept: "KeptGeneration") -> "GeneratePage":
        from .page import GeneratePage

        page = GeneratePage(kept, self._results)
        page.take_wanted.connect(self._take_over)
        page.into_wanted.connect(self._put_into)
        page.save_wanted.connect(self._save)
        page.open_wanted.connect(self._open)
        self._pages.open(page, SORT)
        page.bar.start.setFocus()
        return page

    def _take_over(self, card: "WallCard", target: "Target") -> None:
        """Open a map that was made in a tab of its own."""
        self._context.workplaces.open(Document(card.told(target)))

    def _put_into(self, candidate: "Candidate", part: "OpenMap | None") -> None:
        """Put a map that was made into the free part of the open one that it was made for."""
        if part is None:
            return
        if part.place not in self._context.workplaces.maps():
            told = tr(
                "{name} is not open any more: take the map over as a new one.", name=part.name
            )
            self._context.notices.tell(told, Tone.WARNING, topic=TOPIC)
            return
        if not part.is_as_it_was:
            told = tr(
                "{name} was changed since these maps were begun, so nothing was put into it. Begin again from there.",
                name=part.name,
            )
            self._context.notices.tell(told, Tone.WARNING, topic=TOPIC)
            return
        part.put(candidate.document)
        self._context.workplaces.switch(part.place)

    def _save(self, page: "GeneratePage") -> None:
        """Keep the target of a page in a file."""
        from hullwright.schema.files.writer import write

        page.finish()
        target = page.form.target()
        usual = self._context.recent.folder() / f"{stem_of(target.name)}.json"
        path = self._context.asker.save_path(tr("Save target"), usual, _patterns())
        if path is None:
            return
        try:
            write(target, path)
        except HullwrightError as fault:
            self._context.tell_fault(fault, TOPIC)
            return
        told = tr("The target is in {path}.", path=path)
        self._context.notices.tell(told, Tone.GOOD, topic=TOPIC)

    def _open(self, page: "GeneratePage") -> None:
        """Ask for a file with a target and show it on a page."""
        folder = self._context.recent.folder()
        paths = self._context.asker.open_paths(tr("Open target"), folder, _patterns())
        target = self._read(paths[0]) if paths else None
        if target is not None:
            page.show_target(target, paths[0].parent)

    def _read(self, path: Path) -> "Target | None":
        """Return the target in a file; say so if there is none."""
        from hullwright.engines.generation.draft_kinds import draft_kind
        from hullwright.engines.generation.target_check import insist_on_known
        from hullwright.schema.files.reader import read_target

        try:
            target = read_target(path)
            insist_on_known(target, draft_kind(target.kind), str(path))
        except HullwrightError as fault:
            self._context.tell_fault(fault, TOPIC)
            return None
        self._context.recent.note(path)
        return target


def nothing_to_fill(place: Workplace) -> str:
    """Return why no selection of a map can be filled, or nothing if one can."""
    if not place.selection:
        return tr("Nothing is selected: drag with the Select tool first.")
    if place.selection <= place.locked:
        return tr("Everything that is selected is locked: unlock it first.")
    return ""


def _is_sound(place: Workplace) -> bool:
    """Tell whether a map is known to have no errors, and is small enough to be measured at once."""
    problems = place.findings.problems
    if problems is None or any(each.severity is Severity.ERROR for each in problems):
        return False
    return sum(1 for _ in islice(place.surface.cells(), LARGE)) < LARGE


def _can_be_made(place: Workplace) -> bool:
    from hullwright.engines.generation.draft_kinds import DRAFT_KINDS

    return place.map.kind in DRAFT_KINDS


def _patterns() -> list[Pattern]:
    return [Pattern(tr("Targets"), "*.json")]
