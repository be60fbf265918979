"""The sorts of contributions: what a manifest can bring, what each is made of, who uses it and what is asked of it.

A sort stands here once it works; the manifest's JSON Schema lists the same, and a test holds that each
has a consumer, a paragraph in the docs, an example in `samples/plugins/` and a conformance test.

The conformance test of a sort is the function that it names as `faults`: a `Finder` of
`conformance/contribution.py`, which takes a `Contributed` and the `Surroundings` (other plugins, the map
kinds and games there are, the files of the folder, whether code may run) and yields a `Mistake` for
everything that is wrong. `plugins check`, `conform()`, `plugins list` and the plugin page ask it. What is
asked of every sort alike (titles, keys, data and code that are there, map kinds and games that exist) need
not be asked again, and what lacks its data or code is not shown to the function at all. `in_manifest`, `in_file` and `mistakes_of` make mistakes that know their place; an
error says that the contribution can't be used, a warning that its author has to put something right, a
hint is a remark. The name is a text, because the functions of some sorts are above this part.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum


class Brings(StrEnum):
    """What a contribution of a sort is made of."""

    DATA = "data"
    CODE = "code"
    BOTH = "both"
    """Both must be there."""
    CODE_AND_PERHAPS_DATA = "code_and_perhaps_data"
    """Code must be there; data says what it asks for."""
    EITHER = "either"
    """One of the two is enough."""


@dataclass(frozen=True)
class ContributionSort:
    """One sort of contributions."""

    brings: Brings
    consumer: str
    """The module of ours that asks the host for it; the name of a module, because some are above this part."""
    keys: frozenset[str] = frozenset()
    """What a contribution may say beyond `id`, `title`, `help`, `data` and `code`."""
    needs: frozenset[str] = frozenset()
    """Those of the keys that must be there."""
    faults: str = ""
    """What looks for mistakes in one, as `module:function`."""


_CONFORMANCE = "hullwright.plugins.conformance"
_WINDOW = "hullwright.editor.plugins.window_conformance"

CONTRIBUTION_SORTS: Mapping[str, ContributionSort] = {
    "rules": ContributionSort(
        Brings.EITHER,
        "hullwright.plugins.rules",
        frozenset({"game"}),
        faults=f"{_CONFORMANCE}.rule_files:rule_mistakes",
    ),
    "rulesets": ContributionSort(
        Brings.DATA,
        "hullwright.plugins.brought",
        frozenset({"game"}),
        frozenset({"game"}),
        f"{_CONFORMANCE}.whole_games:ruleset_mistakes",
    ),
    "engines": ContributionSort(
        Brings.CODE,
        "hullwright.plugins.brought",
        frozenset({"game", "editor"}),
        frozenset({"game"}),
        "hullwright.editor.plugins.kind_conformance:game_mistakes",
    ),
    "bots": ContributionSort(
        Brings.CODE,
        "hullwright.plugins.brought",
        frozenset({"game"}),
        frozenset({"game"}),
        f"{_CONFORMANCE}.whole_games:bot_mistakes",
    ),
    "map_kinds": ContributionSort(
        Brings.BOTH,
        "hullwright.plugins.brought",
        frozenset({"kind", "editor"}),
        frozenset({"kind"}),
        "hullwright.editor.plugins.kind_conformance:map_kind_mistakes",
    ),
    "sector_kinds": ContributionSort(
        Brings.DATA,
        "hullwright.plugins.pieces",
        frozenset({"kind"}),
        frozenset({"kind"}),
        f"{_CONFORMANCE}.piece_files:piece_mistakes",
    ),
    "tiles": ContributionSort(
        Brings.DATA,
        "hullwright.plugins.pieces",
        frozenset({"kind"}),
        frozenset({"kind"}),
        f"{_CONFORMANCE}.piece_files:piece_mistakes",
    ),
    "checks": ContributionSort(
        Brings.CODE,
        "hullwright.plugins.contributions_checks",
        frozenset({"kind"}),
        faults=f"{_CONFORMANCE}.functions:function_mistakes",
    ),
    "importers": ContributionSort(
        Brings.CODE,
        "hullwright.plugins.importers",
        frozenset({"detects", "kind"}),
        frozenset({"detects"}),
        f"{_CONFORMANCE}.functions:function_mistakes",
    ),
    "exporters": ContributionSort(
        Brings.CODE_AND_PERHAPS_DATA,
        "hullwright.plugins.contributions_exporters",
        frozenset({"suffix", "kind"}),
        faults=f"{_CONFORMANCE}.map_trials:exporter_mistakes",
    ),
    "generators": ContributionSort(
        Brings.CODE_AND_PERHAPS_DATA,
        "hullwright.plugins.generators",
        frozenset({"kind"}),
        frozenset({"kind"}),
        f"{_CONFORMANCE}.map_trials:generator_mistakes",
    ),
    "sheets": ContributionSort(
        Brings.CODE,
        "hullwright.plugins.sheets",
        frozenset({"kind"}),
        faults=f"{_CONFORMANCE}.map_trials:sheet_mistakes",
    ),
    "tools": ContributionSort(
        Brings.CODE,
        "hullwright.editor.plugins.plugin_tools",
        frozenset({"key", "icon", "kind"}),
        faults=f"{_WINDOW}:tool_mistakes",
    ),
    "panels": ContributionSort(
        Brings.CODE,
        "hullwright.editor.plugins.plugin_panels",
        frozenset({"icon", "kind"}),
        faults=f"{_WINDOW}:panel_mistakes",
    ),
    "samples": ContributionSort(
        Brings.DATA,
        "hullwright.plugins.samples",
        frozenset({"kind"}),
        faults=f"{_CONFORMANCE}.sample_files:sample_mistakes",
    ),
    "translations": ContributionSort(
        Brings.DATA,
        "hullwright.plugins.translations",
        frozenset({"language"}),
        faults=f"{_CONFORMANCE}.text_files:text_mistakes",
    ),
    "overlays": ContributionSort(
        Brings.CODE,
        "hullwright.plugins.overlays",
        frozenset({"icon", "kind"}),
        faults=f"{_WINDOW}:overlay_mistakes",
    ),
    "commands": ContributionSort(
        Brings.CODE,
        "hullwright.plugins.commands",
        frozenset({"icon", "key", "kind", "menu"}),
        faults=f"{_WINDOW}:command_mistakes",
    ),
    "events": ContributionSort(
        Brings.CODE,
        "hullwright.plugins.events",
        frozenset({"kind", "on"}),
        frozenset({"on"}),
        f"{_CONFORMANCE}.functions:function_mistakes",
    ),
    "settings": ContributionSort(
        Brings.DATA,
        "hullwright.plugins.settings",
        faults=f"{_CONFORMANCE}.settings_files:settings_mistakes",
    ),
    "themes": ContributionSort(
        Brings.DATA,
        "hullwright.plugins.themes",
        faults="hullwright.editor.plugins.theme_conformance:theme_mistakes",
    ),
}
"""Every sort that works, by the name under which manifests list it."""
