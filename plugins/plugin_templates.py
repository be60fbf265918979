"""Templates of plugins: a folder for each thing that a new plugin can bring, as a small example that works.

Each folder in `samples/plugin-templates/` is one, by the name that people ask for. Its `contributes.toml` is
added to the manifest, its `README.md` to the page about the plugin, and everything else is copied.
`common` is what all plugins begin with.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from hullwright.samples import HERE
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message
from hullwright.schema.names import closest

from .host.discovery import MANIFEST
from .sorts import CONTRIBUTION_SORTS

FOLDER = HERE / "plugin-templates"
COMMON = "common"
CONTRIBUTES = "contributes.toml"
README = "README.md"
USUAL = "rule"
"""What a new plugin brings if nothing is asked for."""

_IN_PARTS = {CONTRIBUTES: MANIFEST, README: README}
"""Files that are put together from all templates, and what they become."""


@dataclass(frozen=True)
class PluginTemplate:
    """Something that a new plugin can bring."""

    name: str
    folder: Path

    @property
    def sorts(self) -> frozenset[str]:
        """The sorts of contributions that it brings."""
        stated = tomllib.loads((self.folder / CONTRIBUTES).read_text("utf-8"))
        return frozenset(stated["contributes"])

    def files(self) -> Iterator[tuple[str, str]]:
        """Yield its files, each with its path inside the plugin and its text."""
        for path in sorted(self.folder.rglob("*")):
            if path.is_file() and path.suffix != ".pyc":
                name = path.relative_to(self.folder).as_posix()
                yield _IN_PARTS.get(name, name), path.read_text("utf-8")


@cache
def plugin_templates() -> Mapping[str, PluginTemplate]:
    """Return the templates by name, those of sorts that work."""
    folders = sorted(path.parent for path in FOLDER.glob(f"*/{CONTRIBUTES}"))
    made = (PluginTemplate(each.name, each) for each in folders)
    return {each.name: each for each in made if each.sorts <= CONTRIBUTION_SORTS.keys()}


def named_templates(names: Sequence[str]) -> list[PluginTemplate]:
    """Return the templates of some names, each once; HullwrightError with the likely one for a name that is none."""
    known = plugin_templates()
    for name in names:
        if name not in known:
            raise _unknown(name, list(known))
    return [known[name] for name in dict.fromkeys(names)]


def _unknown(name: str, known: Sequence[str]) -> HullwrightError:
    meant = closest(name, known)
    return HullwrightError(
        message(
            "A plugin can't be made with “{name}” (did you mean “{meant}”?).",
            name=name[:80],
            meant=meant,
        )
        if meant
        else message(
            "A plugin can't be made with “{name}”; there are {known}.",
            name=name[:80],
            known=", ".join(known),
        )
    )
