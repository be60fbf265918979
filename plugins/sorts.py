"""The sorts of contributions: what a manifest can bring, what each is made of, who uses it and what is asked of it.

A sort stands here once it works; the manifest's JSON Schema lists the same, and a test holds that each
has a consumer, a paragraph in the docs, an example in `samples/plugins/` and a conformance test.
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
    """What looks for mistakes in one, as `module:function`; see `hullwright.plugins.testing`."""


CONTRIBUTION_SORTS: Mapping[str, ContributionSort] = {
    "rules": ContributionSort(Brings.EITHER, "hullwright.plugins.rules", frozenset({"game"})),
    "sector_kinds": ContributionSort(Brings.DATA, "hullwright.plugins.pieces", frozenset({"kind"})),
    "tiles": ContributionSort(
        Brings.DATA, "hullwright.plugins.pieces", frozenset({"kind"}), frozenset({"kind"})
    ),
    "checks": ContributionSort(
        Brings.CODE, "hullwright.plugins.contributions_checks", frozenset({"kind"})
    ),
    "importers": ContributionSort(
        Brings.CODE,
        "hullwright.plugins.importers",
        frozenset({"detects", "kind"}),
        frozenset({"detects"}),
    ),
    "exporters": ContributionSort(
        Brings.CODE, "hullwright.plugins.contributions_exporters", frozenset({"suffix", "kind"})
    ),
    "tools": ContributionSort(
        Brings.CODE, "hullwright.editor.plugins.plugin_tools", frozenset({"key", "icon", "kind"})
    ),
    "panels": ContributionSort(
        Brings.CODE, "hullwright.editor.plugins.plugin_panels", frozenset({"icon", "kind"})
    ),
    "samples": ContributionSort(
        Brings.DATA,
        "hullwright.plugins.samples",
        frozenset({"kind"}),
        faults="hullwright.plugins.samples:sample_faults",
    ),
}
"""Every sort that works, by the name under which manifests list it."""
